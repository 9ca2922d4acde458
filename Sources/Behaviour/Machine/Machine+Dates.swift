import Facts

extension Machine {
    /// Whether a moment is before another, or so long after it; `nil` where neither is one that a test arranges.
    func compareDates(_ left: Term, _ word: String, _ right: Term) -> Bool? {
        if case .method(let later, "timeIntervalSince", let arguments) = left, let earlier = arguments.first?.value,
            isMoment(later), isMoment(earlier), let limit = limit(of: right)
        {
            return compare(later, earlier, by: word, seconds: limit)
        }
        return compare(left, right, by: word, seconds: 0)
    }

    /// The seconds that a limit has; one that a test gives has an hour.
    private func limit(of term: Term) -> Double? {
        if let known = Self.number(reduce(term)) { return known }
        for place in term.places.map(canonical) where !isReplay && shape(place) == nil {
            guard let family = type(of: place).map(subject.types.family), family == .integer || family == .float else {
                return nil
            }
            decide(place, family == .integer ? .integer(3_600) : .float(3_600))
        }
        return Self.number(reduce(term))
    }

    /// Whether the time from a moment to another compares with a limit in a way.
    private func compare(_ later: Term, _ earlier: Term, by word: String, seconds limit: Double) -> Bool? {
        guard isMoment(later), isMoment(earlier), limit.magnitude < 1e12 else { return nil }
        if later == earlier { return Self.holds(0, word, limit) }
        placeAtSomeHour(later, earlier)
        if instant(later) == nil, instant(earlier) == nil, !place(earlier, at: someMoment()) { return nil }
        let isFar = limit == 0 && later.isPlace && earlier.isPlace
        switch (instant(later), instant(earlier)) {
        case (nil, let two?): guard place(later, at: two + choose(word, limit, isFar)) else { return nil }
        case (let one?, nil): guard place(earlier, at: one - choose(word, limit, isFar)) else { return nil }
        default: break
        }
        guard let one = instant(later), let two = instant(earlier) else { return nil }
        return Self.holds(Double(one - two), word, limit)
    }

    /// Decides a moment that another was made of, at an hour that the code names or well before it.
    private func placeAtSomeHour(_ one: Term, _ other: Term) {
        func dates(_ term: Term) -> [SymbolicValue] {
            term.places.map(canonical).filter { type(of: $0).map { isDate($0) } == true }
        }
        let base = dates(one)
        guard base.count == 1, dates(other) == base, instant(one) == nil, instant(other) == nil else { return }
        _ = place(.place(base[0]), at: 11 * 86_400 + someHour() * 3_600)
    }

    /// Whether two moments are the same, one of them made by the code; `nil` for anything else.
    func equalDates(_ left: Term, _ right: Term) -> Bool? {
        if case .place = left, case .place = right { return nil }
        guard isMoment(left), isMoment(right) else { return nil }
        if instant(left) == nil, instant(right) == nil, !place(left, at: someMoment()) { return nil }
        let step = !isReplay && oracle.choose(2) == 0 ? 0 : 86_400
        if instant(left) == nil, let known = instant(right) { _ = place(left, at: known + step) }
        if instant(right) == nil, let known = instant(left) { _ = place(right, at: known + step) }
        guard let one = instant(left), let two = instant(right) else { return nil }
        return one == two
    }

    /// A number of seconds that is as wanted or is not: the limit, or the nearest that is worth telling from it.
    ///
    /// - Parameter isFar: Whether nobody looks at the edge, as where two moments are compared that a test gives.
    private func choose(_ word: String, _ limit: Double, _ isFar: Bool) -> Int {
        let wanted = !isReplay && oracle.choose(2) == 0
        let near = Int(limit.rounded(.down))
        let step = isFar ? 1_000 : 1
        let distances = [near, near + step, near - step]
        let found = distances.first { Self.holds(Double($0), word, limit) == wanted } ?? near
        guard !isReplay, isFar, found > 0, !subject.spokenMembers.isDisjoint(with: Self.shifting) else { return found }
        // Where the code computes with moments, one that is later may be so by hours or by days.
        return [found, 43_200, 864_000][oracle.choose(3)]
    }

    /// What code makes other moments with.
    private static let shifting: Set = ["addingTimeInterval", "timeIntervalSince"]
}

extension Term {
    fileprivate var isPlace: Bool { if case .place = self { true } else { false } }
}
