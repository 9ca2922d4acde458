import Facts
import Resolving

/// Formatters of dates that the code makes so that they say the same on every machine.
extension Machine {
    /// `formatter.string(from: date)`, `formatter.date(from: text)`; `nil` for anything else.
    func callFormatter(_ formatter: Term, _ name: String, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        guard arguments.map(\.label) == ["from"], name == "string" || name == "date",
            let type = typeOf(formatter), let fact = subject.types.declaration(type), subject.types.isOfLibrary(fact),
            Self.formatters.contains(fact.name)
        else { return nil }
        let value = try detached(arguments[0].value, in: scope)
        guard let pattern = pattern(of: formatter, fact.name) else { return .unknown }
        return name == "string" ? text(of: value, pattern) : date(in: value, pattern)
    }

    private static let formatters: Set = ["DateFormatter", "ISO8601DateFormatter"]

    private func text(of date: Term, _ pattern: DatePattern) -> Term {
        if !isReplay, isMoment(date), instant(date) == nil { _ = place(date, at: someMoment()) }
        return instant(date).map { .string(pattern.text(of: CivilTime($0))) } ?? .unknown
    }

    private func date(in text: Term, _ pattern: DatePattern) -> Term {
        guard !pattern.hasNames else { return .unknown }
        let reduced = reduce(text)
        if case .place(let place) = reduced, !isReplay, shape(place) == nil || shape(place) == .present,
            type(of: place).map(subject.types.family) == .string
        {
            if oracle.choose(2) == 0 {
                decide(place, .string(pattern.text(of: CivilTime(someMoment()))))
            } else {
                sample(place)
            }
        }
        guard case .string(let known) = reduce(text) else { return .unknown }
        if let time = pattern.time(of: known) { return Self.date(time.seconds) }
        return known.contains(where: \.isNumber) ? .unknown : .null
    }

    /// The pattern of a formatter that is told its locale and time zone, so that its texts are known.
    private func pattern(of formatter: Term, _ kind: String) -> DatePattern? {
        guard !subject.changesFormatters else { return nil }
        let settings = Dictionary(settings(of: formatter), uniquingKeysWith: { $1 })
        if kind == "ISO8601DateFormatter" {
            guard settings.isEmpty else { return nil }
            return DatePattern("yyyy-MM-dd'T'HH:mm:ss'Z'")
        }
        guard Set(settings.keys).isSubset(of: ["dateFormat", "locale", "timeZone", "calendar"]),
            case .string(let text)? = settings["dateFormat"].map(reduce), let pattern = DatePattern(text),
            let zone = settings["timeZone"], isUTC(zone), let locale = settings["locale"],
            case .construct(_, let parts) = reduce(locale), parts.count == 1,
            case .string(let identifier) = reduce(parts[0].value)
        else { return nil }
        let isKnown = pattern.hasNames ? ["en_US_POSIX", "en_US"].contains(identifier) : identifier.hasPrefix("en")
        return isKnown ? pattern : nil
    }
}
