import Algorithms
import Facts

/// Conditions about numbers that are computed of what a test gives: a total of prices and quantities.
extension Machine {
    /// Whether an order holds between a number that a test chooses and one that is computed, which comes first, so that
    /// the other can lie at its edge. `nil` where it is not so.
    func compareComputed(_ left: Term, _ word: String, _ right: Term) throws -> Bool? {
        guard !isReplay, isOpenNumber(left) != isOpenNumber(right) else { return nil }
        let (open, computed) = isOpenNumber(left) ? (left, right) : (right, left)
        let before = (decisions, samples)
        guard try force(computed), let number = Self.number(reduce(computed)) else { return nil }
        guard number < 0 else {
            return isExact(number, as: typeOf(open)) ? try compare(left, word, right) : unknownChoice()
        }
        // An edge below zero says little where others can be found, and what lies there is seldom meant.
        let forced = (decisions, samples)
        (decisions, samples) = before
        if let answer = solved(left, word, right, isNatural: true) { return answer }
        (decisions, samples) = forced
        return isExact(number, as: typeOf(open)) ? try compare(left, word, right) : unknownChoice()
    }

    /// Whether a computed number is the same in decimals as in halves, quarters and eighths.
    private func isExact(_ number: Double, as type: TypeRef?) -> Bool {
        type.map(subject.types.isDecimal) != true || number * 8 == (number * 8).rounded()
    }

    /// Whether an order, or `==`, holds between two numbers, one of which at least is computed of something open.
    ///
    /// All that is open gets a sample but one number, which gets a value with which the condition holds, or does not: the
    /// one at which both sides are the same where that is in question. Numbers that are not negative go before others.
    ///
    /// - Parameter isNatural: Whether negative numbers will not do.
    /// - Returns: `nil` where no number tells one way from the other.
    func solved(_ left: Term, _ word: String, _ right: Term, isNatural: Bool = false) -> Bool? {
        guard !isReplay else { return nil }
        let open = (left.places + right.places).map(canonical).uniqued().filter {
            isOpenNumber(.place($0)) || isOpenMoment($0)
        }
        let condition = Term.binary(left, word, right)
        let found = open.reversed().compactMap { unknown -> Solution? in
            let before = decisions
            defer { decisions = before }
            for place in open where place != unknown {
                if isOpenMoment(place) { decide(place, .moment(someMoment())) } else { sample(place) }
            }
            let ways = ways(condition, of: unknown)
            return ways.isEmpty ? nil : Solution(place: unknown, ways: ways, decisions: decisions)
        }
        let best = found.first { $0.ways.count == 2 && $0.isNatural }
        guard let solution = best ?? (isNatural ? nil : found.first { $0.ways.count == 2 } ?? found.first) else {
            return nil
        }
        let way = solution.ways.count == 2 ? solution.ways[oracle.choose(2)] : solution.ways[0]
        decisions = solution.decisions
        decide(solution.place, way.value)
        return way.holds
    }

    /// The numbers for a place with which a condition holds and does not, where all else got a sample.
    private struct Solution {
        let place: SymbolicValue
        let ways: [(value: Constraint, holds: Bool)]
        let decisions: [SymbolicValue: Constraint]

        /// Whether no number is negative.
        var isNatural: Bool {
            ways.allSatisfy { way in
                switch way.value {
                case .integer(let number): number >= 0
                case .float(let number): number >= 0
                default: true
                }
            }
        }
    }

    /// A number for a place with which a condition holds, and one with which it does not, as far as there are any.
    private func ways(_ condition: Term, of place: SymbolicValue) -> [(value: Constraint, holds: Bool)] {
        let numbers =
            isOpenMoment(place) ? moments(for: place, around: condition) : numbers(for: place, around: [condition])
        return [true, false].compactMap { wanted in
            numbers.first { value in with(place, value) { reduce(condition) == .boolean(wanted) } }.map { ($0, wanted) }
        }
    }

    /// Numbers worth trying for a place in conditions: those at which both sides are the same, those beside them, and
    /// those that are written; what is not negative comes first.
    func numbers(for place: SymbolicValue, around conditions: [Term]) -> [Constraint] {
        guard let type = type(of: place), [.integer, .float].contains(subject.types.family(type)) else { return [] }
        let crossings = conditions.flatMap { $0.comparisons }.compactMap { crossing($0, $1, of: place) }
        let spoken = conditions.flatMap(\.numbers)
        // What is divided before it is compared has to be as many times as large.
        let products = spoken.uniqued().filter { $0 > 1 }.prefix(4).combinations(ofCount: 2).map { $0[0] * $0[1] }
        let limits = crossings + spoken + products + conditions.flatMap(\.longNumbers)
        let isInteger = subject.types.family(type) == .integer
        let exact = limits.filter { $0.magnitude < 1e9 }.flatMap { limit in
            // What cannot be written exactly stands for the whole numbers beside it.
            let digits = isInteger ? limit : limit * 8
            return digits == digits.rounded() ? [limit] : [limit.rounded(.down), limit.rounded(.up)]
        }
        let (negative, natural) = exact.flatMap { [$0, $0 + 1, $0 - 1] }.uniqued().partitioned { $0 >= 0 }
        // Of nothing any part is nothing: where it is no limit, others tell more.
        let isLimit = crossings.contains { $0.magnitude <= 1 } && !conditions.contains(where: \.asksRemainder)
        let (others, nothing) = natural.partitioned { $0 == 0 && !isLimit }
        return (others + nothing + negative).map { isInteger ? .integer(Int($0)) : .float($0) }
            .filter { isPossible($0, at: place) }
    }

    /// Whether a number can be what a place is.
    func isPossible(_ value: Constraint, at place: SymbolicValue) -> Bool {
        if excluded[place]?.contains(value) == true { return false }
        if case .field(let name)? = place.path.last,
            let owner = type(of: SymbolicValue(place.root, Array(place.path.dropLast()))),
            !subject.keeps(value, in: name, of: owner.bare)
        {
            return false
        }
        guard case .integer(let number) = value, let type = type(of: place) else { return true }
        return subject.types.isInRange(number, of: type)
    }

    /// The number for a place with which two sides are the same, if their difference grows evenly with it.
    private func crossing(_ left: Term, _ right: Term, of place: SymbolicValue) -> Double? {
        guard let type = type(of: place) else { return nil }
        return crossing(left, right, of: place) { number in
            subject.types.family(type) == .integer ? .integer(number) : .float(Double(number))
        }
    }

    /// Where two sides are the same, counted in the steps in which a place takes values.
    func crossing(
        _ left: Term, _ right: Term, of place: SymbolicValue, in steps: (Int) -> Constraint
    ) -> Double? {
        func difference(_ number: Int) -> Double? {
            with(place, steps(number)) {
                guard let (one, other) = Self.numbers(reduce(left), reduce(right)) else { return nil }
                return one - other
            }
        }
        guard let first = difference(1), let second = difference(2), let third = difference(3),
            second != first, case let growth = second - first,
            (third - second - growth).magnitude <= 1e-9 * max(growth.magnitude, 1)
        else { return nil }
        return 1 - first / growth
    }

    static func holds(_ x: Double, _ word: String, _ y: Double) -> Bool {
        switch word {
        case "<": x < y
        case ">": x > y
        case "<=": x <= y
        case ">=": x >= y
        case "!=": x != y
        default: x == y
        }
    }

    static func mirrored(_ word: String) -> String {
        switch word {
        case "<": ">"
        case ">": "<"
        case "<=": ">="
        case ">=": "<="
        default: word
        }
    }
}

extension Term {
    /// The two sides of each comparison of numbers in it.
    var comparisons: [(Term, Term)] {
        var found = children.flatMap(\.comparisons)
        if case .binary(let left, let word, let right) = self, Machine.comparisons.contains(word) {
            found.append((left, right))
        }
        return found
    }

    /// Whether it asks what is left of a number.
    fileprivate var asksRemainder: Bool {
        if case .binary(_, "%", _) = self { return true }
        return children.contains(where: \.asksRemainder)
    }

    /// The least numbers of so many digits as a condition on the length of a number's text names, and what gives them when
    /// it is divided first: `String(cents / 100).count > 3`.
    fileprivate var longNumbers: [Double] {
        guard case .binary(let left, let word, .integer(let length)) = self, Machine.comparisons.contains(word),
            (1...9).contains(length), left.countsDigits
        else { return [] }
        let least = [length - 1, length].map { Double((0..<$0).reduce(1) { number, _ in number * 10 }) }
        let divisors = left.numbers.filter { $0 > 1 }
        return least + least.flatMap { number in divisors.map { number * $0 } }
    }

    private var countsDigits: Bool {
        guard case .member(.construct(let type, let parts), "count") = self else { return false }
        return type.bare.lastName == "String" && parts.count == 1 && parts[0].label == nil
    }

    /// The numbers that are written in it.
    fileprivate var numbers: [Double] {
        switch self {
        case .integer(let number): [Double(number)]
        case .float(let number): [number]
        default: children.flatMap(\.numbers)
        }
    }
}
