import Algorithms
import Facts

/// What a calendar says that a test gives: all that a factory makes are the Gregorian one of UTC, the same on every machine.
extension Machine {
    /// Whether a value is a calendar that a test hands over, by itself or in a model: doubles answer with any; or one that
    /// the code makes so that it is the same.
    func isCalendar(_ term: Term) -> Bool { isGivenCalendar(term) || isOwnCalendar(term) }

    private func isGivenCalendar(_ term: Term) -> Bool {
        guard case .place(let place) = term, case .parameter = place.root else { return false }
        return type(of: place).map(subject.types.isSystemCalendar) ?? false
    }

    /// The calendar that factories give their doubles and what containers provide: the Gregorian one of UTC.
    static let factoryCalendar: Term = {
        let calendar = Term.construct(
            .simple("Calendar"), [LabelledTerm("identifier", .enumCase(nil, "gregorian", []))])
        let zone = Term.construct(.simple("TimeZone"), [LabelledTerm("secondsFromGMT", .integer(0))])
        let locale = Term.construct(.simple("Locale"), [LabelledTerm("identifier", .string("en_US_POSIX"))])
        return .updated(.updated(calendar, field: "timeZone", zone), field: "locale", locale)
    }()

    /// Whether it is a calendar of a factory, all of which begin their weeks on the same day.
    private func isOfFactory(_ term: Term) -> Bool { isGivenCalendar(term) || term == Self.factoryCalendar }

    /// What a method of a calendar gives; `nil` where it cannot be told, or the value is no calendar.
    func callCalendar(_ term: Term, _ name: String, _ arguments: [LabelledTerm]) -> Term? {
        guard isCalendar(term), !arguments.contains(where: \.value.hasUnknown) else { return nil }
        let values = arguments.map(\.value)
        switch Self.fullName(name, arguments) {
        case "startOfDay(for:)", "date(byAdding:value:to:)", "date(bySettingHour:minute:second:of:)":
            settleNumbers(in: arguments)
            let call = Term.method(term, name, arguments)
            guard isOwnCalendar(term) else { return isMoment(call) ? call : nil }
            settleMoments(in: arguments, onDays: name == "startOfDay")
            return instant(call).map(Self.date)
        case "isDate(_:inSameDayAs:)": return areSame(values[0], values[1], to: .day).map(Term.boolean)
        case "isDate(_:equalTo:toGranularity:)":
            return unit(values[2]).flatMap { areSame(values[0], values[1], to: $0) }.map(Term.boolean)
        // Which days are a weekend depends on the region, which only the factories' calendars fix.
        case "isDateInWeekend(_:)" where isOfFactory(term):
            return weekday(values[0]).map { .boolean($0 == 1 || $0 == 7) }
        case "component(_:from:)": return component(values[0], of: values[1]).map(Term.integer)
        case "dateComponents(_:from:to:)": return distance(values[0], from: values[1], to: values[2], by: term)
        case "dateComponents(_:from:)":
            guard case .list(let wanted) = values[0] else { return nil }
            let units = wanted.compactMap(unit)
            let found = wanted.map { part -> LabelledTerm? in
                guard case .enumCase(_, let name, _) = part else { return nil }
                return component(part, of: values[1], among: units).map { LabelledTerm(name, .integer($0)) }
            }
            return components(found)
        case "date(from:)": return date(of: values[0])
        case "dateInterval(of:for:)":
            settleMoments(in: arguments)
            return unit(values[0]).flatMap { interval(of: $0, around: values[1], by: term) }
        default: return nil
        }
    }

    /// What a calendar says of itself, in the locale of the factories' (`en_US_POSIX`); `nil` where that is not known.
    func member(ofCalendar term: Term, _ name: String) -> Term? {
        guard isOfFactory(term) else { return nil }
        if ["firstWeekday", "minimumDaysInFirstWeek"].contains(name) { return .integer(1) }
        return CivilTime.symbols[name].map { .list($0.map(Term.string)) }
    }

    /// The moment that a calendar made of another, as what it comes to; `nil` where that is open.
    func calendarMoment(_ term: Term) -> Term? {
        guard case .method(let calendar, _, _) = term, isCalendar(calendar) else { return nil }
        return instant(term).map(Self.date)
    }

    /// A moment that is decided, as a test writes it; `nil` for any other value.
    func moment(_ term: Term) -> Term? { instant(term.map(reduce)).map(Self.date) }

    static func date(_ seconds: Int) -> Term {
        .construct(.simple("Date"), [LabelledTerm("timeIntervalSince1970", .float(Double(seconds)))])
    }

    /// The day, the week, the month that a moment lies in.
    private func interval(of unit: CivilTime.Unit, around moment: Term, by calendar: Term) -> Term? {
        guard unit != .weekOfYear || isOfFactory(calendar), let time = instant(moment) else { return nil }
        let start = CivilTime(time).start(of: unit)
        let end = start.adding(1, unit)
        return .construct(
            .simple("DateInterval"),
            [
                LabelledTerm("start", Self.date(start.seconds)), LabelledTerm("end", Self.date(end.seconds)),
            ])
    }

    // MARK: - Days

    /// Whether two moments lie in the same day, or the same part of that kind: a week is none, as it begins on other days
    /// elsewhere.
    private func areSame(_ first: Term, _ second: Term, to unit: CivilTime.Unit) -> Bool? {
        guard isMoment(first), isMoment(second), unit != .weekOfYear else { return nil }
        if first == second { return true }
        if instant(first) == nil, instant(second) == nil, !place(second, at: someMoment()) { return nil }
        let step = !isReplay && oracle.choose(2) == 0 ? 0 : 1
        for (one, other) in [(first, second), (second, first)] where instant(one) == nil {
            guard let known = instant(other) else { return nil }
            var day = CivilTime(known)
            if unit.isLong { day.time = day.time == 36_000 ? 39_600 : 36_000 }
            _ = place(one, at: day.adding(-step, unit).seconds)
        }
        guard let one = instant(first), let two = instant(second) else { return nil }
        return CivilTime(one).parts(to: unit) == CivilTime(two).parts(to: unit)
    }

    /// The thirteenth of July 2024 at ten.
    private static let someSaturday = 1_720_864_800

    private func weekday(_ moment: Term) -> Int? {
        guard isMoment(moment) else { return nil }
        if instant(moment) == nil {
            _ = place(moment, at: Self.someSaturday + (!isReplay && oracle.choose(2) == 1 ? 0 : 2) * 86_400)
        }
        return instant(moment).map { CivilTime($0).weekday }
    }

    /// A part of a moment; where that is open, one of those that the code names.
    ///
    /// - Parameter units: What else is asked of it, so that each of these says something.
    private func component(_ part: Term, of moment: Term, among units: [CivilTime.Unit] = []) -> Int? {
        guard case .enumCase(_, let name, _) = part, isMoment(moment) else { return nil }
        if name == "weekday" {
            if instant(moment) == nil {
                let chosen = pick(numbers.filter { (1...7).contains($0) } + [2, 1], most: 4)
                _ = place(moment, at: Self.someSaturday + chosen * 86_400)
            }
            return instant(moment).map { CivilTime($0).weekday }
        }
        guard let unit = CivilTime.Unit(rawValue: name), unit != .weekOfYear else { return nil }
        if instant(moment) == nil {
            var time = CivilTime(Self.someSaturday - 86_400)
            switch unit {
            case .year: time.year = pick(numbers.filter { (1900...2100).contains($0) } + [2024], most: 3)
            case .month: time.month = pick(numbers.filter { (1...12).contains($0) } + [3, 9], most: 4)
            case .day: time.day = pick(numbers.filter { (1...28).contains($0) } + [12], most: 4)
            case .hour: time.time = someHour() * 3_600
            case .minute: time.time += someMinute() * 60
            default: break
            }
            if unit != .minute, units.contains(.minute) { time.time += someMinute() * 60 }
            _ = place(moment, at: time.seconds)
        }
        return instant(moment).flatMap { CivilTime($0).value(of: unit) }
    }

    // MARK: - Distances

    /// `DateComponents(day: 3)` between two moments, as far as these are decided.
    private func distance(_ wanted: Term, from start: Term, to end: Term, by calendar: Term) -> Term? {
        guard case .list(let parts) = wanted, isMoment(start), isMoment(end) else { return nil }
        let units = parts.compactMap(unit)
        guard units.count == parts.count, !units.isEmpty else { return nil }
        return components(
            zip(units, parts).map { unit, part in
                let arguments = [
                    LabelledTerm("in", part), LabelledTerm("of", wanted), LabelledTerm("from", start),
                    LabelledTerm("to", end),
                ]
                let whole = Term.method(calendar, Self.distance, arguments)
                return LabelledTerm(unit.rawValue, reduce(whole))
            })
    }

    /// No method has this name, so that no test can write it.
    private static let distance = "#distance"

    /// A number of units between moments that are decided, or that are the same.
    func knownDistance(_ name: String, _ arguments: [LabelledTerm]) -> Term? {
        guard name == Self.distance, arguments.count == 4, let unit = unit(arguments[0].value),
            case .list(let units) = arguments[1].value
        else { return nil }
        if arguments[2].value == arguments[3].value { return .integer(0) }
        guard let start = instant(arguments[2].value), let end = instant(arguments[3].value) else { return nil }
        let between = CivilTime(start).distance(to: CivilTime(end), in: units.compactMap(self.unit))
        return between[unit].map(Term.integer)
    }

    /// Whether a number of units between two moments compares with a number in a way, one of the moments being open; `nil`
    /// for anything else.
    func compareDistance(_ left: Term, _ word: String, _ right: Term) -> Bool? {
        if let limit = Self.number(right), isDistance(left) {
            return decideDistance(left, word, Int(limit)).map { Self.holds(Double($0), word, limit) }
        }
        if let limit = Self.number(left), isDistance(right) {
            return decideDistance(right, Self.mirrored(word), Int(limit)).map { Self.holds(limit, word, Double($0)) }
        }
        return nil
    }

    /// Whether a value is a number of units between two moments, one of which is open.
    func isDistance(_ term: Term) -> Bool {
        if case .method(_, Self.distance, _) = term { true } else { false }
    }

    /// Decides how far apart two moments are: at the edge of what is asked, beyond it, and well on either side.
    func decideDistance(_ term: Term, _ word: String, _ limit: Int) -> Int? {
        guard case .method(_, _, let arguments) = term, let unit = unit(arguments[0].value),
            limit.magnitude < 10_000
        else { return nil }
        let (start, end) = (arguments[2].value, arguments[3].value)
        if instant(start) == nil, instant(end) == nil, !place(start, at: someMoment()) { return nil }
        let beyond = ["<", ">="].contains(word) ? limit - 1 : limit + 1
        var offered = [limit, beyond, limit + 9 + limit.magnitudeOfSmall]
        if limit > 2 { offered.append(1) }
        let count = isReplay ? limit : offered[oracle.choose(offered.count)]
        if let known = instant(start) {
            guard place(end, at: CivilTime(known).adding(count, unit).seconds) else { return nil }
        } else if let known = instant(end) {
            guard place(start, at: CivilTime(known).adding(-count, unit).seconds) else { return nil }
        }
        if case .integer(let number) = reduce(term) { return number }
        return nil
    }

    /// An hour of the day: one that the code names, the one before it, or ten.
    func someHour() -> Int { pick(numbers.edges.filter { (0...23).contains($0) } + [10], most: 8) }

    /// A minute of the hour: one that the code names, or one of one digit and one of two.
    private func someMinute() -> Int { pick(numbers.filter { (11...59).contains($0) }.prefix(2) + [5, 45], most: 4) }

    private func pick(_ values: [Int], most: Int) -> Int {
        let values = Array(values.uniqued().prefix(most))
        return isReplay ? values[0] : values[oracle.choose(values.count)]
    }

    /// The whole numbers that the code names.
    var numbers: [Int] { subject.spokenNumbers }

    // MARK: - Components

    /// The order of the parameters of Foundation's initialiser.
    private static let order = ["year", "month", "day", "hour", "minute", "second", "weekday", "weekOfYear"]

    private func components(_ parts: [LabelledTerm?]) -> Term? {
        let known = parts.compactMap(\.self)
        guard known.count == parts.count else { return nil }
        return .construct(
            .simple("DateComponents"),
            known.sorted { one, other in
                (Self.order.firstIndex(of: one.label ?? "") ?? 9) < (Self.order.firstIndex(of: other.label ?? "") ?? 9)
            })
    }

    /// The moment that components of a year name, the first of it where they leave that open.
    private func date(of components: Term) -> Term? {
        guard case .construct(let type, let parts) = components, type.lastName == "DateComponents",
            parts.contains(where: { $0.label == "year" })
        else { return nil }
        var time = CivilTime(0)
        for part in parts {
            guard case .integer(let number) = part.value else { return nil }
            switch part.label {
            case "year": time.year = number
            case "month": time.month = number
            case "day": time.day = number
            case "hour": time.time += number * 3_600
            case "minute": time.time += number * 60
            case "second": time.time += number
            default: return nil
            }
        }
        let seconds = Double(time.seconds)
        return .construct(.simple("Date"), [LabelledTerm("timeIntervalSince1970", .float(seconds))])
    }
}

extension Int {
    /// The number itself, unless it is large.
    fileprivate var magnitudeOfSmall: Int { (0...120).contains(self) ? self : 0 }
}

extension [Int] {
    /// The numbers, each with those on either side of it.
    fileprivate var edges: [Int] { flatMap { [$0, $0 - 1, $0 + 1] } }
}
