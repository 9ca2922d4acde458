import Facts

extension LibraryFamily {
    /// Identifiers.
    static let identifiers = LibraryFamily(
        from: "Foundation",
        [
            "UUID": { known, _ in
                switch known.seed {
                case .first: .verbatim("UUID(uuidString: \"00000000-0000-0000-0000-000000000001\")!")
                case .other: .verbatim("UUID(uuidString: \"00000000-0000-0000-0000-000000000002\")!")
                case .index(let name):
                    .verbatim(
                        "UUID(uuidString: \"00000000-0000-0000-0000-\" + String(format: \"%012d\", \(name) + 1))!")
                }
            }
        ])
}
