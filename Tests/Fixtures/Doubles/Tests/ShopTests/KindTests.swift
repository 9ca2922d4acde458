import Foundation
import Testing

@testable import Shop

@Suite struct KindTests {
    @Test func aStubAnswersAndRecordsNothing() throws {
        let pricing = PricingStub()
        pricing.priceReturnValue = 4
        pricing.underlyingCurrency = "EUR"
        #expect(try pricing.price(of: "tea", count: 1) == 4)
        #expect(pricing.currency == "EUR")
        #expect(Mirror(reflecting: pricing).children.allSatisfy { $0.label?.hasSuffix("CallsCount") != true })
    }

    @Test func aSpyRecords() throws {
        let pricing = PricingSpy()
        pricing.reserve("tea")
        #expect(pricing.reserveCallsCount == 1)
    }

    @Test func aMockVerifiesWhereItIsAsked() {
        let till = TillMock()
        till.openExpectedCallsCount = 2
        till.open()
        withKnownIssue {
            till.verify()
        } matching: { issue in
            issue.sourceLocation?.fileID.hasSuffix("KindTests.swift") == true
                && issue.comments.contains { $0.rawValue.contains("was called 1 times, expected 2") }
        }
        till.open()
        till.verify()
    }

    @Test func aStrictMockFailsForWhatNobodyStubbed() throws {
        let pricing = PricingStrictMock()
        let price = try unstubbed("price(of:count:)", "priceReturnValue = …") { try pricing.price(of: "tea", count: 1) }
        #expect(price == 0)
        #expect(unstubbed("discount", "underlyingDiscount = …") { pricing.discount } == nil)
        #expect(unstubbed("currency", "underlyingCurrency = …") { pricing.currency } == "")
        unstubbed("reserve(_:)", "reserveClosure = …") { pricing.reserve("tea") }
        #expect(pricing.priceCallsCount == 1 && pricing.reserveReceivedItem == "tea")
    }

    @Test func aStrictMockThatIsStubbedIsAMock() async throws {
        let pricing = PricingStrictMock()
        pricing.priceReturnValue = 3
        pricing.currency = "EUR"
        pricing.underlyingDiscount = nil
        pricing.reserveExpectedCallsCount = 1
        pricing.eachClosure = { _, _ in }
        #expect(try pricing.price(of: "tea", count: 1) == 3)
        #expect(pricing.currency == "EUR" && pricing.discount == nil)
        pricing.reserve("tea")
        pricing.each({ _ in }, from: 7)
        pricing.verify()
        let store = SharedStoreStrictMock()
        store.loadReturnValue = nil
        store.putClosure = { _ in }
        await store.put(Note(id: 1, text: "a"))
        #expect(await store.load(id: 1) == nil)
        store.reset()
        await withKnownIssue { #expect(await store.load(id: 1) == nil) }
    }

    /// What a use gives that reports one member as not stubbed, with the line to write.
    @discardableResult
    private func unstubbed<Value>(_ member: String, _ hint: String, _ use: () throws -> Value) rethrows -> Value {
        var value: Value?
        try withKnownIssue {
            value = try use()
        } matching: { issue in
            let text = "PricingStrictMock.\(member) was used but not stubbed. Write: \(hint)"
            return issue.comments.contains { $0.rawValue == text }
        }
        return value!
    }

    @Test func aFakeKeepsModels() throws {
        let store = NoteStoreFake()
        try store.save(Note(id: 1, text: "a"))
        try store.save(Note(id: 1, text: "b"))
        try store.save(Note(id: 2, text: "c"))
        #expect(store.all().map(\.text) == ["b", "c"])
        #expect(try store.fetch(id: 1).text == "b")
        #expect(throws: (any Error).self) { try store.fetch(id: 9) }
        store.delete(id: 1)
        #expect(store.find(byId: 1) == nil)
        store.removeAll()
        #expect(store.all().isEmpty)
    }

    @Test func aSharedFakeKeepsModels() async {
        let store = SharedStoreFake()
        await store.put(Note(id: 1, text: "a"))
        #expect(await store.load(id: 1)?.text == "a")
        await store.remove(Note(id: 1, text: "other"))
        #expect(await store.items().isEmpty)
    }

    @Test func aFakeIsFollowed() async throws {
        let store = ListStoreFake()
        let list = ShoppingList(id: UUID(), title: "tea")
        var all = store.observe().makeAsyncIterator()
        var one = store.observeList(id: list.id).makeAsyncIterator()
        #expect(await all.next() == [])
        #expect(try await one.next() == .some(nil))
        try await store.save([list])
        #expect(await all.next() == [list])
        #expect(try await one.next() == .some(list))
        store.clearCache()
        #expect(await all.next() == [])
    }

    @Test func aFakeAnswersWithResults() {
        let store = ListStoreFake()
        let list = ShoppingList(id: UUID(), title: "tea")
        #expect(store.shoppingList(id: list.id) == .success(nil))
        #expect((try? store.addShoppingList(list).get()) != nil)
        #expect(store.shoppingList(id: list.id) == .success(list))
        #expect(store.count == 1 && store.lists == [list])
        #expect(store.contains(list))
    }

    @Test func aFakeKeepsValuesUnderKeys() throws {
        let settings = SettingsFake()
        settings.set(3, forKey: "count")
        settings.set("tea", forKey: "name")
        #expect(settings.value(Int.self, forKey: "count") == 3)
        #expect(settings.string(forKey: "name") == "tea")
        #expect(settings.string(forKey: "count") == nil)
        settings.remove(forKey: "name")
        #expect(!settings.contains(key: "name") && settings.contains(key: "count"))
        let vault = VaultFake()
        try vault.setToken("abc", for: .own)
        #expect(try vault.token(for: .own) == "abc")
        #expect(throws: (any Error).self) { try vault.token(for: .shared) }
        try vault.setToken(nil, for: .own)
        #expect(throws: (any Error).self) { try vault.token(for: .own) }
    }

    @Test func aDummyOnlyFillsAPlace() {
        let dummy: any Pricing = PricingDummy()
        #expect(dummy is PricingDummy)
    }
}
