// testgen:fingerprint e1507c88fecee243 suite QuoteSearch
import Foundation
import Testing
@testable import Gallery

@Suite("QuoteSearch", .tags(.unit))
@MainActor
struct QuoteSearchTests {
    @Suite("Type")
    @MainActor
    struct TypeTests {
        @Test("type calls quotes and sets quotes")
        func typeCallsQuotesAndSetsQuotes() async {
            // MARK: - Arrange
            let deps = QuoteSearchTestFactory.setupDependencies()
            deps.clock.runsFreely = true
            let found = ["quotes", "A quotes"]
            deps.source.quotesReturnValue = found
            let sut = QuoteSearchTestFactory.makeSUT(deps)
            var isAskingDuringQuotes: Bool?
            deps.source.quotesClosure = { _ in
                isAskingDuringQuotes = sut.isAsking
                return found
            }

            // MARK: - Act
            sut.type("wor")
            await waitUntil { sut.quotes == ["“A quotes”", "“quotes”"] }

            // MARK: - Assert
            #expect(deps.source.quotesCallsCount == 1)
            #expect(deps.source.quotesReceivedWord == "wor")
            #expect(sut.quotes == ["“A quotes”", "“quotes”"])
            #expect(!sut.isAsking)
            #expect(isAskingDuringQuotes == true)
        }

        @Test("type calls quotes when quotes fails")
        func typeCallsQuotesWhenQuotesFails() async {
            // MARK: - Arrange
            let deps = QuoteSearchTestFactory.setupDependencies()
            deps.clock.runsFreely = true
            let sut = QuoteSearchTestFactory.makeSUT(deps)
            var isAskingDuringQuotes: Bool?
            let error = GalleryError.offline
            deps.source.quotesClosure = { _ in
                isAskingDuringQuotes = sut.isAsking
                throw error
            }

            // MARK: - Act
            sut.type("wor")
            await waitUntil { deps.source.quotesCallsCount == 1 && !sut.isAsking }

            // MARK: - Assert
            #expect(deps.source.quotesCallsCount == 1)
            #expect(deps.source.quotesReceivedWord == "wor")
            #expect(!sut.isAsking)
            #expect(isAskingDuringQuotes == true)
        }

        @Test("type clears quotes when word has 21 characters after type")
        func typeClearsQuotesWhenWordHas21CharactersAfterType() async {
            // MARK: - Arrange
            let deps = QuoteSearchTestFactory.setupDependencies()
            deps.clock.runsFreely = true
            let found = ["quotes", "A quotes"]
            deps.source.quotesReturnValue = found
            let sut = QuoteSearchTestFactory.makeSUT(deps)
            sut.type("wor")
            await waitUntil { sut.quotes == ["“A quotes”", "“quotes”"] }

            // MARK: - Act
            sut.type("wordxxxxxxxxxxxxxxxxx")

            // MARK: - Assert
            #expect(sut.quotes == [])
        }

        @Test("type clears quotes after type")
        func typeClearsQuotesAfterType() async {
            // MARK: - Arrange
            let deps = QuoteSearchTestFactory.setupDependencies()
            deps.clock.runsFreely = true
            let found = ["quotes", "A quotes"]
            deps.source.quotesReturnValue = found
            let sut = QuoteSearchTestFactory.makeSUT(deps)
            sut.type("wor")
            await waitUntil { sut.quotes == ["“A quotes”", "“quotes”"] }

            // MARK: - Act
            sut.type("wo")

            // MARK: - Assert
            #expect(sut.quotes == [])
        }

        @Test("type calls quotes and clears quotes when quotes fails after type")
        func typeCallsQuotesAndClearsQuotesWhenQuotesFailsAfterType() async {
            // MARK: - Arrange
            let deps = QuoteSearchTestFactory.setupDependencies()
            deps.clock.runsFreely = true
            let found = ["quotes", "A quotes"]
            deps.source.quotesReturnValue = found
            let sut = QuoteSearchTestFactory.makeSUT(deps)
            sut.type("wor")
            await waitUntil { sut.quotes == ["“A quotes”", "“quotes”"] }
            var isAskingDuringQuotes: Bool?
            let error = GalleryError.offline
            deps.source.quotesClosure = { _ in
                isAskingDuringQuotes = sut.isAsking
                throw error
            }

            // MARK: - Act
            sut.type("wor")
            await waitUntil { sut.quotes == [] }

            // MARK: - Assert
            #expect(deps.source.quotesCallsCount == 2)
            #expect(deps.source.quotesReceivedWord == "wor")
            #expect(sut.quotes == [])
            #expect(!sut.isAsking)
            #expect(isAskingDuringQuotes == true)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd nLvWu6VJ0 3wNyO3rpi gWx5IfWlT ZV5DW86xL YKulbtipw EWzB626t6 lSSqvBHpS
