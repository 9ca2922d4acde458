import Money
import Testing

@testable import Shop

@Suite("The cart") struct CartTests {
    @Test("takes what costs something") func takes() {
        var cart = Cart()
        let (isTaken, isTakenForNothing) = (cart.add(Price(cents: 5)), cart.add(Price(cents: 0)))
        #expect(isTaken)
        #expect(!isTakenForNothing)
        #expect(cart.total == 5)
        #expect(!cart.isFree)
    }

    @Test("takes no more than it holds", arguments: [1, 2]) func holds(limit: Int) {
        var cart = Cart()
        cart.limit = limit
        let taken = (0...limit).map { _ in cart.add(Price(cents: 10)) }
        #expect(taken.count { $0 } == limit)
    }

    @Test func tenPercentAreLeftOut() {
        var cart = Cart()
        _ = cart.add(Price(cents: 200))
        #expect(cart.discounted(by: 10) == 180)
    }
}
