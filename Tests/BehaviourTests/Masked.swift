import Testing

/// Conditions whose change other values would hide: a test arranges what brings it to light.
@Suite struct MaskedTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a guard before others that would give the same",
            """
            protocol Network { var isOnVPN: Bool { get }; var name: String? { get } }
            final class Model {
                private let network: Network
                private let known: [String]
                init(network: Network, known: [String]) { self.network = network; self.known = known }
                func isAtHome() -> Bool {
                    1️⃣if network.isOnVPN { return false }
                    2️⃣guard let name = network.name else { return false }
                    return known.contains(name)
                }
            }
            """,
            reads: """
                isAtHome() when known.count == 1, known[0] != nil, network.isOnVPN, network.name == known[0] ⇒ returns false 1️⃣
                isAtHome() when !network.isOnVPN, known.count == 1, known[0] != nil, network.name == known[0] ⇒ returns true 1️⃣2️⃣
                isAtHome() when !known[0].isEmpty, !network.isOnVPN, known.count == 1, network.name != nil ⇒ returns false
                isAtHome() when !network.isOnVPN, network.name == nil ⇒ returns false
                """)
    ]
}
