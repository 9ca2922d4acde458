import Facts
import Resolving

/// Which case of an enum a value is.
extension Machine {
    /// How many cases an enum may have for a test to be written for each as soon as the code asks for one.
    private static let mostCases = 24

    /// The case an enum place is of, decided about if it is open; `nil` where there are too many to try each.
    func enumeration(_ place: SymbolicValue) -> String? {
        if case .enumCase(let name)? = shape(place) { return name }
        guard let type = type(of: place) else { return nil }
        let cases = nearest(subject.types.enumCases(type))
        guard !cases.isEmpty, cases.count <= Self.mostCases else { return nil }
        let chosen = isReplay ? sampleCase(cases, of: place) : cases[oracle.choose(cases.count)]
        decide(place, .enumCase(chosen.name.plain))
        return chosen.name.plain
    }

    /// The cases, those beside one that a value is compared with first: they tell where the order changes.
    private func nearest(_ cases: [EnumCaseFact]) -> [EnumCaseFact] {
        guard let edge, let index = cases.firstIndex(where: { $0.name.plain == edge }) else { return cases }
        return cases.indices.sorted { (abs($0 - index), $0) < (abs($1 - index), $1) }.map { cases[$0] }
    }

    /// Whether an enum place is of a case; `nil` where its type has no such case. Of many cases the code decides about
    /// those only that it asks for.
    func isCase(_ place: SymbolicValue, _ name: String) -> Bool? {
        if let chosen = enumeration(place) { return chosen == name }
        guard let type = type(of: place) else { return nil }
        let cases = subject.types.enumCases(type).map(\.name.plain)
        guard cases.contains(name) else { return nil }
        let left = cases.filter { excluded[canonical(place)]?.contains(.enumCase($0)) != true }
        if left == [name] { decide(place, .enumCase(name)) }
        return isEqual(place, .enumCase(name))
    }

    /// A case that a test takes where the code does not say which, one without a payload if there is one.
    func sampleCase(_ cases: [EnumCaseFact], of place: SymbolicValue) -> EnumCaseFact {
        let open = cases.filter { excluded[canonical(place)]?.contains(.enumCase($0.name.plain)) != true }
        return open.first(where: \.payload.isEmpty) ?? open.first ?? cases[0]
    }
}
