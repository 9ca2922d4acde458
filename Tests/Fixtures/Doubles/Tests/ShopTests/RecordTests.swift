import Testing

@testable import Shop

@Suite struct RecordTests {
    @Test func callsAndArgumentsAreRecorded() throws {
        let pricing = PricingMock()
        pricing.priceReturnValue = 3
        _ = try pricing.price(of: "tea", count: 2)
        _ = try pricing.price(of: "milk", count: 1)
        #expect(pricing.priceCallsCount == 2)
        #expect(pricing.priceCalled)
        #expect(pricing.priceReceivedArguments?.item == "milk")
        #expect(pricing.priceReceivedInvocations.map(\.count) == [2, 1])
        pricing.reserve("tea")
        #expect(pricing.reserveReceivedItem == "tea")
    }

    @Test func argumentsBesideAClosureAreKept() {
        let pricing = PricingMock()
        pricing.each({ _ in }, from: 7)
        #expect(pricing.eachReceivedStart == 7)
    }

    @Test func aQueueIsUsedUpFirst() throws {
        let pricing = PricingMock()
        pricing.priceReturnValue = 9
        pricing.priceReturnValues = [1, 2]
        #expect(try (1...3).map { try pricing.price(of: "tea", count: $0) } == [1, 2, 9])
    }

    @Test func errorsAndClosuresAnswerInstead() throws {
        let pricing = PricingMock()
        pricing.priceClosure = { _, count in count * 10 }
        #expect(try pricing.price(of: "tea", count: 4) == 40)
        pricing.priceThrowableError = ShopError.sold
        #expect(throws: ShopError.sold) { try pricing.price(of: "tea", count: 4) }
        let ledger = LedgerMock()
        ledger.totalThrowableError = .sold
        #expect(throws: ShopError.sold) { try ledger.total() }
    }

    @Test func propertiesCountReadsAndWrites() {
        let pricing = PricingMock()
        pricing.underlyingCurrency = "EUR"
        var value: any Pricing = pricing
        _ = value.currency
        value.currency = "USD"
        #expect(pricing.currencyGetCallsCount == 1)
        #expect(pricing.currencySetCallsCount == 1)
        #expect(pricing.underlyingCurrency == "USD")
        #expect(value.discount == nil)
    }

    @Test func resetForgetsEverything() throws {
        let pricing = PricingMock()
        pricing.priceReturnValue = 3
        _ = try pricing.price(of: "tea", count: 1)
        pricing.reset()
        #expect(pricing.priceCallsCount == 0)
        #expect(pricing.priceReceivedArguments == nil)
        #expect(try pricing.price(of: "tea", count: 1) == 0)
    }

    @Test func anUnstubbedMemberAnswersWhatIsNeutral() throws {
        #expect(try PricingMock().price(of: "tea", count: 1) == 0)
        #expect(PrinterMock().last() == nil)
    }

    @Test func anUnstubbedMemberWithoutANeutralValueSaysWhatToWrite() {
        let printer = PrinterMock()
        withKnownIssue {
            #expect(throws: (any Error).self) { try printer.receipt(for: "tea") }
        } matching: { issue in
            issue.comments.contains {
                $0.rawValue.contains("PrinterMock.receipt(for:)") && $0.rawValue.contains("receiptReturnValue = …")
            }
        }
    }

    @Test func anActorsDoubleIsSetWithoutAwait() async {
        let feed = FeedMock()
        feed.nextReturnValue = "news"
        #expect(await feed.next() == "news")
        #expect(feed.nextCallsCount == 1)
    }

    @Test func staticsAndSubscriptsWork() {
        WorkerMock.underlyingLimit = 5
        WorkerMock.makeReturnValue = 6
        #expect(WorkerMock.limit + WorkerMock.make() == 11)
        WorkerMock.reset()
        #expect(WorkerMock.makeCallsCount == 0)
    }

    @Test func countsConcurrentCalls() async {
        let ledger = LedgerMock()
        ledger.addReturnValue = 1
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<1_000 { group.addTask { _ = await ledger.add(number) } }
        }
        #expect(ledger.addCallsCount == 1_000)
        #expect(Set(ledger.addReceivedInvocations).count == 1_000)
    }
}
