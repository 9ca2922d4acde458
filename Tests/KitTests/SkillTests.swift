import Facts
import Kit
import Testing

@Suite struct SkillTests {
    private let good = """
        ---
        name: app-tests
        description: Tests of App. Use when asked to write tests.
        ---
        See [factory](references/factory.md) and run `testgen suite <Module>`.
        """

    private func findings(_ text: String, folder: String = "app-tests") -> [String] {
        SkillChecker(
            folder: folder, path: "SKILL.md", exists: { $0 == "references/factory.md" },
            parseError: { $0 == ["suite", "Name"] ? nil : "unknown" }
        ).findings(in: text).map(\.message)
    }

    @Test func aGoodSkillHasNoFindings() {
        #expect(findings(good).isEmpty)
    }

    @Test(arguments: [
        ("name: app-tests", "name: App-Tests", "lower-case"), ("name: app-tests", "name: other-tests", "must be equal"),
        ("name: app-tests\n", "", "`name` is missing"), ("Use when", "For when", "must say when"),
        ("references/factory.md", "references/gone.md", "there is no references/gone.md"),
        ("testgen suite <Module>", "testgen siute <Module>", "no command of testgen"),
        ("---\nname", "name", "front matter"),
    ])
    func aMistakeIsFound(part: String, broken: String, wanted: String) {
        let found = findings(good.replacing(part, with: broken, maxReplacements: 1))
        #expect(found.contains { $0.contains(wanted) }, "\(found)")
    }

    @Test func namesOfAnotherConventionAreFound() {
        // MARK: - Arrange
        let strangers = SkillView.strangers(naming: .cleanArchitecture, double: .stub)
        let checker = SkillChecker(
            folder: "app-tests", path: "SKILL.md", exists: { _ in true }, parseError: { _ in nil }, strangers: strangers
        )

        // MARK: - Act
        let found = checker.referenceFindings(
            in: "| `loadCallsCount` | how often |\n`loadCalls`, a `<Name>Stub`\n`SyncMock`", path: "r.md")

        // MARK: - Assert
        #expect(found.compactMap(\.location?.line) == [1, 3])
        let own = checker.referenceFindings(in: "Mock data comes from `createMock<Model>()`", path: "r.md")
        #expect(own.isEmpty, "mock data is no double")
        #expect(SkillView.strangers(naming: .short, double: nil) == ["Calls"])
        #expect(SkillView.strangers(naming: .mockolo, double: nil).contains("CallsCount"))
    }

    @Test func lengthsAreLimited() {
        #expect(findings(good + String(repeating: "\n", count: 500)).contains { $0.contains("at most 500") })
        let long = good.replacing("Tests of App.", with: String(repeating: "x", count: 1020))
        #expect(findings(long).contains { $0.contains("at most 1024") })
    }

    @Test func aSectionIsPutOnceAndReplaced() {
        let first = MarkedSection.put("one", into: "# Ours\n")
        #expect(first == "# Ours\n\n<!-- testgen:begin -->\none\n<!-- testgen:end -->\n")
        #expect(MarkedSection.put("one", into: first) == first)
        let second = MarkedSection.put("two", into: first + "theirs\n")
        #expect(second == "# Ours\n\n<!-- testgen:begin -->\ntwo\n<!-- testgen:end -->\ntheirs\n")
    }

    @Test(arguments: [("App", "app-tests"), ("My_App Kit", "my-app-kit-tests"), ("Ünï", "n-tests")])
    func namesFollowTheRules(module: String, name: String) {
        #expect(SkillView.name(for: module) == name)
    }
}
