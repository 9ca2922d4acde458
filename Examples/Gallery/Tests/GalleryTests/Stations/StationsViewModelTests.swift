// testgen:fingerprint eb50d68999ee421d suite StationsViewModel
import Foundation
import Testing
@testable import Gallery

@Suite("StationsViewModel", .tags(.unit, .viewModel))
struct StationsViewModelTests {
    @Suite("Is empty")
    struct IsEmpty {
        @Test("isEmpty returns true")
        func isEmptyReturnsTrue() {
            // MARK: - Arrange
            let deps = StationsTestFactory.setupDependencies()
            let sut = StationsTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.isEmpty

            // MARK: - Assert
            #expect(result)
        }
    }

    @Suite("Search")
    struct Search {
        @Test("search calls find and sets stations.value")
        func searchCallsFindAndSetsStationsValue() {
            // MARK: - Arrange
            let deps = StationsTestFactory.setupDependencies()
            let find = Result<[Station], any Error>.success([StationsTestFactory.createMockStation()])
            deps.finder.findClosure = { _, completion in completion(find) }
            let sut = StationsTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.search("text")

            // MARK: - Assert
            #expect(deps.finder.findCallsCount == 1)
            #expect(deps.finder.findReceivedArguments?.text == "text")
            #expect(sut.stations.value == [StationsTestFactory.createMockStation()])
            #expect(sut.notice.value == nil)
            #expect(!sut.isSearching.value)
        }

        @Test("search calls find and sets notice.value to nothingFound when find is empty")
        func searchCallsFindAndSetsNoticeValueToNothingFoundWhenFindIsEmpty() {
            // MARK: - Arrange
            let deps = StationsTestFactory.setupDependencies()
            let find = Result<[Station], any Error>.success([])
            deps.finder.findClosure = { _, completion in completion(find) }
            let sut = StationsTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.search("text")

            // MARK: - Assert
            #expect(deps.finder.findCallsCount == 1)
            #expect(deps.finder.findReceivedArguments?.text == "text")
            #expect(sut.notice.value == StationsViewModel.Notice.nothingFound)
            #expect(!sut.isSearching.value)
        }

        @Test("search calls find and sets message.value when find fails")
        func searchCallsFindAndSetsMessageValueWhenFindFails() {
            // MARK: - Arrange
            let deps = StationsTestFactory.setupDependencies()
            let find = Result<[Station], any Error>.failure(NSError(domain: "Test", code: 1))
            deps.finder.findClosure = { _, completion in completion(find) }
            let sut = StationsTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.search("text")

            // MARK: - Assert
            #expect(deps.finder.findCallsCount == 1)
            #expect(deps.finder.findReceivedArguments?.text == "text")
            #expect(sut.message.value == "Try again")
            #expect(sut.notice.value == nil)
            #expect(!sut.isSearching.value)
        }

        @Test("search calls find and sets notice.value to searching")
        func searchCallsFindAndSetsNoticeValueToSearching() {
            // MARK: - Arrange
            let deps = StationsTestFactory.setupDependencies()
            let sut = StationsTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.search("text")

            // MARK: - Assert
            #expect(deps.finder.findCallsCount == 1)
            #expect(deps.finder.findReceivedArguments?.text == "text")
            #expect(sut.notice.value == StationsViewModel.Notice.searching)
            #expect(sut.isSearching.value)
        }

        @Test("search leaves notice.value when text is empty")
        func searchLeavesNoticeValueWhenTextIsEmpty() {
            // MARK: - Arrange
            let deps = StationsTestFactory.setupDependencies()
            let sut = StationsTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.search("")

            // MARK: - Assert
            #expect(sut.notice.value == nil)
        }

        @Test("search calls find and sets stations.value when search comes during find")
        func searchCallsFindAndSetsStationsValueWhenSearchComesDuringFind() {
            // MARK: - Arrange
            let deps = StationsTestFactory.setupDependencies()
            let sut = StationsTestFactory.makeSUT(deps)
            let find = Result<[Station], any Error>.success([StationsTestFactory.createMockStation()])
            deps.finder.findClosure = { _, completion in
                deps.finder.findClosure = nil
                sut.search("text 2")
                completion(find)
            }

            // MARK: - Act
            sut.search("text")

            // MARK: - Assert
            #expect(deps.finder.findCallsCount == 1)
            #expect(deps.finder.findReceivedArguments?.text == "text")
            #expect(sut.stations.value == [StationsTestFactory.createMockStation()])
            #expect(sut.notice.value == nil)
            #expect(!sut.isSearching.value)
        }
    }

    @Suite("Clear")
    struct Clear {
        @Test("clear clears stations.value after search")
        func clearClearsStationsValueAfterSearch() {
            // MARK: - Arrange
            let deps = StationsTestFactory.setupDependencies()
            let find = Result<[Station], any Error>.success([StationsTestFactory.createMockStation()])
            deps.finder.findClosure = { _, completion in completion(find) }
            let sut = StationsTestFactory.makeSUT(deps)
            sut.search("text")

            // MARK: - Act
            sut.clear()

            // MARK: - Assert
            #expect(sut.stations.value == [])
        }

        @Test("clear clears message.value after search")
        func clearClearsMessageValueAfterSearch() {
            // MARK: - Arrange
            let deps = StationsTestFactory.setupDependencies()
            let find = Result<[Station], any Error>.failure(NSError(domain: "Test", code: 1))
            deps.finder.findClosure = { _, completion in completion(find) }
            let sut = StationsTestFactory.makeSUT(deps)
            sut.search("text")

            // MARK: - Act
            sut.clear()

            // MARK: - Assert
            #expect(sut.message.value == "")
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd scKU7RAxZ sR7WrCYoZ UXfLOEd7u ASYqOBPHw KHOclmaCB FhmeIAX56 UYgSrr28r
// testgen:parts EDOzeZQdF v0JYYZjXg 6az2KxuRg jUEoFSD84 xgEDavQhE nX8GqLJd_
