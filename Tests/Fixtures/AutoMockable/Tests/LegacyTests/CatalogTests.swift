import XCTest

@testable import Shop

// Written against the names of Sourcery's AutoMockable, up to 2.1.2.
final class CatalogTests: XCTestCase {
    private let catalog = CatalogMock()

    func testStoreFinds() async throws {
        catalog.findIdReturnValue = Item(id: 4)
        let store = Store(catalog: catalog)
        try await store.find(4)
        XCTAssertEqual(store.found, Item(id: 4))
        XCTAssertTrue(catalog.startCalled)
        XCTAssertEqual(catalog.startCallsCount, 1)
        XCTAssertEqual(catalog.findIdReceivedId, 4)
        XCTAssertEqual(catalog.findIdReceivedInvocations, [4])
        XCTAssertEqual(catalog.reloadAnimatedReceivedInvocations, [nil])
        XCTAssertNil(catalog.reloadAnimatedReceivedAnimated)
    }

    func testErrorsAndClosures() async throws {
        catalog.findIdThrowableError = ShopError.gone
        do {
            _ = try await catalog.find(id: 1)
            XCTFail("nothing thrown")
        } catch {
            XCTAssertEqual(error as? ShopError, .gone)
        }
        catalog.priceOfInClosure = { item, currency in
            guard currency == "EUR" else { throw ShopError.gone }
            return item.id * 2
        }
        XCTAssertEqual(try catalog.price(of: Item(id: 3), in: "EUR"), 6)
        XCTAssertThrowsError(try catalog.price(of: Item(id: 3), in: "USD"))
        XCTAssertEqual(catalog.priceOfInReceivedArguments?.item, Item(id: 3))
        XCTAssertEqual(catalog.priceOfInReceivedArguments?.currency, "USD")
        XCTAssertEqual(catalog.priceOfInReceivedInvocations.count, 2)
    }

    func testProperties() async throws {
        catalog.items = [Item(id: 1)]
        catalog.underlyingTitle = "Shop"
        XCTAssertNil(catalog.selected)
        catalog.selected = Item(id: 2)
        XCTAssertEqual(catalog.items.count, 1)
        XCTAssertEqual(catalog.title, "Shop")
        catalog.underlyingRemote = 5
        let remote = try await catalog.remote
        XCTAssertEqual(remote, 5)
        XCTAssertEqual(catalog.remoteCallsCount, 1)
        XCTAssertTrue(catalog.remoteCalled)
        catalog.remoteThrowableError = ShopError.gone
        let failed = try? await catalog.remote
        XCTAssertNil(failed)
        catalog.remoteThrowableError = nil
        catalog.remoteClosure = { 9 }
        let closed = try await catalog.remote
        XCTAssertEqual(closed, 9)
    }

    func testShapesOfNames() {
        catalog.move(from: 1, to: 2)
        XCTAssertEqual(catalog.moveFromToReceivedArguments?.a, 1)
        XCTAssertEqual(catalog.moveFromToReceivedArguments?.b, 2)
        catalog.pairReturnValue = (1, "a")
        XCTAssertEqual(catalog.pair().1, "a")
        catalog.loadUserByIdUserIdReturnValue = "Ada"
        XCTAssertEqual(catalog.load_user_by_id(user_id: 7), "Ada")
        XCTAssertEqual(catalog.loadUserByIdUserIdReceivedUser_id, 7)
        var seen: [Item] = []
        catalog.observeClosure = { $0(Item(id: 8)) }
        catalog.observe { seen.append($0) }
        XCTAssertEqual(seen, [Item(id: 8)])
        XCTAssertNotNil(catalog.observeReceivedHandler)
        catalog.eachLimitClosure = { body, limit in for id in 0..<limit { body(Item(id: id)) } }
        catalog.each({ seen.append($0) }, limit: 2)
        XCTAssertEqual(seen.count, 3)
        XCTAssertEqual(catalog.eachLimitCallsCount, 1)
    }

    func testBasket() {
        let basket = BasketMock(owner: "Ada")
        XCTAssertEqual(basket.initOwnerReceivedOwner, "Ada")
        XCTAssertEqual(basket.initOwnerReceivedInvocations, ["Ada"])
        basket.add(Item(id: 1))
        XCTAssertEqual(basket.addReceivedItem, Item(id: 1))
        basket.addAtReturnValue = true
        XCTAssertTrue(basket.add([Item(id: 2)], at: 0))
        XCTAssertEqual(basket.addAtReceivedArguments?.items.count, 1)
        basket.checkoutThrowableError = .gone
        XCTAssertThrowsError(try basket.checkout())
        BasketMock.makeNameReturnValue = 3
        XCTAssertEqual(BasketMock.make(name: "n"), 3)
        XCTAssertEqual(BasketMock.makeNameReceivedName, "n")
        XCTAssertEqual(BasketMock.makeNameCallsCount, 1)
        BasketMock.reset()
        XCTAssertEqual(BasketMock.makeNameCallsCount, 0)
    }
}
