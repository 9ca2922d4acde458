import Facts
import Project
import Reading
import Testing

@Suite("Projects found without configuration")
struct ProjectReaderTests {
    private let package = """
        // swift-tools-version: 6.0
        let package = Package(
            name: "P", dependencies: [.package(path: "Packages/Core")],
            targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
        """
    private let core = """
        let package = Package(
            name: "Core", targets: [.target(name: "Core-Kit"), .testTarget(name: "CoreTests", dependencies: ["Core-Kit"])])
        """

    private func project(_ files: [String: String], _ change: (inout Configuration) -> Void = { _ in }) throws
        -> Project
    {
        var configuration = Configuration()
        change(&configuration)
        return try readProject(FileTree(files), configuration: configuration).value
    }

    @Test func aPackageAndThoseItDependsOnByPath() throws {
        let project = try project([
            "Package.swift": package, "Sources/App/A.swift": "", "Tests/AppTests/T.swift": "",
            "Packages/Core/Package.swift": core, "Packages/Core/Sources/Core-Kit/C.swift": "",
            "Examples/Other/Package.swift": package,
        ])

        #expect(project.discovery == .package)
        #expect(project.modules.map(\.name) == ["App", "Core_Kit"])
        #expect(project.modules.map(\.sources) == [["Sources/App"], ["Packages/Core/Sources/Core-Kit"]])
        #expect(project.tests(for: "App")?.path == "Tests/AppTests")
        #expect(project.module(owning: "Packages/Core/Sources/Core-Kit/C.swift")?.name == "Core_Kit")
    }

    @Test func aTestTargetWithoutFilesIsWhereSwiftPMWouldLook() throws {
        let project = try project(["Package.swift": package, "Sources/App/A.swift": ""])
        #expect(project.tests(for: "App")?.path == "Tests/AppTests")
    }

    @Test func aLoneTargetMayLieInSourcesItself() throws {
        let project = try project(["Package.swift": package, "Sources/A.swift": ""])
        #expect(project.modules.map(\.sources) == [["Sources"]])
    }

    @Test func foldersOfAnXcodeProject() throws {
        let project = try project([
            "My App.xcodeproj": "", "My App/A.swift": "", "My AppTests/T.swift": "", "Fastlane/F.swift": "",
            "Packages/Core/Package.swift": core, "Packages/Core/Sources/Core-Kit/C.swift": "",
        ])

        #expect(project.discovery == .folders)
        #expect(project.modules.map(\.name) == ["My_App", "Core_Kit"])
        #expect(project.tests(for: "My_App")?.path == "My AppTests")
    }

    @Test func anXcodeProjectWithoutTestsHasItsModule() throws {
        let project = try project(["App.xcodeproj": "", "App/A.swift": ""])
        #expect(project.modules.map(\.name) == ["App"])
        #expect(project.tests.isEmpty)
    }

    @Test func foldersBesideAnXcodeProjectAreItsTargets() throws {
        let found = try project([
            "Pass.xcodeproj": "", "iOS/Scenes/Home.swift": "", "Share Extension/Share.swift": "",
            "Packages/Core/Package.swift": "", "Packages/Core/Sources/Core/A.swift": "", "Pods/P/P.swift": "",
            "UITests/T.swift": "",
        ])
        #expect(found.modules.map(\.name).filter { $0 != "Core" } == ["Share_Extension", "iOS"])
    }

    @Test func theConfigurationNamesFolders() throws {
        let files = ["code/A.swift": "", "more/B.swift": "", "checks/T.swift": ""]
        let project = try project(files) {
            $0.module = "App"
            $0.sources = ["code", "more"]
            $0.tests = "checks"
            $0.isolation = .mainActor
        }

        #expect(project.discovery == .configuration)
        #expect(project.modules.map(\.name) == ["App"])
        #expect(project.modules.first?.sources == ["code", "more"])
        #expect(project.modules.first?.isMainActorByDefault == true)
        #expect(project.tests(for: "App")?.path == "checks")
    }

    @Test func sourcesOfAPackageStayInTheirModule() throws {
        let files = ["Package.swift": package, "Sources/App/A.swift": "", "Sources/App/Old/B.swift": ""]
        let project = try project(files) { $0.sources = ["Sources/App/Old"] }
        #expect(project.modules.map(\.name) == ["App"])
        #expect(project.modules.first?.sources == ["Sources/App/Old"])
    }
}
