import Checking
import SwiftSyntax

extension Rule {
    static let testName = Rule(
        "test-name", "A test's name says what is expected, a suite's name what is tested.", source: .antiPattern,
        why: """
            When `test1` fails, or `itWorks`, or `load`, one has to read the test to know what broke. A sentence in \
            `@Test("…")`, `test_method_when_X_should_Y` or `shouldX_whenY` says it. A suite ends in `Tests`, so that it is \
            found beside the type it is named for.
            """,
        bad: [
            """
            import Testing
            struct SyncServiceTests {
                @Test func ↓test1() {}
                @Test func ↓itWorks() {}
                @Test(↓"") func uploads() {}
                @Test func ↓sync() async { let sut = SyncService(api: SyncAPIMock(), clock: SyncClockMock()) }
            }
            """
        ],
        good: [
            """
            import Testing
            struct SyncServiceTests {
                @Test("Uploads what is pending") func test1() {}
                @Test func syncUploadsPendingItems() {}
                @Test func shouldFail_whenOffline() {}
                @Suite struct Uploading { @Test func retriesOnce() {} }
            }
            """
        ]
    ) { file, knowledge in
        let tests = file.tests.compactMap { test -> Finding? in
            if let display = test.function.attribute?.displayName {
                let text = display.plainText ?? "…"
                guard text.trimmed.isEmpty || isMeaningless(text) else { return nil }
                return file.finding("test-name", at: display, "the display name says nothing; say what is expected")
            }
            let name = test.name.text.filter { $0 != "`" }
            if isMeaningless(name) {
                return file.finding("test-name", at: test.name, "`\(name)` says nothing; say what is expected and when")
            }
            guard let method = method(namedBy: name, test, in: file, knowledge) else { return nil }
            return file.finding(
                "test-name", at: test.name, "`\(name)` names \(method) and not what is expected of it")
        }
        let suites = file.topSuites.compactMap { suite -> Finding? in
            let endings = ["Tests", "Test", "Suite", "Spec", "Specs"]
            guard suite.suiteAttribute?.displayName == nil, !endings.contains(where: { suite.name.hasSuffix($0) }),
                !suite.name.contains("Tests"),
                file.tests(in: suite).contains(where: { $0.function.isTest })
            else { return nil }
            return file.finding(
                "test-name", at: suite.nameToken, "the suite \(suite.name) is named like any type; end it in Tests")
        }
        return tests + suites
    }

    private static let words: Set<String> = [
        "", "example", "works", "itworks", "basic", "simple", "foo", "bar", "something", "stuff", "case", "todo",
        "temp",
        "shouldwork", "happy", "doesitwork", "ok", "sample", "mytest", "newtest", "all", "everything", "functionality",
    ]

    /// Whether a name without `test` and numbers is meaningless.
    private static func isMeaningless(_ name: String) -> Bool {
        var rest = name.lowercased().filter { $0.isLetter || $0.isNumber }
        if let stripped = rest.dropping(prefix: "test") { rest = stripped } else if rest == "test" { rest = "" }
        while rest.last?.isNumber == true { rest.removeLast() }
        return words.contains(rest)
    }

    /// The method of the subject whose name a test repeats without adding anything.
    private static func method(
        namedBy name: String, _ test: TestCase, in file: TestFile, _ knowledge: Knowledge
    ) -> String? {
        guard let suite = file.types(around: test.function.owner).last,
            let role = knowledge.role(namedBy: TestFile.stem(of: suite.name))
        else { return nil }
        let bare = name.dropping(prefix: "test_") ?? name.dropping(prefix: "test") ?? name
        let method = bare.prefix(1).lowercased() + bare.dropFirst()
        return role.methods.contains(method) ? "\(role.name).\(method)" : nil
    }
}
