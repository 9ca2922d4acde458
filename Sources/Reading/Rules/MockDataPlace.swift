import Checking
import Facts
import Project
import SwiftSyntax

extension Rule {
    static let mockDataPlace = Rule(
        "mock-data-place", "Mock data lives in the factory or in a +MockInit.swift file, not in a suite's file.",
        source: .rulebook(10),
        why: """
            Builders kept in a suite are invisible to the next one, which writes its own. In the factory, or in \
            `<Model>+MockInit.swift`, a change of the model is mended in one place.
            """,
        bad: [
            """
            import Testing
            struct LibraryListViewModelTests {
                private func makeItem() -> LibraryItem { ↓LibraryItem(id: "1", title: "Dune", pages: 412) }
                @Test func loads() {}
            }
            """
        ],
        good: [
            """
            // file: AppTests/LibraryList/LibraryListTestFactory.swift
            enum LibraryListTestFactory {
                static func createMockLibraryItem(id: String = "1") -> LibraryItem {
                    LibraryItem(id: id, title: "Dune", pages: 412)
                }
            }
            """,
            """
            // file: AppTests/Mocks/LibraryItem+MockInit.swift
            extension LibraryItem {
                static func mock(id: String = "1") -> LibraryItem { LibraryItem(id: id, title: "Dune", pages: 412) }
            }
            """,
        ]
    ) { file, knowledge in
        ModelCreation.all(in: file, knowledge).filter { !$0.isInTest }.map { creation in
            file.finding(
                "mock-data-place", at: creation.call,
                "mock data that only this file sees: take the \(creation.model) from \(creation.home(in: file, knowledge))"
            )
        }
    }
}

/// A place in a suite's file where a model of the sources is made.
struct ModelCreation {
    var call: FunctionCallExprSyntax
    /// The model's name.
    var model: String
    /// Whether a test, or the set-up of its suite, makes it.
    var isInTest: Bool

    /// The places in a file that has tests; of nested ones, and of several in one statement, the first.
    static func all(in file: TestFile, _ knowledge: Knowledge) -> [ModelCreation] {
        guard file.hasTests, !file.isMockDataFile else { return [] }
        let stems = Set(file.topSuites.map { TestFile.stem(of: $0.name) })
        var ends: [SyntaxIdentifier] = []
        return file.nodes.calls.compactMap { call in
            guard let model = model(made: call), knowledge.roles[model]?.isModel == true, !call.arguments.isEmpty,
                knowledge.testTypes[model]?.contains(where: { $0.keyword != "extension" }) != true,
                !stems.contains(model), !isSubject(call), !isManaged(call)
            else { return nil }
            let offset = call.bytes.lowerBound
            let role = knowledge.roles[model]
            if role?.isPersistent != true, isExpected(call) || isNamedExpected(call) || role?.isWrapper == true {
                return nil
            }
            if isConverted(call) { return nil }
            let types = file.types(at: offset)
            if types.contains(where: { type in ["TestFactory", "Builder"].contains { type.name.hasSuffix($0) } }) {
                return nil
            }
            guard let statement = statement(around: call), !ends.contains(statement) else { return nil }
            ends.append(statement)
            let isSetUp = file.nodes.initializers.contains { $0.node.bytes.contains(offset) }
            return ModelCreation(call: call, model: model, isInTest: isSetUp || file.test(at: offset) != nil)
        }
    }

    /// The type a call makes: `Item(…)`, `Item.init(…)`, `let item: Item = .init(…)`.
    private static func model(made call: FunctionCallExprSyntax) -> String? {
        let chain = Chain(call.calledExpression)
        if chain.root == nil, chain.members == ["init"] {
            return call.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)?
                .typeAnnotation?.type.lastTypeName
        }
        guard !chain.hasCall, let root = chain.root, root.first?.isUppercase == true else { return nil }
        let names = [root] + chain.members.filter { $0 != "init" }
        guard let last = names.last, last.first?.isUppercase == true else { return nil }
        return last
    }

    /// Whether a store makes it, so that no field is named here: `Item(context: store.viewContext)`.
    private static func isManaged(_ call: FunctionCallExprSyntax) -> Bool {
        call.arguments.count == 1 && call.arguments.first?.label?.text == "context"
    }

    /// Whether what is made is itself under test.
    private static func isSubject(_ call: FunctionCallExprSyntax) -> Bool {
        var current = call.parent
        while let parent = current, !parent.is(CodeBlockItemSyntax.self) {
            if let binding = parent.as(PatternBindingSyntax.self) {
                return ["sut", "subject"].contains(binding.pattern.trimmedDescription)
            }
            current = parent.parent
        }
        return false
    }

    /// Whether it is written out as what an assert expects the subject to have made, or what a test waits for.
    private static func isExpected(_ call: FunctionCallExprSyntax) -> Bool {
        // `.follow(Show(…))`, `[Show(…)]` and `Show(…)!` are what is expected just as well.
        var expected = ExprSyntax(call)
        if let unwrapped = expected.parent?.as(ForceUnwrapExprSyntax.self) { expected = ExprSyntax(unwrapped) }
        while let outer = expected.parent?.parent?.parent?.as(ExprSyntax.self),
            outer.is(ArrayExprSyntax.self)
                || outer.as(FunctionCallExprSyntax.self).map({ !$0.calleeText.hasPrefix("XCTAssert") }) ?? false
        {
            expected = outer
        }
        if let argument = expected.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.calleeText.hasPrefix("XCTAssert")
        {
            return true
        }
        guard let list = expected.parent?.as(ExprListSyntax.self), list.count == 3, list.last?.id == expected.id,
            let comparison = list.parent
        else { return false }
        if let macro = comparison.parent?.parent?.parent?.as(MacroExpansionExprSyntax.self) {
            return ["expect", "require"].contains(macro.macroName.text)
        }
        guard let statement = comparison.parent?.as(CodeBlockItemSyntax.self),
            let closure = statement.parent?.parent?.as(ClosureExprSyntax.self),
            let wait = closure.parent?.as(FunctionCallExprSyntax.self)
        else { return false }
        return AssertSearch.waitsForClosure(wait)
    }

    /// Whether its variable says that it is what the test expects.
    private static func isNamedExpected(_ call: FunctionCallExprSyntax) -> Bool {
        var current = call.parent
        while let parent = current, !parent.is(CodeBlockItemSyntax.self), !parent.is(MemberBlockItemSyntax.self) {
            if let binding = parent.as(PatternBindingSyntax.self) {
                return binding.pattern.trimmedDescription.lowercased().hasPrefix("expect")
            }
            current = parent.parent
        }
        return false
    }

    /// Whether it is what another value becomes, if it does: `try Item(dto: dto)`.
    private static func isConverted(_ call: FunctionCallExprSyntax) -> Bool {
        guard call.parent?.is(TryExprSyntax.self) == true, call.arguments.count == 1, call.trailingClosure == nil,
            let argument = call.arguments.first?.expression
        else { return false }
        return argument.is(DeclReferenceExprSyntax.self)
    }

    private static func statement(around call: FunctionCallExprSyntax) -> SyntaxIdentifier? {
        var current = call.parent
        while let parent = current {
            if parent.is(CodeBlockItemSyntax.self) || parent.is(MemberBlockItemSyntax.self)
                || parent.is(AttributeSyntax.self)
            {
                return parent.id
            }
            current = parent.parent
        }
        return nil
    }

    /// Where the data belongs: what makes the model in the tests already, or a file for it.
    func home(in file: TestFile, _ knowledge: Knowledge) -> String {
        if let builder = knowledge.builders[model] { return builder }
        let factory = knowledge.testTypes.keys.sorted().first { name in
            name.hasSuffix("TestFactory")
                && knowledge.files(declaring: name).contains { Path.folder($0) == file.folder }
        }
        guard let factory else { return "\(model)+MockInit.swift, which `testgen data \(model)` writes" }
        return "a builder in \(factory); `testgen data \(model)` writes one"
    }
}
