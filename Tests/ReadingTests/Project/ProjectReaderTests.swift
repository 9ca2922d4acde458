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
        #expect(FileOwners(project).module(owning: "Packages/Core/Sources/Core-Kit/C.swift")?.name == "Core_Kit")
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

    @Test func oneFolderWithAllTestsNamesTheModule() throws {
        let files = [
            "Production/Scenes/Home.swift": "", "Tests/HomeTests.swift": "@testable import Shop\n",
            "Tests/CoreTests.swift": "@testable import Core_Kit\nimport Other\n@testable import Core_Kit\n",
            "Packages/Core/Package.swift": core, "Packages/Core/Sources/Core-Kit/C.swift": "",
        ]
        let project = try project(files)
        #expect(project.modules.map(\.name) == ["Shop", "Core_Kit"])
        #expect(project.modules.first?.sources == ["Production"])
        #expect(project.tests(for: "Shop")?.path == "Tests")
    }

    @Test func foldersThatAllTestsImportAreModules() throws {
        let project = try project([
            "App/A.swift": "", "Kit/K.swift": "", "Scripts/S.swift": "",
            "Tests/T.swift": "@testable import App\n@testable import Kit\n",
        ])
        #expect(project.modules.map(\.name) == ["App", "Kit"])
        #expect(project.tests(for: "Kit")?.path == "Tests")
    }

    @Test func targetsOfXcodeGen() throws {
        let spec = """
            name: Shop
            include: [Config/kit.yml]
            settings: {base: {SWIFT_VERSION: "6.0"}}
            targets:
              Shop:
                type: application
                platform: iOS
                sources: [App, {path: Shared, excludes: [Old, "*.md"]}]
                settings: {SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor}
                dependencies: [{target: Kit}, {sdk: Combine.framework}]
              ShopTests:
                type: bundle.unit-test
                sources: {path: Checks}
                dependencies: [{target: Shop}]
              ShopUITests: {type: bundle.ui-testing, sources: UI}
            """
        let kit = "targets: {Kit: {type: framework, sources: Kit}}"
        let project = try project([
            "project.yml": spec, "Config/kit.yml": kit, "App/A.swift": "", "Config/Kit/K.swift": "",
            "Shared/S.swift": "",
            "Shared/Old/O.swift": "",
            "Packages/Core/Package.swift": core, "Packages/Core/Sources/Core-Kit/C.swift": "",
        ])

        #expect(project.discovery.rawValue == "xcodegen")
        #expect(project.modules.map(\.name) == ["Shop", "Kit", "Core_Kit"])
        let folders = ["App", "Shared/S.swift", "Config/Kit", "Packages/Core/Sources/Core-Kit"]
        #expect(project.modules.flatMap(\.sources) == folders)
        let shop = try #require(project.modules.first { $0.name == "Shop" })
        #expect(shop.dependencies == ["Kit"])
        #expect(shop.isMainActorByDefault && shop.languageMode == 6)
        #expect(project.tests.map(\.name) == ["ShopTests", "CoreTests"])
        #expect(project.tests(for: "Shop")?.path == "Checks")
    }

    @Test func extensionsOfXcodeGenShareSourcesOfTheApplication() throws {
        let spec = """
            targets:
              Share: {type: app-extension, sources: [Share, Shop/Models]}
              Shop:
                type: application
                sources: Shop
                settings: {PRODUCT_MODULE_NAME: BigShop}
                dependencies: [{target: Share}]
              Checks: {type: bundle.unit-test, sources: Checks, dependencies: [{target: Shop}]}
            """
        let project = try project(["project.yml": spec, "Shop/Models/Item.swift": "", "Share/S.swift": ""])
        #expect(project.modules.map(\.sources) == [["Shop"], ["Share"]])
        #expect(project.tests(for: "BigShop")?.name == "Checks")
        #expect(project.tests(for: "Share") == nil)
    }

    @Test func aSpecificationThatCannotBeReadIsSaidSo() throws {
        let tree = FileTree(["project.yml": "targets: {A: [", "A/A.swift": ""])
        let found = try readProject(tree)
        #expect(found.diagnostics.map(\.rule) == ["xcodegen"])
    }

    @Test func whereSeveralFormatsNameATargetTheFirstIsBelieved() throws {
        let spec = "targets: {App: {type: application, sources: Other}, Extra: {type: framework, sources: Extra}}"
        let project = try project([
            "Package.swift": package, "Sources/App/A.swift": "", "project.yml": spec, "Extra/E.swift": "",
        ])
        #expect(project.discovery == .package)
        #expect(project.modules.map(\.sources) == [["Sources/App"], ["Extra"]])
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
