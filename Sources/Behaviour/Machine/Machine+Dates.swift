import Facts

extension Machine {
    /// Whether a moment is before another, or so long after it; `nil` where neither is one that a test arranges.
    func compareDates(_ left: Term, _ word: String, _ right: Term) -> Bool? {
        if case .method(let later, "timeIntervalSince", let arguments) = left, let limit = Self.number(right),
            let earlier = arguments.first?.value
        {
            return compare(later, earlier, by: word, seconds: limit)
        }
        return compare(left, right, by: word, seconds: 0)
    }

    /// Whether the time from a moment to another compares with a limit in a way.
    private func compare(_ later: Term, _ earlier: Term, by word: String, seconds limit: Double) -> Bool? {
        guard let (first, ahead) = moment(later), let (second, behind) = moment(earlier) else { return nil }
        let limit = limit - ahead + behind
        let distance: Int
        switch (seconds(to: first), seconds(to: second)) {
        case (let one?, let two?): distance = one - two
        case (nil, let two?):
            distance = choose(word, limit)
            decide(first, .moment(two + distance))
        case (let one?, nil):
            distance = choose(word, limit)
            decide(second, .moment(one - distance))
        case (nil, nil):
            distance = first == second ? 0 : choose(word, limit)
            if first != second {
                let start = 1_000_000 + sampleNumber() * 10_000
                decide(second, .moment(start))
                decide(first, .moment(start + distance))
            }
        }
        return Self.holds(Double(distance), word, limit)
    }

    /// A number of seconds that is as wanted or is not: the limit, or the nearest that is worth telling from it.
    private func choose(_ word: String, _ limit: Double) -> Int {
        let wanted = !isReplay && oracle.choose(2) == 0
        let near = Int(limit.rounded(.down))
        let step = near == 0 ? 1_000 : 1
        let distances = [near, near + step, near - step]
        return distances.first { Self.holds(Double($0), word, limit) == wanted } ?? near
    }

    /// A moment that a test arranges, and by how many seconds the code moves it.
    private func moment(_ term: Term) -> (place: SymbolicValue, offset: Double)? {
        if case .method(let base, "addingTimeInterval", let arguments) = term, let seconds = arguments.first?.value,
            let (place, offset) = moment(base), let more = self.seconds(in: seconds)
        {
            return (place, offset + more)
        }
        guard case .place(let place) = term, let type = type(of: place), isDate(type) else { return nil }
        return (canonical(place), 0)
    }

    /// A number of seconds; where it is made of a number that a test gives, one that gives thousands, as five hours do, or
    /// none.
    private func seconds(in term: Term) -> Double? {
        if let known = Self.number(reduce(term)) { return known }
        for place in term.places where !isReplay && shape(place) == nil {
            let family = type(of: place).map(subject.types.family)
            guard family == .integer || family == .float else { return nil }
            let number = [5, 0][oracle.choose(2)]
            decide(place, family == .integer ? .integer(number) : .float(Double(number)))
        }
        return Self.number(reduce(term))
    }

    private func seconds(to place: SymbolicValue) -> Int? {
        if case .moment(let seconds) = decisions[place] { seconds } else { nil }
    }
}
