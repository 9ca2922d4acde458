/// The switches of the changes and the watch over runs that do not end, as source of the copy.
enum BoardSource {
    /// The text.
    static let text = #"""
        /// The switches of the changes: the one that is on, then whether each was got to.
        nonisolated enum TestgenBoard {
            static let size = 16_384
            nonisolated(unsafe) static let numbers: UnsafeMutablePointer<Int32> = {
                let memory = UnsafeMutablePointer<Int32>.allocate(capacity: size)
                memory.initialize(repeating: 0, count: size)
                return memory
            }()

            /// How often the code got to a change since the run began.
            private static var count: Int {
                var sum = 0
                for index in 1...TestgenExplorer.last { sum &+= Int(numbers[index]) }
                return sum
            }

            /// The changes that the code got to since the run began, and those that work of earlier runs gets to without end.
            static var reached: Set<Int32> {
                var (reached, index) = (strays, 1)
                while index <= TestgenExplorer.last {
                    if numbers[index] != 0 { reached.insert(Int32(index)) }
                    index += 1
                }
                return reached
            }

            /// What work gets to that goes on without end when the run that began it is over.
            nonisolated(unsafe) private(set) static var strays: Set<Int32> = []

            /// Looks for such work after a run: what is got to again and again while nothing else is done.
            static func lookForStrays(isolation: isolated (any Actor)? = #isolation) async {
                var found: Set<Int32> = []
                for round in 0..<3 {
                    memset(numbers, 0, (TestgenExplorer.last + 1) * MemoryLayout<Int32>.stride)
                    try? await Task.sleep(nanoseconds: 4_000_000)
                    for _ in 0..<6 { await Task.yield() }
                    let now = reached.subtracting(strays)
                    found = round == 0 ? now : found.intersection(now)
                    if found.isEmpty { return }
                }
                strays.formUnion(found)
            }

            /// How often it was slept until work came to rest.
            nonisolated(unsafe) private(set) static var rests = 0

            /// How long the process has worked, on all threads.
            static var work: Duration {
                var time = timespec()
                clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
                return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
            }

            /// Lets work go on that was started, until none gets on any more.
            static func comeToRest(isolation: isolated (any Actor)? = #isolation) async {
                for round in 0..<16 {
                    let before = count
                    for _ in 0..<12 { await Task.yield() }
                    if !TestgenTurns.isOneByOne || TestgenTurns.hasThreads {
                        rests += 1
                        try? await Task.sleep(nanoseconds: round > 2 ? 1_000_000 : 100_000)
                        for _ in 0..<6 { await Task.yield() }
                    }
                    if count == before, strays.isEmpty { return }
                }
            }
        }

        /// Lets all tasks take turns on one thread, so that a run goes the same way each time.
        nonisolated enum TestgenTurns {
            private typealias Original = @convention(thin) (UnownedJob) -> Void
            private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

            /// Whether they do.
            nonisolated(unsafe) static var isOneByOne = false
            /// Whether other threads do work as well.
            nonisolated(unsafe) static var hasThreads = false

            static func begin() {
                guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook") else { return }
                symbol.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in MainActor.shared.enqueue(job) }
                isOneByOne = true
            }
        }

        @_cdecl("testgen_board")
        nonisolated public func testgenBoard() -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(TestgenBoard.numbers) }

        /// Writes down which run ended the process, and ends it when a run does not end.
        nonisolated enum TestgenWatch {
            nonisolated(unsafe) private static var line = [CChar](repeating: 0, count: 65_536)
            nonisolated(unsafe) private static var length = 0
            nonisolated(unsafe) private static var file: Int32 = -1
            nonisolated(unsafe) private static var count = 0
            nonisolated(unsafe) private static var isUnderWay = false
            /// What the run chose by chance since it began.
            nonisolated(unsafe) private static var chosen = [CChar](repeating: 0, count: 65_536)
            nonisolated(unsafe) private static var chosenLength = 0
            /// What is written down as well where the process ends.
            nonisolated(unsafe) private static var rest: UnsafeMutableBufferPointer<UInt8>?

            static func begin(_ name: String) {
                makeStack()
                var text = "died " + name + "\n"
                isUnderWay = true
                chosenLength = 0
                count &+= 1
                rest?.deallocate()
                rest = nil
                text.withUTF8 { bytes in
                    length = min(bytes.count, 65_000)
                    line.withUnsafeMutableBytes { _ = memcpy($0.baseAddress!, bytes.baseAddress!, length) }
                }
            }

            static func end() { isUnderWay = false }

            /// Notes what a run chooses by chance, which its name does not tell.
            static func chose(_ key: String, _ number: Int) {
                var text = "|\(key):\(number)"
                text.withUTF8 { bytes in
                    guard chosenLength + bytes.count < 65_000 else { return }
                    chosen.withUnsafeMutableBytes { _ = memcpy($0.baseAddress! + chosenLength, bytes.baseAddress!, bytes.count) }
                    chosenLength += bytes.count
                }
            }

            static func start(_ path: String) {
                file = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o644)
                for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] { handle(number) }
                atexit { if TestgenWatch.isUnderWay { TestgenWatch.note() } }
                let thread = Thread {
                    var last = -1
                    var same = 0
                    while true {
                        Thread.sleep(forTimeInterval: 0.25)
                        if TestgenWatch.isUnderWay, TestgenWatch.count == last {
                            same += 1
                            if same >= 6 { TestgenWatch.die(71) }
                        } else {
                            same = 0
                            last = TestgenWatch.count
                        }
                    }
                }
                thread.start()
            }

            /// Ends the process by a signal, on a stack of its own: the one under way may have come to its end.
            private static func handle(_ number: Int32) {
                var action = sigaction()
                #if canImport(Darwin)
                    action.__sigaction_u.__sa_handler = { _ in TestgenWatch.die(70) }
                #else
                    action.__sigaction_handler.sa_handler = { _ in TestgenWatch.die(70) }
                #endif
                action.sa_flags = Int32(SA_ONSTACK)
                sigaction(number, &action, nil)
            }

            /// Gives the thread a stack for signals, where it has none.
            private static func makeStack() {
                var known = stack_t()
                guard sigaltstack(nil, &known) == 0, known.ss_sp == nil else { return }
                var stack = stack_t()
                stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: 65_536, alignment: 16)
                stack.ss_size = 65_536
                sigaltstack(&stack, nil)
            }

            static func note() {
                line.withUnsafeBytes { bytes in _ = write(file, bytes.baseAddress!, length) }
                if chosenLength > 0 {
                    _ = write(file, "chose ", 6)
                    chosen.withUnsafeBytes { bytes in _ = write(file, bytes.baseAddress!, chosenLength) }
                    _ = write(file, "\n", 1)
                }
                if let rest, let start = rest.baseAddress { _ = write(file, start, rest.count) }
            }

            /// Has a line written down where the process ends with the run that is under way.
            static func expect(_ line: [UInt8]) {
                let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: line.count)
                _ = buffer.initialize(from: line)
                rest?.deallocate()
                rest = buffer
            }

            static func die(_ code: Int32) {
                note()
                _exit(code)
            }
        }

        """#
}
