import Facts

extension SampleValue {
    /// Any calendar of Foundation.
    public static let calendar = Code.Expression.verbatim("Calendar(identifier: .gregorian)")
}

extension LibraryFamily {
    /// Moments and spans of the calendar.
    static let dates = LibraryFamily(
        from: "Foundation",
        [
            "Date": { known, _ in .verbatim(date(known)) },
            "DateInterval": { known, _ in .verbatim("DateInterval(start: \(date(known)), duration: 3600)") },
            "DateComponents": { known, _ in
                .verbatim("DateComponents(year: 2024, month: 1, day: \(known.seed.shifted(15)))")
            },
            "TimeZone": pair("TimeZone(secondsFromGMT: 0)!", "TimeZone(secondsFromGMT: 3600)!"),
            "Calendar": { known, _ in known.seed == .first ? SampleValue.calendar : nil },
            "DateFormatter": only("DateFormatter()"), "ISO8601DateFormatter": only("ISO8601DateFormatter()"),
        ])

    /// Noon of a day in January 2024; an hour later for the end of a span, so that no span is empty.
    private static func date(_ known: KnownValues) -> String {
        let closes = known.wording.closesSpan
        let first = closes ? "1_705_323_600" : "1_705_320_000"
        return switch known.seed {
        case .first: "Date(timeIntervalSince1970: \(first))"
        case .other: "Date(timeIntervalSince1970: \(closes ? "1_705_410_000" : "1_705_406_400"))"
        case .index(let name): "Date(timeIntervalSince1970: \(first) + Double(\(name)) * 86_400)"
        }
    }
}
