import Checking
import SwiftSyntax

extension Rule {
    static let randomValue = Rule(
        "random-value", "A unit test uses no random values.", source: .antiPattern,
        why: """
            A test that runs on other data each time fails for somebody else, once, and cannot be run again as it was. Use \
            fixed values, a generator with a seed, or name the cases with `@Test(arguments:)`. A fresh name that keeps a store \
            apart from all others (`UserDefaults(suiteName: UUID().uuidString)`) is not data and is left alone.
            """,
        bad: [
            """
            import Testing
            struct CartTests {
                @Test func adds() {
                    sut.add(price: ↓Int.random(in: 1...100))
                    sut.user = ↓UUID()
                }
            }
            """
        ],
        good: [
            """
            import Testing
            struct CartTests {
                @Test func adds() {
                    var generator = SeededGenerator(seed: 1)
                    sut.add(price: Int.random(in: 1...100, using: &generator))
                    let defaults = UserDefaults(suiteName: UUID().uuidString)
                }
            }
            """
        ],
        pattern: LintPattern(#"\.random\(in:(?![^)]*using:)|\.randomElement\(\)|\.shuffled\(\)"#)
    ) { file, _ in
        file.nodes.calls.compactMap { call in
            guard isRandom(call), !isName(call, in: file), file.isUnitCode(call) else { return nil }
            return file.finding(
                "random-value", at: call, "a random value makes each run another test; use a fixed one, or a seed")
        }
    }

    private static func isRandom(_ call: FunctionCallExprSyntax) -> Bool {
        let chain = Chain(call.calledExpression)
        if call.labelled("using") != nil { return false }
        if chain.text == "UUID" || chain.text == "UUID.init" { return call.arguments.isEmpty }
        if ["arc4random", "arc4random_uniform", "drand48", "SystemRandomNumberGenerator"].contains(chain.text) {
            return true
        }
        switch chain.members.last {
        case "random": return chain.root == nil || chain.root?.first?.isUppercase == true
        case "randomElement", "shuffled", "shuffle": return call.arguments.isEmpty
        default: return false
        }
    }

    /// Whether a unique name is made of it: a suite of defaults, a file, a queue, a database.
    private static func isName(_ call: FunctionCallExprSyntax, in file: TestFile) -> Bool {
        guard call.calleeText.hasPrefix("UUID") else { return false }
        var current = call.parent
        while let parent = current, !parent.is(CodeBlockItemSyntax.self), !parent.is(MemberBlockItemSyntax.self) {
            if let argument = parent.as(LabeledExprSyntax.self), labels.contains(argument.label?.text ?? "") {
                return true
            }
            if let outer = parent.as(FunctionCallExprSyntax.self), outer.calleeText.contains("appending") {
                return true
            }
            if let binding = parent.as(PatternBindingSyntax.self) {
                let name = binding.pattern.trimmedDescription
                return places.contains { name.lowercased().hasSuffix($0) } || namesPlace(name, near: call, in: file)
            }
            current = parent.parent
        }
        return false
    }

    private static let labels: Set<String> = [
        "suiteName", "path", "component", "label", "named", "name", "conformingTo", "directory",
    ]
    private static let places = ["suitename", "filename", "path", "directory", "databasename", "storename"]

    /// Whether a local constant is what a place is called by: `UserDefaults(suiteName: id)`.
    private static func namesPlace(_ name: String, near call: FunctionCallExprSyntax, in file: TestFile) -> Bool {
        guard let test = file.test(at: call.bytes.lowerBound) else { return false }
        return file.nodes.calls.within(test.function.range).contains { other in
            other.arguments.contains { argument in
                let isPlace =
                    ["suiteName", "path", "directory"].contains(argument.label?.text ?? "")
                    || other.calleeText.contains("appending")
                return isPlace && argument.expression.names.contains(name)
            }
        }
    }
}
