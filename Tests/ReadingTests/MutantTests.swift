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

    private func planted() -> PlantedSource {
        let types = PlantingTypes(parameters: { path, _ in
            path == ["api", "send"] ? [.simple("String"), .simple("Bool")] : nil
        })
        return plantMutants(in: source, path: "Model.swift", type: "Model", types: types)
    }

    @Test func everyKindOfChangeIsPlanted() {
        #expect(Set(planted().mutants.map(\.kind)) == [.removal, .condition, .argument, .value, .limit, .error])
    }

    @Test func whatMustStayForTheCodeToCompileStays() {
        let removed = planted().mutants.filter { $0.kind == .removal }.map(\.code)
        #expect(removed == ["isOn = true", "api.send(text, urgent: false)"])
    }

    @Test func conditionsAreTurnedRoundWholeAndInParts() {
        let conditions = planted().mutants.filter { $0.kind == .condition }.map(\.code)
        #expect(
            conditions == [
                "!text.isEmpty", "!text.isEmpty", "isOn", "isOn", "!api.isBusy", "!api.isBusy", "text.count > 3",
                "text.isEmpty", "text.isEmpty", "number == 0", "number == 0",
            ])
        #expect(planted().mutants.filter { $0.kind == .limit }.map(\.code) == ["text.count > 3"])
    }

    @Test func errorsAreReplacedWhereAnyErrorMayBeThrown() {
        #expect(planted().mutants.filter { $0.kind == .error }.map(\.code) == ["throw ModelError.empty"])
    }

    @Test func aLoopWithoutEndStaysOne() {
        let source = """
            final class Model {
                func run() -> Int {
                    var count = 0
                    while true {
                        count += 1
                        if count > 3 { return count }
                    }
                }
            }
            """
        let planted = plantMutants(in: source, path: "Model.swift", type: "Model").mutants
        #expect(planted.filter { $0.kind == .condition }.map(\.code) == ["count > 3", "count > 3"])
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
        let mutants = plantMutants(in: source, path: "P.swift", type: "Player").mutants
        #expect(mutants.filter { $0.kind == .removal }.map(\.code) == ["isOn = true"])
    }

    /// The changes of a body that is made of some lines.
    private func changes(
        _ lines: String, careful: Set<Int> = [], types: PlantingTypes = PlantingTypes()
    ) -> [String] {
        let source = "final class Desk {\n\(lines)\n}"
        let planted = plantMutants(in: source, path: "D.swift", type: "Desk", carefulOn: careful, types: types)
        #expect(syntaxErrors(in: planted.text, path: "D.swift").isEmpty)
        return planted.mutants.map { "\($0.kind) \($0.code)" }
    }

    @Test func aCaseOfOneStatementLosesItUnlessItGivesAValue() {
        #expect(
            changes("func go(_ way: Way) { switch way { case .up: lift.rise()\n case .down: lift.sink() } }")
                == ["removal lift.rise()", "removal lift.sink()"])
        #expect(changes("var text: Label { switch way { case .up: make(1)\n default: make(2) } }") == [])
        #expect(
            changes("func go() { let label = if isUp { make(1) } else { make(2) }; use(label) }").last
                == "removal use(label)")
        #expect(
            changes("func go() { if isUp { rise() } else { sink() } }") == [
                "condition isUp", "condition isUp", "removal rise()", "removal sink()",
            ])
    }

    @Test func whatABodyGivesIsAnotherValue() {
        #expect(changes("var title: String { name.capitalized }") == ["value name.capitalized"])
        #expect(changes("func all() -> [Book] { shelf.books }") == ["value shelf.books"])
        #expect(changes("var isOpen: Bool { count < 3 }") == ["condition count < 3", "limit count < 3"])
        #expect(
            changes("var title: String { switch way { case .up: \"Up\"\n case .down: name } }")
                == ["value \"Up\"", "value name"])
    }

    @Test func limitsMoveButNotTheOrderOfASort() {
        #expect(
            changes("func sorted() { books = books.sorted { $0.year < $1.year } }").contains { $0.hasPrefix("limit") }
                == false)
        #expect(
            changes("func late() { while tries >= 2 { rest() } }") == [
                "condition tries >= 2", "limit tries >= 2", "removal rest()",
            ])
    }

    @Test func literalsOfMadeValuesAreOthersUnlessThatDidNotCompile() {
        let line = "func warn() { show(Toast(\"Late\", sticks: true)) }"
        #expect(
            changes(line) == [
                "removal show(Toast(\"Late\", sticks: true))", "argument \"Late\"", "argument true",
            ])
        #expect(changes(line, careful: [2]) == ["removal show(Toast(\"Late\", sticks: true))"])
    }

    @Test func casesAreOthersWhereTheirTypeIsKnown() {
        let types = PlantingTypes { path, _ in
            path == ["lamp", "show"] ? [.simple("Light")] : nil
        } property: { name in
            name == "light" ? .simple("Light") : nil
        } otherCase: { type, name in
            type == .simple("Light") && name != "off" ? ".off" : nil
        }
        #expect(
            changes("func go() { lamp.show(.red(3)) }", types: types) == [
                "removal lamp.show(.red(3))", "argument .red(3)",
            ])
        #expect(
            changes("func go() { self.light = .red }", types: types) == ["removal self.light = .red", "value .red"])
        #expect(changes("func go() { lamp.show(.off) }", types: types) == ["removal lamp.show(.off)"])
        #expect(changes("func light() -> Light { .red }", types: types) == ["value .red"])
    }

    @Test func whatAnInitialiserHasToSetIsAnotherValue() {
        let source = """
            final class Lamp {
                let isOn: Bool
                let label: String
                let owner: String?
                let socket: Socket
                var dimmed = false
                init(socket: Socket, label: String, owner: String?) {
                    self.socket = socket
                    self.label = label.uppercased()
                    self.owner = owner
                    isOn = socket.isLive
                }
                func dim() { dimmed = isOn }
            }
            """
        let mutants = plantMutants(in: source, path: "L.swift", type: "Lamp").mutants
        #expect(mutants.filter { $0.kind == .value }.map(\.code) == ["label.uppercased()", "owner", "socket.isLive"])
    }

    /// The changes of one kind in a member of a type.
    private func changes(_ kind: Mutant.Kind, in member: String) -> [String] {
        changes(member).filter { $0.hasPrefix("\(kind) ") }.map { String($0.dropFirst("\(kind) ".count)) }
    }

    @Test(arguments: [
        ("func name() async throws -> String { try await shop.load().name }", "shop.load().name"),
        ("var total: Decimal { basket.sum }", "basket.sum"),
        ("var prices: [String: Int] { shelf.prices }", "shelf.prices"),
        ("var note: String? { switch mood { case .calm: nil } }", "nil"),
        ("var note: String? { if isOpen { nil } else { nil } }", "nil"),
        ("func sum(_ x: [Int]) -> Shown { Shown(x.reduce(0) { all, one in return all + one }) }", "all + one"),
    ])
    func whatAnyBodyGivesIsAnotherValue(_ member: String, _ code: String) {
        #expect(changes(.value, in: member).contains(code))
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

    @Test func theSmallerOfTwoIsEither() {
        #expect(changes(.value, in: "func f() { show(min(a, b.count)) }") == ["min(a, b.count)", "min(a, b.count)"])
        #expect(changes(.value, in: "func f() { show(min(of: a)) }").isEmpty)
    }

    @Test func textsAreNotTornApart() {
        #expect(changes(.value, in: "func f() { show(\"a\" + name) }").isEmpty)
    }

    @Test func whatMayNotCompileIsLeftOutFirst() {
        let source = "struct Kiosk {\nvar a: Int { b - c }\n}"
        func codes(carefulOn careful: Set<Int>, skipping skipped: Set<Int>) -> [String] {
            plantMutants(in: source, path: "K.swift", type: "Kiosk", skipping: skipped, carefulOn: careful)
                .mutants.map(\.code)
        }
        #expect(codes(carefulOn: [], skipping: []) == ["b - c", "b - c"])
        #expect(codes(carefulOn: [2], skipping: []) == ["b - c"])
        #expect(codes(carefulOn: [2], skipping: [2]).isEmpty)
    }

    @Test func errorsAreSwallowedWhereAnyErrorMayBeThrown() {
        let source = """
            final class Press {
                func run() async throws {
                    try await warmUp()
                    sheet = try draw()
                    _ = try? draw()
                    stop()
                }
                func feed() throws(PressError) { try push() }
                func turn() { do { try push() } catch .jammed { stop() } }
                func clear() { do { try sweep() } catch PressError.jammed { stop() } catch { } }
            }
            """
        let planted = plantMutants(in: source, path: "P.swift", type: "Press")
        #expect(
            planted.mutants.filter { $0.kind == .error }.map(\.code) == [
                "try await warmUp()", "sheet = try draw()", "try sweep()",
            ])
        #expect(syntaxErrors(in: planted.text, path: "P.swift").isEmpty)
    }

    @Test func whatIsHandedOnWithinTheProjectIsAnotherValue() {
        let source = """
            struct Kiosk {
            func f() {
                shown = .sold(to: name, at: price)
                post(Card(title: name))
                if case .sold(let name, _) = shown {}
                count(seats)
            }
            }
            """
        let types = PlantingTypes(declared: { name, labels in
            switch (name, labels) {
            case ("sold", ["to", "at"]): [.simple("String"), .simple("Price")]
            case ("Card", ["title"]): [.simple("String")]
            case ("count", [nil]): [.array(.simple("Seat"))]
            case ("sold", [nil, nil]): [.simple("String"), .simple("String")]
            default: nil
            }
        })
        let planted = plantMutants(in: source, path: "K.swift", type: "Kiosk", types: types)
        #expect(planted.mutants.filter { $0.kind == .argument }.map(\.location.line) == [3, 4, 6])
        #expect(planted.text.contains("? ([]) : (seats)"))
        #expect(syntaxErrors(in: planted.text, path: "K.swift").isEmpty)
    }
}
