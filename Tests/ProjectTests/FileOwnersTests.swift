import Project
import Testing

@Suite("Whose files are whose")
struct FileOwnersTests {
    private let project = Project(
        modules: [
            Project.Module(name: "App", sources: ["App", "Shared/Both.swift"], exclude: ["App/Old"]),
            Project.Module(name: "Kit", sources: ["Shared", "App/Kit", "App/Kit.swift"]),
        ],
        tests: [
            Project.TestTarget(name: "Checks", path: "Checks", sources: ["Checks", "App/Checks.swift"]),
            Project.TestTarget(name: "Slow", path: "Checks/Slow"),
        ])

    @Test(arguments: [
        ("App/A.swift", "App"), ("App/Kit/B.swift", "Kit"), ("App/Kit.swift", "Kit"), ("App/KitX.swift", "App"),
        ("App/Old/C.swift", nil), ("Shared/Both.swift", "App"), ("Shared/Other.swift", "Kit"), ("Else.swift", nil),
        ("App/Checks.swift", nil),
    ])
    func theInnermostModule(_ path: String, _ module: String?) {
        #expect(FileOwners(project).module(owning: path)?.name == module)
    }

    @Test(arguments: [
        ("Checks/A.swift", "Checks"), ("Checks/Slow/B.swift", "Slow"), ("App/Checks.swift", "Checks"),
        ("App/A.swift", nil),
    ])
    func theInnermostTests(_ path: String, _ target: String?) {
        #expect(FileOwners(project).tests(owning: path)?.name == target)
    }

    @Test func aModuleOfTheWholeRoot() {
        let project = Project(modules: [Project.Module(name: "All", sources: ["."])])
        #expect(FileOwners(project).module(owning: "a/B.swift")?.name == "All")
    }

    @Test func theNearestTestsAreAModules() {
        let project = Project(
            modules: [
                Project.Module(name: "Core", sources: ["Core/Sources"]), Project.Module(name: "App", sources: ["App"]),
            ],
            tests: [
                Project.TestTarget(name: "Everything", path: "Everything", dependencies: ["Core", "App"]),
                Project.TestTarget(name: "Specs", path: "Core/Specs", dependencies: ["Helpers", "Core"]),
                Project.TestTarget(name: "Journeys", path: "Journeys", dependencies: ["App"]),
            ])
        #expect(project.tests(for: "Core")?.name == "Specs")
        #expect(project.tests(for: "App")?.name == "Journeys")
        #expect(project.tests(for: "Helpers")?.name == "Specs")
        #expect(project.tests(for: "Other") == nil)
    }
}
