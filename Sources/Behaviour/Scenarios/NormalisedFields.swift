import Facts
import Resolving

/// Fields that an initialiser makes of an argument of the same name: a number that is kept within bounds, a text that is
/// trimmed. A test can set them to whatever stays as it is.
extension TestedType {
    /// Whether all such fields of an arrangement hold what was decided about them when a test makes the values.
    func keepsNormalised(_ arrangement: Arrangement) -> Bool {
        arrangement.constraints.allSatisfy { place, constraint in
            guard case .field(let name)? = place.path.last else { return true }
            let owner = SymbolicValue(place.root, Array(place.path.dropLast()))
            return arrangement.type(of: owner, in: types).map { keeps(constraint, in: name, of: $0.bare) } ?? true
        }
    }

    /// Whether a field holds a value when a test makes one of its type with that.
    func keeps(_ constraint: Constraint, in name: String, of type: TypeRef) -> Bool {
        let field = RunMemory.Field(type: type, name: name)
        guard let initializer = known.normalising[field, or: normalising(name, of: type)] else { return true }
        if case .same = constraint { return true }
        guard let term = constraint.literal else { return false }
        let value = RunMemory.Normalised(field: field, constraint: constraint)
        return known.normalised[value, or: isKept(term, name, type, initializer)]
    }

    /// The initialiser of a type that makes a field of an argument; `nil` where one keeps it as it is.
    private func normalising(_ name: String, of type: TypeRef) -> InitializerFact? {
        guard let fact = types.declaration(type), fact.kind == .struct else { return nil }
        let initializers = types.allMembers(of: fact).initializers.filter { $0.info.access.isTestable }
        let keeps = initializers.contains { initializer in
            initializer.parameters.contains { $0.name.plain == name && initializer.stores($0, in: name) }
        }
        return keeps ? nil : initializers.first { $0.normalises(name) }
    }

    private func isKept(_ term: Term, _ name: String, _ type: TypeRef, _ initializer: InitializerFact) -> Bool {
        let machine = Machine(self, oracle: Oracle([]))
        let made = try? machine.fields(of: .construct(type, []), type, by: initializer, [name: term])
        return made?[name].map(machine.reduce) == term && !machine.isUncertain && machine.oracle.answers.isEmpty
    }
}

extension Constraint {
    /// The value that it says to be the only one; `nil` where it leaves something open.
    fileprivate var literal: Term? {
        switch self {
        case .null: .null
        case .boolean(let value): .boolean(value)
        case .integer(let value): .integer(value)
        case .float(let value): .float(value)
        case .string(let text): .string(text)
        case .list(0): .list([])
        default: nil
        }
    }
}
