extension LibraryFamily {
    /// Integers, and numbers with a fraction.
    static let numbers = LibraryFamily(
        Dictionary(uniqueKeysWithValues: KnownValues.integers.map { ($0, integer) })
            .merging(KnownValues.fractions.map { ($0, fraction) }) { first, _ in first })

    private static let integer: Writer = { known, name in
        if case .index = known.seed, name != "Int" { return "\(name)(\(known.integer))" }
        return known.integer
    }

    private static let fraction: Writer = { known, name in
        if case .index = known.seed, name != "Double", name != "TimeInterval" { return "\(name)(\(known.fraction))" }
        return known.fraction
    }
}
