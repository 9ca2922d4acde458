extension LibraryFamily {
    /// Truth, nothing and spans of time.
    static let basics = LibraryFamily(
        [
            "Bool": { known, _ in
                if case .index(let index) = known.seed { return "\(index).isMultiple(of: 2)" }
                return known.seed == .first ? "false" : "true"
            },
            "Void": { _, _ in "()" },
            "Duration": { known, _ in ".seconds(\(known.seed.shifted(known.wording.integer)))" },
        ])
}
