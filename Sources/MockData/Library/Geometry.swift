import Facts

extension LibraryFamily {
    /// Points, sizes, rectangles and places in lists.
    static let geometry = LibraryFamily(
        from: "Foundation",
        [
            "CGPoint": { known, _ in .verbatim("CGPoint(x: \(known.integer), y: 1)") },
            "CGSize": { known, _ in .verbatim("CGSize(width: \(known.seed.shifted(100)), height: 100)") },
            "CGRect": { known, _ in .verbatim("CGRect(x: \(known.seed.shifted(0)), y: 0, width: 100, height: 100)") },
            "IndexPath": { known, _ in .verbatim("IndexPath(indexes: [0, \(known.seed.shifted(0))])") },
            "IndexSet": only("IndexSet()"), "NSRange": only("NSRange(location: 0, length: 1)"),
        ])
}
