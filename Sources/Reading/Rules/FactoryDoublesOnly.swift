import Checking
import Facts
import SwiftSyntax

extension Rule {
    static let factoryDoublesOnly = Rule(
        "factory-doubles-only", "The factory registers doubles, never production types.", source: .rulebook(6),
        severity: .error,
        why: """
            One real repository behind a unit test, and the test talks to a server, a disk or another test. What is real \
            is known from the sources: a type that implements one of their protocols or is injected itself.
            """,
        bad: [
            """
            import NerdzInject
            enum LibraryListTestFactory {
                static func setupDependencies() {
                    let userRepo = ↓UserRepository()
                    NerdzInject.shared.registerObject(userRepo, for: UserRepositoryType.self)
                    NerdzInject.shared.registerObject(LibraryRepositoryTypeMock(), for: LibraryRepositoryType.self)
                }
            }
            """
        ],
        good: [
            """
            import NerdzInject
            enum LibraryListTestFactory {
                static func setupDependencies() {
                    let userRepo = UserRepositoryTypeMock()
                    NerdzInject.shared.registerObject(userRepo, for: UserRepositoryType.self)
                }
                @MainActor static func makeSUT() -> LibraryListViewModel { LibraryListViewModel() }
            }
            """
        ]
    ) { file, knowledge in
        let fields = file.nodes.properties.compactMap { node, owner -> Finding? in
            guard let owner, isDependencies(owner, in: file), let type = node.bindings.first?.typeAnnotation?.type,
                isReal(type.lastTypeName, knowledge)
            else { return nil }
            return file.finding(
                "factory-doubles-only", at: type,
                "\(type.lastTypeName) is the real thing; a factory's dependencies are doubles")
        }
        return fields
            + file.nodes.typeReferences.compactMap { reference in
                let name = reference.baseName.text
                guard reference.isCalled, isReal(name, knowledge), isGivenToTests(reference, name, in: file, knowledge)
                else { return nil }
                return file.finding(
                    "factory-doubles-only", at: reference,
                    "\(name) is the real thing; give the tests \(double(for: name, knowledge)) instead")
            }
    }

    /// Whether a type is a real implementation that a double should replace.
    private static func isReal(_ name: String, _ knowledge: Knowledge) -> Bool {
        guard knowledge.testTypes[name] == nil, let role = knowledge.roles[name] else { return false }
        return !role.services.isEmpty && !role.isModel
    }

    private static func isDependencies(_ owner: Int, in file: TestFile) -> Bool {
        let around = file.types(around: owner)
        return around.first?.name == "Dependencies" && around.last?.name.hasSuffix("TestFactory") == true
    }

    /// Whether tests get the object: from a factory, or from a container of a unit test.
    private static func isGivenToTests(
        _ reference: DeclReferenceExprSyntax, _ name: String, in file: TestFile, _ knowledge: Knowledge
    ) -> Bool {
        let offset = reference.bytes.lowerBound
        let types = file.types(at: offset)
        if let factory = types.last(where: { $0.name.hasSuffix("TestFactory") }) {
            guard let module = factory.name.dropping(suffix: "TestFactory"),
                knowledge.role(namedBy: module)?.name != name
            else { return false }
            let function = file.nodes.functions.first { $0.range.contains(offset) }
            return function?.node.signature.returnClause?.type.lastTypeName != name
        }
        guard file.isInSuite(offset), !file.isIntegration(types, file.test(at: offset)) else { return false }
        return isArgumentOfRegistration(reference, knowledge)
    }

    private static func isArgumentOfRegistration(_ node: DeclReferenceExprSyntax, _ knowledge: Knowledge) -> Bool {
        var current = node.parent
        while let parent = current,
            !parent.is(CodeBlockItemSyntax.self) || parent.parent?.parent?.is(ClosureExprSyntax.self) == true
        {
            if let call = parent.as(FunctionCallExprSyntax.self) {
                let text = call.calleeText
                if knowledge.sharedContainers.contains(where: { text.hasPrefix($0.head + ".") }) { return true }
            }
            current = parent.parent
        }
        return false
    }

    private static func double(for name: String, _ knowledge: Knowledge) -> String {
        knowledge.roles[name]?.services.first.map { $0 + "Mock" } ?? "a double"
    }
}
