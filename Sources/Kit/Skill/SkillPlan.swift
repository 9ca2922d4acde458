import Project

/// What the skill's templates know of a project: the view they meet under the key `skill`.
public struct SkillView: Hashable, Sendable, Encodable {
    /// The skill's name, which is its folder's: `app-tests`.
    public var name: String
    /// The module under test.
    public var module: String
    /// The folder of its tests.
    public var tests: String
    /// The file of its doubles.
    public var mocks: String
    /// `Swift Testing` or `XCTest`.
    public var framework: String
    /// The naming mode of doubles.
    public var naming: String
    /// What the names of doubles end with: `Mock`, `Stub`.
    public var double: String
    /// Whether doubles keep calls in one list, `…Calls`, and answer with a `…Result`.
    public var listsCalls: Bool
    /// The ends of the names of a double's members: `CallsCount`, `ReceivedInvocations`, `Closure`.
    public var ends: Ends
    /// The container, when the configuration names one.
    public var container: String?
    /// What the three parts of a test are called.
    public var marks: [String]
    /// The modules that have a suite, as text.
    public var modules: String
    /// A module to speak of in examples of prompts.
    public var sample: String
    /// A suite of the project.
    public var example: Example?

    /// The ends of the names of a double's members.
    public struct Ends: Hashable, Sendable, Encodable {
        /// What counts calls.
        public var counter: String
        /// What keeps arguments.
        public var arguments: String
        /// What is called instead.
        public var closure: String
    }

    /// A suite of the project.
    public struct Example: Hashable, Sendable, Encodable {
        /// Its file.
        public var path: String
        /// Its text, or the beginning of it.
        public var text: String

        /// Creates an example.
        public init(path: String, text: String) {
            self.path = path
            self.text = text
        }
    }

    /// Creates a view.
    public init(
        module: String, tests: String, mocks: String, framework: String, naming: DoubleNaming, double: DoubleKind?,
        container: String?, marks: [String], modules: [String], example: Example?
    ) {
        name = Self.name(for: module)
        self.module = module
        self.tests = tests
        self.mocks = mocks
        self.framework = framework
        self.naming = naming.rawValue
        self.double = Self.suffix(of: double)
        listsCalls = naming.listsCalls
        ends = Ends(counter: naming.counter, arguments: naming.arguments, closure: naming.closure)
        self.container = container
        self.marks = marks
        self.modules = modules.prefix(12).joined(separator: ", ") + (modules.count > 12 ? " and others" : "")
        sample = modules.first ?? module
        self.example = example
    }

    /// What the names of doubles of a kind end with; of the usual kind without one.
    static func suffix(of double: DoubleKind?) -> String { double?.suffix ?? "Mock" }

    /// Endings of names that doubles of a convention do not have, and that a skill about them may not speak of.
    public static func strangers(naming: DoubleNaming, double: DoubleKind?) -> [String] {
        let members =
            naming.listsCalls
            ? ["CallsCount", "ReceivedArguments", "ReceivedInvocations"]
            : naming == .mockolo ? ["Calls", "CallsCount", "ReceivedInvocations"] : ["Calls"]
        return members + (suffix(of: double) == "Mock" ? [] : ["Mock"])
    }

    /// A name by the rules for skills: lower-case letters, digits and single hyphens, at most 64.
    public static func name(for module: String) -> String {
        let words = module.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        return String((words.joined(separator: "-") + "-tests").prefix(64))
    }
}

/// The agents a skill can be installed for.
public enum SkillHome: String, Hashable, Sendable, CaseIterable {
    /// `.agents/skills`, where agents in general look.
    case agents
    /// `.claude/skills` and `.claude/commands`.
    case claude
    /// `.github/skills`
    case github

    /// The folder of skills.
    public var folder: String { ".\(rawValue)/skills" }
}

/// One file of a skill: its template and its path below the skill's folder.
public let skillFiles: [(template: String, path: String)] = [
    ("SkillMain", "SKILL.md"), ("SkillFactory", "references/factory.md"), ("SkillDoubles", "references/doubles.md"),
    ("SkillSuite", "references/suite.md"), ("SkillChecklist", "references/checklist.md"),
    ("SkillWorkflows", "references/workflows.md"), ("SkillExample", "references/example.md"),
    ("SkillEvals", "evals/evals.json"),
]

/// A section of a file that belongs to testgen, between two marks; the rest of the file is a person's.
public enum MarkedSection {
    static let begin = "<!-- testgen:begin -->"
    static let end = "<!-- testgen:end -->"

    /// The text with the section in it: replaced where it is, at the end where it is not.
    public static func put(_ section: String, into text: String) -> String {
        let block = "\(begin)\n\(section.trimmingLines)\n\(end)"
        if let start = text.firstRange(of: begin), let stop = text.firstRange(of: end),
            start.upperBound <= stop.lowerBound
        {
            return String(text[..<start.lowerBound]) + block + text[stop.upperBound...]
        }
        if text.isEmpty { return block + "\n" }
        return text + (text.hasSuffix("\n") ? "\n" : "\n\n") + block + "\n"
    }
}

extension String {
    /// Without empty lines at both ends.
    fileprivate var trimmingLines: String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false)
        while lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
        while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}
