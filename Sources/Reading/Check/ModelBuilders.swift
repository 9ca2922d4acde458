import SwiftSyntax

/// Finds how a support file of the tests makes models: static members of the model, of a factory or of a builder.
struct ModelBuilders {
    /// The call that makes a model, by the model's name.
    private(set) var calls: [String: String] = [:]

    init(_ nodes: NodeCollector) {
        for function in nodes.functions {
            guard let owner = function.owner, let model = Self.result(of: function.node, in: nodes.types[owner]),
                !function.node.isHidden
            else { continue }
            let type = nodes.types[owner]
            if function.node.isStatic {
                note(model, "\(type.name).\(function.name)\(Self.arguments(of: function.node))")
            } else if function.name == "build", type.name.hasSuffix("Builder") {
                note(model, "\(type.name)().build()")
            }
        }
        for (node, owner) in nodes.properties {
            guard let owner, node.isStatic, nodes.types[owner].isExtension,
                let binding = node.bindings.first, let type = binding.typeAnnotation?.type.lastTypeName,
                type == "Self" || type == nodes.types[owner].name
            else { continue }
            note(nodes.types[owner].name, "\(nodes.types[owner].name).\(binding.pattern.trimmedDescription)")
        }
    }

    /// Whether a type's name says that it makes values for tests.
    static func isMaker(_ name: String) -> Bool {
        ["Factory", "Builder", "Mother", "Fixture", "MockData", "TestData"].contains { name.contains($0) }
    }

    private mutating func note(_ model: String, _ call: String) {
        if let known = calls[model], known.hasSuffix("()") || !call.hasSuffix("()") { return }
        calls[model] = call
    }

    /// The model that a function makes.
    private static func result(of function: FunctionDeclSyntax, in type: TypeNode) -> String? {
        guard let result = function.signature.returnClause?.type, result.is(IdentifierTypeSyntax.self) else {
            return nil
        }
        let name = result.lastTypeName
        if type.isExtension { return name == "Self" || name == type.name ? type.name : nil }
        return isMaker(type.name) && name != "Self" && name != type.name ? name : nil
    }

    /// The arguments of a call: `()` where all have defaults, else the labels that one has to give.
    private static func arguments(of function: FunctionDeclSyntax) -> String {
        let needed = function.signature.parameterClause.parameters.filter { $0.defaultValue == nil }
        return "(" + needed.map { "\($0.firstName.text):" }.joined() + ")"
    }
}

extension FunctionDeclSyntax {
    /// Whether it belongs to the type.
    var isStatic: Bool { modifiers.contains { $0.name.text == "static" || $0.name.text == "class" } }

    /// Whether other files do not see it.
    var isHidden: Bool { modifiers.contains { $0.name.text == "private" || $0.name.text == "fileprivate" } }
}
