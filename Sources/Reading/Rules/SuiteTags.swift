import Checking
import SwiftSyntax

extension Rule {
    static let suiteTags = Rule(
        "suite-tags", "A suite carries tags, where the tests declare some.", source: .guardrail,
        why: """
            Tags are how a person or an agent runs the part of the tests that matters now. A suite without tags is in none \
            of those runs. Tests that declare no tags are left alone, \
            and so is a suite that testgen wrote and brings up to date.
            """,
        bad: [
            """
            // file: AppTests/Support/Tags.swift
            import Testing
            extension Tag { @Tag static var unit: Self }
            // file: AppTests/UserTests.swift
            import Testing
            @Suite("User") struct ↓UserTests { @Test func loads() {} }
            """
        ],
        good: [
            """
            // file: AppTests/Support/Tags.swift
            import Testing
            extension Tag { @Tag static var unit: Self }
            // file: AppTests/UserTests.swift
            import Testing
            @Suite("User", .tags(.unit)) struct UserTests { @Test func loads() {} }
            """
        ],
        pattern: LintPattern(#"@Suite(?!\([^)]*\.tags\()"#)
    ) { file, knowledge in
        guard !knowledge.tags.isEmpty, !file.isOwned else { return [] }
        return file.topSuites.compactMap { suite in
            if suite.suiteAttribute?.trait("tags") != nil || file.framework(of: suite) == .xctest { return nil }
            let untagged = file.tests(in: suite).filter { test in
                test.function.attribute?.trait("tags") == nil
                    && !file.types(around: test.function.owner).contains { $0.suiteAttribute?.trait("tags") != nil }
            }
            guard !untagged.isEmpty else { return nil }
            let known = knowledge.tags.sorted().prefix(4).map { ".\($0)" }.joined(separator: ", ")
            return file.finding(
                "suite-tags", at: suite.nameToken, "\(suite.name) carries no tags; add .tags(…) of \(known)")
        }
    }
}
