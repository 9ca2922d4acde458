import Behaviour
import Facts

/// Objects that a test makes and looks at.
extension TestWriter {
    /// Sets what no initialiser of an object or a value takes.
    mutating func preset(_ root: SymbolicValue.Root, _ name: String) {
        for field in scenario.arrangement.preset.sorted(by: { "\($0)" < "\($1)" }) where field.root == root {
            guard let value = made.short(field, typed: true) ?? made.value(field, other: { _ in nil }) else {
                return fail()
            }
            add(.stub(.path(name, field.wording), value))
        }
    }

    /// Whether something of a value is set after it is made.
    func isPreset(_ root: SymbolicValue.Root) -> Bool { scenario.arrangement.preset.contains { $0.root == root } }

    /// Whether a value is an object of a class of the sources.
    func isClass(_ root: SymbolicValue.Root) -> Bool {
        let type = scenario.arrangement.types[root].map { $0.optionalWrapped ?? $0 }
        return type.flatMap(subject.types.declaration)?.kind == .class
    }

    /// Writes what objects were made with.
    var made: ValueWriter {
        var arrangement = scenario.arrangement
        arrangement.constraints.merge(arrangement.fixed) { known, _ in known }
        return ValueWriter(types: subject.types, arrangement: arrangement, values: context.values)
    }

    /// Whether a value is an object that only tells which one it is.
    func isObject(_ value: Value) -> Bool {
        let type: TypeRef? =
            switch value {
            case .place(let place): writer.type(of: scenario.arrangement.canonical(place))
            case .member(.place(let place), "first"), .member(.place(let place), "last"):
                writer.type(of: scenario.arrangement.canonical(place)).flatMap(subject.types.elementType)
            default: nil
            }
        guard let type = type.map({ $0.optionalWrapped ?? $0 }) else { return false }
        return subject.types.declaration(type)?.kind == .class && !subject.types.isEquatable(type)
            && subject.types.double(of: type) == nil
    }
}
