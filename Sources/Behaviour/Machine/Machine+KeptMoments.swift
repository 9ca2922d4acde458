import Algorithms
import Facts

/// Moments that were decided, looked for once more.
extension Machine {
    /// Whether an interval was given a length with which it would end before it starts: there is none.
    var hasIntervalBackwards: Bool {
        decisions.contains { place, shape in
            guard place.path.last == .field("duration"), case .float(let length) = shape, length < 0 else {
                return false
            }
            return type(of: SymbolicValue(place.root, place.path.dropLast()))?.bare.lastName == "DateInterval"
        }
    }

    /// Moments worth trying for a place in conditions: those that the conditions speak of besides, those so many units
    /// away from these as they name numbers, and those next to them.
    func moments(for place: SymbolicValue, around terms: [Term]) -> [Constraint] {
        let parts = terms.flatMap(\.allParts)
        let known = parts.compactMap { part -> Int? in
            if case .place(let other) = part, canonical(other) == place { return nil }
            return instant(part)
        }.uniqued()
        let counts = parts.compactMap { Self.number(reduce($0)).flatMap(Int.init(exactly:)) }
            .filter { $0 != 0 && $0.magnitude < 100_000_000 }.uniqued().prefix(4)
        let units = Array(parts.compactMap(unit).uniqued())
        let away = known.prefix(3).flatMap { moment in
            counts.flatMap { count -> [Int] in
                let distances = [count, count + 1, count - 1].flatMap { [$0, -$0] }
                guard !units.isEmpty else { return distances.map { moment + $0 } }
                return units.prefix(2).flatMap { unit in
                    distances.map { CivilTime(moment).adding($0, unit).seconds }
                }
            }
        }
        let beside = known.flatMap { [$0, $0 + 1_000, $0 - 1_000] }
        // What is to come goes before what is over.
        let (later, earlier) = (beside + away).partitioned { moment in known.contains { moment < $0 } }
        return (later + earlier).uniqued().prefix(Self.mostMoments).map(Constraint.moment)
    }

    private static let mostMoments = 32
}

extension Term {
    /// It and all that it is made of.
    fileprivate var allParts: [Term] { [self] + children.flatMap(\.allParts) }
}
