import Facts
import SwiftSyntax

extension SourceReader {
    /// The type as a tree.
    func typeRef(_ node: TypeSyntax) -> TypeRef {
        switch node.as(TypeSyntaxEnum.self) {
        case .identifierType(let node):
            return .named([.init(node.name.text, genericArguments(node.genericArgumentClause))])
        case .memberType(let node):
            let own = TypeRef.Component(node.name.text, genericArguments(node.genericArgumentClause))
            guard case .named(let base) = typeRef(node.baseType) else { return .other(flatText(node)) }
            return .named(base + [own])
        case .optionalType(let node): return .optional(typeRef(node.wrappedType))
        case .implicitlyUnwrappedOptionalType(let node): return .implicitlyUnwrapped(typeRef(node.wrappedType))
        case .arrayType(let node): return .array(typeRef(node.element))
        case .dictionaryType(let node): return .dictionary(key: typeRef(node.key), value: typeRef(node.value))
        case .tupleType(let node): return .tuple(elements(node.elements))
        case .functionType(let node): return .function(function(node))
        case .someOrAnyType(let node):
            let inner = typeRef(node.constraint)
            return node.someOrAnySpecifier.text == "any" ? .existential(inner) : .opaque(inner)
        case .compositionType(let node): return .composition(node.elements.map { typeRef($0.type) })
        case .metatypeType(let node): return .metatype(typeRef(node.baseType), name: node.metatypeSpecifier.text)
        case .attributedType(let node): return attributed(node)
        case .packExpansionType(let node): return .packExpansion(typeRef(node.repetitionPattern))
        case .packElementType(let node): return .packElement(typeRef(node.pack))
        case .suppressedType(let node): return .suppressed(typeRef(node.type))
        case .classRestrictionType: return .simple("AnyObject")
        default: return .other(flatText(node))
        }
    }

    func genericArguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeRef] {
        clause?.arguments.map { argument in
            switch argument.argument {
            case .type(let type): typeRef(type)
            default: .other(flatText(argument.argument))
            }
        } ?? []
    }

    private func attributed(_ node: AttributedTypeSyntax) -> TypeRef {
        let specifiers = node.specifiers.map { flatText($0) } + node.lateSpecifiers.map { flatText($0) }
        return .attributed(
            attributes: node.attributes.map { flatText($0) }, specifiers: specifiers, typeRef(node.baseType))
    }

    private func function(_ node: FunctionTypeSyntax) -> TypeRef.Function {
        let effects = Effects(
            isAsync: node.effectSpecifiers?.asyncSpecifier != nil,
            throwing: throwing(node.effectSpecifiers?.throwsClause))
        return TypeRef.Function(
            parameters: elements(node.parameters), effects: effects, result: typeRef(node.returnClause.type))
    }

    private func elements(_ list: TupleTypeElementListSyntax) -> [TypeRef.Element] {
        list.map { element in
            var type = typeRef(element.type)
            if let inoutKeyword = element.inoutKeyword {
                type = .attributed(attributes: [], specifiers: [inoutKeyword.text], type)
            }
            return TypeRef.Element(
                label: element.firstName?.text, secondName: element.secondName?.text, type: type,
                isVariadic: element.ellipsis != nil)
        }
    }
}
