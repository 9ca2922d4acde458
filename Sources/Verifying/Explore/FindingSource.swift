/// How an explorer sums up what it found, and writes it down, as source of the copy.
enum FindingSource {
    /// The text.
    static let text = #"""
        extension TestgenExplorer {
            // MARK: - Concluding

            /// Few and short runs that together show all that was found.
            private static func conclude(
                _ search: Search, _ scenario: Scenario, isolation: isolated (any Actor)? = #isolation
            ) async {
                if !search.isConcluding { write(search, ["event": "conclude"]) }
                var open = search.wanted.intersection(search.kills.keys).subtracting(search.concluded)
                let candidates = Dictionary(grouping: open.compactMap { search.kills[$0] }) {
                    TestgenTrail(acts: $0.acts, choices: $0.choices, isQuiet: true).name
                }.sorted { ($0.value[0].acts.count, $0.key.count, $0.key) < ($1.value[0].acts.count, $1.key.count, $1.key) }
                for (_, same) in candidates where !open.isEmpty {
                    let (acts, choices) = same[0]
                    var trail = TestgenTrail(acts: acts, choices: choices, isQuiet: search.isQuiet)
                    let name = trail.name
                    guard !search.deadly.contains("0#\(name)") else { continue }
                    let outcome = await execute(trail, 0, scenario, named: name)
                    var shown: [Int32] = []
                    for change in open.sorted() where outcome.reached.contains(change) {
                        if await shows(search, trail, name, outcome.seen, change, scenario) { shown.append(change) }
                    }
                    guard !shown.isEmpty else { continue }
                    open.subtract(shown)
                    trail = await smaller(search, trail, .changes(Array(shown.prefix(6))), scenario)
                    write(search, ["event": "trail", "trail": trail.json, "shows": shown.map { Int($0) }])
                    search.told.formUnion(signs(trail.seen, trail))
                }
                await concludeOthers(search, scenario)
            }

            /// Runs after which something is seen that is seen after none of those which show changes: the changes that are
            /// planted are not all there are.
            private static func concludeOthers(
                _ search: Search, _ scenario: Scenario, isolation: isolated (any Actor)? = #isolation
            ) async {
                guard !search.hasOthers else { return }
                var counts: [Int: Int] = [:]
                for kept in search.corpus.prefix(3).joined().sorted(by: { $0.acts.count < $1.acts.count }).prefix(400) {
                    let act = kept.acts.last ?? -1
                    guard counts[act, default: 0] < OTHERS, counts.values.reduce(0, +) < 4 * OTHERS else { continue }
                    let trail = TestgenTrail(acts: kept.acts, choices: kept.choices, isQuiet: search.isQuiet)
                    let name = trail.name
                    guard !search.deadly.contains("0#\(name)") else { continue }
                    let outcome = await execute(trail, 0, scenario, named: name)
                    guard trail.isPossible, !trail.hasIssue, !outcome.reached.isDisjoint(with: search.wanted) else { continue }
                    let news = outcome.seen.filter {
                        !search.isUnsteady($0.key) && !search.told.contains("\(act) \($0.key) \(shape($0.value))".hashValue)
                    }
                    guard !news.isEmpty else { continue }
                    counts[act, default: 0] += 1
                    let chosen = news.sorted { ($0.value.count, $0.key) < ($1.value.count, $1.key) }.prefix(3)
                    let small = await smaller(
                        search, trail, .values(Dictionary(chosen.map { ($0.key, $0.value) }) { first, _ in first }), scenario)
                    write(search, ["event": "trail", "trail": small.json, "shows": [Int]()])
                    search.told.formUnion(signs(small.seen, small))
                }
            }

            /// What kinds of values are seen after a run, with what was done last.
            private static func signs(_ seen: [String: String], _ trail: TestgenTrail) -> Set<Int> {
                Set(seen.map { "\(trail.acts.last ?? -1) \($0.key) \(shape($0.value))".hashValue })
            }

            /// A value's text without what texts and numbers there are in it: which cases, whether there is any, how many.
            private static func shape(_ text: String) -> String {
                var shape = ""
                var isQuoted = false
                for character in text {
                    let isContent = isQuoted && character != "\"" || character.isNumber
                    if character == "\"" { isQuoted.toggle() }
                    if !isContent { shape.append(character) } else if shape.last != "0" { shape.append("0") }
                }
                return shape
            }

            /// What a smaller run has to do still.
            private enum Goal {
                /// How many acts at the end have to stay.
                var last: Int { if case .values = self { 1 } else { 0 } }

                /// To show changes.
                case changes([Int32])
                /// To let values be seen.
                case values([String: String])
            }

            private static func meets(
                _ search: Search, _ trail: TestgenTrail, _ name: String, _ outcome: Outcome, _ goal: Goal,
                _ scenario: Scenario, isolation: isolated (any Actor)? = #isolation
            ) async -> Bool {
                switch goal {
                case .values(let values): return values.allSatisfy { outcome.seen[$0.key] == $0.value }
                case .changes(let changes):
                    for change in changes {
                        guard outcome.reached.contains(change),
                            await shows(search, trail, name, outcome.seen, change, scenario)
                        else { return false }
                    }
                    return true
                }
            }

            /// The trail without what it does and chooses that makes no difference.
            private static func smaller(
                _ search: Search, _ trail: TestgenTrail, _ goal: Goal, _ scenario: Scenario,
                isolation: isolated (any Actor)? = #isolation
            ) async -> TestgenTrail {
                var best = trail
                func tried(_ acts: [Int], _ choices: [String: Int], isolation: isolated (any Actor)? = #isolation) async -> TestgenTrail? {
                    let smaller = TestgenTrail(acts: acts, choices: choices, isQuiet: search.isQuiet)
                    let name = smaller.name
                    guard !search.deadly.contains("0#\(name)") else { return nil }
                    let outcome = await execute(smaller, 0, scenario, named: name)
                    guard smaller.isPossible, !smaller.hasIssue,
                        await meets(search, smaller, name, outcome, goal, scenario)
                    else { return nil }
                    smaller.trim()
                    return smaller
                }
                var place = 0
                // What is seen comes of what is done last.
                while place < best.acts.count - goal.last {
                    var acts = best.acts
                    acts.remove(at: place)
                    if let smaller = await tried(acts, moved(best.choices, without: place + 1)) {
                        best = smaller
                    } else {
                        place += 1
                    }
                }
                var size = best.choices.count
                while size > 0 {
                    let keys = best.choices.keys.sorted()
                    for start in stride(from: 0, to: keys.count, by: size) {
                        let left = Set(keys[start..<min(start + size, keys.count)])
                        guard !left.isDisjoint(with: best.choices.keys) else { continue }
                        if let smaller = await tried(best.acts, best.choices.filter({ !left.contains($0.key) })) {
                            best = smaller
                        }
                    }
                    size = size == 1 ? 0 : max(1, size / 2)
                }
                let last = TestgenTrail(acts: best.acts, choices: best.choices, isQuiet: search.isQuiet)
                last.notesWaits = true
                guard !search.deadly.contains("0#\(last.name)") else { return best }
                _ = await execute(last, 0, scenario)
                last.trim()
                return last
            }

            /// Choices under the numbers of acts, one of which is left out.
            private static func moved(_ choices: [String: Int], without act: Int) -> [String: Int] {
                var moved: [String: Int] = [:]
                for (key, number) in choices {
                    guard let (place, rest) = TestgenTrail.split(key), place >= act else {
                        moved[key] = number
                        continue
                    }
                    if place > act { moved["\(place - 1)\(rest)"] = number }
                }
                return moved
            }

            // MARK: - What is written down

            private static func write(_ search: Search, _ entry: [String: Any]) {
                guard let log = search.log else { return }
                let bytes = line(entry)
                fwrite(bytes, 1, bytes.count, log)
                fflush(log)
            }

            private static func line(_ entry: [String: Any]) -> [UInt8] {
                guard let data = try? JSONSerialization.data(withJSONObject: entry, options: [.sortedKeys]) else { return [] }
                return [UInt8](data) + [10]
            }

            private static func resume(_ search: Search, _ path: String) {
                guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return }
                var harmless: Set<String> = []
                defer { TestgenTrail.suspects.subtract(harmless) }
                // Filling in begins anew with each process: where it ended many of them, what it found has to do.
                defer { if search.deadly.count > 8 { search.isFilled = true } }
                var newest: Set<String> = []
                var lastActs: Set<Int> = []
                var lastSigns: Set<String> = []
                var (planned, times) = (0, 0)
                for line in text.components(separatedBy: "\n") where !line.isEmpty {
                    if line.hasPrefix("died ") {
                        search.effort += 10_000
                        let name = String(line.dropFirst(5))
                        search.deadly.insert(name)
                        if name.hasPrefix("0#") {
                            let run = read(String(name.dropFirst(2)))
                            lastActs = Set(run.acts)
                            for act in lastActs { search.ended[act, default: 0] += 1 }
                            if run.acts.count == 1, run.choices.isEmpty, !text.contains(line + "\nchose ") { search.deadlyActs.insert(run.acts[0]) }
                            let signs = run.choices.map { TestgenTrail.sign($0.key, $0.value) }
                            lastSigns = Set(signs)
                            for sign in lastSigns { TestgenTrail.ended[sign, default: 0] += 1 }
                            newest = Set(signs).subtracting(TestgenTrail.suspects)
                            TestgenTrail.suspects.formUnion(newest)
                        }
                        // A change that ends the process is noticed.
                        if let sign = name.firstIndex(of: "#"), let change = Int32(name[..<sign]), change > 0,
                            search.open.remove(change) != nil
                        {
                            let trail = read(String(name[name.index(after: sign)...]))
                            search.kills[change] = trail
                        }
                        continue
                    }
                    if line.hasPrefix("chose ") {
                        let signs = read(String(line.dropFirst(6))).choices.map { TestgenTrail.sign($0.key, $0.value) }
                        let new = Set(signs).subtracting(TestgenTrail.suspects)
                        for sign in signs where lastSigns.insert(sign).inserted { TestgenTrail.ended[sign, default: 0] += 1 }
                        newest.formUnion(new)
                        TestgenTrail.suspects.formUnion(new)
                        continue
                    }
                    guard let entry = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else { continue }
                    let acts = entry["acts"] as? [Int] ?? []
                    let choices = entry["choices"] as? [String: Int] ?? [:]
                    switch entry["event"] as? String {
                    case "round":
                        search.round = max(search.round, entry["round"] as? Int ?? 0)
                        search.effort = max(search.effort, entry["effort"] as? Int ?? 0)
                    case "keep":
                        for act in Set(acts) { search.survived[act, default: 0] += 1 }
                        for sign in Set(choices.map { TestgenTrail.sign($0.key, $0.value) }) {
                            TestgenTrail.survived[sign, default: 0] += 1
                        }
                        for (key, number) in choices { harmless.insert(TestgenTrail.sign(key, number)) }
                        let asked = read("|" + (entry["asked"] as? String ?? "")).choices.map { (key: $0.key, count: $0.value) }
                            .sorted { $0.key < $1.key }
                        search.corpus[entry["news"] as? Int ?? 3].append(
                            Kept(acts: acts, choices: choices, asked: asked, called: entry["called"] as? [String] ?? []))
                    // What was planned last is planned again, and gone through at once as far as it was: the rest of it
                    // was lost with the process. Where that ends it time and again, the next is.
                    case "plan":
                        let number = entry["number"] as? Int ?? 1
                        (times, planned) = (number == planned ? times + 1 : 1, number)
                        (search.plannedCount, search.replays) = (times < 4 ? number - 1 : number, 0)
                    case "planned": search.replays += times < 4 ? 1 : 0
                    case "mend":
                        // What it ended with is known.
                        TestgenTrail.suspects.subtract(newest)
                        newest = []
                        for act in lastActs { search.ended[act, default: 0] -= 1 }
                        for sign in lastSigns { TestgenTrail.ended[sign, default: 0] -= 1 }
                        (lastActs, lastSigns) = ([], [])
                        search.mended.append(Kept(acts: acts, choices: choices, asked: [], called: []))
                    case "kill":
                        guard let change = entry["change"] as? Int else { continue }
                        search.open.remove(Int32(change))
                        search.kills[Int32(change)] = (acts, choices)
                    case "filled": search.isFilled = true
                    case "conclude": search.isConcluding = true
                    case "trail":
                        let shows = entry["shows"] as? [Int] ?? []
                        search.concluded.formUnion(shows.map { Int32($0) })
                        if shows.isEmpty { search.hasOthers = true }
                    default: continue
                    }
                }
            }

            private static func read(_ name: String) -> (acts: [Int], choices: [String: Int]) {
                let parts = name.components(separatedBy: "|")
                var choices: [String: Int] = [:]
                for part in parts.dropFirst() {
                    guard let colon = part.lastIndex(of: ":"), let number = Int(part[part.index(after: colon)...]) else { continue }
                    choices[String(part[..<colon])] = number
                }
                return (parts[0].components(separatedBy: ",").compactMap { Int($0) }, choices)
            }
        }

        """#
}
