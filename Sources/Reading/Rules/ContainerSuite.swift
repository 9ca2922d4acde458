import Checking
import Facts
import OrderedCollections
import Project
import SwiftSyntax

extension Rule {
    static let containerSuite = Rule(
        "container-suite",
        "A suite that touches the shared container is .serialized, and on the main actor with its subject.",
        source: .rulebook(4), severity: .error,
        why: """
            All tests of a process share the container. Tests of one suite run in parallel unless it is `.serialized`: one \
            test's doubles then answer another test's calls, and the failure comes and goes.
            """,
        fix: "adds `.serialized`, and `@MainActor` where the subject is on the main actor",
        bad: [
            """
            import Testing
            @Suite("Library") @MainActor struct ↓LibraryListViewModelTests {
                @Test func loads() async { let deps = LibraryListTestFactory.setupDependencies() }
            }
            """,
            """
            import NerdzInject
            import Testing
            struct ↓LibraryListViewModelTests {
                init() { NerdzInject.shared.registerObject(UserRepositoryTypeMock(), for: UserRepositoryType.self) }
                @Test func loads() async { let sut = LibraryListViewModel() }
            }
            """,
        ],
        good: [
            """
            import Testing
            @Suite("Library", .serialized) @MainActor struct LibraryListViewModelTests {
                @Test func loads() async { let deps = LibraryListTestFactory.setupDependencies() }
            }
            """,
            """
            import Testing
            @Suite struct SyncServiceTests {
                @Test func uploads() async { let sut = SyncService(api: SyncAPIMock(), clock: SyncClockMock()) }
            }
            """,
        ]
    ) { file, knowledge in
        var reported: Set<Int> = []
        return file.tests.compactMap { test in
            let around = file.types(around: test.function.owner)
            guard let owner = around.first, let top = around.last, !top.isExtension,
                owner.parent == nil || !owner.isExtension, !around.contains(where: { runsByItself($0, in: file) }),
                let container = containerTouched(by: test, around: around, in: file, knowledge)
            else { return nil }
            let isSerialized = around.contains { $0.suiteAttribute?.trait("serialized") != nil }
            let isIsolated = isOnMainActor(owner, test) || !needsMainActor(top, in: file, knowledge)
            let blamed = isSerialized ? owner : top
            guard !isSerialized || !isIsolated, reported.insert(blamed.index).inserted else { return nil }
            return finding(blamed, container, needsTrait: !isSerialized, needsActor: !isIsolated, in: file)
        }
    }

    /// Whether the tests of a suite never share a container: XCTest runs tests one after the other, and Factory's trait
    /// gives each test a container of its own.
    static func runsByItself(_ suite: TypeNode, in file: TestFile) -> Bool {
        file.framework(of: suite) == .xctest || suite.suiteAttribute?.trait("container") != nil
    }

    private static func finding(
        _ suite: TypeNode, _ container: String, needsTrait: Bool, needsActor: Bool, in file: TestFile
    ) -> Finding {
        let missing = [needsTrait ? ".serialized" : nil, needsActor ? "@MainActor" : nil].compactMap { $0 }
        var edits: [Fix.Edit] = []
        if needsTrait { edits += suite.adding(trait: ".serialized", in: file) }
        if needsActor { edits += suite.adding(attribute: "@MainActor", in: file) }
        return file.finding(
            "container-suite", at: suite.nameToken,
            "the suite touches \(container), which all tests share: add \(missing.joined(separator: " and "))",
            fix: Fix("Add \(missing.joined(separator: " and "))", Fix.Edit.merged(edits)))
    }

    /// The container that a test uses, directly or through properties of its suites.
    private static func containerTouched(
        by test: TestCase, around: [TypeNode], in file: TestFile, _ knowledge: Knowledge
    ) -> String? {
        if let container = file.sharedContainer(in: test.function.range, knowledge) { return container }
        for type in around {
            for item in type.members.members
            where !item.decl.is(FunctionDeclSyntax.self) && !item.decl.isTypeDeclaration {
                if let container = file.sharedContainer(in: item.decl.bytes, knowledge) { return container }
            }
        }
        return nil
    }

    private static func isOnMainActor(_ owner: TypeNode, _ test: TestCase) -> Bool {
        owner.attributes.named("MainActor") != nil || test.function.node.attributes.named("MainActor") != nil
    }

    private static func needsMainActor(_ top: TypeNode, in file: TestFile, _ knowledge: Knowledge) -> Bool {
        if knowledge.target(of: file.path)?.isMainActorByDefault == true { return false }
        return file.injectedSubject(of: top, knowledge)?.isMainActor ?? false
    }
}

extension DeclSyntax {
    /// Whether a type is declared.
    var isTypeDeclaration: Bool { asProtocol((any DeclGroupSyntax).self) != nil }
}

extension TypeNode {
    /// The edits that give a suite a trait.
    func adding(trait: String, in file: TestFile) -> [Fix.Edit] {
        guard let attribute = suiteAttribute else {
            return [Fix.Edit(start..<start, "@Suite(\(trait))\n\(file.indentation(at: start))")]
        }
        guard let closing = attribute.rightParen, let opening = attribute.leftParen else {
            let end = attribute.bytes.upperBound
            return [Fix.Edit(end..<end, "(\(trait))")]
        }
        let isEmpty = attribute.argumentList?.isEmpty ?? true
        let end =
            isEmpty ? opening.bytes.upperBound : attribute.argumentList?.bytes.upperBound ?? closing.bytes.lowerBound
        return [Fix.Edit(end..<end, (isEmpty ? "" : ", ") + trait)]
    }

    /// The edits that give a type an attribute on a line of its own.
    func adding(attribute: String, in file: TestFile) -> [Fix.Edit] {
        let place = modifiers.first.map { $0.bytes.lowerBound } ?? keyword.bytes.lowerBound
        return [Fix.Edit(place..<place, "\(attribute)\n\(file.indentation(at: start))")]
    }

    /// The first byte of the declaration, attributes included.
    var start: Int { range.lowerBound }
}

extension Fix.Edit {
    /// Edits at one place as one edit.
    static func merged(_ edits: [Fix.Edit]) -> [Fix.Edit] {
        OrderedDictionary(edits.map { ($0.range, $0.replacement) }, uniquingKeysWith: +).map(Fix.Edit.init)
    }
}
