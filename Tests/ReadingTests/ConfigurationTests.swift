import Reading
import Scaffolding
import Testing

@Suite("Reading .testgen.yml")
struct ConfigurationTests {
    private func read(_ text: String) -> Diagnosed<Configuration> { readConfiguration(text, path: ".testgen.yml") }

    @Test("Every key is read")
    func everyKey() {
        let result = read(
            """
            module: App
            sources: [App, Core]
            tests: AppTests
            mocks: { output: AppTests/Doubles, split: true }
            exclude: ["App/Generated/**"]
            container: { name: Own, declaration: "@Get var name: Type", register: "Own.put({double}, {type}.self)" }
            naming: sourcery-2.1.2
            double: mock
            data: fluent
            framework: swift-testing
            unstubbed: fail
            asyncWait: 2s
            templates: Templates
            rules: { no-sleep: off }
            isolation: MainActor
            """)
        let value = result.value
        #expect(result.diagnostics.isEmpty)
        #expect(value.module == "App")
        #expect(value.sources == ["App", "Core"])
        #expect(value.tests == "AppTests")
        #expect(value.mocks == Configuration.Mocks(output: "AppTests/Doubles", split: true))
        #expect(value.exclude == ["App/Generated/**"])
        #expect(value.naming == .sourcery212)
        #expect(value.data == .fluent)
        #expect(value.unstubbed == .fail)
        #expect(value.asyncWait.deadline == 2_000_000_000)
        #expect(value.templates == "Templates")
        #expect(value.rules["no-sleep"] == .off)
        #expect(value.isolation == .mainActor)
        guard case .custom(let own)? = value.container else {
            Issue.record("no container")
            return
        }
        #expect(own.register == "Own.put({double}, {type}.self)")
    }

    @Test(
        "A mistake is an error at its place",
        arguments: [
            ("modul: App", 1, "module"), ("module: App\nnaming: long", 2, "short"),
            ("mocks: { splitt: true }", 1, "split"),
            ("unstubbed: crash", 1, "fail"), ("isolation: UIActor", 1, "MainActor"),
            ("sources: { a: b }", 1, "sources"),
            ("framework: xctest", 1, "not supported"), ("double: fake", 1, "not supported"),
            ("container: { name: X }", 1, "declaration"), ("module: [", 2, ""),
        ])
    func mistakes(text: String, line: Int, hint: String) throws {
        let error = try #require(read(text).diagnostics.first { $0.severity == .error })
        #expect(error.location?.line == line)
        #expect(hint.isEmpty || error.message.contains(hint))
    }
}
