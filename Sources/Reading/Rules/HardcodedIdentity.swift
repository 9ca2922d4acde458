import Checking
import SwiftSyntax

extension Rule {
    static let hardcodedIdentity = Rule(
        "hardcoded-identity", "Identities come from the tests' constants; the values of a scenario stay in the test.",
        source: .guardrail,
        why: """
            `user_123` here and `test_user` there: each test with an identity of its own is one more thing to keep in mind \
            and to mend. Who and which (ids, display names, names that a constant holds) is central. How many, which \
            season, how far is what the test is about and stays readable in it. The rule speaks up where the tests have \
            constants that all files see, such as an enum `TestConstants`, and only for kinds of identity among them.
            """,
        fix: "puts the constant in the literal's place where the literal's type is certain",
        bad: [
            """
            // file: AppTests/Support/TestConstants.swift
            enum TestConstants {
                static let defaultUserId = "user-1"
                static let showName = "Night Train"
            }
            // file: AppTests/UserTests.swift
            import Testing
            struct UserTests {
                @Test func loads() async {
                    let userId = ↓"user-1"
                    await sut.load(showId: ↓4711, userId: userId)
                    await sut.load(showName: ↓"The Night Train")
                }
            }
            """,
            """
            // file: AppTests/Support/TestConstants.swift
            enum TestConstants { static let defaultUserId = "user-1" }
            // file: AppTests/UserTests.swift
            import XCTest
            final class UserTests: XCTestCase {
                func testLoads() async { await sut.load(userId: ↓"user-2") }
            }
            """,
        ],
        good: [
            """
            // file: AppTests/Support/TestConstants.swift
            enum TestConstants { static let defaultUserId = "user-1" }
            // file: AppTests/UserTests.swift
            import Testing
            struct UserTests {
                @Test("user-1 loads") func loads() async {
                    await sut.load(userId: TestConstants.defaultUserId, season: 2, text: "dragon")
                    await sut.load(userId: "")
                    await sut.load(showName: "The Night Train")
                }
            }
            """,
            """
            import XCTest
            final class UserTests: XCTestCase {
                private enum Constants { static let defaultUserId = "user-1" }
                func testLoads() async { await sut.load(userId: "user-1") }
            }
            """,
        ],
        pattern: LintPattern(
            #"\b(id|\w+I[dD]s?|email|\w*[uU]sername|displayName|showName):\s*("[^"\\]+"|[2-9]\d*\b|1\d+\b)"#)
    ) { file, knowledge in
        guard file.hasTests, !knowledge.constants.isEmpty, !file.isOwned else { return [] }
        let constants = Dictionary(
            knowledge.constants.map { ($0.literal, $0.path) }, uniquingKeysWith: { first, _ in first })
        let kinds = Kinds(knowledge.constants)
        let texts = file.nodes.strings.filter { $0.plainText.map { $0.utf8.count > 0 } ?? false }.map { ExprSyntax($0) }
        let numbers = file.nodes.numbers.compactMap { $0.as(IntegerLiteralExprSyntax.self) }.map { ExprSyntax($0) }
        return (texts + numbers).compactMap { literal in
            let offset = literal.bytes.lowerBound
            guard file.isInSuite(offset), !file.isInAttribute(literal) else { return nil }
            let isIdentity = literal.meaning.map(kinds.isIdentity) ?? false
            let constant = constants[literal.trimmedDescription]
            if literal.is(IntegerLiteralExprSyntax.self),
                !isIdentity || ["0", "1"].contains(literal.trimmedDescription)
            {
                return nil
            }
            guard isIdentity || constant != nil, !literal.isNegated else { return nil }
            return finding(literal, constant, in: file, knowledge)
        }
    }

    private static func finding(
        _ literal: ExprSyntax, _ constant: String?, in file: TestFile, _ knowledge: Knowledge
    ) -> Finding {
        guard let constant else {
            let home = knowledge.constants.first?.path.split(separator: ".").dropLast().joined(separator: ".") ?? ""
            return file.finding(
                "hardcoded-identity", at: literal,
                "\(literal.trimmedDescription) is an identity of this test's own, one more to keep in mind; use one of "
                    + "\(home), or add it there")
        }
        let isCertain = literal.isInferred || literal.isArgument(in: knowledge)
        return file.finding(
            "hardcoded-identity", at: literal,
            "\(literal.trimmedDescription) has a name, by which all tests change at once; use \(constant)",
            fix: isCertain ? Fix("Use \(constant)", [Fix.Edit(literal.bytes, constant)]) : nil)
    }

    /// The kinds of identity that the constants of the tests hold.
    private struct Kinds {
        private var hasIds = false
        private var hasNames = false

        init(_ constants: [Knowledge.TestConstant]) {
            for constant in constants {
                let name = constant.path.split(separator: ".").last.map(String.init) ?? ""
                hasIds = hasIds || Self.isId(name)
                hasNames = hasNames || Self.isName(name)
            }
        }

        /// Whether a label or a name marks a value as an identity of these kinds: `id`, `userId`, `email`, `displayName`.
        func isIdentity(_ name: String) -> Bool { hasIds && Self.isId(name) || hasNames && Self.isName(name) }

        private static func isId(_ name: String) -> Bool {
            if ["id", "ID", "email", "username", "userName"].contains(name) { return true }
            return ["Id", "ID", "Ids", "IDs", "Email", "Username"].contains {
                name.hasSuffix($0) && name.count > $0.count
            }
        }

        private static func isName(_ name: String) -> Bool {
            ["displayName", "showName"].contains(name) || ["DisplayName", "ShowName"].contains { name.hasSuffix($0) }
        }
    }
}

extension ExprSyntax {
    /// The name a value is given to: an argument's label, a variable, a property, or what it is compared with.
    fileprivate var meaning: String? {
        guard let parent else { return nil }
        if let argument = parent.as(LabeledExprSyntax.self) { return argument.label?.text }
        if let clause = parent.as(InitializerClauseSyntax.self) {
            return clause.parent?.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier
                .text
        }
        if let list = parent.as(ExprListSyntax.self), let last = list.last, last.id == id, list.count == 3 {
            return list.first.flatMap { Chain($0).members.last ?? Chain($0).root }
        }
        return nil
    }

    fileprivate var isNegated: Bool { parent?.is(PrefixOperatorExprSyntax.self) ?? false }

    /// Whether a variable without annotation is made from it: then its type is the literal's own.
    fileprivate var isInferred: Bool {
        parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self).map { $0.typeAnnotation == nil }
            ?? false
    }

    /// Whether it is an argument that the sources say is a plain `String` or `Int`.
    fileprivate func isArgument(in knowledge: Knowledge) -> Bool {
        guard let argument = parent?.as(LabeledExprSyntax.self), let label = argument.label?.text,
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return false }
        let chain = Chain(call.calledExpression)
        guard chain.members.isEmpty, let type = chain.root else { return false }
        return knowledge.roles[type]?.literalLabels.contains(label) ?? false
    }
}
