import Facts

extension LibraryFamily {
    /// Integers, and numbers with a fraction.
    static let numbers = LibraryFamily(
        Dictionary(uniqueKeysWithValues: KnownValues.integers.map { ($0, integer) })
            .merging(KnownValues.fractions.map { ($0, fraction) }) { first, _ in first })

    private static let integer: Writer = { known, name in
        if case .index = known.seed, name != "Int" { return converted(known.integer, to: name) }
        return .number(known.integer)
    }

    private static let fraction: Writer = { known, name in
        if case .index = known.seed, name != "Double", name != "TimeInterval" {
            return converted(known.fraction, to: name)
        }
        return .number(known.fraction)
    }

    private static func converted(_ number: String, to type: String) -> Code.Expression {
        .call(.type(.simple(type)), [.init(nil, .number(number))])
    }
}
