import Testing

@testable import Project
@testable import Suites

private let till = """
    protocol Bank { func pay(_ amount: Int) async throws -> String }
    protocol Rates { func rate(for size: Size) throws -> Int }
    enum Size { case small, large }
    enum TillError: Error, Equatable { case closed }
    @MainActor final class Till {
        private(set) var receipt: String?
        private(set) var rate = 0
        private let bank: Bank
        private let rates: Rates
        init(bank: Bank, rates: Rates) {
            self.bank = bank
            self.rates = rates
        }
        func pay(_ amount: Int) async throws {
            guard amount > 0 else { throw TillError.closed }
            receipt = try await bank.pay(amount)
        }
        func choose(_ size: Size) throws { rate = try rates.rate(for: size) }
        func noise() { print("nothing") }
    }
    """

@Suite struct SuiteStyleTests {
    private func xctest(_ type: String = "Till", in source: String = till) throws -> SuiteView {
        try plannedSuite(type, in: source, style: SuiteStyle(framework: .xctest))
    }

    @Test func groupsBecomeClassesOfTheirOwn() throws {
        let plan = try xctest()
        #expect(plan.template == "XCTestSuite")
        #expect(plan.groups.map(\.name) == ["TillPayTests", "TillChooseTests", "TillNoiseTests"])
        #expect(plan.imports.contains("import XCTest") && !plan.imports.contains("import Testing"))
    }

    @Test func claimsAreSpelledForXCTest() throws {
        let plan = try xctest()
        let pay = try #require(plan.tests.first { $0.function.hasPrefix("testPayCallsPay") })
        #expect(pay.assert.contains("XCTAssertEqual(deps.bank.payCallsCount, 1)"))
        #expect(plan.lines.allSatisfy { !$0.contains("#expect") })
    }

    @Test func whatIsThrownIsCaughtInAsynchronousTestsAndAssertedInOthers() throws {
        let plan = try xctest()
        let guarded = try #require(plan.tests.first { $0.function.contains("WhenPayFails") })
        #expect(guarded.act.contains("} catch {"))
        #expect(guarded.assert.contains("XCTAssertEqual(thrownError as? TillError, error)"))
        let choose = try #require(plan.tests.first { $0.function.hasPrefix("testChooseThrows") })
        #expect(choose.act.contains { $0.hasPrefix("XCTAssertThrowsError(try sut.choose(Size.") })
    }

    @Test func isolatedTestsAreAsynchronous() throws {
        let tests = try xctest().tests
        try #require(!tests.isEmpty)
        #expect(tests.allSatisfy { $0.effects.hasPrefix("async") })
    }

    @Test func casesOfAnEnumAreTestsOfTheirOwn() throws {
        let plan = try xctest()
        try #require(!plan.tests.isEmpty)
        #expect(plan.tests.allSatisfy { $0.parameters.isEmpty })
        #expect(plan.tests.filter { $0.function.hasPrefix("testChooseCallsRate") }.count == 2)
    }

    @Test func whatIsToBeWrittenIsSkipped() throws {
        let test = try #require(try xctest().tests.first(where: \.isDisabled))
        #expect(test.function == "testNoiseIsToBeWritten")
        #expect(test.effects == "async throws")
    }

    @Test func whatAnActorHoldsIsFetchedFirst() throws {
        let source = """
            protocol Log { func write(_ text: String) }
            actor Counter {
                private(set) var count = 0
                private let log: Log
                init(log: Log) { self.log = log }
                func add(_ number: Int) {
                    count = number
                    log.write("added")
                }
            }
            """
        let lines = try xctest("Counter", in: source).lines
        #expect(lines.contains("let count = await sut.count"))
        #expect(lines.contains { $0.hasPrefix("XCTAssertEqual(count, ") })
    }

    @Test func initialisersThatReturnNothingAreExpectedTo() throws {
        let source = """
            protocol Log { func write(_ text: String) }
            final class Named {
                let name: String
                private let log: Log
                init?(name: String, log: Log) {
                    guard !name.isEmpty else { return nil }
                    self.name = name
                    self.log = log
                }
                func say() { log.write(name) }
            }
            """
        let plan = try plannedSuite("Named", in: source)
        let test = try #require(plan.tests.first { $0.function == "initReturnsNothingWhenNameIsEmpty" })
        #expect(test.act == ["#expect(throws: Factory.NotMade.self) { _ = try Factory.makeSUT(deps, name: \"\") }"])
        #expect(test.assert.isEmpty)
    }

    @Test(arguments: [
        ("LibraryListViewModel", ["unit", "viewModel"]), ("SyncService", ["unit", "service"]), ("Cart", ["unit"]),
        ("TokenStore", ["unit"]), ("UserRepository", ["unit", "repository"]),
    ])
    func tagsAreThoseOfTheLayerThatTheTestsDeclare(_ type: String, _ tags: [String]) {
        let style = SuiteStyle(tags: ["unit", "viewModel", "service", "repository", "slow"])
        #expect(style.tags(for: type) == tags)
        #expect(SuiteStyle().tags(for: type).isEmpty)
    }

    @Test func longNamesAreShortenedToWhatTellsMost() {
        let name = TestName(
            entry: "loadNextPage",
            effects: ["calls getLibraryList, currentUser and setFavourite", "sets errorMessage"],
            conditions: ["getLibraryList fails", "online", "translateLanguage is nil"],
            before: ["loadLibrary", "selectCategory"])
        #expect(name.sentence.count <= TestName.longestSentence)
        #expect(name.sentence.hasPrefix("loadNextPage calls getLibraryList"))
        #expect(name.sentence.contains("when getLibraryList fails"))
        for naming in TestNaming.allCases {
            #expect(name.function(SuiteStyle(naming: naming)).count <= TestName.longestFunction)
        }
    }
}
