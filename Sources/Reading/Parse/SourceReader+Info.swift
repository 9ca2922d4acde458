import Algorithms
import Facts
import SwiftSyntax

extension SourceReader {
    /// What every declaration has: place, access, modifiers, attributes, conditions, annotations.
    func info(
        of node: some SyntaxProtocol, modifiers: DeclModifierListSyntax, attributes list: AttributeListSyntax,
        at name: some SyntaxProtocol, in context: Context
    ) -> DeclarationInfo {
        let words = modifiers.map { flatText($0) }
        let own = words.firstNonNil(Access.init(rawValue:))
        return DeclarationInfo(
            location: place(of: name), access: own ?? context.access, modifiers: words,
            attributes: attributes(list), conditions: context.conditions,
            annotations: annotationBlocks.annotations(before: node))
    }

    /// The attributes of a list; of a conditional one those of its first clause that may be compiled.
    func attributes(_ list: AttributeListSyntax) -> [AttributeFact] {
        list.flatMap { element -> [AttributeFact] in
            switch element {
            case .attribute(let node):
                return [attribute(node)]
            case .ifConfigDecl(let node):
                guard case .attributes(let inner)? = clauses(of: node).first?.elements else { return [] }
                return attributes(inner)
            }
        }
    }

    private func attribute(_ node: AttributeSyntax) -> AttributeFact {
        var name = flatText(node.attributeName)
        var qualifier: String?
        var genericArguments: [TypeRef] = []
        if case .named(let components) = typeRef(node.attributeName), let last = components.last {
            name = last.name
            genericArguments = last.arguments
            if components.count > 1 { qualifier = components.dropLast().map(\.name).joined(separator: ".") }
        }
        return AttributeFact(
            name: name, qualifier: qualifier, genericArguments: genericArguments,
            arguments: attributeArguments(node), text: flatText(node), location: place(of: node))
    }

    private func attributeArguments(_ node: AttributeSyntax) -> [Argument]? {
        guard node.leftParen != nil else { return nil }
        switch node.arguments {
        case .argumentList(let list): return self.arguments(list)
        case .none: return []
        case .some(let other): return [Argument(value: .other(flatText(other)))]
        }
    }
}
