import Behaviour
import MockData
import Project

/// What a test's name is made of.
package struct TestName: Hashable, Sendable {
    /// The entry point: `loadLibrary`.
    package var entry: String
    /// What follows, each with its verb: `calls getLibraryList`.
    package var effects: [String]
    /// Under which conditions, the most telling first; empty for the happy path.
    package var conditions: [String]
    /// What else could be said of the conditions, where it tells the test from another.
    var candidates: [TestCondition]
    /// What was done before; empty when nothing.
    package var before: [String] = []
    /// What follows in more words, by what is said of it: `sets label to 'today'` for `sets label`.
    var details: [String: String] = [:]
    /// The one of several things done alike that a shortened name says: of several calls the one that others lack.
    var telling: String?

    /// Names a test of an entry point.
    package init(entry: String, effects: [String], conditions: [String], before: [String] = []) {
        let candidates = conditions.map { TestCondition($0, .choice) }
        self.init(entry: entry, effects: effects, candidates: candidates, before: before)
    }

    /// Names a test of an entry point, by what tells most of all that could be said.
    package init(entry: String, effects: [String], candidates: [TestCondition], before: [String]) {
        self.entry = entry
        self.effects = effects
        self.candidates = candidates
        self.before = before
        conditions = Self.told(of: candidates.sorted { $0.weight < $1.weight })
    }

    /// What a name says of conditions in order: what tells most, and samples where there is nothing else to say.
    static func told(of candidates: [TestCondition]) -> [String] {
        let telling = candidates.filter { $0.weight <= .choice }
        guard telling.isEmpty else { return telling.prefix(NameChoice.limit).map(\.text) }
        return candidates.filter { $0.weight <= .sample }.prefix(2).map(\.text)
    }

    /// Leaves out what begins with the name of some member.
    package mutating func leaveOut(_ members: [String]) {
        let isOut = { (text: String) in members.contains { text.hasPrefix("\($0) ") } }
        conditions.removeAll(where: isOut)
        candidates.removeAll { isOut($0.text) }
    }

    /// Whether something could be said of the conditions that begins so.
    package func couldSay(_ beginning: String) -> Bool { candidates.contains { $0.text.hasPrefix(beginning) } }

    /// The longest sentence that fits a line of a suite.
    static let longestSentence = 100
    /// The longest name of a function that fits a line of a suite.
    static let longestFunction = 90

    /// The name as a sentence.
    var sentence: String { shownSentence.whole }

    private var shownSentence: TestName { fitting { $0.whole.count <= Self.longestSentence } }

    private func shownFunction(_ style: SuiteStyle) -> TestName {
        fitting { $0.plainFunction(style.naming).count <= Self.longestFunction }
    }

    /// The conditions that stand in the name wherever it is shown.
    func shownConditions(_ style: SuiteStyle) -> [String] {
        let function = shownFunction(style).conditions
        let title = style.naming == .sentence ? shownSentence.conditions : function
        return function.count < title.count ? function : title
    }

    /// What a name says, in whatever order.
    struct Meaning: Hashable {
        var entry: String
        var effects: [String]
        var conditions: Set<String>
        var before: [String]
    }

    /// What the name of the function says.
    func meaning(_ style: SuiteStyle) -> Meaning {
        let shown = shownFunction(style)
        return Meaning(
            entry: entry, effects: shown.effects, conditions: Set(shown.conditions), before: shown.before)
    }

    private var whole: String {
        let ending = before.isEmpty ? "" : " after \(before.enumerated)"
        return "\(entry) \(effects.enumerated)" + (conditions.isEmpty ? "" : " when \(conditions.enumerated)") + ending
    }

    /// The function's name.
    func function(_ style: SuiteStyle) -> String {
        let name = shownFunction(style).plainFunction(style.naming)
        guard style.framework == .xctest, !name.hasPrefix("test") else { return name }
        return "test" + name.capitalisedFirst
    }

    private func plainFunction(_ naming: TestNaming) -> String {
        let effect = effects.map(\.imperative).enumerated
        let state = (conditions + (before.isEmpty ? [] : ["after \(before.enumerated)"])).enumerated
        switch naming {
        case .sentence: return whole.camelCased
        case .whenShould:
            let when = state.isEmpty ? "called" : state.camelCased
            return "test_\(entry.camelCased)_when_\(when)_should_\(effect.camelCased)"
        case .should:
            let when = state.isEmpty ? "\(entry) called" : "\(entry) \(state)"
            return "should\(effect.camelCased.capitalisedFirst)_when\(when.camelCased.capitalisedFirst)"
        }
    }

    /// The name with as little left out as lets it fit.
    private func fitting(_ fits: (TestName) -> Bool) -> TestName {
        var name = self
        while !fits(name), name.shorten() {}
        return name
    }

    /// The members that are called, in order.
    var called: [String] {
        let words = effects.first { $0.hasPrefix("calls ") }?.dropFirst("calls ".count) ?? ""
        return words.split(separator: " ").filter { $0 != "and" }.map { String($0.prefix { $0 != "," }) }
    }

    /// The first of several things, or the one that tells most.
    private func shortened(_ effect: String) -> String {
        guard effect.hasPrefix("calls "), let telling else { return String(effect.prefix { $0 != "," }) }
        return "calls " + telling
    }

    /// Leaves the least telling part out; whether there was one.
    private mutating func shorten() -> Bool {
        if before.count > 1 {
            before.removeFirst(before.count - 1)
        } else if conditions.count > 2 {
            conditions.removeLast()
        } else if let long = effects.lastIndex(where: { $0.hasPrefix("sets ") && $0.contains(" to ") }) {
            effects[long] = effects[long].components(before: " to ")
        } else if let long = effects.lastIndex(where: { $0.contains(",") }) {
            effects[long] = shortened(effects[long])
        } else if conditions.count > 1 {
            conditions.removeLast()
        } else if effects.count > 1 {
            effects.removeLast()
        } else if let long = effects.lastIndex(where: { $0.contains(" and ") }) {
            effects[long] = effects[long].components(before: " and ")
        } else if !before.isEmpty {
            before = []
        } else {
            return false
        }
        return true
    }
}

extension [String] {
    /// `a, b and c`
    var enumerated: String { count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + self[count - 1] }
}

extension String {
    /// The words joined in camel case, everything but letters and digits dropped.
    var camelCased: String {
        let words = split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
        guard let first = words.first else { return self }
        let joined = first.uncapitalisedFirst + words.dropFirst().map(\.capitalisedFirst).joined()
        return joined.first?.isNumber == true ? "_" + joined : joined
    }

    /// What stands before the first of some separators.
    func components(before separator: String) -> String {
        var rest = self[...]
        while !rest.isEmpty, !rest.hasPrefix(separator) { rest = rest.dropFirst() }
        return rest.isEmpty ? self : String(self[..<rest.startIndex])
    }

    /// `calls x` as `call x`.
    var imperative: String {
        let words = split(separator: " ", maxSplits: 1).map(String.init)
        guard let verb = words.first, verb.hasSuffix("s") else { return self }
        let bare = verb.hasSuffix("ses") ? String(verb.dropLast(1)) : String(verb.dropLast())
        return ([bare] + words.dropFirst()).joined(separator: " ")
    }
}
