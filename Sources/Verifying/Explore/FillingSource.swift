/// How an explorer fills in forms, as source of the copy.
enum FillingSource {
    /// The text.
    static let text = #"""
        /// How an act fills in a form, field by field.
        nonisolated struct TestgenForm: Sendable {
            var field: String
            var count: Int
            var value: String
            var likely: [Int]
        }

        /// An act that sets one thing.
        nonisolated struct TestgenField: Sendable {
            var act: Int
            /// The name of what is set, and the place of what a person would likely put there; 0 where none is known.
            var name: String
            var likely: Int
            /// What is looked at that shows it; empty for nothing.
            var look: String
        }

        extension TestgenExplorer {
            /// A form as it is filled in, and what the code makes of it.
            private struct Form {
                var choices: [String: Int]
                /// How much of the code it gets to, and how long the texts are of what is seen: where something is wrong
                /// with a form there are messages.
                var reached: Int
                var length: Int
                /// What can be chosen in it: what was asked, and what doubles that were called could answer.
                var open: [(key: String, count: Int)]

                func isBetter(than other: Form, _ goal: Int) -> Bool {
                    goal == 0
                        ? (reached, -length) > (other.reached, -other.length)
                        : (-length, reached) > (-other.length, other.reached)
                }
            }

            /// Sets all that can be set one after the other, and improves that choice by choice, so that what asks for all
            /// of it to be right goes on from there.
            private static func fill(
                _ search: Search, _ scenario: Scenario, isolation: isolated (any Actor)? = #isolation
            ) async {
                guard search.fields.count > 1, !search.isFilled else { return }
                let fields = search.fields.map(\.act)
                let endings = search.acts.filter { !fields.contains($0) }
                var likely: [String: Int] = [:]
                for (place, field) in search.fields.enumerated() where field.likely > 0 {
                    likely["\(place + 1)/act\(field.act)/\(field.name)"] = field.likely
                }
                // The test tells the time where it can: what is a year ago depends on it.
                let first = await form(search, fields, likely, scenario)
                if first?.open.contains(where: { $0.key == "clock" }) ?? false { likely["clock"] = 1 }
                var tried: [(act: Int, form: Form)] = []
                for act in endings {
                    guard let form = await form(search, fields + [act], likely, scenario) else { continue }
                    tried.append((act, form))
                }
                // First so that there is little to complain about, where most is said; then so that much is done.
                let telling = tried.sorted { ($1.form.length, $0.act) < ($0.form.length, $1.act) }.prefix(2)
                let doing = tried.sorted { ($1.form.reached, $0.act) < ($0.form.reached, $1.act) }.prefix(3)
                var forms: [[String: Int]] = []
                for (act, goal) in telling.map({ ($0.act, 1) }) + doing.map({ ($0.act, 0) }) {
                    let start = goal == 1 ? forms.last ?? likely : forms.first ?? likely
                    let form = await improved(search, fields + [act], start, goal, scenario)
                    if !forms.contains(form) { forms.append(form) }
                }
                for form in forms {
                    for act in endings {
                        await attempt(
                            search, TestgenTrail(acts: fields + [act], choices: form, isQuiet: search.isQuiet), scenario)
                    }
                }
                for form in forms.prefix(4) { await vary(search, form, endings, scenario) }
                search.isFilled = true
                search.idle = 0
                write(search, ["event": "filled"])
            }

            /// Sets each part of a form to everything that it can be set to, the others left as they are.
            private static func vary(
                _ search: Search, _ choices: [String: Int], _ endings: [Int], _ scenario: Scenario,
                isolation: isolated (any Actor)? = #isolation
            ) async {
                let fields = search.fields.map(\.act)
                guard let form = await form(search, fields, choices, scenario) else { return }
                for (key, count) in form.open where key.contains("/act") && count < 64 {
                    for number in 0..<count where number != choices[key] ?? 0 {
                        var tried = choices
                        tried[key] = number
                        for act in endings where search.effort < EFFORT / 2 {
                            await attempt(
                                search, TestgenTrail(acts: fields + [act], choices: tried, isQuiet: search.isQuiet),
                                scenario)
                        }
                    }
                }
            }

            /// The choices of a form, each as good as any other would be in its place.
            private static func improved(
                _ search: Search, _ acts: [Int], _ choices: [String: Int], _ goal: Int, _ scenario: Scenario,
                isolation: isolated (any Actor)? = #isolation
            ) async -> [String: Int] {
                guard var best = await form(search, acts, choices, scenario) else { return choices }
                for _ in 0..<3 {
                    var isBetter = false
                    for (key, count) in best.open where search.effort < EFFORT / 2 {
                        for number in 0..<min(count, 24) where number != best.choices[key] ?? 0 {
                            var tried = best.choices
                            tried[key] = number
                            // What a double answers is something: a list has elements.
                            if search.stubs[String(key.drop { $0 != "/" }.dropFirst())] != nil { tried[key + "="] = 2 }
                            guard let other = await form(search, acts, tried, scenario), other.isBetter(than: best, goal)
                            else { continue }
                            best = other
                            isBetter = true
                        }
                    }
                    guard isBetter else { break }
                }
                return best.choices
            }

            private static func form(
                _ search: Search, _ acts: [Int], _ choices: [String: Int], _ scenario: Scenario,
                isolation: isolated (any Actor)? = #isolation
            ) async -> Form? {
                let trail = TestgenTrail(acts: acts, choices: choices, isQuiet: search.isQuiet)
                guard let outcome = await attempt(search, trail, scenario) else { return nil }
                let own = Set(search.fields.map(\.look))
                let length = outcome.seen.reduce(0) { own.contains($1.key) ? $0 : $0 + $1.value.utf8.count }
                let answers = trail.called.sorted().filter { search.stubs[String($0.drop { $0 != "/" }.dropFirst())] != nil }
                return Form(
                    choices: choices, reached: outcome.reached.count, length: length,
                    open: trail.asked.filter { $0.count > 1 } + answers.map { (key: $0, count: 2) })
            }
        }

        """#
}
