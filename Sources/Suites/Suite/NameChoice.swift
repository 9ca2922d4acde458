import Algorithms

/// Chooses what the names of tests say, so that they tell the tests apart.
struct NameChoice {
    let style: SuiteStyle
    /// The ways in which something is said of the whole suite, by how it is said where there is only one.
    private let ways: [String: Set<String>]

    /// How many conditions a name has at most.
    static let limit = 3

    init(for tests: [SuitePlan.Test], _ style: SuiteStyle) {
        self.style = style
        ways = Dictionary(grouping: tests.compactMap(\.name).flatMap(\.candidates), by: \.brief)
            .mapValues { Set($0.map(\.text)) }
    }

    /// The tests of one nested suite with their names.
    func named(_ tests: [SuitePlan.Test]) -> [SuitePlan.Test] {
        var result = tests
        let positions = tests.indices.filter { tests[$0].name != nil }
        for (position, name) in zip(positions, chosen(positions.compactMap { tests[$0].name })) {
            result[position] = tests[position].named(name, in: style)
        }
        return result.uniquelyNamed
    }

    /// The names, each with the conditions that tell it from the others.
    func chosen(_ names: [TestName]) -> [TestName] {
        let names = names.map(plain)
        let counts = Self.counts(in: names)
        let calls = names.flatMap(\.called).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        var table = Table(
            names.map { name in
                var name = told(name, counts, of: names.count)
                name.telling = name.called.min { calls[$0, default: 0] < calls[$1, default: 0] }
                return name
            }, style)
        for position in names.indices where table.isShared(position) {
            let spelling = table.spellings[position]
            let alike = table.spellings.indices.filter { table.spellings[$0].clashes(with: spelling) }
            let inner = Self.counts(in: alike.map { names[$0] })
            for index in alike {
                let shown = table.names[index].shownConditions(style)
                let extras = names[index].candidates.enumerated().filter {
                    inner[$1.text, default: 0] < alike.count && !shown.contains($1.text)
                }.sorted {
                    ($0.element.weight.rawValue, inner[$0.element.text] ?? 0, $0.offset)
                        < ($1.element.weight.rawValue, inner[$1.element.text] ?? 0, $1.offset)
                }.map(\.element)
                table.separate(index, by: extras)
            }
        }
        return table.names
    }

    /// The name without the words that only matter where the suite says something else beside them.
    private func plain(_ name: TestName) -> TestName {
        var name = name
        name.candidates = Array(
            name.candidates.map { candidate in
                let text = ways[candidate.brief].map { $0.count < 2 } ?? true ? candidate.brief : candidate.text
                return TestCondition(text, candidate.weight)
            }.uniqued(on: \.text))
        return name
    }

    /// The name with what tells most: what others do not say as well, and rarely said things first.
    private func told(_ name: TestName, _ counts: [String: Int], of total: Int) -> TestName {
        var name = name
        let own = name.candidates.filter { candidate in
            let count = counts[candidate.text] ?? 0
            if candidate.weight > .choice { return total < 3 || count * 2 <= total }
            return total < 3 || (count < total && (total < 10 || count * 10 < total * 9))
        }.enumerated().sorted {
            ($0.element.weight.rawValue, counts[$0.element.text] ?? 0, $0.offset)
                < ($1.element.weight.rawValue, counts[$1.element.text] ?? 0, $1.offset)
        }.map(\.element)
        name.conditions = TestName.told(of: own)
        return name
    }

    /// How many names could say something.
    private static func counts(in names: [TestName]) -> [String: Int] {
        names.flatMap { $0.candidates.map(\.text).uniqued() }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
}

extension NameChoice {
    /// How a name is written.
    fileprivate struct Spelling {
        var title: String?
        var function: String
        /// What it says, in whatever order.
        var meaning: TestName.Meaning

        func clashes(with other: Spelling) -> Bool {
            function == other.function || title != nil && title == other.title || meaning == other.meaning
        }
    }

    /// Names with how they are written.
    fileprivate struct Table {
        private(set) var names: [TestName]
        private(set) var spellings: [Spelling]
        private let style: SuiteStyle

        init(_ names: [TestName], _ style: SuiteStyle) {
            (self.names, self.style) = (names, style)
            spellings = names.map { $0.spelling(style) }
        }

        /// Whether another name is written as one is.
        func isShared(_ index: Int) -> Bool { isShared(spellings[index], at: index) }

        private func isShared(_ spelling: Spelling, at index: Int) -> Bool {
            spellings.indices.contains { $0 != index && spellings[$0].clashes(with: spelling) }
        }

        /// Has a name say one or two of some conditions more, or more of what follows, where that makes it unlike all
        /// others.
        mutating func separate(_ index: Int, by extras: [TestCondition]) {
            let (telling, rest) = (extras.filter { $0.weight <= .sample }, extras.filter { $0.weight > .sample })
            guard isShared(index), !separate(index, saying: telling) else { return }
            let brief = names[index]
            names[index].effects = brief.effects.map { brief.details[$0] ?? $0 }
            if take(names[index].shownConditions(style), at: index) { return }
            names[index] = brief
            guard !separate(index, saying: rest), !separate(index, saying: extras), brief.before.count > 1 else {
                return
            }
            // With fewer conditions, more may be said of what was done before.
            let told = brief.shownConditions(style)
            for kept in (0..<told.count).reversed() where take(Array(told.prefix(kept)), at: index) {
                return
            }
        }

        /// - Returns: Whether the name could be made unlike all others so.
        private mutating func separate(_ index: Int, saying extras: [TestCondition]) -> Bool {
            let told = names[index].shownConditions(style)
            let few = extras.prefix(8).map(\.text)
            let additions = few.map { [$0] } + few.combinations(ofCount: 2)
            // What is the same in all of them makes room for what is not, what was done before first.
            for (kept, saysBefore) in product((0...told.count).reversed(), [true, false]) {
                for added in additions where added.count + kept <= NameChoice.limit {
                    let (first, last) = (Array(told.prefix(kept)) + added, added + told.prefix(kept))
                    if take(first, before: saysBefore, at: index) { return true }
                    if take(last, before: saysBefore, at: index) { return true }
                }
            }
            return false
        }

        private mutating func take(
            _ conditions: [String], before saysBefore: Bool = true, at index: Int
        ) -> Bool {
            var name = names[index]
            name.conditions = conditions
            if !saysBefore { name.before = [] }
            let spelling = name.spelling(style)
            guard Set(conditions).isSubset(of: name.shownConditions(style)), !isShared(spelling, at: index) else {
                return false
            }
            (names[index], spellings[index]) = (name, spelling)
            return true
        }
    }
}

extension TestName {
    fileprivate func spelling(_ style: SuiteStyle) -> NameChoice.Spelling {
        .init(
            title: style.naming == .sentence ? sentence : nil, function: function(style), meaning: meaning(style))
    }
}

extension [SuitePlan.Group] {
    /// The nested suites, each test under a name that tells it from the others.
    package func named(in style: SuiteStyle) -> [SuitePlan.Group] {
        let choice = NameChoice(for: flatMap(\.tests), style)
        return map { group in
            var group = group
            group.tests = choice.named(group.tests)
            return group
        }
    }
}

extension [SuitePlan.Test] {
    /// The tests with function names and display names made unique.
    package var uniquelyNamed: [SuitePlan.Test] {
        var used = Set<String>()
        return map { test in
            var test = test
            let (function, title) = (test.function, test.title)
            var count = 1
            while !used.insert(test.function).inserted {
                count += 1
                test.function = "\(function)\(count)"
                if !test.isDisabled { test.title = title.map { "\($0) (\(count))" } }
            }
            return test
        }
    }
}
