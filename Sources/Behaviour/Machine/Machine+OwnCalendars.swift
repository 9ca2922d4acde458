import Facts

/// Calendars that the code makes itself: what the Gregorian one of a fixed time zone says is the same on every machine.
extension Machine {
    /// `Calendar(identifier: .gregorian)`, `TimeZone(secondsFromGMT: 0)`; `nil` for anything else, and for time zones whose
    /// days are not those of UTC.
    func calendarPart(_ type: TypeRef, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        guard arguments.count == 1, let label = arguments[0].label, subject.types.declaration(type) == nil else {
            return nil
        }
        switch (type.lastName, label) {
        case ("Calendar", "identifier"):
            guard case .member(_, "gregorian") = arguments[0].value else { return nil }
            return .construct(.simple("Calendar"), [LabelledTerm(label, .enumCase(nil, "gregorian", []))])
        case ("Locale", "identifier"):
            guard case .string(let name) = reduce(try detached(arguments[0].value, in: scope)) else { return nil }
            return .construct(.simple("Locale"), [LabelledTerm(label, .string(name))])
        case ("TimeZone", "secondsFromGMT"), ("TimeZone", "identifier"), ("TimeZone", "abbreviation"):
            var made = LabelledTerm(label, reduce(try detached(arguments[0].value, in: scope)))
            if label == "identifier", case .place(let place) = made.value, shape(place) == nil, !isReplay {
                // Where a test names the zone, it is one whose days are known.
                decide(place, .string("UTC"))
                made = LabelledTerm(label, .string("UTC"))
            }
            return Self.isUTC(made.value) ? .construct(.simple("TimeZone"), [made]) : nil
        default: return nil
        }
    }

    /// Whether a value is a calendar of UTC that the code made.
    func isOwnCalendar(_ term: Term) -> Bool {
        var base = term
        var zone: Term?
        while case .updated(let inner, let field, let value) = base {
            if field == "timeZone" { zone = zone ?? value }
            base = inner
        }
        guard let zone, case .construct(let type, let parts) = base, type == .simple("Calendar"),
            parts == [LabelledTerm("identifier", .enumCase(nil, "gregorian", []))]
        else { return false }
        return isUTC(zone)
    }

    /// Whether a value is the time zone UTC: the code says so, or a factory makes it, as all its time zones.
    func isUTC(_ zone: Term) -> Bool {
        switch zone {
        case .enumCase(_, "gmt", []): true
        case .construct(let type, let parts):
            type == .simple("TimeZone") && parts.map(\.value).allSatisfy(Self.isUTC)
        case .place(let place):
            if case .parameter(_, phase: 0) = place.root { type(of: place) == .simple("TimeZone") } else { false }
        default: false
        }
    }

    /// Whether a value is a calendar that the code made, of whatever time zone.
    func isCalendarOfCode(_ term: Term) -> Bool {
        switch term {
        case .construct(let type, _): type == .simple("Calendar")
        case .updated(let base, _, _): isCalendarOfCode(base)
        default: false
        }
    }

    /// Gives moments of which a calendar of the code is asked a time, where they have none: no test has that calendar.
    ///
    /// - Parameter onDays: Whether it is asked for the day, so that a further moment may be on the same one or on another.
    func settleMoments(in arguments: [LabelledTerm], onDays: Bool = false) {
        for argument in arguments where isMoment(argument.value) && instant(argument.value) == nil {
            looksAtAll = true
            let isFurther = onDays && decisions.values.contains { if case .moment = $0 { true } else { false } }
            let isOnOther = isFurther && !isReplay && oracle.choose(2) == 1
            _ = place(argument.value, at: someMoment() + (isOnOther ? Self.days : 0))
        }
    }

    /// How many seconds more put a moment on another day, and on none that any other has.
    private static let days = 405_000

    private static func isUTC(_ value: Term) -> Bool {
        switch value {
        case .integer(0): true
        case .string(let name): ["UTC", "GMT", "Etc/UTC", "Etc/GMT"].contains(name)
        default: false
        }
    }
}
