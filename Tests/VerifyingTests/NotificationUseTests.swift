import Testing

@testable import Facts
@testable import Verifying

@Suite("What a test does with the notification center that a SUT is given")
struct NotificationUseTests {
    private static func source(_ center: String = "center") -> String {
        """
        import Foundation
        extension Notification.Name { static let spilled = Notification.Name("spilled") }
        final class Till {
            static let own = Notification.Name("own")
            static let closed = Notification.Name("closed")
            private(set) var count = 0
            private let center: NotificationCenter
            private var tokens: [NSObjectProtocol] = []
            init(center: NotificationCenter = .default) {
                self.center = center
                tokens.append(\(center).addObserver(forName: .spilled, object: nil, queue: nil) { [weak self] _ in
                    self?.count = 0
                })
                tokens.append(\(center).addObserver(forName: Notification.Name.spilled, object: nil, queue: nil) { _ in })
                tokens.append(\(center).addObserver(forName: Self.own, object: nil, queue: nil) { _ in })
                tokens.append(\(center).addObserver(forName: Till.closed, object: nil, queue: nil) { _ in })
                tokens.append(\(center).addObserver(forName: .init("x"), object: nil, queue: nil) { _ in })
            }
            func add() { count += 1; \(center).post(name: .spilled, object: self) }
        }
        """
    }

    @Test func whatItObservesIsPosted() throws {
        let exploration = try #require(try PlannedSUT("Till", in: Self.source()).exploration)
        #expect(exploration.doings.compactMap(\.offer).map(\.words) == ["posting spilled", "posting closed"])
        let text = ExplorerFile(
            try PlannedSUT("Till", in: Self.source()).suite, exploration, looks: [], sut: "Till"
        ).text
        #expect(text.contains("deps.center.post(name: .spilled, object: nil)"))
        #expect(text.contains("deps.center.post(name: Till.closed, object: nil)"))
        #expect(text.contains("x.see(\"postCalls\", postCalls)"))
    }

    @Test func whatItPostsIsHeard() throws {
        let text = try PlannedSUT("Till", in: Self.source()).written(Trail(acts: [0], choices: [:], waits: [:]))
        #expect(text.contains("nonisolated(unsafe) var postCalls: [String] = []"), "\(text)")
        #expect(
            text.contains("deps.center.addObserver(forName: nil, object: nil, queue: nil)"), "\(text)")
    }

    @Test func theCenterThatAllShareIsLeftAlone() throws {
        let exploration = try #require(
            try PlannedSUT("Till", in: Self.source("NotificationCenter.default")).exploration)
        #expect(exploration.doings.allSatisfy { $0.offer == nil })
        #expect(exploration.posted == nil)
    }
}
