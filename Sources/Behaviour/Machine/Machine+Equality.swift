import Facts
import Resolving

extension Machine {
    /// Whether two terms are equal.
    func equal(_ left: Term, _ right: Term) throws -> Bool {
        let (a, b) = (reduce(left), reduce(right))
        if a.hasUnknown || b.hasUnknown { return unknownChoice() }
        if a == b { return true }
        if let answer = try equalFields(a, b) ?? comparisonResult(a, b) ?? equalDates(a, b)
            ?? compareDistance(a, "==", b) ?? equalAlike(a, b)
        {
            return answer
        }
        switch (a, b) {
        case (.null, .enumCase(nil, "none", [])), (.enumCase(nil, "none", []), .null): return true
        case (.null, let other), (let other, .null): return try !isPresent(other)
        case (.object(let one), .object(let other)): return one == other ? true : unknownChoice()
        case (.object, _), (_, .object): return unknownChoice()
        case (.enumCase(_, let one, let first), .enumCase(_, let two, let second)):
            return try one == two && equal(first, second)
        case (.list(let first), .list(let second)):
            return try first.count == second.count && zip(first, second).allSatisfy { try equal($0, $1) }
        case (.dictionary(let first), .dictionary(let second)):
            guard first.count == second.count else { return false }
            return try first.allSatisfy { entry in
                try second.contains { try equal($0.key, entry.key) && equal($0.value, entry.value) }
            }
        case (.tuple(let first), .tuple(let second)): return try equal(first, second)
        case (.construct(let one, let first), .construct(let two, let second)) where one == two:
            return try equal(first, second)
        case (.place(let one), .place(let two)): return try equal(one, two)
        case (.place(let place), let value), (let value, .place(let place)): return try equal(place, value)
        default:
            if Self.isLiteral(a), Self.isLiteral(b) { return Self.sameNumber(a, b) }
            if cannotBeEqual(a, b) { return false }
            if let answer = decideText(.binary(a, "==", b)) ?? solved(a, "==", b) { return answer }
            guard try force(a), try force(b) else { return unknownChoice() }
            let (c, d) = (reduce(a), reduce(b))
            return (c, d) == (a, b) ? unknownChoice() : try equal(c, d)
        }
    }

    /// Whether two structs are equal field by field, at least one of them made by the code; `nil` for anything else.
    private func equalFields(_ left: Term, _ right: Term) throws -> Bool? {
        guard left.isMade || right.isMade, let type = typeOf(left), let other = typeOf(right), !type.isOptional,
            let fact = subject.types.declaration(type), fact.kind == .struct, fact == subject.types.declaration(other)
        else { return nil }
        let members = subject.types.allMembers(of: fact)
        guard !members.methods.contains(where: { $0.name == "==" }) else { return nil }
        if try !isPresent(right) || !isPresent(left) { return false }
        var fields: [(Term, Term)] = []
        for property in members.properties where property.isStored && !property.info.isStatic {
            guard let one = member(left, property.name.plain), let two = member(right, property.name.plain) else {
                return nil
            }
            fields.append((one, two))
        }
        return try fields.allSatisfy { try equal($0, $1) }
    }

    private func equal(_ left: [LabelledTerm], _ right: [LabelledTerm]) throws -> Bool {
        guard left.count == right.count else { return false }
        return try zip(left, right).allSatisfy { try equal($0.value, $1.value) }
    }

    private func equal(_ left: SymbolicValue, _ right: SymbolicValue) throws -> Bool {
        guard let type = type(of: left) else { return unknownChoice() }
        if type.isOptional || self.type(of: right)?.isOptional == true {
            let (first, second) = (try isPresent(.place(left)), try isPresent(.place(right)))
            guard first, second else { return first == second }
        }
        switch subject.types.family(type) {
        case .boolean: return try decide(.place(left)) == decide(.place(right))
        case .enumeration, .list:
            guard try force(.place(left)), try force(.place(right)) else { return unknownChoice() }
            return try equal(reduce(.place(left)), reduce(.place(right)))
        case .integer, .float, .string, .other:
            if let same = sameWithoutLiteral(left, right) { return same }
            if !isReplay, oracle.choose(2) == 0 {
                try unify(left, right)
                return true
            }
            if areBuiltAlike(left, right) { return unknownChoice() }
            if !separate(left, right) { giveUp() }
            return reduce(.place(left)) == reduce(.place(right))
        }
    }

    /// Whether two values of a type without literals were decided to be the same; `nil` where one is open.
    func sameWithoutLiteral(_ left: SymbolicValue, _ right: SymbolicValue) -> Bool? {
        switch (decisions[canonical(left)], decisions[canonical(right)]) {
        case (.unique(let one), .unique(let other)), (.moment(let one), .moment(let other)): one == other
        case (.address(let one), .address(let other)): one == other
        case (.address, .unique), (.unique, .address): false
        default: nil
        }
    }

    private func equal(_ place: SymbolicValue, _ value: Term) throws -> Bool {
        if try !isPresent(.place(place)) { return false }
        if case .place = reduce(.place(place)) {} else { return try equal(reduce(.place(place)), value) }
        switch value {
        case .boolean(let wanted): return try decide(.place(place)) == wanted
        case .enumCase(_, let name, _):
            guard let isIt = isCase(place, name) else { return unknownChoice() }
            return try isIt && equal(reduce(.place(place)), value)
        case .list:
            guard try force(.place(place)) else { return unknownChoice() }
            return try equal(reduce(.place(place)), value)
        case .string(let text): return isEqual(place, .string(text))
        case .integer(let number): return isEqual(place, .integer(number))
        case .float(let number): return isEqual(place, .float(number))
        default: return try equal(place, computed: value)
        }
    }

    /// Whether a place is what was computed: `!isOn`, `count + 1`, `host.lowercased()`.
    private func equal(_ place: SymbolicValue, computed value: Term) throws -> Bool {
        let term = Term.place(place)
        switch typeOf(value).map(subject.types.family) {
        case .boolean: return try decide(term) == decide(value)
        // What is made of something else comes first, so that the place can be the same.
        case .string:
            guard let text = try string(value) else { return unknownChoice() }
            return isEqual(place, .string(text))
        case .integer, .float:
            if let answer = solved(term, "==", value) { return answer }
            guard try force(term), try force(value) else { return unknownChoice() }
            let (known, computed) = (reduce(term), reduce(value))
            return (known, computed) == (term, value) ? unknownChoice() : try equal(known, computed)
        default: return unknownChoice()
        }
    }

    /// Whether an open place is a literal; where it is not, it stays open for what the code compares it with next.
    func isEqual(_ place: SymbolicValue, _ shape: Constraint) -> Bool {
        if isReplay {
            sample(place)
            return self.shape(place) == shape
        }
        let place = canonical(place)
        if let known = decisions[place], known != .present { return known == shape }
        if excluded[place]?.contains(shape) == true { return false }
        if oracle.choose(2) == 0 {
            decide(place, shape)
            return true
        }
        excluded[place, default: []].insert(shape)
        return false
    }

    /// Gives places a value of which the code only asked what they are not, and looks whether others stay as they were
    /// taken to.
    func settleExcluded() {
        let places = excluded.keys.map { (place: $0, words: excluded.count < 2 ? "" : "\($0)") }
        for (place, _) in places.sorted(by: { $0.words < $1.words }) { sample(place) }
        if !keepsRoundings() { giveUp() }
    }

    /// Whether an order holds between two numbers.
    func compare(_ left: Term, _ word: String, _ right: Term) throws -> Bool {
        let (a, b) = (number(within: reduce(left)), number(within: reduce(right)))
        if let (x, y) = Self.numbers(a, b) { return Self.holds(x, word, y) }
        if case .member(.method, "count") = a, Self.number(b) != nil, let answer = decideText(.binary(a, word, b)) {
            return answer
        }
        if case .member(let base, "count") = a, let k = Self.number(b), k < 1_000, k > -1_000 {
            return try compareCount(base, word, Int(k))
        }
        if case .place(let place) = a, let number = Self.number(b) { return decide(place, word, number) }
        if case .place = a, case .member(let base, "count") = b, !isReplay, let elements = try list(base) {
            return try compare(a, word, .integer(elements.count))
        }
        if case .binary(.place(let place), let sign, let shift) = a, let k = Self.number(shift),
            ["+", "-"].contains(sign),
            let number = Self.number(b)
        {
            return decide(place, word, sign == "+" ? number - k : number + k)
        }
        if let answer = try compareDistance(a, word, b) ?? compareDates(a, word, b) ?? compareTexts(a, word, b)
            ?? decideText(.binary(a, word, b))
        {
            return answer
        }
        if case .place(let place) = b, let number = Self.number(a) {
            return decide(place, Self.mirrored(word), number)
        }
        if case .place(let one) = a, case .place = b, !isReplay, isNumber(a), isNumber(b) {
            // One is any number, so that the other can be more or less.
            sample(one)
            return try compare(a, word, b)
        }
        if let answer = try compareComputed(a, word, b) ?? solved(a, word, b) { return answer }
        guard try force(a), try force(b), let (x, y) = Self.numbers(reduce(a), reduce(b)) else {
            return unknownChoice()
        }
        return Self.holds(x, word, y)
    }

    /// Whether a term is a number that a test chooses.
    func isOpenNumber(_ term: Term) -> Bool {
        guard case .place(let place) = term else { return false }
        return (shape(place) == nil || shape(place) == .present) && isNumber(term)
    }

    /// Whether a term is a number, and not one that may be missing.
    private func isNumber(_ term: Term) -> Bool {
        guard let type = typeOf(term), [.integer, .float].contains(subject.types.family(type)) else { return false }
        guard type.isOptional else { return true }
        guard case .place(let place) = term else { return false }
        return shape(place) == .present
    }

    /// The number that another type of number is made of.
    private func number(within term: Term) -> Term {
        guard case .construct(let type, let arguments) = term, arguments.count == 1, arguments[0].label == nil,
            subject.types.family(type) == .float, case .place(let place) = arguments[0].value,
            self.type(of: place).map(subject.types.family) == .integer
        else { return term }
        return arguments[0].value
    }

    private func decide(_ place: SymbolicValue, _ word: String, _ limit: Double) -> Bool {
        guard let type = type(of: place) else { return unknownChoice() }
        let family = subject.types.family(type)
        guard family == .integer || family == .float else { return unknownChoice() }
        let wanted = !isReplay && oracle.choose(2) == 0
        let sides = [wanted, !wanted].map { number(for: place, word, limit, family, holds: $0) }
        // No number without a sign is less than nothing.
        let found = sides.first { family == .float || subject.types.isInRange(Int($0), of: type) }
        guard let value = found else { return unknownChoice() }
        decide(place, family == .integer ? .integer(Int(value)) : .float(value))
        return Self.holds(value, word, limit)
    }

    /// The number next to a limit of which a comparison with it holds, or does not.
    private func number(
        for place: SymbolicValue, _ word: String, _ limit: Double, _ family: TypeFamily, holds wanted: Bool
    ) -> Double {
        var value = limit
        var step = 0.0
        switch (word, wanted) {
        case (">", true), ("<=", false): step = 1
        case ("<", true), (">=", false): step = -1
        default: break
        }
        value += step
        while isExcluded(place, value, family) { value += step == 0 ? (word.hasPrefix("<") == wanted ? -1 : 1) : step }
        return value
    }

    private func isExcluded(_ place: SymbolicValue, _ value: Double, _ family: TypeFamily) -> Bool {
        excluded[canonical(place)]?.contains(family == .integer ? .integer(Int(value)) : .float(value)) == true
    }

    private func compareCount(_ base: Term, _ word: String, _ limit: Int) throws -> Bool {
        if case .place(let place) = reduce(base), type(of: place).map(subject.types.family) == .string, !isReplay {
            return compareLength(place, word, limit)
        }
        guard case .place(let place) = reduce(base), !isReplay, shape(place) == nil,
            isSet(.place(place)) || type(of: place).map(subject.types.family) == .list
        else {
            guard let elements = try members(base) else {
                return solved(.member(base, "count"), word, .integer(limit)) ?? unknownChoice()
            }
            return Self.holds(Double(elements.count), word, Double(limit))
        }
        // Those at the limit, where it shows whether that is taken in.
        let counts = (0...(holdsOnlyOne(place) ? 1 : 4)).sorted { abs($0 - limit) < abs($1 - limit) }
        let holding = counts.first { Self.holds(Double($0), word, Double(limit)) }
        let failing = counts.first { !Self.holds(Double($0), word, Double(limit)) }
        guard let holding, let failing else {
            guard let only = holding ?? failing else { return unknownChoice() }
            fill(place, only)
            return holding != nil
        }
        let wanted = oracle.choose(2) == 0
        fill(place, wanted ? holding : failing)
        return wanted
    }

    private static func isLiteral(_ term: Term) -> Bool {
        switch term {
        case .boolean, .integer, .float, .string, .null: true
        default: false
        }
    }

    private static func sameNumber(_ left: Term, _ right: Term) -> Bool {
        guard let (x, y) = numbers(left, right) else { return false }
        return x == y
    }

    static func number(_ term: Term) -> Double? {
        switch term {
        case .integer(let value): Double(value)
        case .float(let value): value
        default: nil
        }
    }

    static func numbers(_ left: Term, _ right: Term) -> (Double, Double)? {
        guard let x = number(left), let y = number(right) else { return nil }
        return (x, y)
    }
}

extension Term {
    /// Whether the code makes it, of parts.
    fileprivate var isMade: Bool {
        switch self {
        case .construct, .updated: true
        default: false
        }
    }
}
