import Project
import Testing

@testable import Suites

/// The names of tests say what tells them apart.
@Suite struct NameChoiceTests {
    private func name(
        _ effects: [String], _ candidates: [TestCondition], before: [String] = []
    ) -> TestName {
        TestName(entry: "load", effects: effects, candidates: candidates, before: before)
    }

    private func name(_ candidates: [TestCondition], before: [String] = []) -> TestName {
        name(["calls items"], candidates, before: before)
    }

    /// The display names, as the tests of one nested suite get them.
    private func titles(_ names: [TestName], _ style: SuiteStyle = SuiteStyle()) -> [String] {
        let tests = names.map { SuitePlan.Test(function: "").named($0, in: style) }
        return [SuitePlan.Group(name: "Load", title: "Load", tests: tests)].named(in: style)
            .flatMap(\.tests).map { $0.title ?? $0.function }
    }

    @Test func whatAllShareIsLeftOutWhereItTellsNothing() {
        let shared = TestCondition("online", .choice)
        let names = [
            name([shared]), name([shared, .init("query is empty", .choice)]), name(["sets items"], [shared]),
        ]
        #expect(titles(names) == ["load calls items", "load calls items when query is empty", "load sets items"])
    }

    @Test func rareConditionsComeFirst() {
        let often = TestCondition("online", .choice)
        let names = [
            name([often, .init("page is nil", .choice)]), name(["sets items"], [often]), name(["sets page"], []),
        ]
        #expect(titles(names)[0] == "load calls items when page is nil and online")
    }

    @Test func samplesAreSaidWhereNothingElseIsOrTheyTell() {
        let year = TestCondition("birthYear is 1952", .sample)
        let names = [
            name(["throws tooYoung"], [.init("birthYear is 1953", .sample)]),
            name([year, .init("page is nil", .choice)]),
            name([.init("page is nil", .choice), .init("birthYear is 1954", .sample)]), name(["sets a"], [year]),
        ]
        #expect(
            titles(names) == [
                "load throws tooYoung when birthYear is 1953",
                "load calls items when page is nil and birthYear is 1952",
                "load calls items when page is nil", "load sets a when birthYear is 1952",
            ])
    }

    @Test func errorsAreNamedWhereThereAreSeveral() {
        let offline = TestCondition.failure(of: "items", with: "offline")
        let timeout = TestCondition.failure(of: "items", with: "timeout")
        #expect(titles([name([offline]), name(["sets a"], [])])[0] == "load calls items when items fails")
        #expect(
            titles([name([offline]), name([timeout])]) == [
                "load calls items when items fails with offline", "load calls items when items fails with timeout",
            ])
    }

    @Test func whatTellsLittleIsSaidWhereNothingElseTells() {
        let names = [
            name([.init("items has one element", .aside)]), name([.init("items has 2 elements", .aside)]), name([]),
        ]
        #expect(
            titles(names) == [
                "load calls items when items has one element", "load calls items when items has 2 elements",
                "load calls items",
            ])
    }

    @Test func theSameWordsInAnotherOrderAreTheSameName() {
        let (first, second) = (TestCondition("a is nil", .choice), TestCondition("b is nil", .choice))
        let told = titles([name([first, second]), name([second, first, .init("page is 2", .sample)])])
        #expect(
            told == [
                "load calls items when a is nil and b is nil", "load calls items when b is nil, a is nil and page is 2",
            ])
    }

    @Test func outcomesInMoreWordsTellWhereConditionsDoNot() {
        var names = ["'today'", "'tomorrow'"].map { text in
            var name = name(["sets label"], [])
            name.details["sets label"] = "sets label to \(text)"
            return name
        }
        names.append(name([]))
        #expect(titles(names) == ["load sets label to 'today'", "load sets label", "load calls items"])
    }

    @Test func ofSeveralCallsTheRareOneIsSaidWhereAllTakeTooLong() {
        let long = ["calls synchroniseEverything, loadTheFirstPage and rememberSelection and sets selectionTitle"]
        let names = [
            name(
                ["calls loadFirstPage, synchroniseEverything, rememberSelection and showConfirmationOfIt"],
                [.init("selectionTitle is nil", .choice)], before: ["prepare"]),
            name(["calls loadFirstPage, synchroniseEverything and rememberSelection"], []), name(long, []),
        ]
        #expect(
            titles(names)[0] == "load calls showConfirmationOfIt when selectionTitle is nil after prepare")
    }

    @Test(arguments: TestNaming.allCases)
    func namesAreUniqueAndFitInEveryStyle(_ naming: TestNaming) {
        for framework in [SuiteStyle().framework, SuiteStyle(framework: .xctest).framework] {
            let style = SuiteStyle(framework: framework, naming: naming)
            let names = (0..<40).map { number in
                name(
                    ["calls synchroniseEverything, loadFirstPage and rememberSelection", "sets state to loaded"],
                    [
                        TestCondition("items \(number % 2 == 0 ? "is nil" : "is empty")", .choice),
                        TestCondition("page is \(number % 7)", .sample),
                        TestCondition("second page is \(number % 5)", .chance),
                    ], before: number % 3 == 0 ? ["prepare", "selectCategory"] : [])
            }
            let tests = names.map { SuitePlan.Test(function: "").named($0, in: style) }
            let named = [SuitePlan.Group(name: "Load", title: "Load", tests: tests)].named(in: style).flatMap(\.tests)
            #expect(Set(named.map(\.function)).count == 40)
            // A number that falls back stands behind the longest name.
            let longest = named.map(\.function.count).max() ?? 0
            #expect(longest <= TestName.longestFunction + 6)
            #expect(
                [SuitePlan.Group(name: "Load", title: "Load", tests: tests)].named(in: style).flatMap(\.tests) == named)
        }
    }

    @Test func earlierActsAreToldInThePast() {
        let told = ["items is empty", "items has 2 elements", "items fails", "not online"].map {
            TestCondition($0, .choice).past.text
        }
        #expect(told == ["items was empty", "items had 2 elements", "items failed", "not online before"])
    }

    private let shop = """
        enum ShopError: Error, Equatable { case offline, empty, tooMany(Int) }
        enum State: Equatable { case idle, loaded([String]), failed }
        protocol Store { func items() async throws -> [String] }
        @MainActor final class Shop {
            private(set) var state = State.idle
            private(set) var message = ""
            private let store: Store
            init(store: Store) { self.store = store }
            func load() async {
                do {
                    state = .loaded(try await store.items())
                } catch ShopError.offline {
                    state = .failed
                    message = "Offline"
                } catch ShopError.empty {
                    state = .failed
                } catch {
                    state = .failed
                    message = "Sorry"
                }
            }
            func buy(_ count: Int) throws -> Int {
                guard count > 0 else { throw ShopError.empty }
                guard count < 10 else { throw ShopError.tooMany(count) }
                return 7
            }
            var title: String { "Shop 1" }
            var names: [String] { [] }
            var mode: State { .idle }
        }
        """

    @Test func outcomesAndErrorsAreNamed() throws {
        let plan = try plannedTree("Shop", in: shop)
        let titles = plan.tests.compactMap(\.title)
        for title in [
            "load calls items and sets state to loaded", "buy throws empty when count is 0", "buy throws tooMany",
            "title returns 'Shop 1'", "names returns an empty list", "mode returns idle",
        ] {
            #expect(titles.contains { $0.hasPrefix(title) }, "\(title) in \(titles)")
        }
        #expect(
            titles.contains { $0.contains("sets state to failed") && $0.hasSuffix("when items fails with offline") })
        #expect(titles.contains { $0.hasSuffix("when items fails with empty") })
        #expect(!titles.contains { $0.hasSuffix(")") })
        #expect(titles.contains { $0.hasPrefix("buy returns 7") })
    }
}
