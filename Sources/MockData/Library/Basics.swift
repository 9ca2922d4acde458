import Facts

extension LibraryFamily {
    /// Truth, nothing and spans of time.
    static let basics = LibraryFamily(
        [
            "Bool": { known, _ in
                if case .index(let index) = known.seed { return .verbatim("\(index).isMultiple(of: 2)") }
                return .boolean(known.seed != .first)
            },
            "Void": { _, _ in .tuple([]) },
            "Duration": { known, _ in
                .call(.member(nil, "seconds"), [.init(nil, .number(known.seed.shifted(known.wording.integer)))])
            },
        ])
}
