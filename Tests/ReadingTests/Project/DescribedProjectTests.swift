import Project
import Reading
import Testing

@Suite("Projects that a description makes: Tuist, Bazel, XcodeGen")
struct DescribedProjectTests {
    private func project(_ files: [String: String]) throws -> Project { try readProject(FileTree(files)).value }

    // MARK: Tuist

    @Test func tuistsTargetsWithTheirSettings() throws {
        let project = try project([
            "Project.swift": """
            import ProjectDescription
            let prefix = "Shop"
            let settings: Settings = .settings(base: ["SWIFT_VERSION": "6.0"])
            let core: Target = Target(
                name: prefix + "Core", platform: .iOS, product: .staticFramework, bundleId: "a", sources: "Core/**")
            let project = Project(
                name: "Shop", settings: settings,
                targets: [
                    core,
                    .target(
                        name: "Shop", destinations: .iOS, product: .app, productName: "My Shop", bundleId: "b",
                        sources: ["App/**/*.swift"], dependencies: [.target(name: "ShopCore"), .package(product: "Feeds")],
                        settings: .settings(base: [
                            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": ["$(inherited)", "STORE"],
                            "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"])),
                    .target(
                        name: "Specs", destinations: .iOS, product: .unitTests, bundleId: "c",
                        buildableFolders: ["Checks"], dependencies: [.target(name: "Shop")]),
                    .target(name: "Taps", destinations: .iOS, product: .uiTests, bundleId: "d", sources: ["Taps/**"]),
                ])
            """,
            "Core/C.swift": "", "App/Home/H.swift": "", "Checks/S.swift": "", "Taps/T.swift": "",
        ])
        #expect(project.discovery.rawValue == "tuist")
        #expect(project.modules.map(\.name) == ["My_Shop", "ShopCore"])
        let shop = try #require(project.modules.first)
        #expect(shop.sources == ["App"] && shop.isMainActorByDefault && shop.languageMode == 6)
        #expect(shop.flags == ["STORE": ""] && shop.dependencies == ["ShopCore", "Feeds"])
        #expect(project.tests.map(\.name) == ["Specs"])
        #expect(project.tests(for: "My_Shop")?.path == "Checks")
        #expect(project.tests(for: "ShopCore")?.name == "Specs")
        #expect(project.tests.first?.membership == .command("tuist generate"))
    }

    @Test func whatIsNoLiteralIsSaidAtItsPlace() throws {
        let tree = FileTree([
            "Project.swift": """
            import ProjectDescription
            let project = Project(name: "A", targets: [
                .target(name: name(), destinations: .iOS, product: .app, bundleId: "a", sources: ["A/**"]),
                .target(name: "B", destinations: .iOS, product: .app, bundleId: "b", sources: ["B/**"]),
            ])
            """,
            "A/A.swift": "", "B/B.swift": "",
        ])
        let found = try readProject(tree)
        #expect(found.value.modules.map(\.name) == ["B"])
        #expect(found.diagnostics.map(\.rule) == ["tuist"])
        #expect(found.diagnostics.first?.location?.line == 3)
    }

    @Test func aFileOfThatNameIsNoProjectOfTuist() throws {
        let project = try project([
            "Package.swift": "let package = Package(name: \"A\", targets: [.target(name: \"A\", path: \"A\")])",
            "A/Project.swift": "struct Project {}", "A/Tuist/T.swift": "",
        ])
        #expect(project.discovery == .package)
        #expect(project.files == ["Package.swift"])
    }

    @Test func aWorkspaceListsItsProjects() throws {
        let described = { (name: String) in
            """
            import ProjectDescription
            let project = Project(name: "\(name)", targets: [
                .target(name: "\(name)", destinations: .iOS, product: .framework, bundleId: "a", sources: ["S/**"])])
            """
        }
        let project = try project([
            "Workspace.swift": """
            import ProjectDescription
            let workspace = Workspace(name: "All", projects: ["Features/*", "App"])
            """,
            "App/Project.swift": described("App"), "App/S/A.swift": "",
            "Features/Cart/Project.swift": described("Cart"),
            "Features/Cart/S/C.swift": "", "Samples/Other/Project.swift": described("Other"),
            "Samples/Other/S/O.swift": "",
        ])
        #expect(project.modules.map(\.name) == ["App", "Cart"])
    }

    // MARK: Bazel

    @Test func bazelsLibrariesAndTests() throws {
        let project = try project([
            "App/BUILD.bazel": """
            swift_library(name = "App", srcs = glob(["**/*.swift"], exclude = ["Checks/**"]), deps = ["//Kit", ":Gen"])
            swift_library(name = "CheckLib", srcs = glob(["Checks/*.swift"]), deps = [":App"])
            ios_unit_test(name = "Tests", deps = [":CheckLib"])
            """,
            "Kit/BUILD": #"""
            COMMON = ["K.swift"]
            swift_library(
                name = "Kit", module_name = 'TheKit', srcs = COMMON + select({"//conditions:default": ["Never.swift"]}),
                defines = ["""TOUCH"""],
            )
            swift_test(name = "Tests", srcs = ["Specs/KitSpecs.swift"], deps = ["//Kit:Kit"])
            """#,
            "App/A.swift": "", "App/Deep/B.swift": "", "App/Checks/C.swift": "", "Kit/K.swift": "",
            "Kit/Specs/KitSpecs.swift": "",
        ])
        #expect(project.discovery.rawValue == "bazel")
        #expect(project.modules.map(\.name) == ["App_App", "TheKit"])
        #expect(project.modules.map(\.dependencies) == [["TheKit"], []])
        #expect(project.modules.last?.flags == ["TOUCH": ""])
        #expect(project.tests.map(\.name) == ["//App:Tests", "//Kit:Tests"])
        #expect(project.tests(for: "App_App")?.path == "App/Checks")
        #expect(project.tests(for: "TheKit")?.membership == .list("Kit/BUILD"))
        #expect(project.tests(for: "App_App")?.membership == .folder)
    }

    @Test func macrosOfBazelCallTheRules() throws {
        let project = try project([
            "tools/rules.bzl": """
            load("@rules//swift.bzl", "swift_library")
            load(":tests.bzl", checks = "unit_checks")
            PREFIX = "Own"

            def feature(name, srcs = [], deps = [], **kwargs):
                inner = "_" + name
                swift_library(
                    name = inner,
                    module_name = PREFIX + name,
                    srcs = srcs, deps = deps,
                )
                native.alias(name = name, actual = inner)
                checks(name)

            def nothing(name):
                pass
            """,
            "tools/tests.bzl": """
            def unit_checks(
                name,
                size = "small",
            ):
                ios_unit_test(
                    name = name + "Checks", srcs = native.glob(["Checks/*.swift"]), deps = [":" + name])
            """,
            "Cart/BUILD": """
            load("//tools:rules.bzl", "feature", "nothing")
            DEPS = ["//Money:Money"]
            feature(name = "Cart", srcs = glob(["Code/*.swift"]), deps = DEPS)
            nothing(name = "Other")
            """,
            "Money/BUILD.bazel": #"apple_framework(name = "Money", srcs = ["Money.swift"])"#,
            "Cart/Code/C.swift": "", "Cart/Checks/T.swift": "", "Money/Money.swift": "",
        ])
        #expect(project.discovery.rawValue == "bazel")
        #expect(project.modules.map(\.name) == ["OwnCart", "Money"])
        #expect(project.modules.first?.sources == ["Cart/Code"])
        #expect(project.modules.first?.dependencies == ["Money"])
        #expect(project.tests.map(\.name) == ["CartChecks"])
        #expect(project.tests(for: "OwnCart")?.path == "Cart/Checks")
    }

    @Test func aPackageThatBazelBuildsAsWellStaysAPackage() throws {
        let project = try project([
            "Package.swift": """
            let package = Package(name: "A", targets: [.target(name: "A"), .testTarget(name: "ATests", dependencies: ["A"])])
            """,
            "BUILD": "swift_library(name = \"A\", srcs = glob([\"Sources/A/**/*.swift\"]))", "Sources/A/A.swift": "",
            "Tests/ATests/T.swift": "",
        ])
        #expect(project.discovery == .package)
        #expect(project.modules.map(\.name) == ["A"])
    }

    @Test func whatABuildFileSaysInOtherWordsIsPassedOver() throws {
        let project = try project([
            "BUILD": """
            load(":rules.bzl", lib = "swift_library")
            def helper(name):
                return [name + "x" for x in range(3) if x > 1]
            [swift_library(name = n, srcs = [n]) for n in ["x"]]
            swift_library(
                name = "%s" % "no", srcs = ["A.swift"],
            )
            swift_library(name = "Yes", module_name = "Yes", srcs = [f for f in glob(["*.swift"])] + ["B.swift"], tags = {"a": 1})
            """,
            "A.swift": "", "B.swift": "",
        ])
        #expect(project.modules.map(\.sources) == [["B.swift"]])
    }

    // MARK: XcodeGen

    @Test func testsBesideSourcesBelongToTheTestTarget() throws {
        let spec = """
            targetTemplates:
              Library: {type: framework, sources: [{path: "${target_name}", excludes: ["**/*Tests.*"]}]}
            targets:
              Feeds: {templates: [Library]}
              FeedSpecs:
                type: bundle.unit-test
                sources: [{path: Feeds, includes: ["**/*Tests.*"]}, {path: Helpers}, {path: Assets, buildPhase: none}]
                dependencies: [{target: Feeds}, {package: Kit, product: KitCore}]
            """
        let project = try project([
            "project-feeds.yml": spec, "Feeds/List/Feed.swift": "", "Feeds/List/FeedTests.swift": "",
            "Feeds/Other.swift": "", "Helpers/H.swift": "", "Assets/A.swift": "",
        ])
        #expect(project.modules.map(\.name) == ["Feeds"])
        let owners = FileOwners(project)
        #expect(owners.module(owning: "Feeds/List/Feed.swift")?.name == "Feeds")
        #expect(owners.tests(owning: "Feeds/List/FeedTests.swift")?.name == "FeedSpecs")
        #expect(owners.module(owning: "Feeds/List/FeedTests.swift") == nil)
        #expect(project.tests(for: "Feeds")?.path == "Helpers")
        #expect(owners.module(owning: "Assets/A.swift") == nil)
    }

    @Test func specificationsNearestToTheRootCount() throws {
        let spec = { (name: String) in
            """
            targets:
              \(name): {type: application, sources: Code}
              \(name)Specs: {type: bundle.unit-test, sources: Specs, dependencies: [{target: \(name)}]}
            """
        }
        let project = try project([
            "apps/kiosk/project.yml": spec("Kiosk"), "apps/kiosk/Code/K.swift": "", "apps/kiosk/Specs/T.swift": "",
            "apps/till/project.yml": spec("Till"), "apps/till/Code/T.swift": "", "apps/till/Specs/T.swift": "",
            "apps/till/project-old.yml": spec("Old"), "apps/till/samples/project.yml": spec("Sample"),
            "apps/till/samples/Code/S.swift": "", "server/projects.yml": "stages: [build]",
        ])
        #expect(project.discovery.rawValue == "xcodegen")
        #expect(project.modules.map(\.name) == ["Kiosk", "Till"])
        #expect(project.tests(for: "Till")?.path == "apps/till/Specs")
    }

    @Test func whyTestsAreForAModuleIsKnown() throws {
        let project = try project([
            "project.yml": """
            targets:
              App: {type: application, sources: App}
              One: {type: bundle.unit-test, sources: Checks/One, dependencies: [{target: App}]}
              Two: {type: bundle.unit-test, sources: App2/Two}
            """,
            "App/A.swift": "", "Checks/One/T.swift": "", "App2/Two/T.swift": "@testable import App",
        ])
        #expect(project.testChoice(for: "App")?.reason == "it depends on App and is nearer to it than Two")
        #expect(project.tests.last?.grounds == ["App": .imports(1)])
    }
}
