import Algorithms

/// Types of the project that have the name of one in a module which every test imports.
public struct NameClashes: Sendable {
    /// The import that says which of the two is meant, by the line that imports the module: `struct Shop.Confirmation`.
    private let declarations: [(module: String, name: String, declaration: String)]

    /// Looks for them among all that is known.
    public init(in index: FactIndex) {
        declarations = Self.taken.sorted().flatMap { name in
            index.types(named: name).filter { $0.scope.isEmpty && !$0.module.isEmpty && $0.info.access.isTestable }
                .map { ($0.module, name, "\($0.kind.importWord) \($0.module).\(name)") }
        }
    }

    /// A file of tests with an import for each of them that it names without its module.
    public func resolved(in text: String) -> String {
        declarations.reduce(text) { text, found in
            guard text.contains(found.name), let line = Self.importLine(of: found.module, in: text),
                !text.contains("import \(found.declaration)"), Self.isNamed(found.name, in: text)
            else { return text }
            return text[..<line.end] + line.words + found.declaration + "\n" + text[line.end...]
        }
    }

    /// The words that import a module, attributes that show more of it aside, and where their line ends.
    private static func importLine(of module: String, in text: String) -> (words: String, end: String.Index)? {
        ["@testable import ", "import "].firstNonNil { words in
            text.firstRange(of: "\n\(words)\(module)\n").map { (words, $0.upperBound) }
                ?? text.firstRange(of: ") \(words)\(module)\n").map { (words, $0.upperBound) }
        }
    }

    /// Whether a word stands in a text that is no member's.
    private static func isNamed(_ name: String, in text: String) -> Bool {
        text.ranges(of: name).contains { range in
            let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
            let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
            return !before.isPartOfName && before != "." && !after.isPartOfName
        }
    }

    /// Whether a name of a type is one of those.
    public static func isTaken(_ name: String) -> Bool { taken.contains(name) }

    /// The names that those modules take.
    public static let taken: Set<String> = [
        // Foundation
        "Bundle", "Calendar", "Data", "Date", "DateInterval", "Decimal", "Dimension", "Expression", "Formatter", "Host",
        "IndexPath",
        "Locale", "Measurement", "Message", "Notification", "Operation", "Port", "Process", "Progress", "Predicate",
        "Scanner", "Stream", "Thread", "TimeZone", "Timer", "URL", "UUID", "Unit", "UserDefaults", "Morphology",
        "ValueTransformer", "XMLNode", "ErrorUserInfoKey", "SortDescriptor", "SortOrder", "InflectionRule",
        // Testing
        "Attachment", "Bug", "Comment", "Confirmation", "Issue", "Test", "Tag", "Trait", "Suite", "SourceLocation",
        "Configuration", "ExitTest", "ExitStatus", "Expectation", "ExpectationFailedError", "Backtrace", "Attachable",
        "AttachableWrapper", "ConditionTrait", "TestTrait", "SuiteTrait", "TestScoping", "TimeLimitTrait",
    ]
}

extension Character {
    fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}

extension TypeFact.Kind {
    /// The word by which a declaration of this kind is imported alone.
    fileprivate var importWord: String {
        switch self {
        case .actor: "class"
        default: rawValue
        }
    }
}
