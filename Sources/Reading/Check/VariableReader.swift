import Checking
import Project
import SwiftSyntax

/// Finds which variables of a test are subjects under test, and which are doubles.
struct VariableReader {
    private unowned let file: TestFile
    let knowledge: Knowledge
    /// The stems of the names of the file's suites.
    private let stems: Set<String>

    init(file: TestFile, knowledge: Knowledge) {
        self.file = file
        self.knowledge = knowledge
        let types = file.nodes.types.filter { $0.parent == nil }
        stems = Set(types.compactMap { knowledge.role(namedBy: TestFile.stem(of: $0.name))?.name })
    }

    /// The subjects and doubles among the variables of a test.
    struct Variables {
        /// Certain subjects: by their name, by how they are made, or by the name of the suite.
        var certain: Set<String> = []
        /// Possible subjects: variables of a type of the sources that is no model.
        var possible: Set<String> = []
        var doubles: Set<String> = []

        /// The subjects under test.
        var subjects: Set<String> { (certain.isEmpty ? possible : certain).union(["sut", "subject"]) }
    }

    /// Reads the stored properties of suites, and what their initialisers put into them.
    func read(_ types: [TypeNode]) -> Variables {
        var result = Variables()
        for type in types {
            for item in type.members.members {
                if let variable = item.decl.as(VariableDeclSyntax.self) { read(variable, into: &result) }
                if let initializer = item.decl.as(InitializerDeclSyntax.self) { read(initializer, into: &result) }
            }
        }
        return result
    }

    /// Adds the local variables of a test.
    func read(_ range: Range<Int>, into result: inout Variables) {
        for node in file.nodes.locals.within(range) { read(node, into: &result) }
    }

    private func read(_ variable: VariableDeclSyntax, into result: inout Variables) {
        for binding in variable.bindings {
            if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
                note(name, binding.typeAnnotation?.type.lastTypeName, binding.initializer?.value, into: &result)
            } else if let tuple = binding.pattern.as(TuplePatternSyntax.self), let value = binding.initializer?.value {
                guard Chain(value).text.hasSuffix("akeSUT") || Chain(value).text.contains("Factory") else { continue }
                for element in tuple.elements {
                    guard let name = element.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
                    if Self.isSubject(name) { result.certain.insert(name) } else { result.doubles.insert(name) }
                }
            }
        }
    }

    /// Assignments of a suite's `init`: `sut = Thing(…)`.
    private func read(_ initializer: InitializerDeclSyntax, into result: inout Variables) {
        for item in initializer.body?.statements ?? [] {
            guard case .expr(let expression) = item.item else { continue }
            let elements = expression.elements
            guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self) else { continue }
            let chain = Chain(elements[0])
            guard let name = chain.root, chain.members.isEmpty else { continue }
            note(name, nil, elements[2], into: &result)
        }
    }

    private func note(_ name: String, _ type: String?, _ value: ExprSyntax?, into result: inout Variables) {
        let chain = value.map(Chain.init)
        let made = type ?? chain.flatMap { $0.root?.first?.isUppercase == true ? $0.root : nil }
        if chain?.members.last == "setupDependencies" || type == "Dependencies" {
            result.doubles.insert(name)
        } else if chain?.members.last == "makeSUT" || (chain?.root == "makeSUT" && chain?.members.isEmpty == true) {
            result.certain.insert(name)
        } else if let made, knowledge.isDouble(made) {
            result.doubles.insert(name)
        } else if Self.isSubject(name) {
            result.certain.insert(name)
        } else if let made, chain?.members.isEmpty ?? true, let role = knowledge.roles[made], !role.isModel {
            if role.isInjected || stems.contains(role.name) {
                result.certain.insert(name)
            } else {
                result.possible.insert(name)
            }
        } else if Self.isDouble(name), made == nil || knowledge.roles[made ?? ""] == nil {
            result.doubles.insert(name)
        }
    }

    private static func isSubject(_ name: String) -> Bool {
        let stem = name.last?.isNumber == true ? String(name.dropLast()) : name
        return ["sut", "subject", "viewModel", "vm", "presenter"].contains(stem)
    }

    /// Whether a variable's name alone marks it as a double.
    private static func isDouble(_ name: String) -> Bool {
        name == "deps" || name == "dependencies" || name.hasPrefix("mock")
            || DoubleKind.suffixes.contains { name.hasSuffix($0) }
    }
}
