import Testing

@testable import Project
@testable import Suites

@Suite struct ObjectSuiteTests {
    private let delegates = """
        protocol FeedDelegate: AnyObject { func feed(didSee text: String) }
        protocol Feed: AnyObject {
            var delegate: FeedDelegate? { get set }
            func add(observer: FeedDelegate)
        }
        final class Board: FeedDelegate {
            private(set) var texts: [String] = []
            private let feed: Feed
            init(feed: Feed) {
                self.feed = feed
                feed.delegate = self
            }
            func open() { feed.add(observer: self) }
            func feed(didSee text: String) { texts.append(text) }
        }
        final class Relay {
            weak var delegate: FeedDelegate?
            func send(_ text: String) { delegate?.feed(didSee: text) }
        }
        """

    @Test func theSubjectIsRecognisedAsTheDelegateOfADependency() throws {
        let plan = try plannedSuite("Board", in: delegates)
        #expect(plan.test("initSetsDelegate")?.assert == ["#expect(deps.feed.delegate === sut)"])
        #expect(plan.lines.contains("#expect(deps.feed.addReceivedObserver === sut)"))
        let xctest = try plannedSuite("Board", in: delegates, style: SuiteStyle(framework: .xctest))
        #expect(xctest.lines.contains("XCTAssertIdentical(deps.feed.delegate, sut)"))
    }

    @Test func aWeakDelegateIsSetCalledAndNotKeptAlive() throws {
        let plan = try plannedSuite("Relay", in: delegates)
        #expect(plan.test("delegateIsTheObjectThatWasSet")?.assert == ["#expect(sut.delegate === deps.delegate)"])
        let weak = try #require(plan.test("delegateIsNotKeptAlive"))
        #expect(weak.arrange.contains("var delegate: FeedDelegateMock? = FeedDelegateMock()"))
        #expect(weak.act == ["delegate = nil"])
        #expect(weak.assert == ["#expect(sut.delegate == nil)"])
        #expect(plan.lines.contains("#expect(deps.delegate.feedCallsCount == 1)"))
    }

    private let singletons = """
        protocol Log { func write(_ text: String) }
        final class Theme {
            static let shared = Theme()
            private(set) var name = "light"
            var log: Log?
            private init() {}
            func use(_ name: String) {
                self.name = name
                log?.write(name)
            }
        }
        final class Reporter {
            static let shared = Reporter()
            var log: Log?
            private init() {}
            func report(_ text: String) { log?.write(text) }
        }
        final class Badge {
            static let shared = Badge(log: Printer())
            private(set) var count = 0
            private let log: Log
            init(log: Log) { self.log = log }
            func add() {
                count += 1
                log.write("added")
            }
        }
        struct Printer: Log { func write(_ text: String) {} }
        """

    @Test func aSingletonByChoiceIsTestedThroughAnInstanceOfItsOwn() throws {
        let plan = try plannedSuite("Badge", in: singletons)
        #expect(plan.disabledCount == 0)
        #expect(plan.lines.contains("#expect(sut.count == 1)"))
    }

    @Test func theOnlyInstanceIsNotTestedWhereOtherTestsChangeIt() throws {
        let plan = try plannedSuite("Theme", in: singletons)
        #expect(plan.assertingCount == 0)
        #expect(plan.tests.count == 1)
        #expect(plan.tests.allSatisfy { $0.attribute.contains("keeps what other tests did") })
    }

    @Test func theOnlyInstanceIsTestedOneTestAfterTheOtherWhereItKeepsNothing() throws {
        let plan = try plannedSuite("Reporter", in: singletons)
        #expect(plan.traits.contains(".serialized"))
        #expect(plan.lines.contains("#expect(deps.log.writeCallsCount == 1)"))
    }
}
