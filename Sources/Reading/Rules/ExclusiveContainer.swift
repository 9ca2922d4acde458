import Checking
import Facts
import Project

extension Rule {
    static let exclusiveContainer = Rule(
        "exclusive-container", "Suites that share a container take it one after the other.", source: .agents,
        severity: .error,
        why: """
            `.serialized` orders the tests of one suite. Two such suites still run at the same time, and their doubles meet in \
            the container. A trait that takes the container for one suite at a time keeps them apart; so does one \
            `.serialized` suite around both. The trait is known by its declaration: `exclusive…` in an extension of a trait.
            """,
        fix: "adds the trait",
        bad: [
            """
            // file: AppTests/Support/Traits.swift
            import Testing
            extension SuiteTrait where Self == ExclusiveTrait { static var exclusiveContainer: Self { Self() } }
            // file: AppTests/LibraryListViewModelTests.swift
            import Testing
            @Suite(.serialized) @MainActor struct ↓LibraryListViewModelTests {
                @Test func loads() { let deps = LibraryListTestFactory.setupDependencies() }
            }
            // file: AppTests/OtherTests.swift
            import Testing
            @Suite(.serialized, .exclusiveContainer) @MainActor struct OtherTests {
                @Test func loads() { let deps = LibraryListTestFactory.setupDependencies() }
            }
            """
        ],
        good: [
            """
            // file: AppTests/Support/Traits.swift
            import Testing
            extension SuiteTrait where Self == ExclusiveTrait { static var exclusiveContainer: Self { Self() } }
            // file: AppTests/LibraryListViewModelTests.swift
            import Testing
            @Suite(.serialized, .exclusiveContainer) @MainActor struct LibraryListViewModelTests {
                @Test func loads() { let deps = LibraryListTestFactory.setupDependencies() }
            }
            // file: AppTests/OtherTests.swift
            import Testing
            @Suite(.serialized, .exclusiveContainer) @MainActor struct OtherTests {
                @Test func loads() { let deps = LibraryListTestFactory.setupDependencies() }
            }
            """
        ]
    ) { file, knowledge in
        guard let trait = knowledge.exclusiveTraits.first, let target = knowledge.target(of: file.path) else {
            return []
        }
        let sharing = file.topSuites.filter {
            !runsByItself($0, in: file) && file.sharedContainer(in: $0.range, knowledge) != nil
        }
        let others = (knowledge.sharingFiles[target.name] ?? []).subtracting([file.path])
        guard sharing.count > 1 || (!sharing.isEmpty && !others.isEmpty) else { return [] }
        return sharing.compactMap { suite in
            let isThere = knowledge.exclusiveTraits.contains { suite.suiteAttribute?.trait($0) != nil }
            guard !isThere, let container = file.sharedContainer(in: suite.range, knowledge) else { return nil }
            let text = "." + trait
            return file.finding(
                "exclusive-container", at: suite.nameToken,
                "other suites of \(target.name) use \(container) at the same time; add \(text)",
                fix: Fix("Add \(text)", suite.adding(trait: text, in: file)))
        }
    }
}
