import Behaviour

/// Something that holds in a test, in words.
package struct TestCondition: Hashable, Sendable {
    /// How much it tells, what tells most first.
    package enum Weight: Int, Comparable, Hashable, Sendable {
        /// Something fails, or comes in between.
        case news
        /// What the code takes another way for.
        case choice
        /// A number, a text or a part of something that the code asked for.
        case sample
        /// What may tell a test from another: how many there are, that there is something.
        case aside
        /// What was decided for an earlier act.
        case past
        /// A value that nobody asked for.
        case chance

        package static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
    }

    /// The words: `items fails with offline`.
    package var text: String
    /// How much it tells.
    package var weight: Weight

    /// Describes something that holds.
    package init(_ text: String, _ weight: Weight) {
        self.text = text
        self.weight = weight
    }

    /// A method that fails, with a word for the error where there is one.
    package static func failure(of member: String, with error: String?) -> TestCondition {
        TestCondition(member + failing + (error.map { " with \($0)" } ?? ""), .news)
    }

    private static let failing = " fails"

    /// The words where nothing else of the kind happens in the suite: `items fails`.
    var brief: String {
        guard weight == .news, text.contains(Self.failing + " with ") else { return text }
        return text.components(before: " with ")
    }

    /// The same of an earlier act.
    var past: TestCondition {
        let words = text.split(separator: " ")
        guard let verb = words.firstIndex(where: { Self.tenses[String($0)] != nil }) else {
            return TestCondition(text + " before", max(weight, .past))
        }
        let told = words.enumerated().map { $0 == verb ? Self.tenses[String($1)] ?? "" : String($1) }
        return TestCondition(told.joined(separator: " "), max(weight, .past))
    }

    private static let tenses = [
        "is": "was", "has": "had", "contains": "contained", "fails": "failed", "sends": "sent", "waits": "waited",
    ]
}
