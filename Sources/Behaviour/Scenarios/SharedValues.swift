import Algorithms
import Facts

/// Arrangements in which a value is the same as another: an argument as one given earlier or as an element of what a
/// double gave, a field of an element as that of an argument.
struct SharedValues {
    let subject: TestedType
    let variations: RunVariations

    /// A value, or a part of one, with its type.
    private struct Spot {
        var place: SymbolicValue
        var type: String
        /// Whether a test has a name for it: an element of a set has none.
        var isNamed = true
        /// Whether nothing can stand there.
        var takesNothing: Bool
        /// Whether it may be nothing, be it a part of something that may.
        var isOptional: Bool
    }

    /// How many runs there are at most.
    private static let limit = 24

    /// Runs that differ from one in what is the same as something else, those of one name first.
    func runs(_ run: Run, _ phase: Int) -> [Run] {
        let known = variations.known(run, phase)
        let spots = spots(of: known)
        let pairs = spots.flatMap { left in
            spots.filter { right in
                left.type == right.type && right.isNamed && (left.takesNothing || !right.isOptional)
                    && left.place.root != right.place.root && isLater(left.place, right.place)
            }.map { (left.place, $0.place) }
        }
        let (named, others) = (
            pairs.filter { $0.0.wording == $0.1.wording }, pairs.filter { $0.0.wording != $0.1.wording }
        )
        return (named + others).prefix(Self.limit).map { left, right in known.unifying(left, right) }
    }

    /// Whether a value is one that a test gives with another in mind.
    private func isLater(_ left: SymbolicValue, _ right: SymbolicValue) -> Bool {
        func rank(_ root: SymbolicValue.Root) -> Int {
            switch root {
            case .parameter(_, let phase), .assigned(_, let phase): phase * 4 + 1
            case .property(_, _, let phase), .result(_, _, let phase, _): phase * 4 + 2
            case .emission(_, _, let phase), .completion(_, _, _, _, let phase), .sent(_, _, _, let phase):
                phase * 4 + 3
            case .failure(_, _, let phase, _): phase * 4
            }
        }
        return rank(left.root) > rank(right.root)
            || rank(left.root) == rank(right.root) && left.root.order > right.root.order
    }

    // MARK: - Spots

    private func spots(of run: Run) -> [Spot] {
        let roots = run.types.sorted { ($0.key.phase, $0.key.order) < ($1.key.phase, $1.key.order) }
        return roots.filter { $0.value.functionType == nil && !$0.value.isVoid }.flatMap { root, type in
            spots(root.place, type, run, depth: 0, isOptional: false)
        }
    }

    /// A value with the parts of it that could be the same as others: nothing that has but a few values.
    private func spots(
        _ place: SymbolicValue, _ type: TypeRef, _ run: Run, depth: Int, isOptional: Bool
    ) -> [Spot] {
        let isOptional = isOptional || type.isOptional
        guard depth < 4, run.decisions[place] != .null else { return [] }
        func elements() -> [Spot] {
            guard let element = subject.types.elementType(type) else { return [] }
            let count = if case .list(let count)? = run.decisions[place] { count } else { 1 }
            return Set([0, count - 1]).filter { $0 >= 0 && $0 < count }.sorted().flatMap { index in
                spots(place.appending(.element(index)), element, run, depth: depth + 1, isOptional: isOptional)
            }
        }
        let own = [
            Spot(
                place: place, type: subject.types.expanded(type).bare.text, takesNothing: type.isOptional,
                isOptional: isOptional)
        ]
        switch subject.types.family(type) {
        case .boolean, .float: return []
        case .string, .integer: return own
        case .enumeration:
            guard case .enumCase(let name)? = run.decisions[place],
                let fact = subject.types.enumCases(type).first(where: { $0.name.plain == name })
            else { return [] }
            return fact.payload.enumerated().flatMap { index, parameter in
                spots(
                    place.appending(.payload(case: name, index: index)), parameter.type, run, depth: depth + 1,
                    isOptional: isOptional)
            }
        case .list: return elements()
        case .other where subject.types.elementType(type) != nil:
            return elements().map { spot in
                var spot = spot
                spot.isNamed = false
                return spot
            }
        case .other:
            let fields = variations.values.fields(of: type)
            if fields.isEmpty, !Machine.uniqueTypes.contains(own[0].type), subject.types.declaration(type) == nil {
                return []
            }
            return own
                + fields.flatMap { field in
                    field.type.map {
                        spots(
                            place.appending(.field(field.name.plain)), $0, run, depth: depth + 1, isOptional: isOptional
                        )
                    } ?? []
                }
        }
    }
}

extension Run {
    /// The run with a value the same as another one, which is there.
    fileprivate func unifying(_ place: SymbolicValue, _ other: SymbolicValue) -> Run {
        var run = self
        for whole in [place, other] {
            for depth in whole.path.indices {
                let outer = SymbolicValue(whole.root, Array(whole.path.prefix(depth)))
                guard run.decisions[outer] == nil else { continue }
                if case .element(let index) = whole.path[depth] { run.decisions[outer] = .list(index + 1) }
            }
        }
        run.decisions = run.decisions.filter { !place.contains($0.key) }
        run.decisions[place] = .same(other)
        if !run.decisions.keys.contains(where: { $0.root == other.root }) {
            run.decisions[other.root.place] = .present
        }
        return run
    }
}
