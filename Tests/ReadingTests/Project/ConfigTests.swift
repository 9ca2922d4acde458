import Facts
import Project
import Reading
import Testing

@Suite("Every key of .testgen.yml")
struct ConfigTests {
    /// What is read from a text that has no mistakes.
    private static func read(_ text: String) -> Configuration {
        let read = readConfiguration(text, path: ".testgen.yml")
        #expect(read.diagnostics.isEmpty, "\(read.diagnostics.map(\.message))")
        return read.value
    }

    private static func errors(_ text: String) -> [String] {
        readConfiguration(text, path: ".testgen.yml").diagnostics.map { diagnostic in
            "\(diagnostic.location.map { "\($0.line):\($0.column)" } ?? "?") \(diagnostic.message)"
        }
    }

    /// For each key a text, and whether what is read from it is right.
    private static let cases: [(key: String, text: String, isRight: @Sendable (Configuration) -> Bool)] = [
        ("module", "module: App", { $0.module == "App" }),
        ("sources", "sources: [App, ./Kit/]", { $0.sources == ["App", "Kit"] }),
        ("sources", "sources: App", { $0.sources == ["App"] }),
        ("tests", "tests: Tests/AppTests", { $0.tests == "Tests/AppTests" }),
        ("mocks", "mocks: Tests/Mocks.swift", { $0.mocks == .init(output: "Tests/Mocks.swift") }),
        (
            "mocks", "mocks:\n  output: Tests/Mocks\n  split: true",
            { $0.mocks == .init(output: "Tests/Mocks", split: true) }
        ),
        (
            "exclude", "exclude:\n  - '**/*.generated.swift'\n  - Old",
            { $0.exclude == ["**/*.generated.swift", "Old"] }
        ),
        ("container", "container: NerdzInject", { $0.container == .known("NerdzInject") }),
        (
            "container",
            """
            container:
              name: Ours
              declaration: "@Take var name: Type"
              register: "Shelf.put({double}, as: {type}.self)"
              reset: Shelf.clear()
              imports: [Shelf]
            """,
            {
                $0.container
                    == .custom(
                        CustomContainer(
                            name: "Ours", declaration: "@Take var name: Type",
                            register: "Shelf.put({double}, as: {type}.self)", reset: "Shelf.clear()", imports: ["Shelf"]
                        ))
            }
        ),
        ("naming", "naming: sourcery-2.1.2", { $0.naming == .sourcery212 }),
        ("double", "double: stub", { $0.double == .stub }),
        ("data", "data: fluent", { $0.data == .fluent }),
        ("framework", "framework: xctest", { $0.framework == .xctest }),
        ("testNaming", "testNaming: should_when", { $0.testNaming == .should }),
        ("marks", "marks: given-when-then", { $0.marks == .givenWhenThen }),
        ("unstubbed", "unstubbed: fail", { $0.unstubbed == .fail }),
        ("asyncWait", "asyncWait: 500ms", { $0.asyncWait.deadline == 500_000_000 }),
        (
            "asyncWait", "asyncWait:\n  deadline: 2s\n  interval: 5ms",
            { $0.asyncWait == .init(deadline: 2_000_000_000, interval: 5_000_000) }
        ),
        ("templates", "templates: Support/Templates", { $0.templates == "Support/Templates" }),
        (
            "rules", "rules:\n  no-sleep: off\n  act-once: error",
            { $0.rules == ["no-sleep": .off, "act-once": .error] }
        ),
        (
            "services",
            """
            services:
              emulator: { health: "tcp://localhost:9099", start: "make emulator", timeout: 5s }
              api: { health: "http://localhost:8080/health" }
            """,
            {
                $0.services.map(\.name) == ["emulator", "api"] && $0.services[0].start == "make emulator"
                    && $0.services[0].timeout == 5 && $0.services[1].health == "http://localhost:8080/health"
            }
        ),
        (
            "xcode", "xcode: { container: App.xcodeproj, scheme: App, destination: platform=macOS }",
            { $0.xcode == .init(container: "App.xcodeproj", scheme: "App", destination: "platform=macOS") }
        ),
        ("verify", "verify: true", { $0.verify }),
        ("isolation", "isolation: MainActor", { $0.isolation == .mainActor }),
    ]

    @Test(arguments: cases.indices)
    func isRead(_ index: Int) {
        let entry = Self.cases[index]
        #expect(entry.isRight(Self.read(entry.text)), "\(entry.text)")
    }

    @Test func noKeyIsForgotten() {
        #expect(Set(configurationKeys) == Set(Self.cases.map(\.key)))
    }

    @Test(arguments: configurationKeys)
    func aValueOfTheWrongShapeIsAnErrorAtItsPlace(_ key: String) {
        for wrong in ["\(key): [[a]]", "\(key):"] {
            let found = Self.errors(wrong)
            #expect(found.count == 1, "\(wrong): \(found)")
            #expect(found.first?.hasPrefix("1:") == true)
            #expect(found.first?.contains("`\(key)`") == true)
        }
    }

    @Test func anEmptyFileIsNoConfiguration() {
        #expect(Self.read("") == Configuration())
        #expect(Self.read("# nothing\n") == Configuration())
    }

    @Test func unknownKeysAreErrorsWithTheNearestKnownOne() {
        #expect(Self.errors("modul: A\n") == ["1:1 unknown key `modul`; did you mean `module`?"])
        #expect(
            Self.errors("mocks:\n  split: true\n  outptu: A\n") == [
                "3:3 unknown key `mocks.outptu`; did you mean `output`?"
            ])
        #expect(Self.errors("zzz: A\n").first?.contains("known keys are `module`") == true)
    }

    @Test func valuesAreErrorsWithTheNearestKnownOne() {
        #expect(Self.errors("naming: sourcry\n").first?.hasSuffix("did you mean `sourcery`?") == true)
        #expect(Self.errors("framework: xtest\n").first?.hasSuffix("did you mean `xctest`?") == true)
        #expect(Self.errors("testNaming: sentnce\n").first?.hasSuffix("did you mean `sentence`?") == true)
        #expect(Self.errors("marks: given-then\n").first?.hasSuffix("did you mean `given-when-then`?") == true)
        #expect(Self.errors("mocks:\n  split: 3\n") == ["2:10 `mocks.split` must be true or false, not `3`"])
        #expect(Self.errors("asyncWait: -1s\n").count == 1)
        #expect(Self.errors("tests: ../out\n") == ["1:8 `tests` must be a path within the project, not ../out"])
        #expect(Self.errors("- a\n- b\n").first?.contains("the file must be a mapping") == true)
    }

    @Test func aContainerMustSayHowItIsUsed() {
        #expect(Self.errors("container:\n  name: Ours\n").count == 2)
        let call = Self.errors("container:\n  name: A\n  declaration: '@A var name: Type'\n  register: put()\n")
        #expect(call.count == 2)
        #expect(call.first?.contains("{double}") == true)
    }

    @Test func whatIsNoYAMLIsAnErrorAtItsPlace() {
        #expect(Self.errors("a: b: c\n").first?.hasPrefix("1:5") == true)
        #expect(Self.errors("module: A\nmodule: B\n").first?.contains("stands twice") == true)
    }
}
