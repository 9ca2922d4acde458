import Testing

@testable import Behaviour
@testable import Facts
@testable import Suites
@testable import Verifying

@Suite("What arguments usually are, how forms are filled in, and what is thrown in the course of a call")
struct ExploredFormsTests {
    @Test("What stands where an argument is left out is what it usually is")
    func defaults() throws {
        let source = """
            enum Speed { case slow, fast }
            final class Mixer {
                private(set) var log: [String] = []
                init() {}
                func mix(_ speed: Speed = .fast, loudly: Bool = false, times: Int = 77, by step: Double = 1.5) {
                    log.append("\\(speed) \\(loudly) \\(times)")
                }
            }
            """
        let text = try PlannedSUT("Mixer", in: source).written(Trail(acts: [0], choices: [:], waits: [:]))
        #expect(text.contains("sut.mix(Speed.fast, loudly: false, times: 77, by: 1.5)"), "\(text)")
    }

    @Test("An argument without a name is called what it is")
    func namelessArguments() throws {
        let source = """
            struct Call { let number: String }
            final class Bell {
                private(set) var rings = 0
                init() {}
                func ring(_: Call, times: Int) { rings += times }
            }
            """
        let text = try PlannedSUT("Bell", in: source).written(
            Trail(acts: [0], choices: ["1/act0/_.number": 2], waits: [:]))
        #expect(text.contains("sut.ring(given, times: "), "\(text)")
    }

    @Test("What throws a typed error throws one of it in the course of a call")
    func typedErrors() throws {
        let source = """
            enum Loss: Error { case late }
            protocol Store { func item(_ id: Int) async throws(Loss) -> String }
            @MainActor final class Shelf {
                private let store: Store
                private(set) var title = ""
                init(store: Store) { self.store = store }
                func open(_ id: Int) async { title = (try? await store.item(id)) ?? "none" }
            }
            """
        let choices = ["1/store.item(_:)~": 1, "1/store.item(_:)!": 0, "1/store.item(_:)~!": 1, "1~/act0/id": 2]
        let text = try PlannedSUT("Shelf", in: source).written(Trail(acts: [0], choices: choices, waits: [:]))
        #expect(text.contains("deps.store.itemClosure = { (_) throws(Loss) in"), "\(text)")
        #expect(text.contains("throw Loss.late"), "\(text)")
    }

    @Test("What sets one thing each is a form that is filled in, likely values first")
    func fields() throws {
        let source = """
            final class SignUp {
                var email = ""
                private(set) var name = ""
                private(set) var isDone = false
                init() {}
                func updateName(_ name: String) { self.name = name }
                func submit() { isDone = email.contains("@") && !name.isEmpty }
            }
            """
        let sut = try PlannedSUT("SignUp", in: source)
        let found = try #require(sut.exploration)
        let fields = found.doings.compactMap(\.field)
        #expect(Set(fields.map(\.name)) == ["email", "name"])
        #expect(fields.first { $0.name == "email" }.map { $0.likely > 0 } == true)
        let file = ExplorerFile(sut.suite, found, looks: [], sut: "SignUp")
        #expect(file.text.split(separator: "TestgenField(act: ").count == 3)
    }
}
