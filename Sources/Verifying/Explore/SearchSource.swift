/// The search of an explorer, as source of the copy.
enum SearchSource {
    /// The text.
    static let text = #"""
        /// Tries what a test may arrange and do, and keeps what shows something new.
        nonisolated enum TestgenExplorer {
            static let noon: Double = NOON
            static let steps: [Double] = STEPS
            /// The number of the last change of the code.
            static let last = Int(ProcessInfo.processInfo.environment["TESTGEN_LAST"] ?? "") ?? 4_000

            /// A run that was worth keeping.
            private struct Kept {
                var acts: [Int]
                var choices: [String: Int]
                var asked: [(key: String, count: Int)]
                /// The members of doubles that were called, by step.
                var called: [String]
            }

            private struct Outcome {
                var seen: [String: String]
                var reached: Set<Int32>
            }

            private final class Search {
                var acts: [Int] = []
                var isQuiet = false
                /// The changes that are looked for, and those that no run shows so far.
                var wanted: Set<Int32> = []
                var open: Set<Int32> = []
                var kills: [Int32: (acts: [Int], choices: [String: Int])] = [:]
                var stubs: [String: Int] = [:]
                /// Runs worth keeping: those that got to new code, that showed a new number of things, a new value, and
                /// those that went another way.
                var corpus: [[Kept]] = [[], [], [], []]
                /// How acts fill in forms.
                var forms: [Int: TestgenForm] = [:]
                /// The acts that set one thing each, and whether all of it was set as the code likes it.
                var fields: [TestgenField] = []
                var isFilled = false
                var ways: Set<Int> = []
                var reached: Set<Int32> = []
                var shown: [String: Set<Int>] = [:]
                var tries: [Int32: Int] = [:]
                /// Runs in which doubles are told what they were asked in vain in others.
                var mended: [Kept] = []
                /// Runs that differ in one thing from those that got to new code, and of how many of those that is so.
                var plan: [Planned] = []
                var plannedCount = 0
                /// How many of them were gone through in the process before.
                var replays = 0
                var deadly: Set<String> = []
                /// The acts that end the process where doubles are told nothing.
                var deadlyActs: Set<Int> = []
                /// In how many runs each act was done that ended the process, and in how many that did not.
                var ended: [Int: Int] = [:]
                var survived: [Int: Int] = [:]
                var round = 0
                /// For how many rounds nothing was found.
                var idle = 0
                /// What exploring has cost so far; it ends by this rather than by the time, which is never the same twice.
                var effort = 0
                /// How many runs were done in this process, and in how many work of earlier ones went on.
                var runs = 0
                var strayRuns = 0
                /// Whether exploring is over, and the changes that what was summed up so far shows.
                var isConcluding = false
                var concluded: Set<Int32> = []
                /// What is seen after runs that were written down, and whether others than those which show changes were.
                var told: Set<Int> = []
                var hasOthers = false
                var log: UnsafeMutablePointer<FILE>?
                /// How often the same run was done twice, and what did not come out the same, how often.
                var repeats = 0
                var unsteady: [String: Int] = [:]

                /// Whether something comes out differently so often that it tells nothing.
                func isUnsteady(_ name: String) -> Bool { unsteady[name].map { $0 * 8 > repeats } ?? false }
            }

            /// The search that is under way.
            nonisolated(unsafe) private static var current: Search?

            typealias Scenario = (TestgenTrail) async -> Void

            static func run(
                acts: [Int], forms: [Int: TestgenForm], fields: [TestgenField], stubs: [String: Int], isQuiet: Bool, hasThreads: Bool,
                isolation: isolated (any Actor)? = #isolation, _ scenario: Scenario
            ) async {
                guard let path = ProcessInfo.processInfo.environment["TESTGEN_TRAILS"] else { return }
                let search = Search()
                search.acts = acts
                search.isQuiet = isQuiet
                search.stubs = stubs
                search.forms = forms
                search.fields = fields
                current = search
                let changes = ProcessInfo.processInfo.environment["TESTGEN_CHANGES"] ?? ""
                search.wanted = Set(changes.split(separator: ",").compactMap { Int32($0) })
                // What tests show already leads on as well.
                search.open = Set((1...Int32(max(1, last))))
                resume(search, path)
                search.log = fopen(path, "a")
                TestgenWatch.start(path)
                TestgenTurns.begin()
                TestgenTurns.hasThreads = hasThreads
                let isEnding = ProcessInfo.processInfo.environment["TESTGEN_ENDING"] != nil
                if !search.isConcluding, !isEnding { await explore(search, scenario) }
                await conclude(search, scenario)
                write(search, ["event": "end"])
            }

            // MARK: - One run

            private static func execute(
                _ trail: TestgenTrail, _ change: Int32, _ scenario: Scenario, named name: String? = nil,
                isolation: isolated (any Actor)? = #isolation
            ) async -> Outcome {
                let board = TestgenBoard.numbers
                memset(board, 0, (last + 1) * MemoryLayout<Int32>.stride)
                board[0] = change
                TestgenWatch.begin("\(change)#\(name ?? trail.name)")
                let (start, work, rests) = (ContinuousClock.now, TestgenBoard.work, TestgenBoard.rests)
                await scenario(trail)
                TestgenWatch.end()
                if getenv("TESTGEN_MISTAKE") != nil {
                    unsetenv("TESTGEN_MISTAKE")
                    trail.isPossible = false
                }
                let reached = TestgenBoard.reached
                let rested = TestgenBoard.rests - rests
                current?.runs += 1
                if TestgenBoard.strays.isEmpty {
                    current?.effort += effort(ContinuousClock.now - start, TestgenBoard.work - work, rests: rested)
                } else {
                    // The more of it there is, the longer a run takes.
                    current?.strayRuns += 1
                    current?.effort += 300 + 8 * (current?.strayRuns ?? 0)
                }
                board[0] = 0
                if let runs = current?.runs, runs <= 16 || runs & (runs - 1) == 0 || rested > 15 && runs % 8 == 0 {
                    await TestgenBoard.lookForStrays()
                }
                return Outcome(seen: trail.seen, reached: reached)
            }

            /// Notes that a double was told a value of a type that nobody asked for.
            static func mistake() { setenv("TESTGEN_MISTAKE", "1", 1) }

            /// What a run costs: the same each time, but for one that takes just as long as where the next class begins. What
            /// else the machine does while it runs costs nothing: a run waits by itself where it does next to no work.
            private static func effort(_ time: Duration, _ work: Duration, rests: Int) -> Int {
                let isWaiting = work * 8 < time
                if work >= .milliseconds(100) || isWaiting && time >= .milliseconds(100) { return 1_000 }
                if work >= .milliseconds(10) || isWaiting && time >= .milliseconds(20) { return 100 }
                return 1 + 20 * rests
            }

            /// Whether a trail of a name shows a change.
            private static func shows(
                _ search: Search, _ trail: TestgenTrail, _ name: String, _ seen: [String: String], _ change: Int32,
                _ scenario: Scenario, isolation: isolated (any Actor)? = #isolation
            ) async -> Bool {
                let copy = TestgenTrail(acts: trail.acts, choices: trail.choices, isQuiet: search.isQuiet)
                if search.deadly.contains("\(change)#\(name)") { return true }
                let outcome = await execute(copy, change, scenario, named: name)
                if !copy.isPossible { return false }
                let names = Set(outcome.seen.keys).union(seen.keys).filter {
                    outcome.seen[$0] != seen[$0] && !search.isUnsteady($0)
                }
                guard !names.isEmpty, names.allSatisfy({ search.unsteady[$0] != nil }) else { return !names.isEmpty }
                // What differs at times by itself has to differ again.
                func again(_ change: Int32, isolation: isolated (any Actor)? = #isolation) async -> [String: String] {
                    let same = TestgenTrail(acts: trail.acts, choices: trail.choices, isQuiet: search.isQuiet)
                    return await execute(same, change, scenario, named: name).seen
                }
                let (plain, changed) = (await again(0), await again(change))
                return names.contains { plain[$0] == seen[$0] && changed[$0] == outcome.seen[$0] }
            }

            // MARK: - Exploring

            private static func explore(
                _ search: Search, _ scenario: Scenario, isolation: isolated (any Actor)? = #isolation
            ) async {
                let rounds = ROUNDS
                await fill(search, scenario)
                while search.round < rounds, !search.open.isDisjoint(with: search.wanted), search.idle < rounds / 3,
                    search.effort < EFFORT
                {
                    search.round += 1
                    if search.round % 20 == 0 {
                        write(search, ["event": "round", "round": search.round, "effort": search.effort])
                    }
                    let trail = next(search)
                    trail.avoidSuspects()
                    await attempt(search, trail, scenario)
                }
            }

            /// Does a run, and learns from it; `nil` where it could not be done, or is known to end the process.
            @discardableResult
            private static func attempt(
                _ search: Search, _ trail: TestgenTrail, _ scenario: Scenario,
                isolation: isolated (any Actor)? = #isolation
            ) async -> Outcome? {
                let asked = trail.name
                guard !search.deadly.contains("0#\(asked)"), !isDoomed(search, trail) else { return nil }
                let outcome = await execute(trail, 0, scenario, named: asked)
                trail.clear()
                for act in Set(trail.acts) { search.survived[act, default: 0] += 1 }
                guard trail.isPossible else { return nil }
                planOn(search, trail)
                trail.trim()
                await learn(search, trail, outcome, scenario)
                return outcome
            }

            /// Keeps a run that shows something new, and does it again with changes of the code, to see which it shows.
            private static func learn(
                _ search: Search, _ trail: TestgenTrail, _ outcome: Outcome, _ scenario: Scenario,
                isolation: isolated (any Actor)? = #isolation
            ) async {
                let news = news(search, trail, outcome)
                let isNew = news != nil
                let isOther = search.ways.insert(outcome.reached.sorted().hashValue).inserted
                let wanted = outcome.reached.intersection(search.open)
                let fresh = wanted.filter { search.tries[$0, default: 0] < 6 }
                search.idle += 1
                guard isNew || isOther || !fresh.isEmpty || search.round % 4 == 0 else { return }
                if let news {
                    if news == 0 { search.idle = 0 }
                    keep(search, trail, news)
                } else if isOther {
                    search.corpus[3].append(kept(trail))
                }
                // A test of it would not pass; but what it asked for tells what to arrange.
                guard !trail.hasIssue else { return }
                let chosen = (isNew || isOther || search.round % 4 == 0 ? wanted : fresh)
                    .filter { search.tries[$0, default: 0] < 600 }
                    .sorted { (search.tries[$0, default: 0], $0) < (search.tries[$1, default: 0], $1) }.prefix(24)
                guard !chosen.isEmpty else { return }
                let name = trail.name
                guard !search.deadly.contains("0#\(name)") else { return }
                let again = await execute(
                    TestgenTrail(acts: trail.acts, choices: trail.choices, isQuiet: search.isQuiet), 0, scenario,
                    named: name)
                search.repeats += 1
                for (name, text) in again.seen where outcome.seen[name] != text { search.unsteady[name, default: 0] += 1 }
                for change in chosen {
                    search.tries[change, default: 0] += 1
                    guard await shows(search, trail, name, again.seen, change, scenario) else { continue }
                    search.idle = 0
                    search.open.remove(change)
                    search.kills[change] = (trail.acts, trail.choices)
                    write(search, ["event": "kill", "change": Int(change), "acts": trail.acts, "choices": trail.choices])
                    if news != 0 { keep(search, trail, 0) }
                }
            }

            /// Whether a run does what ends the process, and tells doubles nothing before that, or what ended it more often
            /// than not.
            private static func isDoomed(_ search: Search, _ trail: TestgenTrail) -> Bool {
                for act in Set(trail.acts) {
                    let (ended, survived) = (search.ended[act] ?? 0, search.survived[act] ?? 0)
                    if ended > 2, search.round % 10 < 10 * ended / (ended + survived) { return true }
                }
                return trail.acts.enumerated().contains { place, act in
                    search.deadlyActs.contains(act)
                        && !trail.choices.contains { key, number in
                            guard number > 0, let (step, rest) = TestgenTrail.split(key) else { return number > 0 }
                            return step <= place + 1 && !rest.hasPrefix("/act")
                        }
                }
            }

            /// What a run shows that none did: that it got to code, how many things there are, a value; `nil` for nothing.
            private static func news(_ search: Search, _ trail: TestgenTrail, _ outcome: Outcome) -> Int? {
                var news: Int?
                let act = "\(trail.acts.last ?? -1) "
                for (name, text) in outcome.seen {
                    let key = act + name
                    guard search.shown[key, default: []].count < (text.utf8.count < 4 ? 4 : 10) else { continue }
                    if search.shown[key, default: []].insert(text.hashValue).inserted { news = 2 }
                }
                for (name, size) in trail.sizes where size < 5 {
                    if search.shown[act + name + "#", default: []].insert(size).inserted { news = 1 }
                }
                for member in trail.called {
                    let name = String(member.drop { $0 != "/" })
                    if search.shown["called", default: []].insert((act + name).hashValue).inserted { news = 0 }
                }
                if !outcome.reached.isSubset(of: search.reached) { news = 0 }
                search.reached.formUnion(outcome.reached)
                return news
            }

            private static func kept(_ trail: TestgenTrail) -> Kept {
                Kept(acts: trail.acts, choices: trail.choices, asked: trail.asked, called: trail.called.sorted())
            }

            private static func keep(_ search: Search, _ trail: TestgenTrail, _ news: Int) {
                search.corpus[news].append(kept(trail))
                let asked = trail.asked.compactMap { $0.count > 1 ? "\($0.key):\($0.count)" : nil }.joined(separator: "|")
                write(
                    search,
                    [
                        "event": "keep", "acts": trail.acts, "choices": trail.choices, "asked": asked,
                        "called": trail.called.sorted(), "news": news,
                    ])
            }
        }

        """#
}
