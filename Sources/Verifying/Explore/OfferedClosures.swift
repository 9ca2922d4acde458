import Facts
import Resolving

/// Finds the closures that lie in values which a SUT shows or hands on: what a button of an alert does.
struct OfferedClosures {
    /// A closure that a test can call.
    struct Found {
        /// What is called, which may be missing. For example: `sut.alert?.buttons.last?.action`
        var callee: Code.Expression
        /// What it takes and gives back.
        var function: TypeRef.Function
        /// The closure's name.
        var name: String
    }

    let types: TypeLookup
    /// The global actor that tests run on; `nil` for none.
    let actor: String?

    /// How many values may lie within each other.
    private static let depth = 5

    /// The closures in a value that an expression shows, not the value itself.
    func found(in type: TypeRef, at expression: Code.Expression) -> [Found] {
        guard type.functionType == nil else { return [] }
        return found(type, expression, "", [])
    }

    private func found(
        _ written: TypeRef, _ expression: Code.Expression, _ name: String, _ around: [TypeRef]
    ) -> [Found] {
        let type = types.expanded(written)
        if let wrapped = type.optionalWrapped { return found(wrapped, .chained(expression), name, around) }
        if case .function(let function) = type.unattributed.unparenthesised {
            return canCall(type, function) ? [Found(callee: expression, function: function, name: name)] : []
        }
        if case .array(let element) = type.unattributed {
            return ["first", "last"].flatMap { place in
                found(element, .chained(.member(expression, place)), name, around)
            }
        }
        guard around.count < Self.depth, !around.contains(type), types.double(of: type) == nil,
            let fact = types.declaration(type), fact.kind == .struct
        else { return [] }
        return types.allMembers(of: fact).properties.flatMap { property -> [Found] in
            guard let inner = types.fieldType(property.name.plain, of: type), property.isStored,
                property.info.access.isTestable, !property.info.isStatic
            else { return [] }
            return found(inner, .member(expression, property.name), property.name.plain, around + [type])
        }
    }

    /// Whether a test can call it where it runs, and nothing is to be done with what it gives back.
    private func canCall(_ type: TypeRef, _ function: TypeRef.Function) -> Bool {
        guard function.result.isVoid, function.effects == Effects() else { return false }
        guard case .attributed(let attributes, _, _) = type.unparenthesised else { return true }
        return attributes.allSatisfy { !$0.hasSuffix("Actor") || "@" + (actor ?? "") == $0 || actor == $0 }
    }
}
