import Behaviour
import SwiftSyntax

/// What a type keeps: the values it begins with, and what it holds weakly.
extension MutantFinder {
    /// Another value at first for what a type keeps; of what an initialiser sets nobody sees the first.
    func plantInitialValue(of node: VariableDeclSyntax) {
        guard node.parent?.is(MemberBlockItemSyntax.self) == true, !node.modifiers.contains(where: \.isOfType),
            node.attributes.isEmpty, let members = node.parent?.parent?.as(MemberBlockItemListSyntax.self)
        else { return }
        let initializers = members.compactMap { $0.decl.as(InitializerDeclSyntax.self)?.body }
        for binding in node.bindings {
            guard let value = binding.initializer?.value else { continue }
            let name = binding.pattern.trimmedDescription
            if initializers.contains(where: { $0.sets(name) }) { continue }
            planting.plant(.value, around: value, PlantedValue(oneOff: value) ?? PlantedValue(ofLiteral: value))
        }
    }

    /// A property that keeps what it should hold weakly.
    func plantStrongProperty(_ node: VariableDeclSyntax) {
        guard node.parent?.is(MemberBlockItemSyntax.self) == true, node.bindings.count == 1,
            let binding = node.bindings.first, binding.accessorBlock == nil,
            node.modifiers.contains(where: { $0.name.text == "weak" }), node.attributes.isEmpty
        else { return }
        let name = binding.pattern.trimmedDescription
        planting.plant(
            .ownership, around: node, isGuess: true,
            replacement: node.trimmedDescription.split(separator: " ").filter { $0 != "weak" }.joined(separator: " ")
        ) {
            "private var testgenKept\($0): AnyObject?; "
        } _: {
            " { didSet { testgenKept\($0) = testgenMutant(\($0)) ? \(name) as AnyObject? : nil } }"
        }
    }
}

extension DeclModifierSyntax {
    /// Whether what it marks belongs to the type, or is made later.
    fileprivate var isOfType: Bool { ["static", "class", "lazy"].contains(name.text) }
}

extension CodeBlockSyntax {
    /// Whether one of its statements sets a property of this name.
    fileprivate func sets(_ name: String) -> Bool {
        statements.contains { item in
            guard case .expr(let expression) = item.item else { return false }
            return expression.as(InfixOperatorExprSyntax.self)?.leftOperand.ownName == name
        }
    }
}
