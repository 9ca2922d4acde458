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
}
