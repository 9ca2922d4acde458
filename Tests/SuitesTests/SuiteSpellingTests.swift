import Testing

/// How values are spelled in tests, by cases found in real code.
@Suite struct SuiteSpellingTests {
    private func lines(_ type: String, _ source: String) throws -> [String] {
        try plannedSuite(type, in: source).lines
    }

    @Test func aClosureThatIsGivenEarlierRecordsFromThen() throws {
        let lines = try lines(
            "Hooks",
            """
            protocol Log { func write(_ text: String) }
            final class Hooks {
                private var onError: ((String) -> Void)?
                private let log: Log
                init(log: Log) { self.log = log }
                func add(handler: @escaping (String) -> Void) { onError = handler }
                func fail(_ text: String) {
                    log.write(text)
                    onError?(text)
                }
            }
            """)
        #expect(lines.contains("var handlerCalls: [String] = []"))
        let recorded = lines.filter { $0.contains("handlerCalls.append") }
        #expect(recorded == ["sut.add(handler: { handlerCalls.append($0) })"])
    }

    @Test func aPrivateTypeIsNotNamed() throws {
        let lines = try lines(
            "Sync",
            """
            protocol Log { func write(_ text: String) }
            final class Sync {
                private enum Phase { case idle, running }
                private var phase = Phase.idle
                private let log: Log
                init(log: Log) { self.log = log }
                var isRunning: Bool { phase != .idle }
                func run() {
                    phase = .running
                    log.write("run")
                }
            }
            """)
        #expect(lines.contains("#expect(result)"))
        #expect(lines.allSatisfy { !$0.contains("Phase") })
    }

    @Test func aComparisonIsDecided() throws {
        let lines = try lines(
            "Filter",
            """
            enum Level: Int { case low, high }
            protocol Log { func write(_ text: String) }
            final class Filter {
                private let level: Level
                private let log: Log
                init(level: Level, log: Log) {
                    self.level = level
                    self.log = log
                }
                func passes(_ other: Level) -> Bool { other.rawValue >= level.rawValue }
            }
            """)
        #expect(lines.contains("#expect(result)"))
        #expect(lines.allSatisfy { !$0.contains("== Level") })
    }

    @Test func anOptionalBooleanIsCompared() throws {
        let lines = try lines(
            "Choice",
            """
            protocol Log { func write(_ text: String) }
            final class Choice {
                private(set) var isMade: Bool?
                private let log: Log
                init(log: Log) { self.log = log }
                func make(_ value: Bool) {
                    log.write("made")
                    isMade = true
                }
            }
            """)
        #expect(lines.contains("#expect(sut.isMade == true)"))
    }

    @Test func whatIsComputedFromALiteralIsNotCutOutOfIt() throws {
        let lines = try lines(
            "Keys",
            """
            protocol Store { func read(_ key: String) -> String? }
            final class Keys {
                private let store: Store
                init(store: Store) { self.store = store }
                func key(_ user: String, _ rule: String) -> String { "\\(user.count)-\\(user)-\\(rule)" }
                func load(_ user: String, _ rule: String) -> String? { store.read(key(user, rule)) }
            }
            """)
        let keys = lines.filter { $0.contains("-user") || $0.contains("user.") || $0.contains("-rule") }
        #expect(!keys.isEmpty)
        #expect(keys.allSatisfy { $0.contains("\"4-user-rule\"") || $0.contains("\\(") })
    }

    @Test func aTypeWithinAGenericSubjectNamesWhatTheTestFillsIn() throws {
        let lines = try lines(
            "Memory",
            """
            protocol Log { func write(_ text: String) }
            final class Memory<Value: Equatable> {
                enum Place { case disk, cloud }
                private(set) var place: Place
                private let log: Log
                init(place: Place, log: Log) {
                    self.place = place
                    self.log = log
                }
                func move(to other: Place) {
                    place = other
                    log.write("moved")
                }
            }
            """)
        #expect(lines.contains { $0.contains("Memory<") && $0.contains(">.Place.") })
        #expect(!lines.contains { $0.contains("Memory.Place") })
    }
}
