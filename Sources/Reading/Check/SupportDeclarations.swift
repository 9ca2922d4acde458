import SwiftSyntax

/// What a support file of the tests declares for all others.
struct SupportDeclarations {
    private(set) var constants: [Knowledge.TestConstant] = []
    private(set) var tags: Set<String> = []
    private(set) var serviceTraits: [Knowledge.ServiceTrait] = []
    private(set) var exclusiveTraits: [String] = []
    private(set) var assertingFunctions: Set<String> = []
    private(set) var ownNames: Set<String> = []
    private(set) var waits: [String] = []
    private(set) var builders: [String: String] = [:]

    init(_ nodes: NodeCollector, testCases: Set<Int> = []) {
        for (node, owner) in nodes.properties {
            guard let owner, node.isStatic, !testCases.contains(owner) else { continue }
            read(node, in: nodes.types[owner], nodes)
        }
        assertingFunctions = nodes.assertingFunctions
        builders = ModelBuilders(nodes).calls
        for function in nodes.functions {
            if let wait = function.node.waitCall { waits.append(wait) }
            guard let owner = function.owner else { continue }
            ownNames.insert(function.name)
            guard function.node.isStatic else { continue }
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
            } else if node.bindingSpecifier.text == "let", let value = binding.initializer?.value,
                value.isPlainLiteral, !node.isHidden, Self.holdsConstants(type, nodes)
            {
                let path = Self.path(of: type, nodes) + "." + name
                constants.append(.init(path: path, literal: value.trimmedDescription))
            }
        }
    }

    /// Whether a type, or one around it, is where tests keep their constants: by its name, and seen by other files.
    private static func holdsConstants(_ type: TypeNode, _ nodes: NodeCollector) -> Bool {
        var next: Int? = type.index
        var isNamed = false
        while let index = next {
            let type = nodes.types[index]
            if type.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) }) { return false }
            if ["Constants", "TestData", "TestValues", "TestIDs", "TestIds"].contains(where: { type.name.hasSuffix($0) }
            ) {
                isNamed = true
            }
            next = type.parent
        }
        return isNamed
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

extension NodeCollector {
    /// The functions, tests aside, that assert something: themselves, or through another function of the file.
    var assertingFunctions: Set<String> {
        let helpers = functions.filter { !$0.isTest }
        var found = Set(
            helpers.filter { !Assertion.read(in: self, $0.range).isEmpty || hasAssert($0.range) }.map(\.name))
        var isNew = !found.isEmpty
        while isNew {
            isNew = false
            for helper in helpers where !found.contains(helper.name) {
                guard calls.within(helper.range).contains(where: { found.contains($0.calleeName) }) else { continue }
                found.insert(helper.name)
                isNew = true
            }
        }
        return found
    }

    private func hasAssert(_ range: Range<Int>) -> Bool {
        calls.within(range).contains { $0.isAssertByName || AssertSearch.looks($0) }
    }
}

extension FunctionDeclSyntax {
    /// The call of a function that waits for a condition: `waitUntil { … }`; `nil` where it takes none.
    fileprivate var waitCall: String? {
        let parameters = signature.parameterClause.parameters
        guard ["waitUntil", "waitFor", "eventually", "expectEventually", "poll"].contains(name.text),
            signature.effectSpecifiers?.asyncSpecifier != nil,
            parameters.contains(where: { $0.type.trimmedDescription.contains("-> Bool") })
        else { return nil }
        return "\(name.text) { … }"
    }
}

extension VariableDeclSyntax {
    /// Whether it belongs to the type.
    var isStatic: Bool { modifiers.contains { $0.name.text == "static" || $0.name.text == "class" } }

    /// Whether other files do not see it.
    fileprivate var isHidden: Bool {
        modifiers.contains { $0.name.text == "private" || $0.name.text == "fileprivate" }
    }
}

extension ExprSyntax {
    /// Whether it is a number or a text without interpolation.
    var isPlainLiteral: Bool {
        if let text = self.as(StringLiteralExprSyntax.self) { return text.plainText.map { !$0.isEmpty } ?? false }
        return self.is(IntegerLiteralExprSyntax.self)
    }
}
