// testgen:fingerprint 04bc0d2c3b86440e suite PageService
import Foundation
import Testing
@testable import PlainSample

@Suite("PageService")
struct PageServiceTests {
    @Suite("Lines")
    struct Lines {
        @Test("lines calls load")
        func linesCallsLoad() async throws {
            // MARK: - Arrange
            let deps = PageServiceTestFactory.setupDependencies()
            let load = Result<[String], any Error>.success(["load"])
            deps.loader.loadClosure = { _, done in done(load) }
            let sut = PageServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = try await sut.lines(of: "https://example.com")

            // MARK: - Assert
            #expect(deps.loader.loadCallsCount == 1)
            #expect(deps.loader.loadReceivedArguments?.link == "https://example.com")
            #expect(result == ["load"])
        }
    }

    @Suite("Count")
    struct Count {
        @Test("count calls load when load has one element")
        func countCallsLoadWhenLoadHasOneElement() {
            // MARK: - Arrange
            let deps = PageServiceTestFactory.setupDependencies()
            let load = Result<[String], any Error>.success(["load"])
            deps.loader.loadClosure = { _, done in done(load) }
            let sut = PageServiceTestFactory.makeSUT(deps)
            var doneCalls: [Result<Int, any Error>] = []

            // MARK: - Act
            sut.count("https://example.com", done: { doneCalls.append($0) })

            // MARK: - Assert
            #expect(deps.loader.loadCallsCount == 1)
            #expect(deps.loader.loadReceivedArguments?.link == "https://example.com")
            #expect(doneCalls.count == 1)
            #expect((try? doneCalls.last?.get()) == ["load"].count)
        }

        @Test("count calls load when load fails")
        func countCallsLoadWhenLoadFails() {
            // MARK: - Arrange
            let deps = PageServiceTestFactory.setupDependencies()
            let load = Result<[String], any Error>.failure(NSError(domain: "Test", code: 1))
            deps.loader.loadClosure = { _, done in done(load) }
            let sut = PageServiceTestFactory.makeSUT(deps)
            var doneCalls: [Result<Int, any Error>] = []

            // MARK: - Act
            sut.count("https://example.com", done: { doneCalls.append($0) })

            // MARK: - Assert
            #expect(deps.loader.loadCallsCount == 1)
            #expect(deps.loader.loadReceivedArguments?.link == "https://example.com")
            #expect(doneCalls.count == 1)
            #expect((try? doneCalls.last?.get()) == nil)
        }

        @Test("count calls load")
        func countCallsLoad() {
            // MARK: - Arrange
            let deps = PageServiceTestFactory.setupDependencies()
            let sut = PageServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.count("https://example.com", done: { _ in })

            // MARK: - Assert
            #expect(deps.loader.loadCallsCount == 1)
            #expect(deps.loader.loadReceivedArguments?.link == "https://example.com")
        }
    }

    @Suite("Error")
    struct ErrorTests {
        @Test("error returns the result when status is 401")
        func errorReturnsTheResultWhenStatusIs401() {
            // MARK: - Arrange
            let deps = PageServiceTestFactory.setupDependencies()
            let sut = PageServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.error(for: 401)

            // MARK: - Assert
            #expect((result as? PageRefusal) == PageRefusal.denied)
        }

        @Test("error returns the result when status is 403")
        func errorReturnsTheResultWhenStatusIs403() {
            // MARK: - Arrange
            let deps = PageServiceTestFactory.setupDependencies()
            let sut = PageServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.error(for: 403)

            // MARK: - Assert
            #expect((result as? PageRefusal) == PageRefusal.denied)
        }

        @Test("error returns the result when status is 404")
        func errorReturnsTheResultWhenStatusIs404() {
            // MARK: - Arrange
            let deps = PageServiceTestFactory.setupDependencies()
            let sut = PageServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.error(for: 404)

            // MARK: - Assert
            #expect((result as? PageRefusal) == PageRefusal.missing)
        }

        @Test("error returns the result when status is 2")
        func errorReturnsTheResultWhenStatusIs2() {
            // MARK: - Arrange
            let deps = PageServiceTestFactory.setupDependencies()
            let sut = PageServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.error(for: 2)

            // MARK: - Assert
            #expect((result as? PageRefusal) == PageRefusal.broken)
        }
    }

    @Suite("Turn")
    struct Turn {
        @Test("turn sets volume when volume is 0")
        func turnSetsVolumeWhenVolumeIs0() {
            // MARK: - Arrange
            let deps = PageServiceTestFactory.setupDependencies()
            let sut = PageServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.turn(to: 0.0)

            // MARK: - Assert
            #expect(sut.volume == 0.0)
        }

        @Test("turn leaves volume when volume is -1")
        func turnLeavesVolumeWhenVolumeIs1() {
            // MARK: - Arrange
            let deps = PageServiceTestFactory.setupDependencies()
            let sut = PageServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.turn(to: -1.0)

            // MARK: - Assert
            #expect(sut.volume == 1.0)
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo DdP7E8Z4M Tyui8jv6- pdnWTEiMt f__Jfq8wH UnNAOuAT9 EOWE60aL8 FhNii8FYi
// testgen:parts hmzVSr6ny nPJiKiVeq ZH6n9c82U 6cwiZb-GK 21CgKVxgi tkPlu30E3 eDerjyw0V i2_e12IP7
