// testgen:fingerprint 0ed1694cc11a5d4e suite BookshelfViewModel
import Foundation
import Testing
@testable import Gallery

@Suite("BookshelfViewModel", .tags(.unit, .viewModel))
struct BookshelfViewModelTests {
    @Suite("Initialization")
    struct Initialization {
        @Test("init sets heading and sets isAnonymous")
        func initSetsHeadingAndSetsIsAnonymous() {
            // MARK: - Arrange
            let deps = BookshelfTestFactory.setupDependencies()

            // MARK: - Act
            let sut = BookshelfTestFactory.makeSUT(deps, owner: "owner")

            // MARK: - Assert
            #expect(sut.heading == "owner")
            #expect(!sut.isAnonymous)
        }

        @Test("init sets heading and sets isAnonymous when owner is nil")
        func initSetsHeadingAndSetsIsAnonymousWhenOwnerIsNil() {
            // MARK: - Arrange
            let deps = BookshelfTestFactory.setupDependencies()

            // MARK: - Act
            let sut = BookshelfTestFactory.makeSUT(deps, owner: nil)

            // MARK: - Assert
            #expect(sut.heading == "Books")
            #expect(sut.isAnonymous)
        }
    }

    @Suite("Load next")
    struct LoadNext {
        @Test("loadNext calls loadShelf and sets rows")
        func loadNextCallsLoadShelfAndSetsRows() {
            // MARK: - Arrange
            let deps = BookshelfTestFactory.setupDependencies()
            let loadShelf = Result<Shelf, any Error>.success(
                BookshelfTestFactory.createMockShelf(
                    volumes: [BookshelfTestFactory.createMockVolume(number: 2, title: "Title", author: "author")]))
            deps.loader.loadShelfClosure = { _, completion in completion(loadShelf) }
            let sut = BookshelfTestFactory.makeSUT(deps, owner: "owner")

            // MARK: - Act
            sut.loadNext()

            // MARK: - Assert
            #expect(deps.loader.loadShelfCallsCount == 1)
            #expect(deps.loader.loadShelfReceivedArguments?.page == 1)
            #expect(sut.rows.count == 1)
            #expect(sut.rows.first?.subtitle == "author")
            #expect(sut.rows.first?.title == "TITLE")
            #expect(sut.badges.count == 1)
            #expect(sut.badges.first?.text == "2")
            #expect(sut.titles == ["Title"])
        }

        @Test("loadNext calls loadShelf and sets rows when author is nil")
        func loadNextCallsLoadShelfAndSetsRowsWhenAuthorIsNil() {
            // MARK: - Arrange
            let deps = BookshelfTestFactory.setupDependencies()
            let loadShelf = Result<Shelf, any Error>.success(
                BookshelfTestFactory.createMockShelf(
                    volumes: [BookshelfTestFactory.createMockVolume(number: 2, title: "Title", author: nil)]))
            deps.loader.loadShelfClosure = { _, completion in completion(loadShelf) }
            let sut = BookshelfTestFactory.makeSUT(deps, owner: "owner")

            // MARK: - Act
            sut.loadNext()

            // MARK: - Assert
            #expect(deps.loader.loadShelfCallsCount == 1)
            #expect(deps.loader.loadShelfReceivedArguments?.page == 1)
            #expect(sut.rows.count == 1)
            #expect(sut.rows.first?.subtitle == "anonymous")
            #expect(sut.rows.first?.title == "TITLE")
            #expect(sut.badges.count == 1)
            #expect(sut.badges.first?.text == "2")
            #expect(sut.titles == ["Title"])
        }

        @Test("loadNext calls loadShelf when loadShelf fails")
        func loadNextCallsLoadShelfWhenLoadShelfFails() {
            // MARK: - Arrange
            let deps = BookshelfTestFactory.setupDependencies()
            let loadShelf = Result<Shelf, any Error>.failure(NSError(domain: "Test", code: 1))
            deps.loader.loadShelfClosure = { _, completion in completion(loadShelf) }
            let sut = BookshelfTestFactory.makeSUT(deps, owner: "owner")

            // MARK: - Act
            sut.loadNext()

            // MARK: - Assert
            #expect(deps.loader.loadShelfCallsCount == 1)
            #expect(deps.loader.loadShelfReceivedArguments?.page == 1)
        }

        @Test("loadNext calls loadShelf")
        func loadNextCallsLoadShelf() {
            // MARK: - Arrange
            let deps = BookshelfTestFactory.setupDependencies()
            let sut = BookshelfTestFactory.makeSUT(deps, owner: "owner")

            // MARK: - Act
            sut.loadNext()

            // MARK: - Assert
            #expect(deps.loader.loadShelfCallsCount == 1)
            #expect(deps.loader.loadShelfReceivedArguments?.page == 1)
        }

        @Test("loadNext calls loadShelf and sets rows when loadShelf is the same after loadNext")
        func loadNextCallsLoadShelfAndSetsRowsWhenLoadShelfIsTheSameAfterLoadNext() {
            // MARK: - Arrange
            let deps = BookshelfTestFactory.setupDependencies()
            let loadShelf = Result<Shelf, any Error>.success(
                BookshelfTestFactory.createMockShelf(
                    volumes: [BookshelfTestFactory.createMockVolume(number: 2, title: "Title", author: "author")]))
            deps.loader.loadShelfClosure = { _, completion in completion(loadShelf) }
            let sut = BookshelfTestFactory.makeSUT(deps, owner: "owner")
            sut.loadNext()
            deps.loader.loadShelfClosure = { _, completion in completion(loadShelf) }

            // MARK: - Act
            sut.loadNext()

            // MARK: - Assert
            #expect(deps.loader.loadShelfCallsCount == 2)
            #expect(deps.loader.loadShelfReceivedArguments?.page == 2)
            #expect(sut.rows.count == 1)
            #expect(sut.badges.count == 1)
            #expect(sut.badges.first?.text == "2")
            #expect(sut.titles == ["Title"])
        }

        @Test("loadNext calls loadShelf and sets rows when page is 3 after loadNext")
        func loadNextCallsLoadShelfAndSetsRowsWhenPageIs3AfterLoadNext() {
            // MARK: - Arrange
            let deps = BookshelfTestFactory.setupDependencies()
            let loadShelf = Result<Shelf, any Error>.success(
                BookshelfTestFactory.createMockShelf(
                    page: 2,
                    volumes: [BookshelfTestFactory.createMockVolume(number: 4, title: "Title", author: "author 2")]))
            deps.loader.loadShelfClosure = { _, completion in completion(loadShelf) }
            let sut = BookshelfTestFactory.makeSUT(deps, owner: "owner")
            sut.loadNext()
            let loadShelf2 = Result<Shelf, any Error>.success(
                BookshelfTestFactory.createMockShelf(
                    page: 3,
                    volumes: [BookshelfTestFactory.createMockVolume(number: 5, title: "Title", author: "author")]))
            deps.loader.loadShelfClosure = { _, completion in completion(loadShelf2) }

            // MARK: - Act
            sut.loadNext()

            // MARK: - Assert
            #expect(deps.loader.loadShelfCallsCount == 2)
            #expect(deps.loader.loadShelfReceivedArguments?.page == 2)
            #expect(sut.rows.count == 2)
            #expect(sut.rows.first?.subtitle == "author 2")
            #expect(sut.rows.first?.title == "TITLE")
            #expect(sut.rows.dropFirst(1).first?.subtitle == "author")
            #expect(sut.rows.dropFirst(1).first?.title == "TITLE")
            #expect(sut.badges.count == 2)
            #expect(sut.badges.first?.text == "4")
            #expect(sut.badges.dropFirst(1).first?.text == "5")
            #expect(sut.titles == ["Title", "Title"])
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd V7V6JZylH eTKBuXils 2bbGjE_rv DMn3jU8kz WmRK3OAnw 69NZ1Lu7s KPsMoO_7X
// testgen:parts g9w7tbp1S 9brOtpLCf HJfS6OpmJ LkIKwLNI3
