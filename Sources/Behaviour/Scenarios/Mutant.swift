import Facts

/// A change to the code under test that stands in a copy of it behind a switch.
public struct Mutant: Hashable, Sendable, Codable {
    /// What is changed.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// A call or an assignment is left out.
        case removal
        /// A condition is turned round.
        case condition
        /// A value that is passed on is another one.
        case argument
        /// A value that is assigned or returned is another one.
        case value
        /// A comparison takes its limit in, or leaves it out.
        case limit
        /// An error that is thrown is another one.
        case error
    }

    /// Its number, from 1: the value of the switch.
    public var number: Int
    /// What is changed.
    public var kind: Kind
    /// Where.
    public var location: SourceLocation
    /// The code, on one line.
    public var code: String

    /// Creates a mutant.
    public init(number: Int, kind: Kind, location: SourceLocation, code: String) {
        self.number = number
        self.kind = kind
        self.location = location
        self.code = code
    }

    /// The environment variable that switches one on.
    public static let variable = "TESTGEN_MUTANT"

    /// The environment variable that names a file for the numbers of the changes that a run gets to.
    public static let reachedVariable = "TESTGEN_REACHED"

    /// The environment variable in which a probe that runs alone puts its number, which is written beside the changes.
    public static let probeVariable = "TESTGEN_PROBE"

    /// The environment variable that says that a test tries one change after the other.
    public static let boardVariable = "TESTGEN_TRAILS"

    /// A file for the module under test that reads the switch.
    public static let support = """
        import Foundation

        /// The change that is switched on, and where to write down which changes a run gets to.
        nonisolated private enum TestgenSwitch {
            static let active = Int(ProcessInfo.processInfo.environment["\(variable)"] ?? "") ?? 0
            static let reached = ProcessInfo.processInfo.environment["\(reachedVariable)"].map(TestgenReached.init)
            /// The switches of a test that tries one change after the other: the one that is on, then which were got to.
            nonisolated(unsafe) static let board: UnsafeMutablePointer<Int32>? = {
                guard ProcessInfo.processInfo.environment["\(boardVariable)"] != nil,
                    let symbol = dlsym(dlopen(nil, RTLD_NOW), "testgen_board")
                else { return nil }
                typealias Board = @convention(c) () -> UnsafeMutableRawPointer
                return unsafeBitCast(symbol, to: Board.self)().assumingMemoryBound(to: Int32.self)
            }()
        }

        /// Whether a change is switched on.
        nonisolated func testgenMutant(_ number: Int) -> Bool {
            if let board = TestgenSwitch.board {
                if number < 16_384 { board[number] &+= 1 }
                return board[0] == Int32(number)
            }
            TestgenSwitch.reached?.note(number)
            return TestgenSwitch.active == number
        }

        /// Writes down which changes a run gets to.
        nonisolated private final class TestgenReached: @unchecked Sendable {
            private let lock = NSLock()
            private let path: String
            private var seen: Set<String> = []

            init(path: String) { self.path = path }

            func note(_ number: Int) {
                lock.lock()
                defer { lock.unlock() }
                let line = "\\(number)" + (getenv("\(probeVariable)").map { " " + String(cString: $0) } ?? "") + "\\n"
                guard seen.insert(line).inserted, let file = fopen(path, "a") else { return }
                fputs(line, file)
                fclose(file)
            }
        }

        /// An error nobody expects.
        nonisolated struct TestgenMutantError: Error {}

        """
}
