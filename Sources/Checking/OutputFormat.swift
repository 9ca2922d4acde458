import Facts

/// A form in which `testgen check` prints its report: one value in a file of its own below `Formats/`.
public struct OutputFormat: Sendable {
    /// The name on the command line: `--format github`.
    public let name: String
    private let write: @Sendable (CheckReport, Surroundings) -> Printed

    /// Describes a format.
    init(_ name: String, write: @escaping @Sendable (CheckReport, Surroundings) -> Printed) {
        self.name = name
        self.write = write
    }

    /// The report in this format.
    public func printed(_ report: CheckReport, _ surroundings: Surroundings = Surroundings()) -> Printed {
        write(report, surroundings)
    }

    /// What formats say beyond the report.
    public struct Surroundings: Sendable {
        /// How a path of the project is written, as seen from where the person is.
        public var shown: @Sendable (String) -> String
        /// The pages of all rules, in order.
        public var rules: [RulePage]
        /// The version of the tool.
        public var version: String

        /// Names the surroundings.
        public init(
            rules: [RulePage] = [], version: String = "", shown: @escaping @Sendable (String) -> String = { $0 }
        ) {
            self.rules = rules
            self.version = version
            self.shown = shown
        }
    }

    /// What is printed.
    public enum Printed {
        /// A text, as it is.
        case text(String)
        /// A whole JSON document.
        case document(any Encodable)
        /// Members of the JSON object that every command prints.
        case members(any Encodable)
    }
}
