import Facts
import Project
import Reading
import Testing

@Suite("Xcode projects")
struct XcodeProjectTests {
    /// An application of listed files with a test target of another name.
    private var shop: SampleXcode {
        var sample = SampleXcode(
            debug: "SWIFT_VERSION = 6.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG $(inherited)\";",
            release: "SWIFT_VERSION = 6.0;")
        sample.group("G1", "path = Code;", children: ["F1", "G2", "F3"])
        sample.group("G2", "name = \"Only in Xcode\";", children: ["F2"], isTop: false)
        sample.group("G3", "path = Checks;", children: ["F4"])
        sample.file("F1", "Cart.swift")
        sample.file("F2", "Views/Home.swift")
        sample.file("F3", "Gone.swift")
        sample.file("F4", "CartChecks.swift")
        sample.target(
            "APP", named: "My Shop", "application", files: ["F1", "F2", "F3"],
            debug: "PRODUCT_NAME = \"$(TARGET_NAME)\"; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; "
                + "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) STAGING\";",
            release: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = STORE;")
        sample.target(
            "CHK", named: "Checks", "bundle.unit-test", files: ["F4"],
            debug: "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/My Shop.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/My Shop\";")
        sample.target("UI", named: "Taps", "bundle.ui-testing", needs: ["APP"])
        return sample
    }
    private let shopFiles = ["Code/Cart.swift": "", "Code/Views/Home.swift": "", "Checks/CartChecks.swift": ""]

    private func read(_ sample: SampleXcode, at path: String = "Shop.xcodeproj", _ files: [String: String]) throws
        -> Project
    {
        let found = try readProject(
            FileTree(files.merging([path: "", path + "/project.pbxproj": sample.text]) { first, _ in first }))
        #expect(found.diagnostics.isEmpty)
        return found.value
    }

    @Test func listedFilesAreTheFoldersThatTheyFill() throws {
        let project = try read(shop, shopFiles)

        #expect(project.discovery.rawValue == "xcode")
        let app = try #require(project.modules.first)
        #expect(app.name == "My_Shop" && app.sources == ["Code"])
        #expect(app.isMainActorByDefault && app.languageMode == 6)
        #expect(app.flags == ["STAGING": "DEBUG", "STORE": "!DEBUG"])
        #expect(project.tests.map(\.name) == ["Checks"])
        #expect(project.tests(for: "My_Shop")?.path == "Checks")
        #expect(project.tests.first?.isStrict == false)
    }

    @Test func filesThatNoTargetHasBelongToNoModule() throws {
        let project = try read(shop, shopFiles.merging(["Code/Old.swift": ""]) { first, _ in first })
        #expect(project.modules.first?.sources == ["Code/Cart.swift", "Code/Views"])
    }

    @Test func testsThatNoTargetHasYetBelongToTheFolder() throws {
        let project = try read(shop, shopFiles.merging(["Checks/Cart/CartTests.swift": ""]) { first, _ in first })
        #expect(project.tests.map(\.path) == ["Checks"])
        #expect(FileOwners(project).tests(owning: "Checks/Cart/CartTests.swift")?.name == "Checks")
    }

    @Test func aProjectMayLieInAFolderOrBeShownByAWorkspace() throws {
        let files = Dictionary(uniqueKeysWithValues: shopFiles.map { ("a/b/c/\($0.key)", $0.value) })
        let workspace = """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
              <Group location = "container:a" name = "A"><FileRef location = "group:b/c/Shop.xcodeproj"></FileRef></Group>
            </Workspace>
            """
        let shown = ["All.xcworkspace": "", "All.xcworkspace/contents.xcworkspacedata": workspace]
        let project = try read(shop, at: "a/b/c/Shop.xcodeproj", files.merging(shown) { first, _ in first })
        #expect(project.modules.map(\.sources) == [["a/b/c/Code"]])
        #expect(try read(shop, at: "a/b/c/Shop.xcodeproj", files).modules.isEmpty)
    }

    @Test func foldersInStepWithTargetsAndTheirExceptions() throws {
        var sample = SampleXcode()
        sample.folder("F1", "App", exceptions: ["APP": ["Info.plist", "Widget"], "WID": ["Models/Item.swift"]])
        sample.folder("F2", "Tests/AppTests")
        sample.target("WID", named: "Widget", "app-extension", debug: "PRODUCT_MODULE_NAME = AppWidget;")
        sample.target("APP", named: "App", "application", folders: ["F1"], needs: ["WID"])
        sample.target("TST", named: "AppTests", "bundle.unit-test", folders: ["F2"], needs: ["APP"])
        let project = try read(
            sample, ["App/A.swift": "", "App/Models/Item.swift": "", "App/Widget/W.swift": "", "Tests/T.swift": ""])

        #expect(project.modules.map(\.name) == ["App"])
        #expect(project.modules.first?.sources == ["App/A.swift", "App/Models"])
        #expect(project.tests(for: "App")?.path == "Tests/AppTests")
    }

    @Test func aFileOfSeveralTargetsBelongsToTheApplication() throws {
        var sample = SampleXcode()
        sample.folder("F1", "Kit", exceptions: ["APP": ["Shared.swift"], "EXT": ["Shared.swift", "Other.swift"]])
        sample.folder("F2", "App")
        sample.target("EXT", named: "Share", "app-extension")
        sample.target("KIT", named: "Kit-iOS", "framework", folders: ["F1"], debug: "PRODUCT_NAME = Kit;")
        sample.target("KT2", named: "Kit-macOS", "framework", folders: ["F1"], debug: "PRODUCT_NAME = Kit;")
        sample.target("APP", named: "App", "application", folders: ["F2"], needs: ["KIT", "EXT"])
        let project = try read(
            sample, ["Kit/Own.swift": "", "Kit/Shared.swift": "", "Kit/Other.swift": "", "App/A.swift": ""])

        #expect(project.modules.map(\.name) == ["App", "Kit"])
        let owners = FileOwners(project)
        #expect(owners.module(owning: "Kit/Shared.swift")?.name == "App")
        #expect(owners.module(owning: "Kit/Other.swift")?.name == "Kit")
        #expect(project.modules.first?.dependencies == ["Kit"])
    }

    @Test func oneTestTargetTestsWhatItsHostImports() throws {
        var sample = SampleXcode()
        for name in ["App", "Core", "Extras"] { sample.folder("F\(name)", name) }
        sample.folder("FS", "Specs")
        sample.target("COR", named: "Core", "framework", folders: ["FCore"])
        sample.target("EXT", named: "Extras", "app-extension", folders: ["FExtras"])
        sample.target(
            "APP", named: "App", "application", folders: ["FApp"], needs: ["COR", "EXT"], packages: ["FeatureKit"])
        sample.target("SPC", named: "Specs", "bundle.unit-test", folders: ["FS"], needs: ["APP"])
        let package = """
            let package = Package(
                name: "Features", products: [.library(name: "FeatureKit", targets: ["Feeds"])],
                targets: [.target(name: "Feeds"), .target(name: "Tool")])
            """
        let project = try read(
            sample,
            [
                "App/A.swift": "", "Core/C.swift": "", "Extras/E.swift": "", "Specs/S.swift": "@testable import Tool\n",
                "Features/Package.swift": package, "Features/Sources/Feeds/F.swift": "",
                "Features/Sources/Tool/T.swift": "", "checkouts/x/Package.swift": package,
            ])

        #expect(project.modules.map(\.name) == ["App", "Core", "Extras", "Feeds", "Tool"])
        for module in ["App", "Core", "Feeds", "Tool"] { #expect(project.tests(for: module)?.name == "Specs") }
        #expect(project.tests(for: "Extras") == nil)
    }

    @Test func testsOfAPackageAreForWhatTheyImport() throws {
        let package = """
            let package = Package(
                name: "Core", targets: [
                    .target(name: "Core"), .target(name: "Facade", dependencies: ["Core"]),
                    .testTarget(name: "Specs", dependencies: ["Facade"])])
            """
        let files = [
            "Core/Package.swift": package, "Core/Sources/Core/C.swift": "", "Core/Sources/Facade/F.swift": "",
            "Core/Tests/Specs/S.swift": "import Testing\n@testable import Core\n",
        ]
        let project = try read(shop, shopFiles.merging(files) { first, _ in first })
        #expect(project.tests(for: "Core")?.name == "Specs")
    }

    @Test func aPackageForToolsDoesNotHideTheProject() throws {
        let tools = """
            let package = Package(name: "Tools", targets: [.target(name: "Tools", path: "Tools")])
            """
        let files = shopFiles.merging(["Package.swift": tools, "Tools/T.swift": ""]) { first, _ in first }
        let project = try read(shop, files)
        #expect(project.discovery.rawValue == "xcode")
        #expect(project.modules.map(\.name) == ["Tools", "My_Shop"])
    }

    @Test func aSpecificationOfXcodeGenIsBelievedAndCompleted() throws {
        let spec = """
            targets:
              Shop: {type: application, sources: Code}
              Taps: {type: bundle.ui-testing, sources: Taps}
            """
        let project = try read(shop, shopFiles.merging(["project.yml": spec]) { first, _ in first })
        #expect(project.modules.map(\.name) == ["Shop"])
        #expect(project.tests(for: "Shop")?.name == "Checks")
    }

    @Test func whatAPackageHasIsNotOfTheProject() throws {
        let package = """
            let package = Package(
                name: "Shop", targets: [
                    .target(name: "ShopKit", path: "Code"),
                    .testTarget(name: "ShopKitTests", dependencies: ["ShopKit"], path: "Checks")])
            """
        let project = try read(shop, shopFiles.merging(["Package.swift": package]) { first, _ in first })
        #expect(project.discovery == .package)
        #expect(project.modules.map(\.name) == ["ShopKit"])
    }

    @Test func foldersOfTheConfigurationStayTheModulesWithin() throws {
        var configuration = Configuration()
        configuration.sources = ["Code"]
        let files = ["Shop.xcodeproj": "", "Shop.xcodeproj/project.pbxproj": shop.text, "Code/Old.swift": ""]
        let tree = FileTree(files.merging(shopFiles) { first, _ in first })
        let project = try readProject(tree, configuration: configuration).value
        #expect(project.modules.map(\.name) == ["My_Shop"])
        #expect(FileOwners(project).module(owning: "Code/Old.swift")?.name == "My_Shop")
        #expect(project.tests(for: "My_Shop")?.path == "Checks")
    }

    @Test func settingsOfConfigurationFiles() throws {
        var sample = SampleXcode()
        sample.group("G1", "path = Code;", children: ["F1", "X1"])
        sample.file("F1", "A.swift")
        sample.file("X1", "App.xcconfig")
        sample.target("APP", named: "App", "application", files: ["F1"])
        let text = sample.text.replacing("name = Debug;", with: "name = Debug; baseConfigurationReference = X1;")
        let files = [
            "App.xcodeproj": "", "App.xcodeproj/project.pbxproj": text, "Code/A.swift": "",
            "Code/App.xcconfig": "#include \"Base.xcconfig\"\nPRODUCT_MODULE_NAME = $(PREFIX)Shop // the shop\n",
            "Code/Base.xcconfig": "PREFIX = Big\nSWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=*] = X\n",
        ]
        let project = try readProject(FileTree(files)).value
        #expect(project.modules.map(\.name) == ["BigShop"])
        #expect(project.modules.first?.flags == [:])
    }

    @Test func namesThatOnlyXcodeKnowsAreThoseOfTheTarget() throws {
        var sample = SampleXcode()
        sample.folder("F1", "App")
        sample.target("APP", named: "App", "application", folders: ["F1"], debug: "PRODUCT_NAME = \"$(ELSEWHERE)\";")
        #expect(try read(sample, ["App/A.swift": ""]).modules.map(\.name) == ["App"])
    }

    @Test func testsAmongOthersGoIntoTheirMainFolder() throws {
        var sample = SampleXcode()
        sample.folder("F1", "Tests", exceptions: ["ONE": ["Two"], "TWO": ["Two", "Both/B.swift"]])
        sample.folder("F2", "App")
        sample.target("APP", named: "App", "application", folders: ["F2"])
        sample.target("ONE", named: "One", "bundle.unit-test", folders: ["F1"], needs: ["APP"])
        sample.target("TWO", named: "SnapshotTests", "bundle.unit-test", needs: ["APP"])
        let project = try read(
            sample,
            [
                "App/A.swift": "", "Tests/One/A.swift": "", "Tests/One/B.swift": "", "Tests/Both/B.swift": "",
                "Tests/Two/C.swift": "",
            ])
        #expect(project.tests.map(\.path) == ["Tests/One", "Tests/Two"])
        #expect(FileOwners(project).tests(owning: "Tests/Both/B.swift")?.name == "One")
    }

    @Test func oneOfTwoTestTargetsWithTheSameFilesCounts() throws {
        var sample = SampleXcode()
        sample.folder("F1", "Checks")
        sample.folder("F2", "App")
        sample.target("APP", named: "App", "application", folders: ["F2"])
        sample.target("ONE", named: "Checks-iOS", "bundle.unit-test", folders: ["F1"], needs: ["APP"])
        sample.target("TWO", named: "AppTests", "bundle.unit-test", folders: ["F1"], needs: ["APP"])
        let project = try read(sample, ["App/A.swift": "", "Checks/T.swift": ""])
        #expect(project.tests.map(\.name) == ["Checks-iOS"])
    }

    @Test func whatCannotBeReadIsSaidSo() throws {
        let files = [
            "App.xcodeproj": "", "App.xcodeproj/project.pbxproj": "{\n<<<<<<< HEAD\n}", "App/A.swift": "",
            "AppTests/T.swift": "",
        ]
        let found = try readProject(FileTree(files))
        #expect(found.value.modules.map(\.name) == ["App"] && found.value.discovery == .folders)
        #expect(found.diagnostics.map(\.rule) == ["xcode"])
        #expect(found.diagnostics.first?.location?.line == 3)
    }
}
