import Facts
import Resolving

extension Machine {
    /// Gives an open place a value of its kind that no other place has.
    func sample(_ place: SymbolicValue) {
        let place = canonical(place)
        guard let type = type(of: place) else { return }
        if decisions[place] != nil && decisions[place] != .present { return }
        switch subject.types.family(type) {
        case .boolean: decisions[place] = .boolean(true)
        case .integer: decisions[place] = sampled(place) { .integer(sampleNumber()) }
        case .float: decisions[place] = sampled(place) { .float(Double(sampleNumber())) }
        case .string: decisions[place] = .string(sampleText(place))
        case .list: decisions[place] = .list(isDeep(place, type) ? 0 : sampleCount())
        case .enumeration: decisions[place] = .enumCase(sampleCase(subject.types.enumCases(type), of: place).name.plain)
        case .other: sampleOther(place, type)
        }
    }

    /// The first sample that a place may be and that no other place has.
    private func sampled(_ place: SymbolicValue, _ next: () -> Constraint) -> Constraint {
        looksAtAll = true
        var value = next()
        while excluded[place]?.contains(value) == true || decisions.values.contains(value) { value = next() }
        return value
    }

    private func sampleOther(_ place: SymbolicValue, _ type: TypeRef) {
        if isDate(type) {
            decisions[place] = .moment(sampleNumber() * 1_000)
        } else if isDuration(type) {
            decisions[place] = .moment(sampleNumber())
        } else if Self.uniqueTypes.contains(subject.types.expanded(type).bare.text) {
            decisions[place] = .unique(sampleNumber())
        } else {
            if type.isOptional { decisions[place] = isDeep(place, type) ? .null : .present }
            if let field = subject.types.distinguishingField(of: type) { sample(place.appending(.field(field))) }
        }
    }

    /// Whether a place lies within a value of its type, which lies within another: a tree that a test writes ends there.
    func isDeep(_ place: SymbolicValue, _ type: TypeRef) -> Bool {
        guard !place.path.isEmpty, let fact = subject.types.declaration(subject.types.elementType(type) ?? type) else {
            return false
        }
        let around = place.path.indices.count { depth in
            let outer = SymbolicValue(place.root, Array(place.path.prefix(depth)))
            return self.type(of: outer).flatMap(subject.types.declaration) == fact
        }
        return around > 1
    }

    /// Whether values of a type are dates.
    func isDate(_ type: TypeRef) -> Bool {
        ["Date", "Foundation.Date"].contains(subject.types.expanded(type).bare.text)
    }

    static let uniqueTypes: Set<String> = ["Date", "UUID", "URL", "Data", "Foundation.Date"]

    /// A number that no other sample has, nor what was settled in another run.
    func sampleNumber() -> Int {
        looksAtAll = true
        repeat { samples += 1 } while decisions.values.contains(.unique(samples + 1))
        return samples + 1
    }

    func sampleCount() -> Int {
        samples += 1
        return samples % 2 == 1 ? 1 : 2
    }

    /// A text that names its place, or is likely there, and that no other place has.
    func sampleText(_ place: SymbolicValue) -> String {
        looksAtAll = true
        let name = cased(place.wording)
        let likely = LikelyTexts.text(named: name).map(cased)
        let excluded = excluded[canonical(place)] ?? []
        func isTaken(_ text: String) -> Bool {
            func isText(_ value: Constraint) -> Bool {
                if case .string(let other) = value { other.trimmed == text } else { false }
            }
            return decisions.values.contains(where: isText) || excluded.contains(where: isText)
                || decisions.contains { other, shape in
                    shape == .present && other != place && other.wording == place.wording && text == name
                }
        }
        let first = likely ?? name
        if !isTaken(first) { return first }
        let others = (2...).lazy.map { number in
            likely.flatMap { LikelyTexts.other($0, number: number) } ?? "\(name) \(number)"
        }
        return others.first { !isTaken($0) } ?? name
    }

    /// A text with a capital where the code makes small letters of texts: others it leaves as they are.
    func cased(_ text: String) -> String {
        subject.spokenMembers.isDisjoint(with: ["lowercased", "localizedLowercase"])
            ? text : text.prefix(1).uppercased() + text.dropFirst()
    }
}

extension TypeLookup {
    /// A field whose value tells two values of a type apart.
    func distinguishingField(of type: TypeRef) -> String? {
        let simple = writtenFields(of: type).filter { field in
            guard let type = field.type, !type.isOptional else { return false }
            return [.string, .integer].contains(family(type)) || Machine.uniqueTypes.contains(type.bare.text)
        }
        return (simple.first { $0.name == "id" } ?? simple.first)?.name.plain
    }

    /// The fields of a struct or class that a test can give values.
    func writtenFields(of type: TypeRef) -> [PropertyFact] {
        guard let fact = declaration(type), fact.kind == .struct || fact.kind == .class else { return [] }
        return index.members(of: fact).properties.filter {
            $0.isStored && !$0.info.isStatic && $0.accessors == nil && $0.info.access.isTestable
                && (!$0.isLet || $0.initialValue == nil)
        }
    }
}
