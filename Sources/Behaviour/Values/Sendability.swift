import Facts
import Resolving

extension TypeLookup {
    /// Whether a test can hand values over, as arguments or through a stream, and look at them later, too: classes and
    /// public types only if they say so.
    func isSendable(_ type: TypeRef) -> Bool {
        let bare = expanded(type).bare
        if let element = elementType(bare) { return isSendable(element) }
        if let types = dictionaryTypes(bare) { return isSendable(types.key) && isSendable(types.value) }
        let elements = tupleElements(bare)
        if !elements.isEmpty { return elements.allSatisfy { isSendable($0.type) } }
        guard let fact = declaration(bare) else {
            return family(bare) != .other || bare.isVoid || Machine.uniqueTypes.contains(bare.text)
        }
        if index.conformances(of: fact).contains("Sendable") { return true }
        guard fact.kind == .struct || fact.kind == .enum, fact.info.access < .public else { return false }
        return index.members(of: fact).properties.allSatisfy { property in
            guard property.isStored, !property.info.isStatic, let type = property.type else { return true }
            return declaration(type)?.kind != .class && type.functionType == nil
        }
    }
}
