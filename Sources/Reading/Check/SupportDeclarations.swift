import SwiftSyntax

/// What a support file of the tests declares for all others.
struct SupportDeclarations {
    private(set) var constants: [Knowledge.TestConstant] = []
    private(set) var tags: Set<String> = []
    private(set) var serviceTraits: [Knowledge.ServiceTrait] = []
    private(set) var exclusiveTraits: [String] = []
    private(set) var assertingFunctions: Set<String> = []
    private(set) var ownNames: Set<String> = []

    init(_ nodes: NodeCollector) {
        for (node, owner) in nodes.properties {
            guard let owner, node.isStatic else { continue }
            read(node, in: nodes.types[owner], nodes)
        }
        for function in nodes.functions {
            let calls = nodes.calls.within(function.range)
            if !Assertion.read(in: nodes, function.range).isEmpty
                || calls.contains(where: { $0.calleeText == "XCTFail" })
            {
                assertingFunctions.insert(function.name)
            }
            guard let owner = function.owner else { continue }
            ownNames.insert(function.name)
            guard function.node.modifiers.contains(where: { $0.name.text == "static" }) else { continue }
            note(
                trait: function.name, in: nodes.types[owner], isFunction: true,
                isPlain: function.node.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil })
        }
    }

    private mutating func read(_ node: VariableDeclSyntax, in type: TypeNode, _ nodes: NodeCollector) {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            ownNames.insert(name)
            if node.attributes.named("Tag") != nil {
                tags.insert(name)
            } else if type.isExtension {
                note(trait: name, in: type, isFunction: false, isPlain: true)
            } else if node.bindingSpecifier.text == "let", let value = binding.initializer?.value, value.isPlainLiteral
            {
                let path = Self.path(of: type, nodes) + "." + name
                constants.append(.init(path: path, literal: value.trimmedDescription))
            }
        }
    }

    private static func path(of type: TypeNode, _ nodes: NodeCollector) -> String {
        var names = [type.name]
        var parent = type.parent
        while let index = parent {
            names.insert(nodes.types[index].name, at: 0)
            parent = nodes.types[index].parent
        }
        return names.joined(separator: ".")
    }

    private mutating func note(trait name: String, in type: TypeNode, isFunction: Bool, isPlain: Bool) {
        guard type.isExtension, ["Trait", "SuiteTrait", "TestTrait"].contains(type.name) else { return }
        let word = name.lowercased()
        if word.hasPrefix("requires") {
            serviceTraits.append(.init(name: name, isPlain: isPlain, isFunction: isFunction))
        } else if word.contains("exclusive") {
            exclusiveTraits.append(name)
        }
    }
}

extension VariableDeclSyntax {
    /// Whether it belongs to the type.
    var isStatic: Bool { modifiers.contains { $0.name.text == "static" || $0.name.text == "class" } }
}

extension ExprSyntax {
    /// Whether it is a number or a text without interpolation.
    var isPlainLiteral: Bool {
        if let text = self.as(StringLiteralExprSyntax.self) { return text.plainText.map { !$0.isEmpty } ?? false }
        return self.is(IntegerLiteralExprSyntax.self)
    }
}
