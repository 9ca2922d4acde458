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

    /// A call of a coder, a formatter or an option set; `nil` for anything else.
    func callFoundation(_ term: Term, _ name: String, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        try callCoder(term, name, arguments, in: scope) ?? callDecoder(term, name, arguments, in: scope)
            ?? callFormatter(term, name, arguments, in: scope) ?? callOptionSet(term, name, arguments, in: scope)
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
        var settings: [String: Term] = [:]
        guard collect(&settings, of: formatter) else { return nil }
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

    /// Collects what a formatter is told; `false` where somebody else made it.
    private func collect(_ settings: inout [String: Term], of formatter: Term) -> Bool {
        switch formatter {
        case .construct(_, let parts):
            for part in parts { settings[part.label ?? ""] = settings[part.label ?? ""] ?? part.value }
            return true
        case .updated(let base, let field, let value):
            settings[field] = settings[field] ?? value
            return collect(&settings, of: base)
        default: return false
        }
    }
}

/// What a value holds that a test makes by an initialiser which computes it.
extension Machine {
    /// A field of a value that the SUT is made with, which no test can set: what its initialiser makes of its arguments;
    /// `nil` for any other.
    func computedField(_ property: PropertyFact, of place: SymbolicValue, _ type: TypeRef) throws -> Term? {
        let name = property.name.plain
        guard case .parameter(_, phase: 0) = place.root, place.path.isEmpty, !type.isOptional,
            let fact = subject.types.declaration(type), fact.kind == .struct, !subject.types.isOfLibrary(fact),
            fact.generics.parameters.isEmpty, property.isLet || !property.setterAccess.isTestable
        else { return nil }
        if let known = givenFields[place] { return known[name] }
        let initializers = subject.types.allMembers(of: fact).initializers
        guard initializers.count == 1, !initializers[0].isFailable, initializers[0].effects == Effects(),
            !initializers[0].onlyKeeps, !initializers[0].parameters.contains(where: { $0.name.plain == name })
        else { return nil }
        let given = initializers[0].parameters.reduce(into: Names<Term>()) { given, parameter in
            let argument = place.appending(.field(parameter.name.plain))
            let type = subject.types.qualify(parameter.type, in: fact)
            guard type.functionType == nil, subject.types.declaration(type)?.kind != .protocol else { return }
            if subject.types.fieldType(parameter.name.plain, of: .simple(fact.qualifiedName)) == nil {
                narrowed[argument] = type
            }
            given[parameter.name.plain] = .place(argument)
        }
        givenFields[place] = [:]
        let made = try fields(of: .construct(type, []), type, by: initializers[0], given) ?? [:]
        givenFields[place] = made.filter { !$0.value.hasUnknown }
        return givenFields[place]?[name]
    }
}
