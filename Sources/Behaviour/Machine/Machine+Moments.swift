import Facts

/// Moments that the code makes of those that a test arranges.
extension Machine {
    /// Seconds since the beginning of 1970, as far as a moment is decided.
    func instant(_ term: Term) -> Int? {
        switch term {
        case .place(let place):
            if case .moment(let seconds) = decisions[canonical(place)] { return seconds }
            return nil
        case .construct(let type, let arguments):
            guard isDate(type), arguments.count == 1, arguments[0].label == "timeIntervalSince1970" else { return nil }
            return wholeNumber(arguments[0].value)
        case .method(let base, "addingTimeInterval", let arguments):
            guard let start = instant(base), let seconds = arguments.first?.value,
                let more = wholeNumber(seconds) ?? wholeNumber(reduce(seconds))
            else { return nil }
            return start + more
        case .method(let calendar, let name, let arguments) where isCalendar(calendar):
            guard let moved = moved(name, arguments), let start = instant(moved.base) else { return nil }
            return moved.apply(CivilTime(start)).seconds
        default: return nil
        }
    }

    /// How two moments that are decided compare; `nil` for anything else.
    func knownOrder(_ left: Term, _ word: String, _ right: Term) -> Term? {
        guard Self.comparisons.contains(word), let one = instant(left), let other = instant(right) else { return nil }
        return .boolean(Self.holds(Double(one), word, Double(other)))
    }

    /// The seconds between two moments that are decided; `nil` for anything else.
    func knownInterval(_ base: Term, _ name: String, _ arguments: [LabelledTerm]) -> Term? {
        guard name == "timeIntervalSince", arguments.count == 1, let later = instant(base),
            let earlier = instant(arguments[0].value)
        else { return nil }
        return .float(Double(later - earlier))
    }

    /// Gives dates that may be missing a moment where code computes with them: a test writes what comes of it.
    func settleOptionalDates(in terms: [Term], for name: String) {
        guard name == "addingTimeInterval" || name == "timeIntervalSince", !isReplay else { return }
        let dates = terms.flatMap(\.places).map(canonical).filter { type(of: $0).map { isDate($0) } == true }
        guard dates.contains(where: { type(of: $0)?.isOptional == true }) else { return }
        for place in dates { sample(place) }
    }

    /// Whether something is asked of a value in it that may be missing by its type, as a test cannot write it.
    func asksOptional(_ term: Term) -> Bool {
        if case .method(.place(let place), let name, _) = term, name != "map",
            type(of: canonical(place))?.isOptional == true
        {
            // What is written out is not asked again.
            if case .string = reduce(term) { return false }
            return true
        }
        return term.children.contains(where: asksOptional)
    }

    /// Whether a term is a moment that is decided or can be.
    func isMoment(_ term: Term) -> Bool {
        switch term {
        case .place(let place): type(of: place).map { isDate($0) } == true
        case .method(let base, "addingTimeInterval", let arguments):
            arguments.first.flatMap { seconds(in: $0.value) } != nil && isMoment(base)
        case .method(let calendar, let name, let arguments) where isCalendar(calendar):
            moved(name, arguments).map { isMoment($0.base) } == true
        default: instant(term) != nil
        }
    }

    /// Decides what a moment is made of, so that it comes about at that time, or on that day where only days count;
    /// `false` where it is decided already.
    func place(_ term: Term, at seconds: Int) -> Bool {
        switch term {
        case .place(let place):
            guard instant(term) == nil, decisions[canonical(place)] == nil || decisions[canonical(place)] == .present
            else { return false }
            decide(place, .moment(seconds))
            return true
        case .method(let base, "addingTimeInterval", let arguments):
            guard let more = arguments.first.flatMap({ wholeNumber($0.value) }) else { return false }
            return place(base, at: seconds - more)
        case .method(let calendar, let name, let arguments) where isCalendar(calendar):
            guard let moved = moved(name, arguments) else { return false }
            return place(moved.base, at: moved.undo(CivilTime(seconds)).seconds)
        default: return false
        }
    }

    /// Any moment that is no other's: in July 2024, so that days and weeks before and after lie in the same year.
    func someMoment() -> Int { 1_720_000_000 + sampleNumber() * 10_000 }

    /// What a calendar makes of a moment, and what makes it that.
    private struct Moved {
        var base: Term
        var apply: (CivilTime) -> CivilTime
        var undo: (CivilTime) -> CivilTime
    }

    private func moved(_ name: String, _ arguments: [LabelledTerm]) -> Moved? {
        switch (Self.fullName(name, arguments), arguments.map(\.value)) {
        case ("startOfDay(for:)", let values):
            return Moved(
                base: values[0],
                apply: { time in
                    var time = time
                    time.time = 0
                    return time
                },
                undo: { time in
                    var time = time
                    time.time = 36_000
                    return time
                })
        case ("date(byAdding:value:to:)", let values):
            guard let unit = unit(values[0]), let number = wholeNumber(values[1]), number.magnitude < 1_000_000 else {
                return nil
            }
            return Moved(base: values[2], apply: { $0.adding(number, unit) }, undo: { $0.adding(-number, unit) })
        case ("date(bySettingHour:minute:second:of:)", let values):
            let parts = zip(values, [24, 60, 60]).compactMap { value, limit in
                wholeNumber(value).flatMap { (0..<limit).contains($0) ? $0 : nil }
            }
            guard parts.count == 3 else { return nil }
            return Moved(
                base: values[3],
                apply: { time in
                    var time = time
                    time.time = parts[0] * 3_600 + parts[1] * 60 + parts[2]
                    return time
                },
                undo: { time in
                    var time = time
                    time.time = 36_000
                    return time
                })
        default: return nil
        }
    }

    /// Gives numbers that are open one that a calendar can count with: a few days, an hour of the day.
    func settleNumbers(in arguments: [LabelledTerm]) {
        guard !isReplay else { return }
        for place in arguments.flatMap(\.value.places) where isOpenNumber(.place(place)) { sample(place) }
    }

    /// A number without a fraction that moments can be moved by: whether two of them are the same is told in seconds.
    private func wholeNumber(_ term: Term) -> Int? {
        Self.number(reduce(term)).flatMap(Int.init(exactly:)).flatMap { $0.magnitude < 1_000_000_000_000 ? $0 : nil }
    }

    /// The unit that `.day` names.
    func unit(_ term: Term) -> CivilTime.Unit? {
        guard case .enumCase(_, let name, _) = term else { return nil }
        return CivilTime.Unit(rawValue: name)
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
}
