import Testing

@testable import Project
@testable import Suites

private let loader = """
    protocol Source { func load(id: Int) async throws -> String }
    enum LoadError: Error { case gone }
    @MainActor final class Loader {
        private(set) var text: String?
        private(set) var isBusy = false
        private(set) var failed = false
        private let source: Source
        init(source: Source) { self.source = source }
        func load(id: Int) async {
            guard id > 0, !isBusy else { return }
            isBusy = true
            defer { isBusy = false }
            do { text = try await source.load(id: id) } catch { failed = true }
        }
        func noise() { print("nothing to see") }
    }
    """

/// How what is read becomes a test; what is read, the tables of `BehaviourTests` say.
@Suite struct WrittenTestTests {
    @Test func happyPathAssertsCallArgumentStateAndTheFlagOnTheWay() throws {
        let test = try #require(try plannedSuite("Loader", in: loader).test("loadCallsLoadAndSetsText"))
        #expect(test.act == ["await sut.load(id: 1)"])
        #expect(test.assert.contains("#expect(deps.source.loadCallsCount == 1)"))
        #expect(test.assert.contains("#expect(deps.source.loadReceivedId == 1)"))
        #expect(test.assert.contains { $0.hasPrefix("#expect(sut.text == ") })
        #expect(test.assert.contains("#expect(isBusyDuringLoad == true)"))
    }

    @Test func failingCallHasItsOwnTestWithAnErrorOfTheProject() throws {
        let plan = try plannedSuite("Loader", in: loader)
        let test = try #require(plan.tests.first { $0.function.contains("LoadFails") })
        #expect(test.arrange.contains { $0.contains("LoadError.gone") })
        #expect(test.assert.contains("#expect(sut.failed)"))
    }

    @Test func guardIsTestedByWhatDoesNotHappen() throws {
        #expect(try plannedSuite("Loader", in: loader).lines.contains("#expect(deps.source.loadCallsCount == 0)"))
    }

    @Test func testThatUsesAMemberWithoutAnAnswerTellsTheDoubleOrIsNotWritten() throws {
        let source = """
            final class Pen { let name: String; private init(name: String) { self.name = name } }
            struct Stamp { let by: Pen; let text: String }
            protocol Desk { func stamp(_ sheet: Int) throws -> Stamp; func file(_ sheet: Int) }
            final class Clerk {
                private let desk: Desk
                init(desk: Desk) { self.desk = desk }
                func sign(_ sheet: Int) throws { desk.file(sheet); _ = try desk.stamp(sheet).by.name }
            }
            """
        let known = try plannedSuite("Clerk", in: source).tests.map(\.function)
        let silent = try plannedSuite("Clerk", in: source, unanswered: ["desk": ["stamp(_:)"]]).tests.map(\.function)
        #expect(known == ["signCallsFileAndStamp", "signThrowsWhatStampThrowsWhenStampFails"])
        #expect(silent == ["signThrowsWhatStampThrowsWhenStampFails"])
    }

    @Test func methodAboutWhichNothingIsKnownIsDisabled() throws {
        let plan = try plannedSuite("Loader", in: loader)
        #expect(plan.disabledCount == 1)
        #expect(plan.tests.contains { $0.isDisabled && $0.attribute.contains("noise") })
    }

    @Test func namesFollowTheChosenConvention() throws {
        let whenShould = try plannedSuite("Loader", in: loader, style: SuiteStyle(naming: .whenShould))
        let should = try plannedSuite("Loader", in: loader, style: SuiteStyle(naming: .should))
        #expect(whenShould.tests.contains { $0.function.hasPrefix("test_load_when_") })
        #expect(should.tests.contains { $0.function.hasPrefix("shouldCallLoad") && $0.function.contains("_when") })
    }

    @Test func planningTwiceGivesTheSame() throws {
        let plan = try plannedSuite("Loader", in: loader)
        #expect(plan.assertingCount == 4)
        #expect(try plan == plannedSuite("Loader", in: loader))
    }

    @Test func whatIsClearedWasThereBefore() throws {
        let source = """
            struct Page { var notes: [String]; var next: String? }
            protocol Feed { func page() async throws -> Page }
            @MainActor final class Pager {
                private(set) var notes: [String] = []
                private(set) var next: String?
                private let feed: Feed
                init(feed: Feed) { self.feed = feed }
                func load() async throws {
                    let page = try await feed.page()
                    notes = page.notes
                    next = page.next
                }
                func clear() {
                    notes = []
                    next = nil
                }
            }
            """
        let plan = try plannedSuite("Pager", in: source)
        let test = try #require(plan.tests.first { $0.function.hasPrefix("clear") })
        #expect(test.assert == ["#expect(sut.notes == [])", "#expect(sut.next == nil)"])
        #expect(test.arrange.contains { $0.contains("Page(notes: [\"") && $0.contains("next: \"") })
    }

    @Test func whatFillingInAFormStartsIsWaitedForAlsoWhereItLeadsOn() throws {
        let source = """
            protocol Service: Sendable {
                func note(_ text: String) async
                func find(_ text: String) async -> [String]
                func forget(_ text: String) async
            }
            @MainActor final class Model {
                private let service: any Service
                var text = "" { didSet { let text = text; Task { await service.note(text) } } }
                private var active = ""
                private(set) var rows: [String] = []
                init(service: any Service) { self.service = service }
                func search() async {
                    guard text.count >= 2 else { return }
                    active = text
                    rows = await service.find(text)
                }
                func refresh() async {
                    guard !active.isEmpty else { return }
                    await service.forget(active)
                }
            }
            """
        let tests = try plannedSuite("Model", in: source).tests
        let test = try #require(tests.first { $0.act.contains("await sut.refresh()") && $0.arrange.count > 3 })
        let filled = try #require(test.arrange.firstIndex { $0.hasPrefix("sut.text = ") })
        #expect(test.arrange[filled + 1].hasPrefix("await waitUntil { deps.service.noteCallsCount == 1 }"))
        #expect(test.arrange[filled + 2] == "await sut.search()")
    }

    @Test func workThatATaskDoesIsWaitedFor() throws {
        let source = """
            protocol Source { func load() async -> Int }
            @MainActor final class Model {
                private(set) var value = 0
                private let source: Source
                init(source: Source) { self.source = source }
                func start() { Task { value = await source.load() } }
            }
            """
        let test = try #require(try plannedSuite("Model", in: source).tests.first)
        #expect(test.effects == "async")
        #expect(test.act.count == 2)
        #expect(test.act[1].hasPrefix("await waitUntil { sut.value == "))
    }

    @Test func otherStatesAreReachedThroughOtherMethods() throws {
        let source = """
            protocol Engine { func stop() }
            final class Machine {
                private(set) var isOn = false
                private let engine: Engine
                init(engine: Engine) { self.engine = engine }
                func start() { isOn = true }
                func stop() {
                    guard isOn else { return }
                    isOn = false
                    engine.stop()
                }
            }
            """
        let test = try #require(try plannedSuite("Machine", in: source).test("stopCallsStopAndSetsIsOnAfterStart"))
        #expect(test.arrange.last == "sut.start()")
        #expect(test.act == ["sut.stop()"])
    }

    @Test func equalTestsOverAnEnumBecomeOne() throws {
        let source = """
            enum Size { case small, medium, large }
            protocol Printer { func use(_ size: Size) }
            final class Shop {
                private(set) var size = Size.small
                private let printer: Printer
                init(printer: Printer) { self.printer = printer }
                func choose(_ size: Size) {
                    self.size = size
                    printer.use(size)
                }
            }
            """
        let plan = try plannedSuite("Shop", in: source)
        let test = try #require(plan.tests.first)
        #expect(plan.tests.count == 1)
        #expect(test.attribute.contains("arguments: [Size."))
        #expect(test.parameters == "size: Size")
        #expect(test.assert.contains("#expect(sut.size == size)"))
    }

    @Test func anArgumentThatIsNotKnownIsLeftOut() throws {
        let source = """
            protocol Log { func write(_ text: String, at time: Double) }
            final class Writer {
                private let log: Log
                init(log: Log) { self.log = log }
                func write(_ text: String) { log.write(text, at: currentTime()) }
            }
            """
        let lines = try plannedSuite("Writer", in: source).lines
        #expect(lines.contains { $0.contains("writeReceivedArguments?.text") })
        #expect(!lines.contains { $0.contains("time") })
    }

    @Test func aNumberThatIsRequiredIsPassed() throws {
        let source = """
            protocol Router { func note(_ text: String) }
            final class Screen {
                private let router: Router
                init(router: Router) { self.router = router }
                func select(_ index: Int, key: String) { precondition(index > 3); router.note(key) }
            }
            """
        let calls = try plannedSuite("Screen", in: source).lines.filter { $0.contains("sut.select(") }
        #expect(calls == ["sut.select(4, key: \"key\")"])
    }
}

@Suite struct WrittenDoubleTests {
    private let source = """
        protocol Session { var isOpen: Bool { get }; func open() throws; func close() }
        protocol Sessions { func makeSession(name: String) -> Session }
        protocol Board: AnyObject { func show(_ text: String) }
        final class Desk {
            private weak var board: Board?
            private var session: Session?
            private let sessions: Sessions
            init(sessions: Sessions) { self.sessions = sessions }
            func attach(_ board: Board) { self.board = board }
            func start() { session = sessions.makeSession(name: "desk"); try? session?.open(); board?.show("started") }
            func stop() { guard let session, session.isOpen else { return }; session.close() }
        }
        """

    @Test func doublesThatAreHandedOutAndHandedInAreLookedAt() throws {
        let lines = try plannedSuite("Desk", in: source).lines
        #expect(lines.contains("#expect(deps.session.openCallsCount == 1)"))
        #expect(lines.contains("#expect(deps.session.closeCallsCount == 1)"))
        #expect(lines.contains("sut.attach(deps.board)"))
        #expect(lines.contains("#expect(deps.board.showReceivedText == \"started\")"))
    }
}
