import Algorithms
import Facts

/// Ranges of whole numbers that code goes through.
extension Machine {
    /// How many numbers are gone through at most.
    private static let mostNumbers = 12

    /// The numbers of a range, in order; a limit that a test gives is one with which there are few. `nil` where nobody
    /// knows them, or there are many.
    func numbers(in range: Expression.Range, in scope: Scope) throws -> [Term]? {
        guard let lower = range.lower, let upper = range.upper,
            let first = try limit(detached(lower, in: scope, expecting: .simple("Int")), above: 0),
            let last = try limit(detached(upper, in: scope, expecting: .simple("Int")), above: first)
        else { return nil }
        let end = range.isClosed ? last : last - 1
        // A range that ends before it begins traps, an empty one does not.
        guard end >= first - 1 else { throw Exit.infeasible }
        return end - first < Self.mostNumbers ? (first..<end + 1).map(Term.integer) : nil
    }

    /// The limit of a range; one that is open is decided near another.
    private func limit(_ term: Term, above floor: Int) throws -> Int? {
        if case .member(let base, "count") = reduce(term) { _ = try list(base) }
        switch reduce(term) {
        case .integer(let number): return number
        case .place(let place):
            guard let type = type(of: place), !type.isOptional, subject.types.family(type) == .integer else {
                return nil
            }
            let number = floor + (isReplay ? 1 : [1, 2, 0][oracle.choose(3)])
            guard excluded[place]?.contains(.integer(number)) != true else { throw Exit.infeasible }
            decide(place, .integer(number))
            return number
        default: return nil
        }
    }

    /// `stride(from: 0, to: count, by: size)`: its numbers; a size that is open is one with which there are few.
    func stride(_ arguments: [Argument], in scope: Scope) throws -> Term? {
        let labels = arguments.map(\.label)
        guard labels == ["from", "to", "by"] || labels == ["from", "through", "by"] else { return nil }
        let values = try arguments.map { try detached($0.value, in: scope) }
        guard case .integer(let first) = reduce(values[0]), let last = try limit(values[1], above: first) else {
            return .unknown
        }
        for size in [max(1, last - first), 1] where !values[2].hasUnknown && !values[2].places.isEmpty {
            if try decide(.binary(values[2], "==", .integer(size))) { break }
        }
        guard case .integer(let step) = reduce(values[2]) else { return .unknown }
        guard step != 0 else { throw Exit.infeasible }
        let end = labels[1] == "through" ? last + step.signum() : last
        let numbers = Array(Swift.stride(from: first, to: end, by: step).prefix(Self.mostNumbers + 1))
        return numbers.count > Self.mostNumbers ? .unknown : .list(numbers.map(Term.integer))
    }

    /// Methods that leave so many elements, or leave so many out.
    static let cutting: Set = ["prefix", "suffix", "dropFirst", "dropLast"]

    /// The first or last elements of a list, as many as a number says that is open: all of them, or all but one; `nil` for
    /// anything else.
    func part(of term: Term, _ name: String, _ arguments: [LabelledTerm]) throws -> Term? {
        guard Self.cutting.contains(name), arguments.count == 1, arguments[0].label == nil,
            case let asked = arguments[0].value, !asked.hasUnknown, !asked.places.isEmpty, !isFunction(asked)
        else { return nil }
        if case .integer = reduce(asked) { return nil }
        guard let elements = try list(term), !elements.isEmpty else { return nil }
        for count in [elements.count, elements.count - 1] where count > 0 {
            guard try decide(.binary(asked, "==", .integer(count))) else { continue }
            return reduce(.method(.list(elements), name, [LabelledTerm(nil, .integer(count))]))
        }
        return nil
    }

    // MARK: - Ranges as values

    /// The range that a field of a value has where a builder makes that: the declared one, as builders give no other.
    func builtRange(_ property: PropertyFact, of owner: TypeFact) -> Term? {
        guard case .binary(_, let word, _)? = property.initialValue, Term.rangeOperators.contains(word),
            owner.hasMemberwiseInitializer, let value = initial(property, property.type), !value.hasUnknown,
            value.places.isEmpty
        else { return nil }
        return value
    }

    /// A range whose limits are known; `nil` for any other expression.
    func rangeValue(_ word: String, _ lower: Term, _ upper: Term) throws -> Term? {
        guard Term.rangeOperators.contains(word) else { return nil }
        let (low, high) = (reduce(lower), reduce(upper))
        guard let first = Self.number(low), let last = Self.number(high) else { return nil }
        guard first <= last else { throw Exit.infeasible }
        return .binary(low, word, high)
    }

    /// A range that a test gives, by limits that it decides; any other value as it is.
    func givenRange(_ term: Term) -> Term {
        guard case .place(let place) = term, let type = type(of: place), let bound = subject.types.rangeBound(type)
        else {
            return term
        }
        let ends = ["lowerBound", "upperBound"].map { place.appending(.field($0)) }
        let isWhole = subject.types.family(bound) == .integer
        for (end, number) in zip(ends, isWhole ? [10, 13] : [10, 20]) where !isReplay && shape(end) == nil {
            decide(end, isWhole ? .integer(number) : .float(Double(number)))
        }
        let limits = ends.map { reduce(.place($0)) }
        guard limits.allSatisfy({ Self.number($0) != nil }) else { return term }
        let word = subject.types.expanded(type).bare.lastName == "Range" ? "..<" : "..."
        return .binary(limits[0], word, limits[1])
    }

    /// The numbers of a range whose limits are known; `nil` for anything else, or where there are many.
    func numbers(inRange term: Term) -> [Term]? {
        guard case .binary(let lower, let word, let upper) = term, Term.rangeOperators.contains(word),
            case (.integer(let first), .integer(let last)) = (reduce(lower), reduce(upper))
        else { return nil }
        let end = word == "..." ? last + 1 : last
        return first <= end && end - first <= Self.mostNumbers ? (first..<end).map(Term.integer) : nil
    }

    /// A limit of a range, or another member of it that is known; `nil` for what is no range.
    func member(ofRange term: Term, _ name: String) -> Term? {
        let term = givenRange(term)
        guard case .binary(let lower, let word, let upper) = term, Term.rangeOperators.contains(word) else {
            return nil
        }
        switch (name, lower, upper) {
        case ("lowerBound", _, _): return lower
        case ("upperBound", _, _): return upper
        case ("isEmpty", _, _): return .boolean(word == "..<" && lower == upper)
        case ("count", .integer(let first), .integer(let last)): return .integer(last - first + (word == "..." ? 1 : 0))
        default: return .unknown
        }
    }

    /// Whether a value lies in a range that a value holds; `nil` for any other call.
    func askedOfRange(_ term: Term, _ name: String, _ arguments: [LabelledTerm]) throws -> Term? {
        guard name == "contains", arguments.count == 1,
            case .binary(let lower, let word, let upper) = givenRange(reduce(term)),
            Term.rangeOperators.contains(word)
        else { return nil }
        let value = arguments[0].value
        guard !value.hasUnknown else { return .unknown }
        try order(lower, upper)
        chooseEdge(of: value, lower, word, upper)
        guard try decide(.binary(value, ">=", lower)) else { return .boolean(false) }
        return .boolean(try decide(.binary(value, word == "..." ? "<=" : "<", upper)))
    }

    /// Whether a number lies in a range that is written out.
    func askedOfRange(_ range: Expression.Range, _ number: Expression, in scope: Scope) throws -> Term {
        let value = try detached(number, in: scope)
        guard let lower = range.lower, let upper = range.upper else {
            return .boolean(try isWithin(range, value, in: scope))
        }
        let ends = try [lower, upper].map { try detached($0, in: scope, expecting: typeOf(value)) }
        guard !value.hasUnknown else { return .unknown }
        try order(ends[0], ends[1])
        chooseEdge(of: value, ends[0], range.isClosed ? "..." : "..<", ends[1])
        guard try decide(.binary(value, ">=", ends[0])) else { return .boolean(false) }
        return .boolean(try decide(.binary(value, range.isClosed ? "<=" : "<", ends[1])))
    }

    /// A range whose end lies before its start ends the process.
    private func order(_ lower: Term, _ upper: Term) throws {
        guard !lower.hasUnknown, !upper.hasUnknown, Self.number(lower) == nil || Self.number(upper) == nil else {
            return
        }
        guard try decide(.binary(lower, "<=", upper)) else { throw Exit.infeasible }
    }

    /// Gives an open number of which is asked whether it lies in a range a value at one of the range's ends, or beside it.
    private func chooseEdge(of value: Term, _ lower: Term, _ word: String, _ upper: Term) {
        guard !isReplay, isOpenNumber(value), case .place(let place) = value,
            case (.integer(let first), .integer(let end)) = (reduce(lower), reduce(upper)),
            type(of: place).map(subject.types.family) == .integer
        else { return }
        let last = word == "..." ? end : end - 1
        let offered = [first, last, last + 1, first - 1].uniqued().map(Constraint.integer)
            .filter { isPossible($0, at: canonical(place)) }
        guard first <= last, !offered.isEmpty else { return }
        decide(place, offered[oracle.choose(offered.count)])
    }

    /// The elements of a list in a range; `nil` for what is no range of whole numbers.
    func slice(of elements: [Term], _ range: Term) throws -> Term? {
        guard case .binary(.integer(let first), let word, .integer(let last)) = range,
            Term.rangeOperators.contains(word)
        else { return nil }
        let end = word == "..." ? last + 1 : last
        guard first >= 0, first <= end, end <= elements.count else { throw Exit.infeasible }
        return .list(Array(elements[first..<end]))
    }
}

extension Machine {
    /// Decides how long an open list is of which the code takes what comes after a place: there is one element, or none.
    func decideLength(of list: Term, for written: Expression) {
        guard !isReplay, let range = written.range, range.upper == nil, case .integer(let text)? = range.lower,
            let first = Int(text), (1...8).contains(first), case .place(let place) = reduce(list),
            shape(place) == nil, let type = type(of: place), !type.isOptional, subject.types.family(type) == .list
        else { return }
        decide(place, .list(first + 1 - oracle.choose(2)))
    }

    /// The part of a list that a range without one of its ends is for, or all of it: `[2...]`, `[..<2]`, `[...]`; `nil` for
    /// anything else.
    func slice(of elements: [Term], _ written: Expression, in scope: Scope) throws -> Term? {
        if written == .name("...") { return .list(elements) }
        guard let range = written.range, range.lower == nil || range.upper == nil,
            let bound = range.lower ?? range.upper,
            case .integer(let number) = reduce(try detached(bound, in: scope))
        else { return nil }
        let limit = range.upper != nil && range.isClosed ? number + 1 : number
        guard (0...elements.count).contains(limit) else { throw Exit.infeasible }
        return .list(range.lower == nil ? Array(elements.prefix(limit)) : Array(elements.dropFirst(limit)))
    }
}

extension Term {
    /// The operators that make ranges.
    static let rangeOperators: Set<String> = ["...", "..<"]
}
