import Facts

extension Machine {
    /// Whether a moment is before another, or so long after it; `nil` where neither is one that a test arranges.
    ///
    /// Moments that are decided about are a thousand seconds apart for each number.
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
        switch (number(of: first), number(of: second)) {
        case (let one?, let two?):
            return Self.holds(Double(one - two) * 1_000, word, limit)
        case (nil, let two?):
            let distance = choose(word, limit)
            decide(first, .unique(two + distance))
            return Self.holds(Double(distance) * 1_000, word, limit)
        case (let one?, nil):
            let distance = choose(word, limit)
            decide(second, .unique(one - distance))
            return Self.holds(Double(distance) * 1_000, word, limit)
        case (nil, nil):
            guard first != second else { return Self.holds(0, word, limit) }
            let start = 1_000 + sampleNumber() * 10
            let distance = choose(word, limit)
            decide(second, .unique(start))
            decide(first, .unique(start + distance))
            return Self.holds(Double(distance) * 1_000, word, limit)
        }
    }

    /// A distance, in thousands of seconds, that is as wanted or is not.
    private func choose(_ word: String, _ limit: Double) -> Int {
        let wanted = !isReplay && oracle.choose(2) == 0
        let near = Int((limit / 1_000).rounded(.down))
        let distances = [near + 2, near, near - 2]
        return distances.first { Self.holds(Double($0) * 1_000, word, limit) == wanted } ?? near
    }

    /// A moment that a test arranges, and by how many seconds the code moves it.
    private func moment(_ term: Term) -> (place: SymbolicValue, offset: Double)? {
        if case .method(let base, "addingTimeInterval", let arguments) = term, let seconds = arguments.first?.value,
            let (place, offset) = moment(base), let more = self.seconds(in: seconds)
        {
            return (place, offset + more)
        }
        guard case .place(let place) = term, let type = type(of: place),
            ["Date", "Foundation.Date"].contains(subject.types.expanded(type).bare.text)
        else { return nil }
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

    private func number(of place: SymbolicValue) -> Int? {
        if case .unique(let number) = decisions[place] { number } else { nil }
    }
}
