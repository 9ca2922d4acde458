import Testing

/// Methods that are named without being called.
@Suite struct ReferencesTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a method of the SUT by `self`",
            """
            struct Promo: Equatable { let least: Int }
            enum PromoError: Error { case unknown, least(Int) }
            protocol Promos { func validate(_ code: String, then: @escaping (Result<Promo, PromoError>) -> Void) }
            final class Basket {
                private(set) var promo: Promo?
                private(set) var message: String?
                private let promos: any Promos
                init(promos: any Promos) { self.promos = promos }
                func apply(_ code: String) {
                    1️⃣promos.validate(code) { [weak self] result in
                        guard let self else { return }
                        switch result.flatMap(self.checked) {
                        case .success(let promo): 2️⃣self.promo = promo
                        case .failure(.least(let sum)): 3️⃣self.message = "from \\(sum)"
                        case .failure: 4️⃣self.message = "no"
                        }
                    }
                }
                private func checked(_ promo: Promo) -> Result<Promo, PromoError> {
                    promo.least < 5 ? .success(promo) : .failure(.least(promo.least))
                }
            }
            """,
            reads: """
                apply(code) when promos.validate calls then, promos.validate#0 == .success, promos.validate#0.success#0.least == 4 ⇒ promos.validate(code, _) · sut.promo == promos.validate#0.success#0 1️⃣2️⃣
                apply(code) when promos.validate calls then, promos.validate#0 == .success, promos.validate#0.success#0.least == 5 ⇒ promos.validate(code, _) · sut.message == "from {promos.validate#0.success#0.least}" 1️⃣3️⃣
                apply(code) when promos.validate calls then, promos.validate#0 == .failure, promos.validate#0.failure#0 == .unknown ⇒ promos.validate(code, _) · sut.message == "no" 1️⃣4️⃣
                apply(code) ⇒ promos.validate(code, _) 1️⃣
                """)
    ]
}
