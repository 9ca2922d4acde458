import Facts
import Resolving

/// Texts that have to be as long as the code asks.
extension Machine {
    /// The length from which on texts at the limit are too long to read.
    private static let longEdge = 12

    /// How long a text is at most that a test gives, a little aside.
    static let mostCharacters = 1_000

    /// A text that is long or short enough, or is not.
    func compareLength(_ place: SymbolicValue, _ word: String, _ limit: Int) -> Bool {
        let name = sampleText(place)
        // Short texts lie at the limit, where it shows whether that is taken in; others are as long as they come.
        let edges = [limit, limit + 1, limit - 1]
        let lengths = (limit < Self.longEdge ? edges : [max(name.count, limit + 1), limit, limit - 1, 0]).filter {
            $0 >= 0
        }
        let failures = limit < Self.longEdge ? lengths : lengths.reversed()
        guard limit < Self.mostCharacters,
            let holding = lengths.first(where: { Self.holds(Double($0), word, Double(limit)) }),
            let failing = failures.first(where: { !Self.holds(Double($0), word, Double(limit)) })
        else { return unknownChoice() }
        let wanted = oracle.choose(2) == 0
        let length = wanted ? holding : failing
        let more = name.last?.isNumber == true ? "1" : "x"
        let padded = name + String(repeating: more, count: max(0, length - name.count))
        decide(place, .string(String(padded.prefix(length))))
        return wanted
    }
}
