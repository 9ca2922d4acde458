import Testing

/// Methods of dependencies that fail at first and are called again.
@Suite struct TryingAgainTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a method that failed at first is called in a later act, too",
            """
            protocol Bank { func balance() throws -> Int }
            final class Model {
                private let bank: Bank
                private(set) var balance = 0
                private(set) var isSlow = false
                init(bank: Bank) { self.bank = bank }
                func open() {
                    if let found = try? bank.balance() { 1️⃣balance = found; return }
                    if let found = try? bank.balance() { 2️⃣balance = found; 3️⃣isSlow = true }
                }
                func refresh() {
                    guard isSlow, let found = try? bank.balance() else { return }
                    4️⃣balance = found
                }
            }
            """,
            reads: """
                open() ⇒ bank.balance() · sut.balance == bank.balance() 1️⃣
                open() when bank.balance throws ⇒ sut.balance == bank.balance() · sut.isSlow == true 2️⃣3️⃣
                refresh() ⇒ no bank.balance
                refresh() when earlier bank.balance throws after open() ⇒ sut.balance == bank.balance() 4️⃣
                """),
        Snippet(
            "a method that fails at first and is called again",
            """
            protocol Bank { func transfer(_ cents: Int) throws -> String }
            final class Model {
                private let bank: Bank
                private(set) var attempts = 0
                init(bank: Bank) { self.bank = bank }
                func pay(_ cents: Int) throws -> String {
                    while true {
                        attempts += 1
                        do { 1️⃣return try bank.transfer(cents) } catch {
                            guard attempts < 3 else { 2️⃣throw error }
                        }
                    }
                }
            }
            """,
            reads: """
                pay(cents) ⇒ returns bank.transfer() · bank.transfer(cents) · sut.attempts == 1 1️⃣
                pay(cents) when bank.transfer throws ⇒ throws bank.transfer error · 3 × bank.transfer(cents) · bank.transfer #1 got cents == cents · bank.transfer #2 got cents == cents · sut.attempts == 3 1️⃣2️⃣
                pay(cents) when bank.transfer throws ⇒ returns bank.transfer() · 2 × bank.transfer(cents) · bank.transfer #1 got cents == cents · sut.attempts == 2 1️⃣
                """),
    ]
}
