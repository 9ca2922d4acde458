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
            conditions == ["!text.isEmpty", "isOn", "!api.isBusy", "text.count > 3", "text.isEmpty", "number == 0"])
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
        let mutants = plantMutants(in: source, path: "L.swift", type: "Lamp") { _, _ in nil }.mutants
        #expect(mutants.filter { $0.kind == .value }.map(\.code) == ["label.uppercased()", "owner", "socket.isLive"])
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
            }
            """
        let planted = plantMutants(in: source, path: "P.swift", type: "Press") { _, _ in nil }
        #expect(
            planted.mutants.filter { $0.kind == .error }.map(\.code) == ["try await warmUp()", "sheet = try draw()"])
        #expect(syntaxErrors(in: planted.text, path: "P.swift").isEmpty)
    }

    @Test func whatAValueIsMadeOfIsAnotherValue() {
        let source = """
            final class Kiosk {
                func sell() -> Ticket {
                    state = .sold(count: seats.count)
                    return Ticket(seats: seats, row: row)
                }
            }
            """
        let planted = plantMutants(in: source, path: "K.swift", type: "Kiosk") { path, _ in
            switch path {
            case ["", "sold"]: [.simple("Int")]
            case ["Ticket"]: [.array(.simple("Seat")), .optional(.simple("Int"))]
            default: nil
            }
        }
        #expect(planted.mutants.filter { $0.kind == .argument }.map(\.code) == ["seats.count", "seats", "row"])
        #expect(planted.text.contains("? [] : (seats)"))
    }
}
