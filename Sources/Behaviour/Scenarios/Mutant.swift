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
        /// Two statements have changed places.
        case order
        /// What was waited for is only begun.
        case waiting
        /// What was held weakly is kept.
        case ownership
    }

    /// Its number, from 1: the value of the switch.
    public var number: Int
    /// What is changed.
    public var kind: Kind
    /// Where.
    public var location: SourceLocation
    /// The code, on one line.
    public var code: String
    /// Where the code ends; `nil` where nobody asks.
    public var end: SourceLocation?
    /// What stands there instead, on one line; empty for nothing, `nil` where it cannot be written down.
    public var replacement: String?

    /// Creates a mutant.
    public init(
        number: Int, kind: Kind, location: SourceLocation, code: String, end: SourceLocation? = nil,
        replacement: String? = nil
    ) {
        self.end = end
        self.replacement = replacement
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

    /// A file for the module under test that reads the switch. It needs nothing but the C library: members of Foundation
    /// would be there for all files of the module, and `contains("")` is another one there.
    public static let support = """
        #if canImport(Darwin)
            import Darwin
        #elseif canImport(Glibc)
            import Glibc
        #elseif canImport(Musl)
            import Musl
        #endif

        /// The change that is switched on, and where to write down which changes a run gets to.
        nonisolated private enum TestgenSwitch {
            static let active = getenv("\(variable)").flatMap { Int(String(cString: $0)) } ?? 0
            static let reached = getenv("\(reachedVariable)").map { TestgenReached(path: String(cString: $0)) }
            /// The switches of a test that tries one change after the other: the one that is on, then which were got to.
            nonisolated(unsafe) static let board: UnsafeMutablePointer<Int32>? = {
                guard getenv("\(boardVariable)") != nil,
                    let symbol = dlsym(dlopen(nil, RTLD_NOW), "testgen_board")
                else { return nil }
                typealias Board = @convention(c) () -> UnsafeMutableRawPointer
                return unsafeBitCast(symbol, to: Board.self)().assumingMemoryBound(to: Int32.self)
            }()
        }

        /// Whether a change is switched on. Defaults of public functions speak of it as well.
        @usableFromInline nonisolated func testgenMutant(_ number: Int) -> Bool {
            if let board = TestgenSwitch.board {
                if number < 16_384 { board[number] &+= 1 }
                return board[0] == Int32(number)
            }
            TestgenSwitch.reached?.note(number)
            return TestgenSwitch.active == number
        }

        /// Writes down which changes a run gets to.
        nonisolated private final class TestgenReached: @unchecked Sendable {
            private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
            private let path: String
            private var seen: Set<String> = []

            init(path: String) {
                self.path = path
                pthread_mutex_init(lock, nil)
            }

            func note(_ number: Int) {
                pthread_mutex_lock(lock)
                defer { pthread_mutex_unlock(lock) }
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
