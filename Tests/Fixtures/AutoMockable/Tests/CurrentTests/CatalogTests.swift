import XCTest

@testable import Shop

// Written against the names of Sourcery's AutoMockable, 2.1.4 and later.
final class CatalogTests: XCTestCase {
    private let catalog = CatalogMock()

    func testStoreFinds() async throws {
        catalog.findIdIntItemReturnValue = Item(id: 4)
        let store = Store(catalog: catalog)
        try await store.find(4)
        XCTAssertEqual(store.found, Item(id: 4))
        XCTAssertTrue(catalog.startVoidCalled)
        XCTAssertEqual(catalog.startVoidCallsCount, 1)
        XCTAssertEqual(catalog.findIdIntItemReceivedId, 4)
        XCTAssertEqual(catalog.findIdIntItemReceivedInvocations, [4])
        XCTAssertEqual(catalog.reloadAnimatedBoolVoidReceivedInvocations, [nil])
        XCTAssertNil(catalog.reloadAnimatedBoolVoidReceivedAnimated)
    }

    func testErrorsAndClosures() async throws {
        catalog.findIdIntItemThrowableError = ShopError.gone
        do {
            _ = try await catalog.find(id: 1)
            XCTFail("nothing thrown")
        } catch {
            XCTAssertEqual(error as? ShopError, .gone)
        }
        catalog.priceOfItemItemInCurrencyStringIntClosure = { item, currency in
            guard currency == "EUR" else { throw ShopError.gone }
            return item.id * 2
        }
        XCTAssertEqual(try catalog.price(of: Item(id: 3), in: "EUR"), 6)
        XCTAssertThrowsError(try catalog.price(of: Item(id: 3), in: "USD"))
        XCTAssertEqual(catalog.priceOfItemItemInCurrencyStringIntReceivedArguments?.item, Item(id: 3))
        XCTAssertEqual(catalog.priceOfItemItemInCurrencyStringIntReceivedArguments?.currency, "USD")
        XCTAssertEqual(catalog.priceOfItemItemInCurrencyStringIntReceivedInvocations.count, 2)
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
        XCTAssertEqual(catalog.moveFromAIntToBIntVoidReceivedArguments?.a, 1)
        XCTAssertEqual(catalog.moveFromAIntToBIntVoidReceivedArguments?.b, 2)
        catalog.pair_IntStringReturnValue = (1, "a")
        XCTAssertEqual(catalog.pair().1, "a")
        catalog.loadUserByIdUserIdIntStringReturnValue = "Ada"
        XCTAssertEqual(catalog.load_user_by_id(user_id: 7), "Ada")
        XCTAssertEqual(catalog.loadUserByIdUserIdIntStringReceivedUser_id, 7)
        var seen: [Item] = []
        catalog.observeHandlerEscapingItemVoidVoidClosure = { $0(Item(id: 8)) }
        catalog.observe { seen.append($0) }
        XCTAssertEqual(seen, [Item(id: 8)])
        XCTAssertNotNil(catalog.observeHandlerEscapingItemVoidVoidReceivedHandler)
        catalog.eachBodyItemVoidLimitIntVoidClosure = { body, limit in for id in 0..<limit { body(Item(id: id)) } }
        catalog.each({ seen.append($0) }, limit: 2)
        XCTAssertEqual(seen.count, 3)
        XCTAssertEqual(catalog.eachBodyItemVoidLimitIntVoidCallsCount, 1)
    }

    func testBasket() {
        let basket = BasketMock(owner: "Ada")
        XCTAssertEqual(basket.initOwnerStringBasketReceivedOwner, "Ada")
        XCTAssertEqual(basket.initOwnerStringBasketReceivedInvocations, ["Ada"])
        basket.add(Item(id: 1))
        XCTAssertEqual(basket.addItemItemVoidReceivedItem, Item(id: 1))
        basket.addItemsItemAtIndexIntBoolReturnValue = true
        XCTAssertTrue(basket.add([Item(id: 2)], at: 0))
        XCTAssertEqual(basket.addItemsItemAtIndexIntBoolReceivedArguments?.items.count, 1)
        basket.checkoutIntThrowableError = .gone
        XCTAssertThrowsError(try basket.checkout())
        BasketMock.makeNameStringIntReturnValue = 3
        XCTAssertEqual(BasketMock.make(name: "n"), 3)
        XCTAssertEqual(BasketMock.makeNameStringIntReceivedName, "n")
        XCTAssertEqual(BasketMock.makeNameStringIntCallsCount, 1)
        BasketMock.reset()
        XCTAssertEqual(BasketMock.makeNameStringIntCallsCount, 0)
    }
}
