import XCTest

@testable import Shop

final class ShelfTests: XCTestCase {
    private let apple = Item(id: 1)

    func testCallsAreCounted() {
        let shelf = ShelfMock()
        shelf.put(apple)
        shelf.put(apple)
        XCTAssertEqual(shelf.putCallCount, 2)
    }

    func testOverloadsHaveNamesOfTheirOwn() {
        let shelf = ShelfMock()
        shelf.putItemHandler = { _, place in place == 3 }
        shelf.putItemsHandler = { XCTAssertEqual($0.count, 2) }
        XCTAssertTrue(shelf.put(apple, at: 3))
        shelf.put([apple, apple])
        XCTAssertEqual(shelf.putItemCallCount, 1)
        XCTAssertEqual(shelf.putItemsCallCount, 1)
        XCTAssertEqual(shelf.putCallCount, 0)
    }

    func testHandlersAnswerAndThrow() async throws {
        let shelf = ShelfMock()
        shelf.takeHandler = { id in
            if id == 9 { throw ShopError.gone }
            return Item(id: id)
        }
        shelf.searchHandler = { text, limit in (0..<limit).map { Item(id: $0 + text.count) } }
        XCTAssertEqual(try shelf.take(id: 4), Item(id: 4))
        XCTAssertThrowsError(try shelf.take(id: 9))
        let found = await shelf.search(text: "ab", limit: 2)
        XCTAssertEqual(found, [Item(id: 2), Item(id: 3)])
        XCTAssertEqual(shelf.takeCallCount, 2)
    }

    func testArgumentsAreKept() async {
        let shelf = ShelfMock()
        shelf.searchHandler = { _, _ in [] }
        _ = await shelf.search(text: "tea", limit: 5)
        _ = await shelf.search(text: "milk", limit: 1)
        XCTAssertEqual(shelf.searchArgValues.map { $0.0 }, ["tea", "milk"])
        XCTAssertEqual(shelf.searchArgValues[1].1, 1)
        shelf.put(apple)
        XCTAssertEqual(shelf.putArgValues, [apple])
    }

    func testPropertiesAreGivenAndCounted() {
        let shelf = ShelfMock(count: 7, label: "fruit", tags: ["a"])
        XCTAssertEqual(shelf.count, 7)
        XCTAssertEqual(shelf.label, "fruit")
        XCTAssertEqual(shelf.tags, ["a"])
        XCTAssertEqual(shelf.labelSetCallCount, 0)
        shelf.label = nil
        shelf.tags = []
        XCTAssertEqual(shelf.labelSetCallCount, 1)
        XCTAssertEqual(shelf.tagsSetCallCount, 1)
        shelf.count = 2
        XCTAssertEqual(shelf.count, 2)
        XCTAssertEqual(ShelfMock(tags: ["b"]).tags, ["b"])
    }

    func testGenericValuesReachTheHandler() {
        let shelf = ShelfMock()
        var seen: [Any] = []
        shelf.updateHandler = { seen.append($0) }
        shelf.update(3)
        shelf.update("x")
        XCTAssertEqual(seen.count, 2)
        XCTAssertEqual(shelf.updateCallCount, 2)
    }

    func testSubscriptsHaveHandlers() {
        let shelf = ShelfMock()
        var written: [Int: String] = [:]
        shelf.subscriptHandler = { "place \($0)" }
        shelf.subscriptSetHandler = { written[$0] = $1 }
        XCTAssertEqual(shelf[2], "place 2")
        shelf[5] = "tea"
        XCTAssertEqual(written, [5: "tea"])
        XCTAssertEqual(shelf.subscriptCallCount, 1)
        XCTAssertEqual(shelf.subscriptSetCallCount, 1)
    }

    func testStaticMembers() {
        ShelfMock.openHandler = { $0.count }
        XCTAssertEqual(ShelfMock.open(named: "tea"), 3)
        XCTAssertEqual(ShelfMock.openCallCount, 1)
        ShelfMock.limit = 8
        XCTAssertEqual(ShelfMock.limit, 8)
    }

    func testWhatTheCommentAsksFor() {
        let scale = FakeScale()
        scale.weighHandler = { $0.id * 2 }
        XCTAssertEqual(scale.weigh(apple), 2)
        let weight: FakeScale.Weight = 3
        XCTAssertEqual(weight, 3)
    }

    @MainActor func testIsolated() async {
        let display = DisplayMock(text: "hello")
        XCTAssertEqual(display.text, "hello")
        await display.show("bye", for: 2)
        XCTAssertEqual(display.showCallCount, 1)
        XCTAssertEqual(display.showArgValues.first?.0, "bye")
    }
}
