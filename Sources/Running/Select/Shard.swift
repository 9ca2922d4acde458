/// One of several parts of a run, which together are the whole: `2/5`.
public struct Shard: Hashable, Sendable {
    /// Its number, from 1.
    public var number: Int
    /// How many parts there are.
    public var count: Int

    /// Reads `2/5`; `nil` for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0, (1...count).contains(number)
        else { return nil }
        self.number = number
        self.count = count
    }

    /// The tests of the part. Every part is found from the same list and the same durations, so that none is lost.
    ///
    /// The longest go first, each into the part that has the least to do; a test that was never measured counts like the
    /// one in the middle.
    ///
    /// - Parameters:
    ///   - tests: All tests.
    ///   - seconds: How long they took.
    public func tests(of tests: [TestID], seconds: [TestID: Double]) -> [TestID] {
        let known = tests.compactMap { seconds[$0] }.sorted()
        let usual = known.isEmpty ? 1 : known[known.count / 2]
        let weights = tests.sorted().map { (id: $0, seconds: seconds[$0] ?? usual) }
        var loads = Array(repeating: 0.0, count: count)
        var own: Set<TestID> = []
        for item in weights.sorted(by: { ($1.seconds, $0.id) < ($0.seconds, $1.id) }) {
            let part = loads.indices.min { loads[$0] < loads[$1] } ?? 0
            // Tests that take no time at all are spread as well.
            loads[part] += max(item.seconds, 0.001)
            if part == number - 1 { own.insert(item.id) }
        }
        return tests.filter(own.contains)
    }
}
