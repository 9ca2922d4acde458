import Checking
import Facts
import Project
import SwiftSyntax

extension Rule {
    static let swiftDataMainActor = Rule(
        "swiftdata-main-actor", "A suite that touches SwiftData is on the main actor.", source: .guardrail,
        severity: .error,
        why: """
            A model context belongs to the actor it was made on. Used from a test that runs elsewhere it crashes, on some \
            runs only, and in another file each time.
            """,
        fix: "adds `@MainActor`",
        bad: [
            """
            import SwiftData
            import Testing
            struct ↓FollowTests {
                let context: ModelContext
                @Test func follows() {}
            }
            """
        ],
        good: [
            """
            import SwiftData
            import Testing
            @MainActor struct FollowTests {
                let context: ModelContext
                @Test func follows() {}
            }
            """,
            """
            import SwiftData
            import Testing
            struct FollowTests {
                @Test @MainActor func follows() throws { let context = ModelContext(try makeContainer()) }
            }
            """,
        ]
    ) { file, knowledge in
        let persistent = Set(knowledge.roles.all.filter(\.isPersistent).map(\.name))
        let words = swiftData.union(persistent)
        guard !file.bytes.typeNames.isDisjoint(with: words) else { return [] }
        if knowledge.target(of: file.path)?.isMainActorByDefault == true { return [] }
        return file.suites.map { file.nodes.types[$0] }.compactMap { suite in
            guard !suite.isExtension, file.framework(of: suite) == .swiftTesting, suite.keyword.text != "actor",
                !hasActor(suite.attributes)
            else { return nil }
            guard touches(suite, words) else { return nil }
            return file.finding(
                "swiftdata-main-actor", at: suite.nameToken, "\(suite.name) touches SwiftData; add @MainActor",
                fix: Fix("Add @MainActor", suite.adding(attribute: "@MainActor", in: file)))
        }
    }

    private static let swiftData: Set<String> = [
        "ModelContext", "ModelContainer", "FetchDescriptor", "ModelConfiguration",
    ]

    private static func hasActor(_ attributes: AttributeListSyntax) -> Bool {
        attributes.contains { element in
            guard case .attribute(let attribute) = element else { return false }
            return attribute.attributeName.lastTypeName.hasSuffix("Actor")
        }
    }

    /// Whether members of a suite name anything of SwiftData, those with an actor of their own aside.
    private static func touches(_ suite: TypeNode, _ words: Set<String>) -> Bool {
        suite.members.members.contains { item in
            if item.decl.isTypeDeclaration { return false }
            if let function = item.decl.as(FunctionDeclSyntax.self), hasActor(function.attributes) { return false }
            if let initializer = item.decl.as(InitializerDeclSyntax.self), hasActor(initializer.attributes) {
                return false
            }
            return item.decl.tokens(viewMode: .sourceAccurate).contains { token in
                if case .identifier(let name) = token.tokenKind { words.contains(name) } else { false }
            }
        }
    }
}
