/// Writes files.
protocol FileWriter {
    func write(_ text: String, to name: String) throws
    func exists(_ name: String) -> Bool
}

/// A controller that throws errors of its own.
final class ExportController {
    enum ExportError: Error, Equatable {
        case empty
        case exists(name: String)
    }

    private let writer: FileWriter
    private(set) var exported: [String] = []

    init(writer: FileWriter) {
        self.writer = writer
    }

    func export(_ notes: [Note], as name: String, overwrites: Bool = false) throws -> Int {
        guard !notes.isEmpty else { throw ExportError.empty }
        if writer.exists(name), !overwrites { throw ExportError.exists(name: name) }
        try writer.write("# \(name)", to: name)
        exported.append(name)
        return notes.count
    }
}
