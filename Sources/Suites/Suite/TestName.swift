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
    /// What was done before; empty when nothing.
    package var before: [String] = []

    /// Names a test of an entry point.
    package init(entry: String, effects: [String], conditions: [String], before: [String] = []) {
        self.entry = entry
        self.effects = effects
        self.conditions = conditions
        self.before = before
    }

    /// The longest sentence that fits a line of a suite.
    static let longestSentence = 100
    /// The longest name of a function that fits a line of a suite.
    static let longestFunction = 90

    /// The name as a sentence.
    var sentence: String { fitting { $0.whole.count <= Self.longestSentence }.whole }

    private var whole: String {
        let ending = before.isEmpty ? "" : " after \(before.enumerated)"
        return "\(entry) \(effects.enumerated)" + (conditions.isEmpty ? "" : " when \(conditions.enumerated)") + ending
    }

    /// The function's name.
    func function(_ style: SuiteStyle) -> String {
        let name = fitting { $0.plainFunction(style.naming).count <= Self.longestFunction }.plainFunction(style.naming)
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

    /// Leaves the least telling part out; whether there was one.
    private mutating func shorten() -> Bool {
        if before.count > 1 {
            before.removeFirst(before.count - 1)
        } else if conditions.count > 2 {
            conditions.removeLast()
        } else if let long = effects.lastIndex(where: { $0.contains(",") }) {
            effects[long] = String(effects[long].prefix { $0 != "," })
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
