import Testing

/// Texts that are made of fractions and flags.
@Suite struct FractionTextsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "texts of fractions and flags, and nothing that may be less than nothing",
            """
            struct Spot { let latitude: Double; let isExact: Bool }
            protocol Net { func get(_ query: [String: String]) }
            final class Weather {
                private let net: Net
                init(net: Net) { self.net = net }
                func load(_ spot: Spot) {
                    1️⃣net.get(["lat": String(spot.latitude), "exact": String(spot.isExact)])
                }
                func south(_ spot: Spot) -> String {
                    2️⃣guard spot.latitude <= 0 else { return "north" }
                    return "S" + String(-spot.latitude)
                }
            }
            """,
            reads: """
                load(spot) ⇒ net.get(["lat": "{spot.latitude}", "exact": "{spot.isExact}"]) 1️⃣
                south(spot) when spot.latitude == 1.0 ⇒ returns "north" 2️⃣
                """)
    ]
}
