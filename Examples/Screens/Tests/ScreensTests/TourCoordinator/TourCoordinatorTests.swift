// testgen:fingerprint 105a46997c6eab89 suite TourCoordinator
import Foundation
import Testing
@testable import Screens

@Suite("TourCoordinator")
@MainActor
struct TourCoordinatorTests {
    @Suite("Next")
    @MainActor
    struct Next {
        @Test("next calls track and sets page")
        func nextCallsTrackAndSetsPage() {
            // MARK: - Arrange
            let deps = TourCoordinatorTestFactory.setupDependencies()
            let sut = TourCoordinatorTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.next()

            // MARK: - Assert
            #expect(deps.analytics.trackCallsCount == 1)
            #expect(deps.analytics.trackReceivedEvent == "tour 1")
            #expect(sut.page == 1)
        }

        @Test("next works after next and next")
        func nextWorksAfterNextAndNext() {
            // MARK: - Arrange
            let deps = TourCoordinatorTestFactory.setupDependencies()
            let sut = TourCoordinatorTestFactory.makeSUT(deps)
            sut.next()
            sut.next()

            // MARK: - Act
            sut.next()

            // MARK: - Assert
            #expect(deps.analytics.trackReceivedEvent == "tour ended")
        }
    }

    @Suite("Begin")
    @MainActor
    struct Begin {
        @Test("begin sets children")
        func beginSetsChildren() {
            // MARK: - Arrange
            let deps = TourCoordinatorTestFactory.setupDependencies()
            let sut = TourCoordinatorTestFactory.makeSUT(deps)
            let child = TourCoordinatorTestFactory.createMockCoordinator()

            // MARK: - Act
            sut.begin(child)

            // MARK: - Assert
            #expect(sut.children.count == 1)
            #expect(sut.children.first === child)
        }

        @Test("begin sets children after begin")
        func beginSetsChildrenAfterBegin() {
            // MARK: - Arrange
            let deps = TourCoordinatorTestFactory.setupDependencies()
            let sut = TourCoordinatorTestFactory.makeSUT(deps)
            let child = TourCoordinatorTestFactory.createMockCoordinator()
            sut.begin(child)
            let child2 = TourCoordinatorTestFactory.createMockCoordinator()

            // MARK: - Act
            sut.begin(child2)

            // MARK: - Assert
            #expect(sut.children.count == 2)
            #expect(sut.children.first === child)
            #expect(sut.children.dropFirst(1).first === child2)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm z7jf3YN9D fBN_lgcdH L-nDpfCJw U7qkXzuX4 xqqcvN05T tNKyYlJes PyQ_714vD plOIYk-F1
