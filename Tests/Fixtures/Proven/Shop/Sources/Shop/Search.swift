/// Finds names.
struct Search {
    var names: [String]

    func results(for query: String, limit: Int = 2) -> [String] {
        let text = query.lowercased()
        guard !text.isEmpty else { return [] }
        var found: [String] = []
        for name in names.sorted() where name.lowercased().contains(text) {
            found.append(name)
            if found.count >= limit { break }
        }
        return found
    }

    func title(count: Int) -> String {
        count == 1 ? "1 result" : "\(count) results"
    }
}
