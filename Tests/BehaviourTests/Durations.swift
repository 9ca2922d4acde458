import Testing

/// Durations that policies of retrying count out, and that are compared.
@Suite struct DurationsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "delays that grow up to a limit",
            """
            struct Policy { var attempts: Int; var base: Duration; var most: Duration }
            protocol Loader { func load() async throws -> Int }
            protocol Sleeper { func sleep(for duration: Duration) async throws }
            final class Retrier {
                private let loader: Loader
                private let sleeper: Sleeper
                private let policy: Policy
                init(loader: Loader, sleeper: Sleeper, policy: Policy) {
                    self.loader = loader
                    self.sleeper = sleeper
                    self.policy = policy
                }
                func load() async throws -> Int {
                    var attempt = 0
                    while true {
                        do { return try await loader.load() } catch {
                            attempt += 1
                            1️⃣guard attempt < policy.attempts else { throw error }
                            2️⃣try await sleeper.sleep(for: min(policy.base * (1 << (attempt - 1)), policy.most))
                        }
                    }
                }
            }
            """,
            reads: """
                load() ⇒ returns loader.load() · loader.load() · no sleeper.sleep
                load() when loader.load throws, policy.attempts == 2, policy.base == #1, policy.most == #1 + 1 s ⇒ throws loader.load error · 2 × loader.load() · sleeper.sleep(.seconds(2)) 1️⃣2️⃣
                load() when loader.load throws, policy.attempts == 3, policy.base == #1, policy.most == #1 + 1 s ⇒ throws loader.load error · 2 × sleeper.sleep(policy.most) · 3 × loader.load() · sleeper.sleep #1 got duration == .seconds(2) 1️⃣2️⃣
                load() when loader.load throws, policy.attempts == 2, policy.base == #1, policy.most == #1 + 1 s ⇒ returns loader.load() · 2 × loader.load() · sleeper.sleep(.seconds(2)) 1️⃣2️⃣
                load() when loader.load throws, sleeper.sleep throws, policy.attempts == 2, policy.base == #1, policy.most == #1 + 1 s ⇒ throws sleeper.sleep error · loader.load() · sleeper.sleep(.seconds(2)) 1️⃣2️⃣
                load() when loader.load throws, policy.attempts == 1 ⇒ throws loader.load error · loader.load() · no sleeper.sleep
                load() when loader.load throws, loader.load() == 3, policy.attempts == 1, policy.base == #1, policy.most == #1 + 1 s ⇒ throws loader.load error · loader.load() · no sleeper.sleep 1️⃣
                """),
        Snippet(
            "durations that are compared and added",
            """
            protocol Screen { func show(_ left: Duration) }
            final class Timer {
                private let screen: Screen
                private let whole: Duration
                init(screen: Screen, whole: Duration) { (self.screen, self.whole) = (screen, whole) }
                func tick(_ gone: Duration) {
                    1️⃣guard gone < whole else {
                        2️⃣screen.show(.zero)
                        return
                    }
                    3️⃣screen.show(whole - gone + .milliseconds(500))
                }
                func isLong(_ gone: Duration) -> Bool { 4️⃣gone > .milliseconds(1500) }
                func half(_ gone: Duration) -> Duration { 5️⃣gone / 4 }
            }
            """,
            reads: """
                tick(gone) when gone == #1, whole == #1 + 1 s ⇒ screen.show(.milliseconds(1500)) 1️⃣3️⃣
                tick(gone) when gone == #1, whole == #1 ⇒ screen.show(.zero) 1️⃣2️⃣
                isLong(gone) when gone == #1 ⇒ returns true 4️⃣
                isLong(gone) when gone == #1 ⇒ returns false 4️⃣
                half(gone) when gone == #1 ⇒ returns .milliseconds(500) 5️⃣
                """),
    ]
}
