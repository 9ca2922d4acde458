/// Finds what a person may have meant.
public enum Nearest {
    /// The candidates most like a word, best first; those that share nothing with it are left out.
    public static func names(to word: String, among candidates: some Sequence<String>, limit: Int = 3) -> [String] {
        let wanted = Array(word.lowercased().utf8)
        var scored: [(score: Int, name: String)] = []
        for name in Set(candidates) {
            let other = Array(name.lowercased().utf8)
            var score = min(distance(wanted, other), distance(wanted, Array(other.prefix(wanted.count))) + 1)
            if !wanted.isEmpty, name.lowercased().contains(word.lowercased()) { score = min(score, 2) }
            if score <= max(1, wanted.count / 3) { scored.append((score, name)) }
        }
        scored.sort { ($0.score, $0.name.utf8.count, $0.name) < ($1.score, $1.name.utf8.count, $1.name) }
        return scored.prefix(limit).map(\.name)
    }

    /// How many insertions, deletions, replacements and swaps of neighbours lead from one word to the other.
    public static func distance(_ from: [UInt8], _ to: [UInt8]) -> Int {
        if from.isEmpty || to.isEmpty { return from.count + to.count }
        var before: [Int] = []
        var above = Array(0...to.count)
        for row in 1...from.count {
            var current = [row]
            for column in 1...to.count {
                let replace = above[column - 1] + (from[row - 1] == to[column - 1] ? 0 : 1)
                var best = min(replace, above[column] + 1, current[column - 1] + 1)
                if row > 1, column > 1, from[row - 1] == to[column - 2], from[row - 2] == to[column - 1] {
                    best = min(best, before[column - 2] + 1)
                }
                current.append(best)
            }
            before = above
            above = current
        }
        return above[to.count]
    }
}
