/// How an explorer makes a run of another one, as source of the copy.
enum VariationSource {
    /// The text.
    static let text = #"""
        extension TestgenExplorer {
            /// The next run to try: a new one, or one that was worth keeping with something changed.
            private static func next(_ search: Search) -> TestgenTrail {
                var random = TestgenRandom(state: 0x9E37_79B9_7F4A_7C15 &* UInt64(search.round + 1) | 1)
                for _ in 0..<4 { _ = random.next(10) }
                if let kept = search.mended.popLast() {
                    return TestgenTrail(acts: kept.acts, choices: kept.choices, isQuiet: search.isQuiet, random: random)
                }
                if search.round % 2 == 0 || search.replays > 0, let planned = planned(search) {
                    search.replays -= 1
                    return planned
                }
                guard search.round > 3 * search.acts.count, !search.corpus[0].isEmpty, random.next(100) < 92 else {
                    // Each act by itself first.
                    let number = search.round % (search.acts.count + 1)
                    let first = search.acts.dropFirst(number).prefix(1)
                    let count = search.round > 3 * search.acts.count ? random.next(3) : 0
                    let acts = (0..<(search.acts.isEmpty ? 0 : count)).map { _ in search.acts[random.next(search.acts.count)] } + first
                    return TestgenTrail(acts: acts, isQuiet: search.isQuiet, random: random)
                }
                let parent = start(search, &random)
                var (acts, choices) = (parent.acts, parent.choices)
                for _ in 0..<(1 + random.next(2)) { change(&acts, &choices, parent, search, &random) }
                return TestgenTrail(acts: acts, choices: choices, isQuiet: search.isQuiet, random: random)
            }

            /// Lets the next run tell a double what it was asked and nobody had told it; the process may end with this one.
            static func lacks(_ trail: TestgenTrail, _ issue: String) {
                guard let search = current, TestgenBoard.numbers[0] == 0, search.mended.count < 4,
                    let name = issue.components(separatedBy: " was used but not stubbed").first
                else { return }
                var run = kept(trail)
                let members = search.stubs.keys.filter { key in
                    name.hasSuffix(key.drop { $0 != "." }) && !run.choices.keys.contains { $0.hasSuffix("/\(key)") }
                }
                guard !members.isEmpty else { return }
                for member in members { run.choices["\(trail.step)/\(member)"] = 1 }
                search.mended.append(run)
                TestgenWatch.expect(line(["event": "mend", "acts": run.acts, "choices": run.choices]))
            }

            /// A run to start from, of those that were worth keeping.
            private static func start(_ search: Search, _ random: inout TestgenRandom) -> Kept {
                let number = [0, 0, 0, 0, 0, 1, 1, 2, 2, 3][random.next(10)]
                let corpus = search.corpus[number].isEmpty ? search.corpus[0] : search.corpus[number]
                // What was found last is worth more.
                return corpus[corpus.count - 1 - min(random.next(corpus.count), random.next(corpus.count))]
            }

            /// Changes something about a run that was worth keeping.
            private static func change(
                _ acts: inout [Int], _ choices: inout [String: Int], _ parent: Kept, _ search: Search,
                _ random: inout TestgenRandom
            ) {
                let most = 14
                guard !search.acts.isEmpty else {
                    if random.next(2) == 0 { return vary(&choices, parent, &random) }
                    return answer(&choices, parent, search, &random)
                }
                if acts.isEmpty { acts.append(search.acts[random.next(search.acts.count)]) }
                switch random.next(11) {
                case 10:
                    // A form is filled in, all of it or a part.
                    let place = random.next(acts.count + 1)
                    guard !search.forms.isEmpty else { break }
                    let act = search.forms.keys.sorted()[random.next(search.forms.count)]
                    guard let form = search.forms[act] else { break }
                    let first = random.next(2) == 0 ? 0 : random.next(form.count)
                    let count = random.next(2) == 0 ? form.count : 1 + random.next(form.count)
                    guard acts.count + count <= 2 * most else { break }
                    if place == acts.count { acts.append(acts[random.next(acts.count)]) }
                    choices = moved(choices, from: place + 1, by: count)
                    for offset in 0..<count {
                        let field = (first + offset) % form.count
                        let key = "\(place + 1 + offset)/act\(act)/"
                        acts.insert(act, at: place + offset)
                        choices[key + form.field] = 1 + field
                        if form.likely[field] >= 0, random.next(8) > 0 { choices[key + form.value] = 1 + form.likely[field] }
                    }
                case 0 where acts.count < most: acts.append(search.acts[random.next(search.acts.count)])
                case 1, 2:
                    // Something before.
                    guard acts.count < most else { break }
                    let place = random.next(acts.count)
                    acts.insert(search.acts[random.next(search.acts.count)], at: place)
                    choices = moved(choices, from: place + 1, by: 1)
                case 3 where acts.count < most:
                    // The same once more.
                    acts.append(acts[random.next(acts.count)])
                case 4:
                    // One after the other.
                    let later = search.corpus[0][random.next(search.corpus[0].count)]
                    guard acts.count + later.acts.count <= most else { break }
                    for (key, number) in moved(later.choices, from: 1, by: acts.count) where !key.hasPrefix("0/") {
                        choices[key] = number
                    }
                    acts += later.acts
                case 5, 6, 7:
                    answer(&choices, parent, search, &random)
                default: vary(&choices, parent, &random)
                }
            }

            /// Chooses something else.
            private static func vary(_ choices: inout [String: Int], _ parent: Kept, _ random: inout TestgenRandom) {
                let asked = parent.asked.filter { $0.count > 1 }
                guard !asked.isEmpty else { return }
                for _ in 0..<(1 + random.next(2)) {
                    let item = asked[random.next(asked.count)]
                    choices[item.key] = random.next(random.next(3) == 0 ? min(item.count, 6) : item.count)
                }
            }

            /// Lets a double that was called answer something else.
            private static func answer(
                _ choices: inout [String: Int], _ parent: Kept, _ search: Search, _ random: inout TestgenRandom
            ) {
                guard !parent.called.isEmpty else { return }
                let called = parent.called[random.next(parent.called.count)]
                guard let slash = called.firstIndex(of: "/") else { return }
                let member = called[called.index(after: slash)...]
                let fitting = ["", "!", "()", "~"].map { member + $0 }.filter { search.stubs[$0] != nil }
                guard !fitting.isEmpty else { return }
                let stub = fitting[random.next(fitting.count)]
                var key = "\(called[...slash])\(stub)"
                // What is answered while something else is done.
                let step = called[..<slash]
                if stub.last != "~", random.next(2) == 0, choices.keys.contains(where: { $0.hasPrefix("\(step)/") && $0.hasSuffix("~") }) {
                    key = "\(step)~/\(stub)"
                }
                choices[key] = random.next(search.stubs[stub] ?? 2)
                // Another value of it.
                for inner in choices.keys where inner.hasPrefix(key + "=") { choices[inner] = nil }
            }

            /// Choices under the numbers of acts, those from one on moved.
            private static func moved(_ choices: [String: Int], from act: Int, by count: Int) -> [String: Int] {
                var moved: [String: Int] = [:]
                for (key, number) in choices {
                    guard let (place, rest) = TestgenTrail.split(key), place >= act else {
                        moved[key] = number
                        continue
                    }
                    moved["\(place + count)\(rest)"] = number
                }
                return moved
            }
        }

        """#
}
