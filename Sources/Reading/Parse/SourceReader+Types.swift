import Facts
import SwiftSyntax

extension SourceReader {
    /// Reads a declared type with everything nested in it; `false` when the declaration is not a type.
    mutating func readType(_ declaration: DeclSyntax, in context: Context) -> Bool {
        if let node = declaration.as(ProtocolDeclSyntax.self) {
            let generics = GenericClause(requirements: requirements(node.genericWhereClause))
            add(node, .protocol, name: node.name, in: context) { fact in
                fact.primaryAssociatedTypes =
                    node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text) ?? []
                fact.generics = generics
            }
        } else if let node = declaration.as(ClassDeclSyntax.self) {
            let generics = generics(node.genericParameterClause, node.genericWhereClause)
            add(node, .class, name: node.name, in: context) { $0.generics = generics }
        } else if let node = declaration.as(StructDeclSyntax.self) {
            let generics = generics(node.genericParameterClause, node.genericWhereClause)
            add(node, .struct, name: node.name, in: context) { $0.generics = generics }
        } else if let node = declaration.as(EnumDeclSyntax.self) {
            let generics = generics(node.genericParameterClause, node.genericWhereClause)
            add(node, .enum, name: node.name, in: context) { $0.generics = generics }
        } else if let node = declaration.as(ActorDeclSyntax.self) {
            let generics = generics(node.genericParameterClause, node.genericWhereClause)
            add(node, .actor, name: node.name, in: context) { $0.generics = generics }
        } else {
            return false
        }
        return true
    }

    private mutating func add(
        _ node: some DeclGroupSyntax, _ kind: TypeFact.Kind, name: TokenSyntax, in context: Context,
        completing: (inout TypeFact) -> Void
    ) {
        let info = info(of: node, modifiers: node.modifiers, attributes: node.attributes, at: name, in: context)
        var fact = TypeFact(
            kind: kind, info: info, name: name.text, scope: context.scope, module: facts.module,
            inherits: inherited(node.inheritanceClause),
            isLocal: context.isLocal || (info.access == .private && !context.scope.isEmpty))
        completing(&fact)
        let index = facts.types.count
        facts.types.append(fact)
        var inner = context
        inner.scope.append(name.text)
        inner.access = kind == .protocol ? info.access : .internal
        inner.isExtension = false
        inner.isIndirect = info.has("indirect")
        inner.isLocal = fact.isLocal
        let members = readMembers(node.memberBlock.members, in: inner)
        let isNeeded = depth != .requirements || [.protocol, .class].contains(facts.types[index].kind)
        facts.types[index].members = isNeeded ? members : members.filter(\.describesModel)
    }

    mutating func readExtension(_ node: ExtensionDeclSyntax, in context: Context) {
        let extended = typeRef(node.extendedType)
        let info = info(
            of: node, modifiers: node.modifiers, attributes: node.attributes, at: node.extendedType, in: context)
        let index = facts.extensions.count
        facts.extensions.append(
            ExtensionFact(
                info: info, extended: extended, module: facts.module, inherits: inherited(node.inheritanceClause),
                requirements: requirements(node.genericWhereClause)))
        var inner = context
        inner.scope = extended.name?.split(separator: ".").map(String.init) ?? [extended.text]
        inner.access = info.access
        inner.isExtension = true
        facts.extensions[index].members = readMembers(node.memberBlock.members, in: inner)
    }

    private mutating func readMembers(_ items: MemberBlockItemListSyntax, in context: Context) -> [Member] {
        var result: [Member] = []
        for item in items {
            if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
                for (condition, elements) in clauses(of: conditional) {
                    guard case .decls(let members) = elements else { continue }
                    var inner = context
                    inner.conditions += [condition].compactMap { $0 }
                    result += readMembers(members, in: inner)
                }
            } else if !readType(item.decl, in: context) {
                result += members(of: item.decl, in: context)
            }
        }
        numberOverloads(&result)
        return result
    }

    /// Numbers the methods that share their full name, in order.
    private func numberOverloads(_ members: inout [Member]) {
        var earlier: [String: [MethodFact]] = [:]
        for index in members.indices {
            guard case .method(var method) = members[index] else { continue }
            let same = (earlier[method.name] ?? []).count { $0.fullName == method.fullName }
            earlier[method.name, default: []].append(method)
            guard same > 0 else { continue }
            method.overload = same + 1
            members[index] = .method(method)
        }
    }

    func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeRef] {
        clause?.inheritedTypes.map { typeRef($0.type) } ?? []
    }

    func generics(_ clause: GenericParameterClauseSyntax?, _ whereClause: GenericWhereClauseSyntax?) -> GenericClause {
        let parameters = clause?.parameters.map { parameter in
            GenericParameter(
                name: parameter.name.text, constraint: parameter.inheritedType.map { typeRef($0) },
                isPack: parameter.specifier?.text == "each", isValue: parameter.specifier?.text == "let")
        }
        return GenericClause(
            parameters: parameters ?? [],
            requirements: requirements(clause?.genericWhereClause) + requirements(whereClause))
    }

    func requirements(_ clause: GenericWhereClauseSyntax?) -> [GenericRequirement] {
        clause?.requirements.compactMap { requirement in
            switch requirement.requirement {
            case .sameTypeRequirement(let node):
                guard let left = node.leftType.as(TypeSyntax.self), let right = node.rightType.as(TypeSyntax.self)
                else { return nil }
                return GenericRequirement(left: typeRef(left), relation: .equals, right: typeRef(right))
            case .conformanceRequirement(let node):
                return GenericRequirement(
                    left: typeRef(node.leftType), relation: .conforms, right: typeRef(node.rightType))
            case .layoutRequirement(let node):
                return GenericRequirement(
                    left: typeRef(node.type), relation: .layout, right: .other(flatText(node.layoutSpecifier)))
            }
        } ?? []
    }
}

extension Member {
    /// Whether doubles need it of a type that is not doubled.
    fileprivate var describesModel: Bool {
        switch self {
        case .typealias, .property, .enumCase: true
        default: false
        }
    }
}
