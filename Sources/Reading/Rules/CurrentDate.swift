import Checking
import SwiftSyntax

extension Rule {
    static let currentDate = Rule(
        "current-date", "A unit test does not ask for the time of day.", source: .antiPattern,
        why: """
            With `Date()` a test passes today and fails at midnight, at the end of a month or on the day the clocks change. \
            Inject a clock, or use a fixed date: `Date(timeIntervalSince1970: 0)`.
            """,
        bad: [
            """
            import Testing
            struct SessionTests {
                @Test func expires() {
                    let session = sut.open(at: ↓Date())
                    #expect(session.isOpen(at: ↓Date.now))
                }
            }
            """
        ],
        good: [
            """
            import Testing
            struct SessionTests {
                @Test func expires() {
                    let session = sut.open(at: Date(timeIntervalSince1970: 0))
                    #expect(session.isOpen(at: .distantPast))
                }
            }
            """
        ],
        pattern: LintPattern(#"\bDate(\(\)|\.now)"#)
    ) { file, _ in
        file.nodes.typeReferences.compactMap { reference in
            guard asksForNow(reference), file.isUnitCode(reference) else { return nil }
            return file.finding(
                "current-date", at: reference.outermostUse,
                "the time of day makes the test depend on when it runs; use a fixed date or an injected clock")
        }
    }

    private static func asksForNow(_ reference: DeclReferenceExprSyntax) -> Bool {
        switch reference.baseName.text {
        case "Date":
            if reference.memberName == "now" { return true }
            guard let call = reference.call else { return false }
            let first = call.arguments.first
            return first == nil && call.trailingClosure == nil || first?.label?.text == "timeIntervalSinceNow"
        case "CFAbsoluteTimeGetCurrent": return true
        default: return false
        }
    }
}

extension DeclReferenceExprSyntax {
    /// The call of which it is the callee, `.init` included.
    var call: FunctionCallExprSyntax? {
        if let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(self).id {
            return call
        }
        guard memberName == "init", let member = parent, let call = member.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        return call.calledExpression.id == member.id ? call : nil
    }

    /// The use to point at: the reference with its member or call.
    var outermostUse: ExprSyntax {
        if let call { return ExprSyntax(call) }
        if memberName != nil, let member = parent?.as(MemberAccessExprSyntax.self) {
            if let call = member.parent?.as(FunctionCallExprSyntax.self),
                call.calledExpression.id == ExprSyntax(member).id
            {
                return ExprSyntax(call)
            }
            return ExprSyntax(member)
        }
        return ExprSyntax(self)
    }
}
