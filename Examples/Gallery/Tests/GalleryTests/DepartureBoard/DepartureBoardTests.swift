// testgen:fingerprint 4051543966040398 suite DepartureBoard
import Foundation
import Testing
@testable import Gallery

@Suite("DepartureBoard", .tags(.unit))
struct DepartureBoardTests {
    @Suite("Initialization")
    struct Initialization {
        @Test("init sets delegate")
        func initSetsDelegate() {
            // MARK: - Arrange
            let deps = DepartureBoardTestFactory.setupDependencies()

            // MARK: - Act
            let sut = DepartureBoardTestFactory.makeSUT(deps)

            // MARK: - Assert
            #expect(deps.feed.delegate === sut)
        }
    }

    @Suite("Open")
    struct Open {
        @Test("open calls add and start and sets isRunning")
        func openCallsAddAndStartAndSetsIsRunning() {
            // MARK: - Arrange
            let deps = DepartureBoardTestFactory.setupDependencies()
            let sut = DepartureBoardTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.open(line: 2)

            // MARK: - Assert
            #expect(deps.feed.addCallsCount == 1)
            #expect(deps.feed.addReceivedObserver === sut)
            #expect(deps.feed.startCallsCount == 1)
            #expect(deps.feed.startReceivedLine == 2)
            #expect(sut.isRunning)
        }
    }

    @Suite("Feed")
    struct Feed {
        @Test("feed sets trains")
        func feedSetsTrains() {
            // MARK: - Arrange
            let deps = DepartureBoardTestFactory.setupDependencies()
            let sut = DepartureBoardTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.feed(didSee: "train")

            // MARK: - Assert
            #expect(sut.trains == ["train"])
        }

        @Test("feed leaves trains when train is the same after feed")
        func feedLeavesTrainsWhenTrainIsTheSameAfterFeed() {
            // MARK: - Arrange
            let deps = DepartureBoardTestFactory.setupDependencies()
            let sut = DepartureBoardTestFactory.makeSUT(deps)
            sut.feed(didSee: "train")

            // MARK: - Act
            sut.feed(didSee: "train")

            // MARK: - Assert
            #expect(sut.trains == ["train"])
        }

        @Test("feed sets trains after feed")
        func feedSetsTrainsAfterFeed() {
            // MARK: - Arrange
            let deps = DepartureBoardTestFactory.setupDependencies()
            let sut = DepartureBoardTestFactory.makeSUT(deps)
            sut.feed(didSee: "train")

            // MARK: - Act
            sut.feed(didSee: "train 2")

            // MARK: - Assert
            #expect(sut.trains == ["train", "train 2"])
        }
    }

    @Suite("Feed did stop")
    struct FeedDidStop {
        @Test("feedDidStop clears delegate")
        func feedDidStopClearsDelegate() {
            // MARK: - Arrange
            let deps = DepartureBoardTestFactory.setupDependencies()
            let sut = DepartureBoardTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.feedDidStop()

            // MARK: - Assert
            #expect(deps.feed.delegate == nil)
            #expect(!sut.isRunning)
        }

        @Test("feedDidStop clears delegate and sets isRunning after open")
        func feedDidStopClearsDelegateAndSetsIsRunningAfterOpen() {
            // MARK: - Arrange
            let deps = DepartureBoardTestFactory.setupDependencies()
            let sut = DepartureBoardTestFactory.makeSUT(deps)
            let line = 1
            sut.open(line: line)

            // MARK: - Act
            sut.feedDidStop()

            // MARK: - Assert
            #expect(deps.feed.delegate == nil)
            #expect(!sut.isRunning)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd FTk5BTdGv Iu3OuXils v_mLd0HmE 8dwhHgJnc LIQRjPYsx sl9tuvxjG m37FW43qf
// testgen:parts BPUVkdJmo 18AtqsNhO 491_1OaiD iQ3gvqThX viINHlYqU
