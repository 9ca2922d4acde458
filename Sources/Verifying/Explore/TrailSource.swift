/// What one run of an explorer arranges, does and sees, as source of the copy.
enum TrailSource {
    /// The text.
    static let text = #"""
        /// What one run arranges and does, by numbers, and what it saw.
        nonisolated final class TestgenTrail: @unchecked Sendable {
            /// What is done, in order.
            var acts: [Int]
            /// What was chosen, by name; 0 where nothing stands.
            var choices: [String: Int]
            /// What was asked, in order, with the number of choices.
            private(set) var asked: [(key: String, count: Int)] = []
            private var known: Set<String> = []
            private var arranged: Set<String> = []
            /// The members of doubles that were called, by the step in which they were.
            private(set) var called: Set<String> = []
            private var (counts, counted): ([String: Int], [String: Int]) = ([:], [:])
            private var random: TestgenRandom?
            private var actSeen: [String: String] = [:]
            private var looks: [String: String] = [:]
            private var earlier: [String: String]?
            private var first: [String: String] = [:]
            private var plain: [String: String] = [:]
            /// How many elements the collections have that were seen after the last act.
            private(set) var sizes: [String: Int] = [:]
            private var kept: [(step: Int, name: String, value: () -> Any)] = []
            /// What acts returned last that others use, by the act.
            var handles: [Int: Any] = [:]
            private var (isLooking, rounds) = (false, 0)
            private var seconds: Double?
            private(set) var step = 0
            private let isQuiet: Bool
            /// Whether it notes what tells that work has come to rest.
            var notesWaits = false
            /// What tells that work has come to rest which an act leaves behind, by the act.
            private(set) var waits: [Int: [String: String]] = [:]
            var isLast = false
            /// Whether all of it could be done.
            var isPossible = true
            /// What it was planned for; `nil` for one that chance made.
            var planned: TestgenExplorer.Planned?
            /// Whether an issue was recorded: a double was asked what nobody had told it.
            var hasIssue = false
            private let lock = NSLock()

            init(acts: [Int], choices: [String: Int] = [:], isQuiet: Bool, random: TestgenRandom? = nil) {
                self.acts = acts
                self.choices = choices
                self.isQuiet = isQuiet
                self.random = random
            }

            /// What was seen after the last act.
            var seen: [String: String] { actSeen.merging(looks) { $1 } }

            // MARK: - Choosing

            /// A number below a count; what was not chosen before is chosen now, the more often 0 the deeper it lies.
            func choose(_ key: String, _ count: Int) -> Int {
                choose(key, count, likely: key.contains("/act") ? 80 : 35)
            }

            /// Whether something is arranged before an act.
            func arranges(_ key: String, _ count: Int) -> Int {
                guard let number = choices[key], number > 0 else { return 0 }
                arranged.insert(key)
                return min(number, count - 1)
            }

            /// Notes how often a member of a double was used so far; what was called several times can answer in turn.
            func count(_ member: String, _ number: Int) {
                if counts[member, default: 0] != number { called.insert("\(step)/\(member)") }
                if number > 1 + counted[member, default: 0] { called.insert("\(step)/\(member)&") }
                counts[member] = number
            }

            private func choose(_ key: String, _ count: Int, likely: Int) -> Int {
                lock.lock()
                defer { lock.unlock() }
                let isNew = known.insert(key).inserted
                if isNew { asked.append((key, count)) }
                if let number = choices[key] { return min(number, count - 1) }
                // Asked again, it is answered as before.
                guard isNew, count > 1, random != nil, key.utf8.count < 150 else { return 0 }
                guard random!.next(100) < likely else { return 0 }
                let number = 1 + random!.next(count - 1)
                guard !Self.suspects.contains(Self.sign(key, number)) || random!.next(100) < 4, !isRisky(key, number) else {
                    return 0
                }
                choices[key] = number
                TestgenWatch.chose(key, number)
                return number
            }

            /// Choices of runs that ended the process, and of none that did not.
            nonisolated(unsafe) static var suspects: Set<String> = []

            /// In how many runs a choice stood that ended the process, and in how many that were worth keeping.
            nonisolated(unsafe) static var ended: [String: Int] = [:]
            nonisolated(unsafe) static var survived: [String: Int] = [:]

            /// Whether to leave out a choice that ended the process again and again, the likelier the more often it did.
            private func isRisky(_ key: String, _ number: Int) -> Bool {
                let sign = Self.sign(key, number)
                guard let ended = Self.ended[sign], ended > 2 else { return false }
                return random!.next(5 * ended + Self.survived[sign, default: 0]) < 5 * ended
            }

            /// A choice, wherever in a run it is made.
            static func sign(_ key: String, _ number: Int) -> String {
                "\(split(key)?.rest ?? Substring(key)):\(number)"
            }

            /// The act before or during which something is chosen, and the rest of its name; `nil` for what holds for a run.
            static func split(_ key: String) -> (place: Int, rest: Substring)? {
                guard let end = key.firstIndex(where: { $0 == "/" || $0 == "~" }), let place = Int(key[..<end]) else {
                    return nil
                }
                return (place, key[end...])
            }

            /// Leaves out what is known to end the process; what does not is free of suspicion.
            func avoidSuspects() {
                for (key, number) in choices.sorted(by: { $0.key < $1.key }) {
                    if Self.suspects.contains(Self.sign(key, number)) {
                        if random == nil || random!.next(100) >= 4 { choices[key] = nil }
                    } else if random != nil, isRisky(key, number) {
                        choices[key] = nil
                    }
                }
            }

            func clear() {
                guard !Self.suspects.isEmpty else { return }
                for (key, number) in choices { Self.suspects.remove(Self.sign(key, number)) }
            }

            func pick<T>(_ key: String, _ standard: T, _ list: [T], _ place: Int) -> T {
                repeatText(key, list)
                let number = choose(key, list.count + 1)
                let rank = number > 0 || list.count < 2 ? nil : rank(key)
                let value =
                    number > 0
                    ? list[number - 1]
                    : rank.map { list[$0 % list.count] } ?? (place > 0 ? list[(place - 1) % list.count] : standard)
                if let text = value as? String { texts.append(text) }
                return value
            }

            /// The place of a value among those of its kind where the elements of a list differ in it: the part of an
            /// element that rises or falls from one to the next.
            private func rank(_ key: String) -> Int? {
                guard let end = key.lastIndex(of: "]"), let start = key[..<end].lastIndex(of: "["),
                    let place = Int(key[key.index(after: start)..<end])
                else { return nil }
                switch choose("\(key[..<start])%\(key[key.index(after: end)...])", 3) {
                case 1: return place
                case 2: return 2 - min(place, 2)
                default: return nil
                }
            }

            /// The texts that were picked so far.
            private var texts: [String] = []

            /// What was given before is often given again.
            private func repeatText<T>(_ key: String, _ list: [T]) {
                guard !texts.isEmpty, choices[key] == nil, random != nil, let list = list as? [String],
                    random!.next(100) < 20
                else { return }
                let text = texts[random!.next(texts.count)]
                if let index = list.firstIndex(of: text) { choices[key] = index + 1 }
            }

            func maybe<T>(_ key: String, _ standard: T?, _ value: () -> T) -> T? {
                switch choose(key, 3) {
                case 0: (rank(key) ?? 0) > 0 ? value() : standard
                case 1: nil
                default: value()
                }
            }

            func some<T>(_ key: String, _ standard: T, _ value: () -> T) -> T {
                choose(key, 2) == 0 ? standard : value()
            }

            func list<T>(_ key: String, _ standard: [T], _ element: (Int) -> T) -> [T] {
                let number = choose(key, 5)
                return number == 0 ? standard : (0..<(number - 1)).map(element)
            }

            func set<T: Hashable>(_ key: String, _ standard: Set<T>, _ element: (Int) -> T) -> Set<T> {
                let number = choose(key, 4)
                return number == 0 ? standard : Set((0..<(number - 1)).map(element))
            }

            func dictionary<K: Hashable, V>(
                _ key: String, _ standard: [K: V], _ name: (Int) -> K, _ value: (Int) -> V
            ) -> [K: V] {
                let number = choose(key, 4)
                guard number > 0 else { return standard }
                return Dictionary((0..<(number - 1)).map { (name($0), value($0)) }) { first, _ in first }
            }

            // MARK: - The time

            /// Whether the test tells the time.
            var hasClock: Bool { seconds != nil }
            var clock: Date { Date(timeIntervalSince1970: seconds ?? 0) }

            func setClock(_ key: String) {
                if choose(key, 2, likely: 60) == 1 { seconds = TestgenExplorer.noon }
            }

            func moveClock(_ key: String) {
                guard seconds != nil else { return }
                let steps = TestgenExplorer.steps
                let number = choose(key, steps.count + 1, likely: 30)
                if number > 0 { seconds! += steps[number - 1] }
            }

            // MARK: - Looking

            func begin(_ step: Int) {
                self.step = step
                counted = counts
                isLooking = false
                earlier = nil
                rounds = 0
                actSeen = [:]
            }

            func beginLooks() {
                isLooking = true
                looks = [:]
            }

            func see<T>(_ name: String, _ value: T) {
                let text = TestgenText.of(value)
                if isLooking {
                    looks[name] = text
                    if T.self == Int.self || T.self == Bool.self { plain[name] = text }
                    if isLast, let list = value as? any Collection { sizes[name] = list.count }
                } else {
                    actSeen[name] = text
                }
            }

            /// Keeps looking at what a closure records.
            func keep<T>(_ name: String, _ value: @escaping () -> T) { kept.append((step, name, { value() })) }

            /// A value that is handed over; where it is an object, what it holds is looked at.
            func watched<T>(_ name: String, _ value: T) -> T {
                if TestgenText.isOpen(value) { keep("object/\(name)") { value } }
                return value
            }

            /// Whether what is seen now matters; work that goes on beside the test has come to rest then.
            func comesToRest() async -> Bool {
                guard !isQuiet else { return isLast }
                if notesWaits, !isLast { return true }
                await TestgenBoard.comeToRest()
                return isLast
            }

            /// Whether what is seen now may change still; lets work go on for a while.
            func goesOn() async -> Bool {
                // What is told to an act that came back may be told in the course of another one.
                for (from, name, value) in kept {
                    looks[from == step ? name : "\(name)-\(step - from)"] = TestgenText.of(value())
                }
                if isQuiet { return false }
                if earlier == nil { first = looks }
                if earlier == looks || rounds > 12 {
                    if !isLast {
                        let changed = looks.filter { first[$0.key] != $0.value && plain[$0.key] != nil }
                        if !changed.isEmpty { waits[step] = changed }
                    }
                    return false
                }
                earlier = looks
                rounds += 1
                await TestgenBoard.comeToRest()
                return true
            }

            // MARK: - Writing

            /// What is done and what is chosen that was asked for, in one order.
            var name: String {
                let chosen = choices.filter { $0.value != 0 }
                let parts = chosen.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
                return acts.map(String.init).joined(separator: ",") + "|" + parts.joined(separator: "|")
            }

            /// Only what was asked for.
            func trim() { choices = choices.filter { $0.value != 0 && (known.contains($0.key) || arranged.contains($0.key)) } }

            var json: [String: Any] {
                ["acts": acts, "choices": choices, "waits": Dictionary(uniqueKeysWithValues: waits.map { ("\($0.key)", $0.value) })]
            }
        }

        /// Numbers that are the same each time.
        nonisolated struct TestgenRandom {
            var state: UInt64

            mutating func next(_ bound: Int) -> Int {
                state ^= state << 13
                state ^= state >> 7
                state ^= state << 17
                return Int(state % UInt64(bound))
            }
        }

        """#
}
