/// What of a file that testgen wrote and a person edited is the person's own.
public struct PersonalPart {
    private let text: String
    private let record: MergeRecord

    /// Reads the record at the end of a text.
    public init(of text: String) {
        self.text = text
        record = MergeRecord.split(text).record
    }

    /// Whether testgen wrote a type.
    ///
    /// - Parameter path: The names of the types around it, and its own.
    public func isGenerated(type path: [String]) -> Bool {
        record.knows(name: Declaration.key(of: .type, path.joined(separator: ".")))
    }

    /// The text with space in the place of what testgen wrote, edited or not.
    public var blanked: String {
        guard !record.isEmpty else { return text }
        let outline = Outline(text, grain: .members)
        var bytes = outline.bytes
        blank(outline.declarations, in: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func blank(_ declarations: [Declaration], in bytes: inout [UInt8]) {
        for declaration in declarations where declaration.kind != .import {
            if let members = declaration.members, !members.isEmpty {
                blank(members, in: &bytes)
            } else if record.knows(name: declaration.key) {
                for place in declaration.range where ![0x0A, 0x0D].contains(bytes[place]) { bytes[place] = 0x20 }
            }
        }
    }
}
