/// The identifiers of objects that testgen adds to a project: 24 digits that follow from what the object stands for.
struct XcodeIdentifiers {
    private let target: String

    /// Identifiers for the members of a target.
    init(target: String) {
        self.target = target
    }

    /// The reference to a file.
    func reference(_ path: String) -> String { Self.digits("file", path) }

    /// What makes a file part of the target.
    func member(_ path: String) -> String { Self.digits("member of \(target)", path) }

    /// The group of a folder.
    func group(_ folder: String) -> String { Self.digits("group", folder) }

    private static func digits(_ words: String...) -> String {
        let text = words.joined(separator: "\n")
        let number = [hash(text, 0xcbf2_9ce4_8422_2325), hash(text, 0x9e37_79b9_7f4a_7c15)]
        let digits = number.map { number in
            let digits = String(number, radix: 16, uppercase: true)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
        return String(digits.joined().prefix(24))
    }

    /// FNV-1a, from a start of one's own.
    private static func hash(_ text: String, _ start: UInt64) -> UInt64 {
        text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    }
}
