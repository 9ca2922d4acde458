import Checking
import Project
import SwiftSyntax

/// Questions about a file that several rules share.
extension TestFile {
    /// The test a byte belongs to.
    func test(at offset: Int) -> TestCase? { tests.first { $0.function.range.contains(offset) } }

    /// Whether a byte lies in a suite.
    func isInSuite(_ offset: Int) -> Bool { suites.contains { nodes.types[$0].range.contains(offset) } }

    /// Whether a node lies in the arguments of an attribute, such as a display name or a trait.
    func isInAttribute(_ node: some SyntaxProtocol) -> Bool {
        var current = node.parent
        while let parent = current, !parent.is(CodeBlockItemSyntax.self) {
            if parent.is(AttributeSyntax.self) { return true }
            current = parent.parent
        }
        return false
    }

    // MARK: What a suite is about

    /// A suite's name without the ending that says it is one.
    static func stem(of suite: String) -> String {
        for ending in ["IntegrationTests", "Tests", "Test", "Suite", "Specs", "Spec"] {
            if let stem = suite.dropping(suffix: ending) { return stem }
        }
        return suite
    }

    /// The type a suite tests, when it is injected with something: by the suite's name, the factory it uses, or what
    /// it makes.
    func injectedSubject(of suite: TypeNode, _ knowledge: Knowledge) -> Role? {
        if let role = knowledge.role(namedBy: Self.stem(of: suite.name)) { return role.isInjected ? role : nil }
        for reference in nodes.typeReferences.within(suite.range) {
            let name = reference.baseName.text
            if let module = name.dropping(suffix: "TestFactory"), let role = knowledge.role(namedBy: module) {
                return role.isInjected ? role : nil
            }
            if reference.isCalled, let role = knowledge.roles[name], role.isInjected,
                Self.concerns(Self.stem(of: suite.name), role) || reference.isSubject
            {
                return role
            }
        }
        return nil
    }

    /// Whether a suite that is named for no type may be about one: `ListLoadingTests` about a `ListViewModel`.
    private static func concerns(_ stem: String, _ role: Role) -> Bool {
        let module = Subject.module(of: role.name).lowercased()
        let stem = stem.lowercased()
        return stem.contains(module) || module.contains(stem)
    }

    /// The shared container that some code uses: directly, through a factory, or through an object it makes.
    func sharedContainer(in range: Range<Int>, _ knowledge: Knowledge) -> String? {
        guard !knowledge.sharedContainers.isEmpty else { return nil }
        for reference in nodes.typeReferences.within(range) {
            let name = reference.baseName.text
            if let container = knowledge.containerFactories[name] { return container }
            if let container = knowledge.sharedContainers.first(where: { reference.isHead(of: $0.head) }) {
                return container.name
            }
            if reference.isCalled, let container = knowledge.roles[name]?.container { return container }
        }
        return nil
    }

    /// Whether the tests at some place are meant to touch the world: an integration tier, by tag or folder.
    func isIntegration(_ types: [TypeNode], _ test: TestCase?) -> Bool {
        let words = ["integration", "emulator", "e2e", "endtoend", "performance", "uitests"]
        let folders = path.lowercased().split(separator: "/").dropLast()
        if folders.contains(where: { folder in words.contains { folder.contains($0) } }) { return true }
        if types.contains(where: { $0.name.contains("Integration") }) { return true }
        let attributes = types.map(\.suiteAttribute) + [test?.function.attribute]
        let tags = attributes.compactMap { $0?.trait("tags")?.as(FunctionCallExprSyntax.self) }
        return tags.contains { call in
            call.arguments.contains { argument in
                words.contains { Chain(argument.expression).members.last?.lowercased().contains($0) ?? false }
            }
        }
    }

    /// The types around a byte, innermost first.
    func types(at offset: Int) -> [TypeNode] {
        nodes.types.filter { $0.range.contains(offset) }.sorted { $0.range.count < $1.range.count }
    }

    /// Whether a file is where mock data and doubles are made: a factory, a builder, an extension for mock data.
    var isMockDataFile: Bool {
        let name = Path.name(path)
        return ["Factory", "Builder", "MockInit", "Fixture", "MockData", "Mothers"].contains { name.contains($0) }
    }

    /// Whether a node belongs to code that must be deterministic: tests, suites, factories and builders.
    func isUnitCode(_ node: some SyntaxProtocol) -> Bool {
        let offset = node.bytes.lowerBound
        guard hasTests ? isInSuite(offset) : isMockDataFile else { return false }
        if let function = nodes.functions.first(where: { $0.range.contains(offset) && !$0.isTest }), function.hasLoop {
            return false
        }
        return !isIntegration(types(at: offset), test(at: offset))
    }
}

extension FunctionNode {
    /// Whether there is a loop in it, as in a helper that polls.
    var hasLoop: Bool {
        node.body?.statements.contains { item in
            guard case .stmt(let statement) = item.item else { return false }
            return [.whileStmt, .forStmt, .repeatStmt].contains(statement.kind)
        } ?? false
    }
}

extension DeclReferenceExprSyntax {
    /// Whether it is what is called, as a type in `Thing(…)` or `Thing.init(…)`.
    var isCalled: Bool {
        if let call = parent?.as(FunctionCallExprSyntax.self) { return call.calledExpression.id == ExprSyntax(self).id }
        if let member = parent?.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" { return true }
        return false
    }

    /// Whether what is made of the type is called the subject: `let sut = Thing(…)`.
    fileprivate var isSubject: Bool {
        var current = parent
        while let node = current, !node.is(CodeBlockItemSyntax.self), !node.is(MemberBlockItemSyntax.self) {
            if let binding = node.as(PatternBindingSyntax.self) {
                return ["sut", "subject"].contains(binding.pattern.trimmedDescription)
            }
            if let list = node.as(ExprListSyntax.self), let target = list.first {
                return ["sut", "subject"].contains(Chain(target).text)
            }
            current = node.parent
        }
        return false
    }

    /// The member that the code accesses on it: `shared` in `URLSession.shared`.
    var memberName: String? {
        guard let member = parent?.as(MemberAccessExprSyntax.self), member.base?.id == ExprSyntax(self).id else {
            return nil
        }
        return member.declName.baseName.text
    }

    /// Whether an expression begins here as a dotted text does.
    func isHead(of text: String) -> Bool {
        let parts = text.split(separator: ".").map(String.init)
        return parts.count == 2 && baseName.text == parts[0] && memberName == parts[1]
    }
}
