import Checking
import SwiftSyntax

extension Rule {
    static let realNetwork = Rule(
        "real-network", "A unit test does not talk to a network.", source: .antiPattern,
        why: """
            `URLSession.shared` keeps cookies, caches and connections between tests, and the server answers as it likes. \
            Give the type under test a double, or a session of its own with a stub protocol.
            """,
        bad: [
            """
            import Testing
            struct APITests {
                @Test func loads() async throws {
                    let sut = APIClient(session: ↓URLSession.shared)
                    let data = try Data(contentsOf: ↓URL(string: "https://example.com/users")!)
                }
            }
            """
        ],
        good: [
            """
            import Testing
            struct APITests {
                @Test func loads() async throws {
                    let configuration = URLSessionConfiguration.ephemeral
                    configuration.protocolClasses = [StubProtocol.self]
                    let sut = APIClient(session: URLSession(configuration: configuration))
                    let url = try #require(URL(string: "https://example.com/users"))
                }
            }
            """
        ],
        pattern: LintPattern(#"URLSession\.shared"#)
    ) { file, _ in
        file.nodes.typeReferences.compactMap { reference in
            guard talks(reference), file.isUnitCode(reference) else { return nil }
            return file.finding(
                "real-network", at: reference.outermostUse,
                "this reaches the network; use a double, or a session with a stub protocol")
        }
    }

    private static func talks(_ reference: DeclReferenceExprSyntax) -> Bool {
        switch reference.baseName.text {
        case "URLSession":
            if reference.memberName == "shared" { return true }
            guard let configuration = reference.call?.labelled("configuration")?.expression else { return false }
            return [".default", "URLSessionConfiguration.default"].contains(configuration.trimmedDescription)
        case "NWConnection": return reference.isCalled
        case "AF": return ["request", "download", "upload"].contains(reference.memberName ?? "")
        case "URL":
            guard let call = reference.call,
                call.arguments.first?.expression.trimmedDescription.hasPrefix("\"http") ?? false
            else { return false }
            return isLoaded(call)
        default: return false
        }
    }

    /// Whether the call loads a URL: `Data(contentsOf:)`.
    private static func isLoaded(_ call: FunctionCallExprSyntax) -> Bool {
        var current = call.parent
        while let parent = current, !parent.is(CodeBlockItemSyntax.self) {
            if let argument = parent.as(LabeledExprSyntax.self) { return argument.label?.text == "contentsOf" }
            current = parent.parent
        }
        return false
    }
}
