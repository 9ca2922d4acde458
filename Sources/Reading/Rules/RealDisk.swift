import Checking
import SwiftSyntax

extension Rule {
    static let realDisk = Rule(
        "real-disk", "A unit test does not touch the disk or the user's defaults.", source: .antiPattern,
        why: """
            What one test leaves behind, the next one finds; and what another program left behind, too. Give the type under \
            test a double or an in-memory store; read fixtures from the bundle; use a defaults suite of the test's own, and \
            where files are what it is about, a temporary folder with a name of its own.
            """,
        bad: [
            """
            import Testing
            struct CacheTests {
                @Test func stores() throws {
                    ↓UserDefaults.standard.set(true, forKey: "seen")
                    try data.↓write(to: url)
                    let files = ↓FileManager.default
                }
            }
            """
        ],
        good: [
            """
            import Testing
            struct CacheTests {
                @Test func stores() throws {
                    let defaults = UserDefaults(suiteName: "CacheTests")
                    let url = try #require(Bundle.module.url(forResource: "user", withExtension: "json"))
                    let data = try Data(contentsOf: url)
                    try sut.write(data, to: .memory)
                    UserDefaults.standard.removePersistentDomain(forName: "CacheTests")
                }
            }
            """
        ],
        pattern: LintPattern(#"UserDefaults\.standard|FileManager\.default"#)
    ) { file, _ in
        let message = "this touches the disk of the machine; use a double, or a store in memory"
        let references = file.nodes.typeReferences.compactMap { reference -> Finding? in
            let isShared =
                reference.baseName.text == "UserDefaults" && reference.memberName == "standard"
                || reference.baseName.text == "FileManager" && reference.memberName == "default"
                || ["NSTemporaryDirectory", "NSHomeDirectory", "FileHandle"].contains(reference.baseName.text)
                    && reference.isCalled
                || ["Data", "String"].contains(reference.baseName.text) && reads(reference, in: file)
            guard isShared, !tidiesUp(reference), !namesPlace(reference), file.isUnitCode(reference),
                reference.baseName.text == "UserDefaults" || !hasOwnFolder(file),
                !readsBundle(reference, in: file)
            else { return nil }
            let node = reference.memberName == nil ? reference.outermostUse : ExprSyntax(reference)
            return file.finding("real-disk", at: node, message)
        }
        let writes = file.nodes.calls.compactMap { call -> Finding? in
            guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
                member.declName.baseName.text == "write",
                let target = call.labelled("to"), call.arguments.first?.label?.text == "to",
                file.test(at: call.bytes.lowerBound).map({ test in
                    Chain(call.calledExpression).root.map { !test.subjects.contains($0) && !test.doubles.contains($0) }
                        ?? true
                }) ?? true,
                !target.expression.trimmedDescription.hasPrefix("&"), file.isUnitCode(call), !hasOwnFolder(file)
            else { return nil }
            return file.finding("real-disk", at: member.declName, message)
        }
        return references + writes
    }

    /// Whether the tests of a file keep to a temporary folder with a name of its own.
    private static func hasOwnFolder(_ file: TestFile) -> Bool {
        ["temporaryDirectory", "NSTemporaryDirectory", "itemReplacementDirectory"].contains { file.bytes.contains($0) }
            && ["UUID()", "ProcessInfo", "globallyUniqueString"].contains { file.bytes.contains($0) }
            || file.nodes.calls.contains { makesFolder($0.calleeName.lowercased()) }
    }

    /// Whether a function or type is named for temporary files: `withTemporaryFolder { … }`, `TemporaryFile()`.
    private static func makesFolder(_ name: String) -> Bool {
        name.contains("temp") && name != "nstemporarydirectory"
            && ["dir", "folder", "file"].contains { name.contains($0) }
    }

    /// Whether only a path is asked for, and no file.
    private static func namesPlace(_ reference: DeclReferenceExprSyntax) -> Bool {
        guard reference.baseName.text == "FileManager" else { return false }
        let chain = Chain(reference.outermostChain)
        let places = ["urls", "homeDirectoryForCurrentUser", "containerURL"]
        return chain.members.dropFirst().first.map(places.contains) ?? false
    }

    /// Whether a file of the bundle is looked at, which the tests bring along.
    private static func readsBundle(_ reference: DeclReferenceExprSyntax, in file: TestFile) -> Bool {
        guard reference.baseName.text == "FileManager" else { return false }
        let offset = reference.bytes.lowerBound
        guard let function = file.nodes.functions.last(where: { $0.range.contains(offset) }) else { return false }
        let text = file.text(function.range)
        let reads = ["fileExists", "enumerator", "contentsOfDirectory", "contents", "isReadableFile"]
        return text.contains("Bundle") && (Chain(reference.outermostChain).members.last.map(reads.contains) ?? false)
    }

    /// Whether it only takes away what the tests themselves put there.
    private static func tidiesUp(_ reference: DeclReferenceExprSyntax) -> Bool {
        let chain = Chain(reference.outermostChain)
        let removing = ["removePersistentDomain", "removeSuite", "removeObject", "removeItem", "removeVolatileDomain"]
        if chain.members.last == "set", let call = reference.outermostChain.as(FunctionCallExprSyntax.self) {
            return call.arguments.first?.expression.is(NilLiteralExprSyntax.self) ?? false
        }
        return chain.members.last.map(removing.contains) ?? false
    }

    /// Whether a file is read that is not a fixture of the bundle.
    private static func reads(_ reference: DeclReferenceExprSyntax, in file: TestFile) -> Bool {
        guard let call = reference.call, let url = call.labelled("contentsOf") ?? call.labelled("contentsOfFile") else {
            return false
        }
        if url.expression.trimmedDescription.contains("http") { return false }
        let offset = reference.bytes.lowerBound
        let function = file.nodes.functions.last { $0.range.contains(offset) }
        return !file.text(function?.range ?? 0..<0).contains("Bundle")
            && !file.text(function?.range ?? 0..<0).contains("#filePath")
    }
}
