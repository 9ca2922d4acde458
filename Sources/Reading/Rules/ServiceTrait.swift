import Checking
import Facts
import SwiftSyntax

extension Rule {
    static let serviceTrait = Rule(
        "service-trait", "A suite tagged for a service carries the trait that checks whether the service runs.",
        source: .guardrail, severity: .error,
        why: """
            Without the trait the suite fails on every machine where the emulator does not run, and people learn to look \
            away from red. With it the suite is skipped, with a reason. The trait is known by its declaration: \
            `requires…` in an extension of a trait.
            """,
        fix: "adds the trait where there is only one that fits and it needs no arguments",
        bad: [
            """
            // file: AppTests/Support/Traits.swift
            import Testing
            extension Trait where Self == ConditionTrait {
                static func requiresFirestoreEmulator() -> Self { .enabled { true } }
            }
            // file: AppTests/SyncTests.swift
            import Testing
            @Suite(.tags(.firestore)) struct ↓SyncTests { @Test func syncs() {} }
            """
        ],
        good: [
            """
            // file: AppTests/Support/Traits.swift
            import Testing
            extension Trait where Self == ConditionTrait {
                static func requiresFirestoreEmulator() -> Self { .enabled { true } }
            }
            // file: AppTests/SyncTests.swift
            import Testing
            @Suite(.tags(.firestore), .requiresFirestoreEmulator()) struct SyncTests { @Test func syncs() {} }
            @Suite(.tags(.unit)) struct OtherTests { @Test func works() {} }
            """
        ],
        pattern: LintPattern(
            #"@Suite\((?![^@{]*\.requires)[^@{]*\.tags\([^)]*\.(emulator|firestore|firebase|service|backend)\b"#)
    ) { file, knowledge in
        guard !knowledge.serviceTraits.isEmpty else { return [] }
        return file.suites.map { file.nodes.types[$0] }.compactMap { suite in
            let around = file.types(around: suite.index)
            let tags = suite.suiteAttribute?.tagNames ?? []
            let fitting = knowledge.serviceTraits.filter { trait in tags.contains { fits(trait.name, $0) } }
            guard let first = fitting.first, let tag = tags.first(where: { fits(first.name, $0) }) else { return nil }
            let isThere = around.contains { type in
                knowledge.serviceTraits.contains { type.suiteAttribute?.trait($0.name) != nil }
            }
            guard !isThere else { return nil }
            let text = ".\(first.name)" + (first.isFunction ? "()" : "")
            let fix =
                fitting.count == 1 && first.isPlain
                ? Fix("Add \(text)", suite.adding(trait: text, in: file)) : nil
            return file.finding(
                "service-trait", at: suite.nameToken,
                "\(suite.name) is tagged .\(tag); add \(text), so that it is skipped where the service does not run",
                fix: fix)
        }
    }

    /// Whether a trait checks for what a tag names.
    private static func fits(_ trait: String, _ tag: String) -> Bool {
        let service = (trait.dropping(prefix: "requires") ?? trait).lowercased()
        let tag = tag.lowercased()
        return service == "service" ? tag == "emulator" : service.contains(tag)
    }
}

extension AttributeSyntax {
    /// The tags among the traits: `firestore` in `.tags(.firestore)`.
    var tagNames: [String] {
        let call = trait("tags")?.as(FunctionCallExprSyntax.self)
        return call?.arguments.compactMap { Chain($0.expression).members.last } ?? []
    }
}
