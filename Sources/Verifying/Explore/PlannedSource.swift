/// How an explorer goes through what is next to a run, one after the other, as source of the copy.
enum PlannedSource {
    /// The text.
    static let text = #"""
        extension TestgenExplorer {
            /// A run that differs from one worth keeping in one thing.
            struct Planned {
                var acts: [Int]
                var choices: [String: Int]
                /// What was chosen last: what is asked for under its name is gone through as well.
                var under: String
                var depth: Int
            }

            /// The next run that differs from one that got to new code in one thing; `nil` where all were tried.
            private static func planned(_ search: Search) -> TestgenTrail? {
                while search.plan.isEmpty {
                    guard search.plannedCount < search.corpus[0].count else { return nil }
                    let kept = search.corpus[0][search.plannedCount]
                    search.plannedCount += 1
                    write(search, ["event": "plan", "number": search.plannedCount])
                    plan(search, kept.acts, kept.choices, asked: kept.asked.filter { $0.key.contains("/act") }, depth: 0)
                    for called in kept.called {
                        for end in ["", "!", "()"] where search.stubs[called.drop { $0 != "/" }.dropFirst() + end] != nil {
                            add(search, kept.acts, kept.choices, called + end, 1, depth: 0)
                        }
                    }
                }
                let next = search.plan.removeFirst()
                write(search, ["event": "planned"])
                let trail = TestgenTrail(acts: next.acts, choices: next.choices, isQuiet: search.isQuiet)
                trail.planned = next
                return trail
            }

            /// Goes on from a run that was planned: to what it asked for under the name of what was chosen.
            private static func planOn(_ search: Search, _ trail: TestgenTrail) {
                guard let planned = trail.planned, planned.depth < 3 else { return }
                let asked = trail.asked.filter { $0.key.hasPrefix(planned.under) && planned.choices[$0.key] == nil }
                plan(search, trail.acts, planned.choices, asked: asked, depth: planned.depth + 1)
            }

            private static func plan(
                _ search: Search, _ acts: [Int], _ choices: [String: Int], asked: [(key: String, count: Int)], depth: Int
            ) {
                // Which case, whether there is any, how many: of other values a few are as good as all.
                for (key, count) in asked
                where count > 1 && count <= (key.hasSuffix("#") ? 24 : 6) && choices[key] == nil && !key.contains("%") {
                    for number in 1..<count { add(search, acts, choices, key, number, depth: depth) }
                }
            }

            private static func add(
                _ search: Search, _ acts: [Int], _ choices: [String: Int], _ key: String, _ number: Int, depth: Int
            ) {
                guard (choices[key] ?? 0) != number, search.plan.count < 2_000 else { return }
                var choices = choices
                choices[key] = number
                // What a part is made of that is not left as it is.
                let under = key.hasSuffix("~") ? String(key.dropLast()) : key
                search.plan.append(Planned(acts: acts, choices: choices, under: under, depth: depth))
            }
        }

        """#
}
