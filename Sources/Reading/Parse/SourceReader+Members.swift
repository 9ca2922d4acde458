import Facts
import SwiftSyntax

extension SourceReader {
    /// The members of a declaration: several for `let a, b: Int`, none for a kind that facts leave out.
    func members(of declaration: DeclSyntax, in context: Context) -> [Member] {
        if let node = declaration.as(FunctionDeclSyntax.self) { return [.method(method(node, in: context))] }
        if let node = declaration.as(VariableDeclSyntax.self) {
            return properties(node, in: context).map(Member.property)
        }
        if let node = declaration.as(InitializerDeclSyntax.self) {
            return [.initializer(initializer(node, in: context))]
        }
        if let node = declaration.as(SubscriptDeclSyntax.self) { return [.subscript(subscriptFact(node, in: context))] }
        if let node = declaration.as(EnumCaseDeclSyntax.self) { return cases(node, in: context).map(Member.enumCase) }
        if let node = declaration.as(AssociatedTypeDeclSyntax.self) {
            return [.associatedType(associatedType(node, in: context))]
        }
        if let node = declaration.as(TypeAliasDeclSyntax.self) { return [.typealias(alias(node, in: context))] }
        if let node = declaration.as(MacroExpansionDeclSyntax.self) {
            let info = info(
                of: node, modifiers: node.modifiers, attributes: node.attributes, at: node.macroName, in: context)
            return [.unknown(text: flatText(node), info)]
        }
        return []
    }

    func method(_ node: FunctionDeclSyntax, in context: Context) -> MethodFact {
        MethodFact(
            info: info(of: node, modifiers: node.modifiers, attributes: node.attributes, at: node.name, in: context),
            name: node.name.text,
            generics: generics(node.genericParameterClause, node.genericWhereClause),
            parameters: parameters(node.signature.parameterClause.parameters),
            effects: effects(node.signature.effectSpecifiers),
            result: node.signature.returnClause.map { typeRef($0.type) },
            body: body(node.body))
    }

    private func initializer(_ node: InitializerDeclSyntax, in context: Context) -> InitializerFact {
        InitializerFact(
            info: info(
                of: node, modifiers: node.modifiers, attributes: node.attributes, at: node.initKeyword, in: context),
            generics: generics(node.genericParameterClause, node.genericWhereClause),
            parameters: parameters(node.signature.parameterClause.parameters),
            effects: effects(node.signature.effectSpecifiers),
            isFailable: node.optionalMark != nil,
            body: body(node.body),
            isInExtension: context.isExtension)
    }

    private func subscriptFact(_ node: SubscriptDeclSyntax, in context: Context) -> SubscriptFact {
        SubscriptFact(
            info: info(
                of: node, modifiers: node.modifiers, attributes: node.attributes, at: node.subscriptKeyword, in: context
            ),
            generics: generics(node.genericParameterClause, node.genericWhereClause),
            parameters: parameters(node.parameterClause.parameters, areSubscript: true),
            result: typeRef(node.returnClause.type),
            accessors: node.accessorBlock.map { accessors($0) } ?? PropertyFact.Accessors())
    }

    private func cases(_ node: EnumCaseDeclSyntax, in context: Context) -> [EnumCaseFact] {
        node.elements.map { element in
            EnumCaseFact(
                info: info(
                    of: node, modifiers: node.modifiers, attributes: node.attributes, at: element.name, in: context),
                name: element.name.text,
                payload: element.parameterClause?.parameters.map { parameter in
                    let label = parameter.firstName?.text
                    return ParameterFact(
                        label: label == "_" ? nil : label, name: parameter.secondName?.text ?? label ?? "",
                        type: typeRef(parameter.type), defaultValue: parameter.defaultValue.map { expression($0.value) }
                    )
                } ?? [],
                rawValue: element.rawValue.map { expression($0.value) },
                isIndirect: context.isIndirect || node.modifiers.contains { $0.name.text == "indirect" })
        }
    }

    private func associatedType(_ node: AssociatedTypeDeclSyntax, in context: Context) -> AssociatedTypeFact {
        AssociatedTypeFact(
            info: info(of: node, modifiers: node.modifiers, attributes: node.attributes, at: node.name, in: context),
            name: node.name.text, inherits: inherited(node.inheritanceClause),
            defaultType: node.initializer.map { typeRef($0.value) },
            requirements: requirements(node.genericWhereClause))
    }

    private func alias(_ node: TypeAliasDeclSyntax, in context: Context) -> TypealiasFact {
        TypealiasFact(
            info: info(of: node, modifiers: node.modifiers, attributes: node.attributes, at: node.name, in: context),
            name: node.name.text, scope: context.scope,
            generics: generics(node.genericParameterClause, node.genericWhereClause),
            target: typeRef(node.initializer.value))
    }

    func parameters(_ list: FunctionParameterListSyntax, areSubscript: Bool = false) -> [ParameterFact] {
        list.map { parameter in
            let first = parameter.firstName.text
            let second = parameter.secondName?.text
            let label = areSubscript && second == nil ? nil : (first == "_" ? nil : first)
            var type = typeRef(parameter.type)
            let modifiers = parameter.modifiers.map { flatText($0) }
            if !modifiers.isEmpty { type = .attributed(attributes: [], specifiers: modifiers, type) }
            return ParameterFact(
                label: label, name: second ?? first, type: type, isVariadic: parameter.ellipsis != nil,
                defaultValue: parameter.defaultValue.map { expression($0.value) },
                attributes: attributes(parameter.attributes))
        }
    }

    func effects(_ node: FunctionEffectSpecifiersSyntax?) -> Effects {
        Effects(isAsync: node?.asyncSpecifier != nil, throwing: throwing(node?.throwsClause))
    }

    func throwing(_ clause: ThrowsClauseSyntax?) -> Effects.Throwing {
        guard let clause else { return .never }
        if let type = clause.type { return .typed(typeRef(type)) }
        return clause.throwsSpecifier.text == "rethrows" ? .rethrowing : .any
    }

    func body(_ block: CodeBlockSyntax?) -> [Statement]? {
        guard depth == .bodies, let block else { return nil }
        return statements(block.statements)
    }
}
