import Facts
import Resolving

extension Machine {
    /// Gives two places of a type values that differ, in a part that a test can write; `false` where there is none.
    func separate(_ left: SymbolicValue, _ right: SymbolicValue) -> Bool {
        let (one, other) = (canonical(left), canonical(right))
        guard one != other, let type = type(of: one) else { return false }
        switch subject.types.family(type) {
        case .integer, .float, .string:
            sample(one)
            sample(other)
            return reduce(.place(one)) != reduce(.place(other))
        case .boolean: return separate(one, other, among: [.boolean(false), .boolean(true)])
        case .enumeration:
            let plain = subject.types.enumCases(type).filter(\.payload.isEmpty)
            return separate(one, other, among: plain.map { .enumCase($0.name.plain) })
        case .list: return false
        case .other: return separate(one, other, of: type)
        }
    }

    /// Whether only changed code compares two fields that a test leaves to the builder of one type, which gives both the
    /// same value; those of one list it tells apart.
    func areBuiltAlike(_ left: SymbolicValue, _ right: SymbolicValue) -> Bool {
        let places = [canonical(left), canonical(right)]
        guard isReplay, change != nil, places[0].root != places[1].root,
            case .field(let name)? = places[0].path.last, places[1].path.last == .field(name),
            places.allSatisfy({ decisions[$0] == nil || decisions[$0] == .present })
        else { return false }
        let owners = places.map { type(of: SymbolicValue($0.root, Array($0.path.dropLast())))?.bare }
        return owners[0] != nil && owners[0] == owners[1]
    }

    /// Gives two places values that a test tells apart: of two lists the first elements, or how many there are; of two
    /// values of one case what they carry.
    func tellApart(_ one: SymbolicValue, _ other: SymbolicValue) {
        let (one, other) = (canonical(one), canonical(other))
        guard one != other, let type = type(of: one) else { return }
        // Of what nobody asked the case, it is the same with other content.
        if decisions[one] == nil, case .enumCase? = decisions[other] { decisions[one] = decisions[other] }
        switch (decisions[one], decisions[other]) {
        case (.enumCase(let name)?, .enumCase(let second)?):
            guard name == second else { return }
            let payload = subject.types.enumCases(type).first { $0.name.plain == name }?.payload ?? []
            for index in payload.indices.prefix(1) {
                let step = SymbolicValue.Step.payload(case: name, index: index)
                tellApart(one.appending(step), other.appending(step))
            }
        case (let first, let second) where subject.types.family(type) == .list:
            if first == nil { sample(one) }
            if second == nil { sample(other) }
            guard case .list(let count)? = decisions[one], decisions[other] == .list(count), count > 0 else { return }
            _ = separate(one.appending(.element(0)), other.appending(.element(0)))
        default: _ = separate(one, other)
        }
    }

    /// Gives open places of a few values two of them.
    private func separate(_ one: SymbolicValue, _ other: SymbolicValue, among shapes: [Constraint]) -> Bool {
        if let first = decisions[one], let second = decisions[other] { return first != second }
        guard shapes.count > 1 else { return false }
        if decisions[one] == nil { decisions[one] = shapes.first { $0 != decisions[other] } }
        if decisions[other] == nil { decisions[other] = shapes.first { $0 != decisions[one] } }
        return true
    }

    private func separate(_ one: SymbolicValue, _ other: SymbolicValue, of type: TypeRef) -> Bool {
        for place in [one, other] where type.isOptional && decisions[place] == nil { decisions[place] = .present }
        if Self.uniqueTypes.contains(subject.types.expanded(type).bare.text) {
            sample(one)
            sample(other)
            return decisions[one] != decisions[other]
        }
        guard one.path.count < 3, other.path.count < 3 else { return false }
        return subject.types.tellingFields(of: type).contains { name in
            separate(one.appending(.field(name)), other.appending(.field(name)))
        }
    }
}

extension TypeLookup {
    /// What the initialiser takes that Swift makes for a struct, in order; `nil` where it makes none that a test can call.
    func memberwiseNames(of fact: TypeFact) -> [String]? {
        guard fact.hasMemberwiseInitializer else { return nil }
        let stored = index.members(of: fact).properties.filter { $0.isStored && !$0.info.isStatic }
        guard stored.allSatisfy({ $0.info.access.isTestable && $0.accessors == nil && $0.info.attributes.isEmpty })
        else { return nil }
        return stored.filter { !$0.isLet || $0.initialValue == nil }.map(\.name.plain)
    }

    /// The fields whose values tell two values of a type apart, the plainest first: what identifies, what a text or
    /// number is, what may be `nil`, what has few values or fields of its own.
    fileprivate func tellingFields(of type: TypeRef) -> [String] {
        let fields = writtenFields(of: type)
        let ranked = fields.compactMap { field -> (rank: Int, name: String)? in
            guard let type = fieldType(field.name.plain, of: type) else { return nil }
            let isUnique = Machine.uniqueTypes.contains(expanded(type).bare.text)
            let rank =
                switch family(type) {
                case .string, .integer: 1
                case .float: 3
                case .boolean, .enumeration: 4
                case .list: 6
                case .other: isUnique ? 1 : 5
                }
            guard rank < 6 else { return nil }
            return (field.name.plain == "id" ? 0 : type.isOptional ? rank + 1 : rank, field.name.plain)
        }
        return ranked.sorted { $0.rank < $1.rank }.map(\.name)
    }
}
