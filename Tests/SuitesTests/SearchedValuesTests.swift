import Testing

@testable import Facts
@testable import Suites

/// The values that a search puts into what doubles give.
@Suite struct SearchedValuesTests {
    @Test("Numbers fit their types, and dates are over or to come")
    func numbersAndDates() throws {
        let lines = try searchedSuite(
            "Radio",
            in: """
                struct Beacon { let frequency: UInt16; let heard: Date }
                protocol Source { func beacon() -> Beacon }
                final class Radio {
                    private(set) var isFar = false
                    private let source: Source
                    init(source: Source) { self.source = source }
                    func tune() { let found = source.beacon(); isFar = found.frequency > 3 && found.heard > Date() }
                }
                """
        ).lines
        #expect(lines.contains { $0.contains("frequency: 4") } && !lines.contains { $0.contains("frequency: -1") })
        #expect(lines.contains { $0.contains("timeIntervalSince1970: 4102444000") })
    }

    @Test("What a case carries takes its turn, and lists hold two that carry something")
    func carriedValues() throws {
        let lines = try searchedSuite(
            "Till",
            in: """
                enum Fault { case jammed, cold(degrees: Int) }
                enum Coin { case metal(cents: Int), token }
                protocol Slot { func open(_ done: @escaping (Result<Int, Fault>) -> Void); func coins() -> [Coin] }
                final class Till {
                    private(set) var fault: Fault?
                    private let slot: Slot
                    init(slot: Slot) { self.slot = slot }
                    func open() { slot.open { if case .failure(let fault) = $0 { self.fault = fault } } }
                    func sum() -> Int {
                        slot.coins().reduce(0) { if case .metal(let cents) = $1 { $0 + cents } else { $0 } }
                    }
                }
                """
        ).lines
        #expect(lines.contains { $0.contains("Result<Int, Fault>.failure(Fault.cold(degrees: ") })
        #expect(lines.contains { $0.contains("[Coin.metal(cents: 9), Coin.metal(cents: 5)]") })
    }

    @Test("Dictionaries hold something under what a test gives, or nothing")
    func dictionaries() throws {
        let lines = try searchedSuite(
            "Porter",
            in: """
                enum Mood { case calm, cross }
                struct House { let moods: [String: Mood] }
                protocol Street { func house() -> House; func counts() -> [String: Int] }
                final class Porter {
                    private(set) var mood: Mood?
                    private let street: Street
                    init(street: Street) { self.street = street }
                    func ask(guest: String) { mood = street.house().moods[guest] }
                    func count() -> Int { street.counts()["rooms"] ?? 0 }
                }
                """
        ).lines
        #expect(lines.contains { $0.contains("House(moods: [\"guest\": Mood.cross])") }, "\(lines)")
        #expect(lines.contains { $0.contains("House(moods: [:])") })
        #expect(lines.contains { $0.contains("[\"rooms\": 2]") })
    }
}
