import ArgumentParser
import Checking
import Facts
import Project
import Reading

/// `testgen check [<path>…]`
struct CheckCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Checks tests against the ten points of the rulebook and the rules around them.",
        discussion: """
            Findings go to standard output as `path:line:column: warning: message [rule]`; errors and warnings make the \
            command exit with 1. One place is accepted by a comment: // testgen:disable:next rule why
            """)
    static let formats = CommonOptions.Format.all

    @OptionGroup var common: CommonOptions

    @ArgumentParser.Argument(help: "Files and folders to check; without any, all test targets.")
    var paths: [String] = []

    @Flag(help: "Mend what can be mended with certainty.")
    var fix = false

    @Option(help: ArgumentHelp("Only what has changed since a commit or branch.", valueName: "base"))
    var changed: String?

    @Option(help: ArgumentHelp("The file of accepted old findings, instead of .testgen-baseline.", valueName: "file"))
    var baseline: String?

    @Flag(help: "Accept all findings as they are now: write them to the baseline.")
    var updateBaseline = false

    @Flag(help: "Report findings of the baseline, too.")
    var noBaseline = false

    @Option(help: ArgumentHelp("Print why a rule is there, with examples.", valueName: "rule"))
    var explain: String?

    @Flag(help: "List all rules.")
    var list = false

    func validate() throws {
        if updateBaseline, changed != nil { throw ValidationError("--update-baseline needs all findings of its files") }
        if updateBaseline, noBaseline {
            throw ValidationError("--update-baseline and --no-baseline exclude each other")
        }
    }

    func perform(in world: World, _ notes: inout Notes) async throws -> Outcome {
        if let explain { return try RuleCatalog.explanation(of: explain) }
        if list { return RuleCatalog.list() }
        return try await CheckRun(workspace: .read(world, &notes), command: self).outcome(&notes)
    }
}

/// Describes the rules of `testgen check`.
enum RuleCatalog {
    /// A rule's page.
    static func explanation(of id: String) throws -> Outcome {
        let page = try page(id)
        return Outcome(
            text: page.text,
            data: PageOutput(
                rule: page.id, summary: page.summary, severity: page.severity, source: page.source.text,
                why: page.why, fix: page.fix, bad: page.bad.map { $0.filter { $0 != "↓" } }, good: page.good))
    }

    /// A rule's page for programs.
    private struct PageOutput: Encodable {
        var rule: String
        var summary: String
        var severity: Diagnostic.Severity
        var source: String
        var why: String
        @OrNull var fix: String?
        var bad: [String]
        var good: [String]
    }

    /// The list of rules for programs.
    private struct ListOutput: Encodable {
        var rules: [Entry]

        struct Entry: Encodable {
            var rule: String
            var summary: String
            var severity: Diagnostic.Severity
            var source: String
            var fixable: Bool
        }
    }

    /// All rules, a line each.
    static func list() -> Outcome {
        let pages = Rule.all.map(\.page)
        let width = pages.map(\.id.count).max() ?? 0
        let lines = pages.map { page in
            page.id + String(repeating: " ", count: width - page.id.count + 2) + page.summary + "\n"
        }
        let data = pages.map { page in
            ListOutput.Entry(
                rule: page.id, summary: page.summary, severity: page.severity, source: page.source.text,
                fixable: page.fix != nil)
        }
        return Outcome(text: lines.joined(), data: ListOutput(rules: data))
    }

    /// The page of a rule; an unknown one is an error that names the nearest.
    static func page(_ id: String) throws -> RulePage {
        if let rule = Rule.all.first(where: { $0.id == id }) { return rule.page }
        throw unknown(id)
    }

    /// Checks that every rule a configuration names exists.
    static func check(_ configuration: Configuration) throws {
        let known = Set(Rule.all.map(\.id))
        let named = Set(configuration.rules.keys).union(configuration.ruleScopes.keys)
        if let first = named.subtracting(known).min() { throw unknown(first) }
    }

    private static func unknown(_ id: String) -> Failure {
        let near = Nearest.names(to: id, among: Rule.all.map(\.id))
        let hint = near.isEmpty ? "`testgen check --list` names them" : "did you mean \(near.joined(separator: ", "))?"
        return Failure("there is no rule `\(id)`; \(hint)", rule: "no-such-rule")
    }
}
