import Checking
import Project
import SwiftSyntax

extension Rule {
    static let overMocking = Rule(
        "over-mocking", "A test makes at most four doubles.", source: .antiPattern,
        why: """
            A test that needs five doubles says that its subject has too many responsibilities, or that it replaces things \
            that need no replacing: only boundaries (network, disk, clock, analytics) are worth a double. Plain values are \
            not, and a value that conforms to a protocol of the project is no double of it.
            """,
        bad: [
            """
            import Testing
            struct CheckoutTests {
                @Test func ↓pays() {
                    let a = CartMock(), b = UserMock(), c = PriceMock(), d = TaxMock(), e = MailMock()
                    let sut = Checkout(a, b, c, d, e)
                }
            }
            """
        ],
        good: [
            """
            import Testing
            struct CheckoutTests {
                @Test func pays() {
                    let payments = PaymentsMock(), mail = MailMock()
                    let sut = Checkout(payments, mail)
                }
            }
            """
        ]
    ) { file, knowledge in
        let inTests = file.tests.compactMap { test -> Finding? in
            let count = doubles(in: test.function.range, file, knowledge)
            guard count > limit else { return nil }
            return file.finding("over-mocking", at: test.name, message(test.name.text, count))
        }
        let inSuites = file.suites.map { file.nodes.types[$0] }.compactMap { suite -> Finding? in
            let members = suite.members.members.filter {
                $0.decl.is(VariableDeclSyntax.self) || $0.decl.is(InitializerDeclSyntax.self)
            }
            let count = members.map { doubles(in: $0.bytes, file, knowledge) }.reduce(0, +)
            guard count > limit else { return nil }
            return file.finding("over-mocking", at: suite.nameToken, message(suite.name, count))
        }
        return inTests + inSuites
    }

    private static let limit = 4

    private static func message(_ name: String, _ count: Int) -> String {
        "\(name) makes \(count) doubles; replace only boundaries such as network, disk and clock, or split what it tests"
    }

    /// How many kinds of doubles are made in some bytes.
    private static func doubles(in range: Range<Int>, _ file: TestFile, _ knowledge: Knowledge) -> Int {
        let made = file.nodes.typeReferences.within(range).filter(\.isCalled).map(\.baseName.text)
        return Set(made).count { name in
            knowledge.isDouble(name)
                || (knowledge.roles[name] == nil && knowledge.testTypes[name] == nil && isNamedAsDouble(name))
        }
    }

    private static func isNamedAsDouble(_ name: String) -> Bool {
        DoubleKind.suffixes.contains { word in
            name.hasSuffix(word) && name != word || name.dropping(prefix: word)?.first?.isUppercase == true
        }
    }
}
