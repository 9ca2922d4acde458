import Facts
import Resolving

/// What a test arranges: what doubles hold, return, throw and hand to closures, by phase, and what the SUT is given.
package struct Arrangement: Sendable {
    /// What is decided about values; any value will do where nothing is.
    package var constraints: [SymbolicValue: Constraint]
    /// The types of whole values.
    package var types: [SymbolicValue.Root: TypeRef]
    /// The types of values that are declared as any error, where the code asks for more.
    package var narrowed: [SymbolicValue: TypeRef]
    /// What doubles are told, in order.
    package var stubs: [Stub]
    /// The methods of doubles that are called and may throw.
    package var throwing: Set<PortMember>
    /// The members of doubles that are called or read.
    package var used: Set<PortMember>
    /// The doubles that acts are given, by the parameters.
    package var doubles: [SymbolicValue.Root: String]
    /// Errors that a failure is not, as `Type.case`, or `Type.*` for all of a type.
    package var exclusions: [SymbolicValue.Root: Set<String>]
    /// What the author of the code called values.
    package var names: [SymbolicValue.Root: String]
    /// Whole values that a test arranges though nothing may be decided about them, since claims speak of them.
    package var mentioned: Set<SymbolicValue.Root>
    /// What is known of the fields of objects that no initialiser takes.
    package var fixed: [SymbolicValue: Constraint] = [:]
    /// Those of them that a test sets after it made the object.
    package var preset: Set<SymbolicValue> = []
    /// The texts of documents.
    package var documents: [SymbolicValue: String] = [:]

    /// Creates an arrangement; what is left out is left to the test.
    package init(
        constraints: [SymbolicValue: Constraint] = [:], types: [SymbolicValue.Root: TypeRef] = [:],
        narrowed: [SymbolicValue: TypeRef] = [:], stubs: [Stub] = [], throwing: Set<PortMember> = [],
        used: Set<PortMember> = [], doubles: [SymbolicValue.Root: String] = [:],
        exclusions: [SymbolicValue.Root: Set<String>] = [:], names: [SymbolicValue.Root: String] = [:],
        mentioned: Set<SymbolicValue.Root> = []
    ) {
        self.constraints = constraints
        self.types = types
        self.narrowed = narrowed
        self.stubs = stubs
        self.throwing = throwing
        self.used = used
        self.doubles = doubles
        self.exclusions = exclusions
        self.names = names
        self.mentioned = mentioned
    }

    /// The value that stands for another, after those it was made the same as.
    package func canonical(_ value: SymbolicValue) -> SymbolicValue { constraints.canonical(value) }

    /// What is decided about a value.
    package func constraint(_ value: SymbolicValue) -> Constraint? { constraints[canonical(value)] }

    /// Whether anything is decided about a value or a part of it.
    package func isDecided(_ value: SymbolicValue) -> Bool {
        constraints.keys.contains { value.contains($0) } || preset.contains { value.contains($0) }
    }

    /// The other values that a value or parts of it are the same as.
    package func others(in value: SymbolicValue) -> [SymbolicValue] {
        constraints.filter { value.contains($0.key) }.values.compactMap { constraint in
            if case .same(let other) = constraint { other } else { nil }
        }
    }

    /// Whether a test has to arrange a value.
    package func needs(_ root: SymbolicValue.Root) -> Bool { isDecided(root.place) || mentioned.contains(root) }

    /// Whether a generic method gives a value of another type than it was told to before.
    package func isOfAnotherType(_ root: SymbolicValue.Root) -> Bool {
        let earlier = types.filter { other, _ in
            guard case .result = other else { return false }
            return other.member == root.member && other.phase < root.phase && needs(other)
        }
        let last = earlier.max { ($0.key.phase, $0.key.order) < ($1.key.phase, $1.key.order) }
        guard let last, let type = types[root] else { return false }
        return last.value.bare != type.bare
    }

    /// The type of a value, from the type of the whole along the way to the part.
    package func type(of value: SymbolicValue, in lookup: TypeLookup) -> TypeRef? {
        if let type = narrowed[value] { return type }
        guard let root = types[value.root] else { return nil }
        return value.path.isEmpty ? root : lookup.type(of: value, in: root, narrowed)
    }
}

extension [SymbolicValue: Constraint] {
    /// The value that stands for another, after those it was made the same as.
    func canonical(_ value: SymbolicValue) -> SymbolicValue {
        var current = value
        for _ in 0..<8 {
            guard let (whole, target) = alias(of: current) else { return current }
            current = current.moved(from: whole, to: target)
        }
        return current
    }

    private func alias(of value: SymbolicValue) -> (SymbolicValue, SymbolicValue)? {
        for length in 0...value.path.count {
            let whole = SymbolicValue(value.root, Array(value.path.prefix(length)))
            if case .same(let target)? = self[whole] { return (whole, target) }
        }
        return nil
    }
}

extension TypeLookup {
    /// The type of a part of a value whose type is known.
    func type(of part: SymbolicValue, in whole: TypeRef, _ narrowed: [SymbolicValue: TypeRef]) -> TypeRef? {
        var current = whole
        var walked = SymbolicValue(part.root)
        for step in part.path {
            if let type = narrowed[walked] { current = type }
            walked = walked.appending(step)
            // What code asked a document for under a key, no declaration tells.
            if let type = narrowed[walked] {
                current = type
                continue
            }
            let next: TypeRef? =
                switch step {
                case .field(let name): fieldType(name, of: current)
                case .element: elementType(current) ?? entryType(current)
                // What it is, stands with the part.
                case .decoded: current
                case .payload(let name, let index):
                    enumCases(current).first { $0.name.plain == name }.flatMap {
                        index < $0.payload.count ? $0.payload[index].type : nil
                    }
                }
            guard let next else { return nil }
            current = next
        }
        return current
    }
}
