import Testing

/// Claims that were once written and did not hold.
@Suite("What is claimed holds")
struct TrueClaimsTests {
    @Test("What a method makes of an inout parameter reaches the caller")
    func inoutParameters() throws {
        let source = """
            protocol Post { func send(_ letter: Int) throws }
            struct Tally: Equatable { var lost = 0; var sent = 0 }
            final class Office {
                private let post: Post
                private(set) var last = Tally()
                init(post: Post) { self.post = post }
                func deliver(_ letter: Int) {
                    var tally = Tally()
                    do { try post.send(letter); tally.sent += 1 } catch { note(&tally) }
                    last = tally
                }
                private func note(_ tally: inout Tally) { tally.lost += 1 }
            }
            """
        let lines = try plannedSuite("Office", in: source).tests.filter { $0.function.contains("Fails") }
            .flatMap(\.assert)
        #expect(!lines.contains("#expect(sut.last == Tally())"))
        #expect(lines.contains("#expect(sut.last == Tally(lost: 1))"))
    }

    @Test("What may be nil is made the same as what may not, never the other way round")
    func optionalsThatAreTheSame() throws {
        let source = """
            struct Talk { let roomID: String? }
            struct Room { let id: String; let name: String }
            protocol Agenda { func talks() -> [Talk]; func rooms() -> [Room] }
            final class Finder {
                private let agenda: Agenda
                private(set) var title = ""
                init(agenda: Agenda) { self.agenda = agenda }
                func load() {
                    guard let talk = agenda.talks().first else { return }
                    title = agenda.rooms().first { $0.id == talk.roomID }?.name ?? "nowhere"
                }
            }
            """
        let lines = try plannedSuite("Finder", in: source).lines
        #expect(lines.contains { $0.contains("roomID:") && ($0.contains("[0].id") || $0.contains("\"")) })
        #expect(lines.allSatisfy { !$0.contains("id: ") || !$0.contains("[0].roomID") })
    }

    @Test("A date that is decided says nothing of the bytes beside it")
    func bytesBesideDates() throws {
        let source = """
            import Foundation
            protocol Post { func send(_ data: Data) }
            final class Office {
                private let post: Post
                init(post: Post) { self.post = post }
                func deliver(_ data: Data, by deadline: Date, at now: Date) { if now < deadline { post.send(data) } }
            }
            """
        let bytes = try plannedSuite("Office", in: source).lines.filter { $0.contains("Data([") }
        #expect(!bytes.isEmpty)
        #expect(bytes.allSatisfy { !$0.contains("Data([1") || $0.contains("Data([1])") })
    }

    @Test("Operators between numbers are computed, since they would be those of another type")
    func arithmetic() throws {
        let source = """
            import Foundation
            final class Till {
                var net: Decimal { 0 }
                var fee: Decimal { 0 }
                var total: Decimal { net - fee + 0.0 }
            }
            """
        let lines = try plannedSuite("Till", in: source).lines
        #expect(!lines.contains { $0.contains(" - ") })
    }

    @Test("A subject that holds a value is none that a test sends through from the start")
    func subjects() throws {
        let source = """
            import Combine
            protocol Door { var state: CurrentValueSubject<Bool, Never> { get }; var bell: PassthroughSubject<Int, Never> { get } }
            final class Guard {
                private(set) var isOpen = false
                private(set) var rings = 0
                private var bag: Set<AnyCancellable> = []
                init(door: Door) {
                    door.state.sink { [weak self] in self?.isOpen = $0 }.store(in: &bag)
                    door.bell.sink { [weak self] in self?.rings = $0 }.store(in: &bag)
                }
            }
            """
        #expect(try !plannedSuite("Guard", in: source).lines.contains { $0.contains("eraseToAnyPublisher") })
    }

    @Test("A part that may be nil is no condition by itself")
    func optionalTruths() throws {
        let source = """
            struct Form { var on: Bool?; var off = true; var send: (() -> Void)? }
            final class Box { var on: Bool?; var off = true; init() {} }
            final class Desk {
                private(set) var form = Form()
                func flip() { form.on = true; form.off = false }
                func flip(_ box: Box) { box.on = true; box.off = false }
            }
            """
        let lines = try plannedSuite("Desk", in: source).lines
        for part in ["sut.form", "box"] {
            #expect(lines.contains("#expect(\(part).on == true)"))
            #expect(lines.contains("#expect(!\(part).off)"))
        }
    }
}
