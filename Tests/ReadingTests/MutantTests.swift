import Behaviour
import Facts
import Reading
import Testing

@Suite struct MutantTests {
    private let source = """
        final class Model {
            let api: API
            var isOn = false
            init(api: API) {
                self.api = api
            }
            func run(_ text: String) -> Int {
                guard !text.isEmpty else { return 0 }
                isOn = true
                api.send(text, urgent: false)
                return compute()
            }
            func compute() -> Int { helper() }
            var isReady: Bool { isOn && !api.isBusy }
            func isLong(_ text: String) -> Bool { text.count > 3 }
            func check(_ text: String) throws {
                if text.isEmpty { throw ModelError.empty }
            }
            func check(_ number: Int) throws(ModelError) {
                if number == 0 { throw ModelError.empty }
            }
        }
        """

    private func planted() -> (text: String, mutants: [Mutant]) {
        plantMutants(in: source, path: "Model.swift", type: "Model") { path, _ in
            path == ["api", "send"] ? [.simple("String"), .simple("Bool")] : nil
        }
    }

    @Test func everyKindOfChangeIsPlanted() {
        #expect(Set(planted().mutants.map(\.kind)) == [.removal, .condition, .argument, .value, .error])
    }

    @Test func whatMustStayForTheCodeToCompileStays() {
        let removed = planted().mutants.filter { $0.kind == .removal }.map(\.code)
        #expect(removed == ["isOn = true", "api.send(text, urgent: false)"])
    }

    @Test func conditionsAreTurnedRoundWholeAndInParts() {
        let conditions = planted().mutants.filter { $0.kind == .condition }.map(\.code)
        #expect(
            conditions == [
                "!text.isEmpty", "isOn", "isOn", "!api.isBusy", "!api.isBusy", "text.count > 3", "text.isEmpty",
                "number == 0",
            ])
    }

    @Test func errorsAreReplacedWhereAnyErrorMayBeThrown() {
        #expect(planted().mutants.filter { $0.kind == .error }.map(\.code) == ["throw ModelError.empty"])
    }

    @Test func changedSourceStillParses() throws {
        let text = planted().text
        try #require(text != source)
        #expect(syntaxErrors(in: text, path: "Model.swift").isEmpty)
    }

    @Test func numbersAreTheSwitchValuesInTheText() throws {
        let planted = planted()
        try #require(!planted.mutants.isEmpty)
        for mutant in planted.mutants { #expect(planted.text.contains("testgenMutant(\(mutant.number))")) }
    }

    @Test func whatAnInitialiserHasToSetStaysUnderAnyCondition() {
        let source = """
            final class Player {
                #if TAPES
                    let tape: Tape
                    #if os(Linux)
                        private(set) var speed: Int
                    #endif
                #endif
                var isOn = false
                init(tape: Tape) {
                    #if TAPES
                        self.tape = tape
                        #if os(Linux)
                            speed = 3
                        #endif
                    #endif
                    isOn = true
                }
            }
            """
        let mutants = plantMutants(in: source, path: "P.swift", type: "Player") { _, _ in nil }.mutants
        #expect(mutants.filter { $0.kind == .removal }.map(\.code) == ["isOn = true"])
    }

    /// The changes of one kind in a member of a type, with the text that each is planted as.
    private func changes(_ kind: Mutant.Kind, in member: String) -> [String] {
        let planted = plantMutants(in: "struct Kiosk {\n\(member)\n}", path: "K.swift", type: "Kiosk") { _, _ in nil }
        #expect(syntaxErrors(in: planted.text, path: "K.swift").isEmpty)
        return planted.mutants.filter { $0.kind == kind }.map(\.code)
    }

    @Test(arguments: [
        ("func name() async throws -> String { try await shop.load().name }", "shop.load().name"),
        ("var total: Decimal { basket.sum }", "basket.sum"),
        ("func items() -> [Item] { shelf.items }", "shelf.items"),
        ("var prices: [String: Int] { shelf.prices }", "shelf.prices"),
        ("var note: String? { switch mood { case .calm: nil } }", "nil"),
        ("var note: String? { if isOpen { nil } else { nil } }", "nil"),
        ("func sum(_ x: [Int]) -> Shown { Shown(x.reduce(0) { all, one in return all + one }) }", "all + one"),
    ])
    func whatABodyGivesIsAnotherValue(_ member: String, _ code: String) {
        #expect(changes(.value, in: member).contains(code))
    }

    @Test func whatABranchGivesStays() {
        let member = "var note: String? { if isOpen { shown() } else { shown() } }"
        #expect(changes(.removal, in: member).isEmpty)
    }

    @Test(arguments: [
        ("func f() { if case .open = state { run() } }", ["case .open = state", "state"]),
        ("func f() { guard case .done(let x) = state else { return } }", ["case .done(let x) = state"]),
        ("func f() { for x in all where x.isNew { run(x) } }", ["x.isNew"]),
        ("func f() async { if let x = await load() { run(x) } }", ["let x = await load()"]),
    ])
    func patternsAreMetOrNot(_ member: String, _ codes: [String]) {
        #expect(changes(.condition, in: member) == codes)
    }

    @Test func whatIsHandedOnWithinTheProjectIsAnotherValue() {
        let source = """
            struct Kiosk {
            func f() {
                shown = .sold(to: name, at: price)
                post(Card(title: name))
                if case .sold(let name, _) = shown {}
            }
            }
            """
        let planted = plantMutants(
            in: source, path: "K.swift", type: "Kiosk",
            declaredTypes: { name, labels in
                switch (name, labels) {
                case ("sold", ["to", "at"]): [.simple("String"), .simple("Price")]
                case ("Card", ["title"]): [.simple("String")]
                case ("sold", [nil, nil]): [.simple("String"), .simple("String")]
                default: nil
                }
            }, parameterTypes: { _, _ in nil })
        #expect(planted.mutants.filter { $0.kind == .argument }.map(\.location.line) == [3, 4])
        #expect(syntaxErrors(in: planted.text, path: "K.swift").isEmpty)
    }

    @Test func textsAreNotTornApart() {
        #expect(changes(.value, in: "func f() { show(\"a\" + name) }").isEmpty)
    }

    @Test func whatMayNotCompileIsLeftOutFirst() {
        let source = "struct Kiosk {\nvar a: Int { b - c }\n}"
        func codes(plainOn plain: Set<Int>, skipping skipped: Set<Int>) -> [String] {
            plantMutants(in: source, path: "K.swift", type: "Kiosk", skipping: skipped, plainOn: plain) { _, _ in nil }
                .mutants.map(\.code)
        }
        #expect(codes(plainOn: [], skipping: []) == ["b - c", "b - c", "b - c"])
        #expect(codes(plainOn: [2], skipping: []) == ["b - c"])
        #expect(codes(plainOn: [2], skipping: [2]).isEmpty)
    }
}
