import Testing

@testable import Behaviour
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

@Suite struct BehaviourTests {
    @Test func everyWayThroughAnExampleIsFound() throws {
        let (recipe, index) = try exampleRecipe("LibraryApp", "SyncService")
        let subject = TestedType(recipe, index: index)
        let sync = try #require(subject.methods("sync").first)
        let runs = Explorer(subject: subject).runs([.initializer, .method(sync)])
        #expect(runs.count == 3)
        #expect(runs.allSatisfy { !$0.isBroken && !$0.isUncertain })
        #expect(runs.count { $0.thrown != nil } == 1)
    }

    @Test func happyPathAssertsCallArgumentStateAndTheFlagOnTheWay() throws {
        let test = try #require(try plannedSuite("Loader", in: loader).test("loadCallsLoadAndSetsTextWhenIdIs1"))
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
        let plan = try plannedSuite("Loader", in: loader)
        #expect(plan.lines.contains("#expect(deps.source.loadCallsCount == 0)"))
    }

    @Test func methodAboutWhichNothingIsKnownIsDisabled() throws {
        let plan = try plannedSuite("Loader", in: loader)
        #expect(plan.disabledCount == 1)
        #expect(plan.tests.contains { $0.isDisabled && $0.attribute.contains("noise") })
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
        let test = try #require(
            try plannedSuite("Pager", in: source).tests.first { $0.function.hasPrefix("clear") })
        #expect(test.assert == ["#expect(sut.notes == [])", "#expect(sut.next == nil)"])
        #expect(test.arrange.contains { $0.contains("Page(notes: [\"") && $0.contains("next: \"") })
    }

    @Test func unknownValuesAreNeverAsserted() throws {
        let source = """
            protocol Log { func write(_ text: String, at time: Double) }
            final class Writer {
                private let log: Log
                private(set) var count = 0
                init(log: Log) { self.log = log }
                func write(_ text: String) {
                    log.write(text, at: currentTime())
                    count = measure(text)
                }
            }
            """
        let plan = try plannedSuite("Writer", in: source)
        #expect(plan.lines.contains { $0.contains("writeReceivedArguments?.text") })
        #expect(!plan.lines.contains { $0.contains("time") || $0.contains("sut.count") })
    }

    @Test func observersRunOutsideOfTheInitializerOnly() throws {
        let source = """
            protocol Storage { func set(_ value: Int) }
            final class Model {
                private let storage: Storage
                var level: Int { didSet { storage.set(level) } }
                init(storage: Storage) { self.storage = storage; level = 1 }
                func raise() { level += 1 }
            }
            """
        let (recipe, index) = try recipe(of: "Model", in: source)
        let subject = TestedType(recipe, index: index)
        let raise = try #require(subject.methods("raise").first)
        let run = try #require(Explorer(subject: subject).runs([.initializer, .method(raise)]).first)
        let member = PortMember(dependency: "storage", member: "set(_:)")
        #expect(run.start.calls(of: member).isEmpty)
        #expect(run.settled.calls(of: member).map(\.arguments) == [[.integer(2)]])
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

    @Test func namesFollowTheChosenConvention() throws {
        let whenShould = try plannedSuite("Loader", in: loader, style: SuiteStyle(naming: .whenShould))
        let should = try plannedSuite("Loader", in: loader, style: SuiteStyle(naming: .should))
        #expect(whenShould.tests.contains { $0.function.hasPrefix("test_load_when_") })
        #expect(should.tests.contains { $0.function.hasPrefix("shouldCallLoad") && $0.function.contains("_when") })
    }

    @Test func explanationNamesCallsAndConditions() throws {
        let (recipe, index) = try recipe(of: "Loader", in: loader)
        let load = try #require(behaviours(of: recipe, in: index).first { $0.name == "load" })
        #expect(load.calls.map(\.member) == ["load(id:)"])
        #expect(load.calls.first?.arguments == ["id"])
        #expect(load.calls.first?.condition == "id > 0, !isBusy")
        #expect(load.stateChanges.map(\.property).contains("text"))
    }

    @Test func planningTwiceGivesTheSame() throws {
        #expect(try plannedSuite("Loader", in: loader) == plannedSuite("Loader", in: loader))
    }

    @Test(.timeLimit(.minutes(1))) func codeThatStartsItselfAgainIsGivenUp() throws {
        let source = """
            protocol Photos { func load() async throws -> Int? }
            @MainActor final class Picker {
                private let photos: Photos
                var picked = [Int]() { didSet { handle(picked) } }
                private(set) var count = 0
                init(photos: Photos) { self.photos = photos }
                func reset() { count = 0 }
                private func handle(_ values: [Int]) {
                    Task { [weak self] in
                        guard let self, let first = values.first else { return }
                        _ = try await photos.load()
                        picked = []
                        count = first
                    }
                }
            }
            """
        let (recipe, index) = try recipe(of: "Picker", in: source)
        _ = behaviours(of: recipe, in: index)
        _ = try plannedSuite("Picker", in: source)
    }
}
