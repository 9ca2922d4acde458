import Facts

/// A command of a GitHub workflow run that annotates a place of the code: `::error file=…,line=…::…`.
public struct WorkflowCommand: Hashable, Sendable {
    private let name: String
    private let properties: [String]
    private let message: String

    /// Creates an annotation.
    ///
    /// - Parameters:
    ///   - name: `error`, `warning` or `notice`.
    ///   - file: The file; `nil` for none.
    ///   - line: The line in it.
    ///   - title: What stands above the message.
    ///   - message: The message.
    public init(_ name: String, file: String? = nil, line: Int? = nil, title: String, message: String) {
        let place = [file.map { ("file", $0) }, line.map { ("line", "\($0)") }].compactMap { $0 }
        self.init(name, place + [("title", title)], message)
    }

    init(_ finding: Finding, _ shown: (String) -> String) {
        self.init(
            finding.severity == .note ? "notice" : finding.severity.rawValue,
            [
                ("file", shown(finding.location.file)), ("line", "\(finding.location.line)"),
                ("col", "\(finding.location.column)"), ("endLine", "\(finding.end.line)"),
                ("endColumn", "\(finding.end.column)"), ("title", finding.rule),
            ], finding.message)
    }

    private init(_ name: String, _ properties: [(String, String)], _ message: String) {
        self.name = name
        self.properties = properties.map { "\($0)=\(Self.property($1))" }
        self.message = message
    }

    /// The line that a workflow prints.
    public var text: String { "::\(name) \(properties.joined(separator: ","))::\(Self.data(message))\n" }

    private static func data(_ text: String) -> String {
        escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
    }

    private static func property(_ text: String) -> String {
        escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
    }

    private static func escape(_ text: String, _ table: [Unicode.Scalar: String]) -> String {
        text.unicodeScalars.map { table[$0] ?? String($0) }.joined()
    }
}
