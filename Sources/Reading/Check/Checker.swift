import Algorithms
import Checking
import Facts
import Project

/// Runs rules over files.
public struct Checker: Sendable {
    /// The rules to run, with the severity of their findings.
    let rules: [(rule: Rule, severity: Diagnostic.Severity)]
    let knowledge: Knowledge
    private let scopes: [String: (only: [Glob]?, exclude: [Glob])]
    private let known: Set<String>
    private let active: Set<String>

    /// Creates a checker.
    ///
    /// - Parameters:
    ///   - knowledge: What is known of the project.
    ///   - levels: Rules switched off or to another severity.
    ///   - scopes: Where rules apply that do not apply everywhere.
    ///   - only: The rules to run; `nil` for all.
    public init(
        knowledge: Knowledge, levels: [String: Configuration.RuleLevel] = [:],
        scopes: [String: Configuration.RuleScope] = [:], only: Set<String>? = nil
    ) {
        self.knowledge = knowledge
        rules = Rule.all.compactMap { rule in
            if let only, !only.contains(rule.id) { return nil }
            switch levels[rule.id] {
            case .off: return nil
            case .note: return (rule, .note)
            case .warning: return (rule, .warning)
            case .error: return (rule, .error)
            case nil: return (rule, rule.page.severity)
            }
        }
        self.scopes = scopes.mapValues { scope in
            (scope.only.map { $0.map { Glob($0) } }, scope.exclude.map { Glob($0) })
        }
        known = Set(Rule.all.map(\.id))
        active = Set(rules.map(\.rule.id))
    }

    /// The findings of one file, in order of places, and how many findings its comments suppress.
    public func check(_ path: String, _ bytes: [UInt8]) -> (findings: [Finding], accepted: Int) {
        guard Self.mayApply(bytes) else { return ([], 0) }
        let file = TestFile(path: path, bytes: bytes, knowledge: knowledge)
        var findings: [Finding] = []
        for (rule, severity) in rules where !isExempt(rule.id, path) {
            for var finding in rule.check(file, knowledge).uniqued(on: { "\($0.location.line) \($0.message)" }) {
                finding.severity = severity
                if finding.fix != nil, file.isOwned { finding.fix = nil }
                findings.append(finding)
            }
        }
        let text = bytes.contains("testgen:") ? String(decoding: bytes, as: UTF8.self) : ""
        var (left, accepted) = Suppressions(in: text, known: known).apply(to: findings, path: path, active: active)
        let level = rules.first { $0.rule.id == Suppressions.rule }?.severity ?? .warning
        for index in left.indices where left[index].rule == Suppressions.rule { left[index].severity = level }
        return (left.sorted { ($0.location, $0.rule) < ($1.location, $1.rule) }, accepted)
    }

    private func isExempt(_ rule: String, _ path: String) -> Bool {
        guard let scope = scopes[rule] else { return false }
        return scope.exclude.contains { $0.matches(path) } || !(scope.only?.contains { $0.matches(path) } ?? true)
    }

    /// Whether a rule can apply to a file, by a scan of its bytes.
    private static func mayApply(_ bytes: [UInt8]) -> Bool {
        ["Testing", "XCTest", "Factory", "class ", "struct ", "actor "].contains { bytes.contains($0) }
    }
}
