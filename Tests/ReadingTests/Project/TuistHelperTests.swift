import Project
import Reading
import Testing

@Suite("Projects of Tuist that helpers make")
struct TuistHelperTests {
    private func project(_ files: [String: String]) throws -> Project { try readProject(FileTree(files)).value }

    private let helpers = """
        import ProjectDescription

        public enum Kit: String, CaseIterable {
            case orders, baking = "Oven"
            public var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
        }

        public enum Part { case tests, sample }

        extension Set where Element == Part {
            var hasSample: Bool { contains(.sample) }
        }

        public struct House {
            let prefix: String
            init(_ prefix: String) { self.prefix = prefix }
            public static let `default` = House("Bakery")
        }

        public extension TargetDependency {
            static let log: TargetDependency = .project(target: "Log", path: .relativeToRoot("Shared/Log"))
            static func kit(_ kit: Kit) -> TargetDependency {
                .project(target: "\\(kit.title)Kit", path: .relativeToKits(kit.title))
            }
            struct Outside { public static let feeds = TargetDependency.external(name: "Feeds") }
            struct Shared { struct Log { static let Feeds = 1 } }
        }

        extension TargetDependency.Outside {
            struct Feeds { static let plain = TargetDependency.external(name: "PlainFeeds") }
        }

        extension Path {
            static func relativeToKits(_ name: String) -> Path { .relativeToRoot("Kits/\\(name)") }
        }

        public extension [Target] {
            static func kit(_ kit: Kit, parts: Set<Part> = [], dependencies: [TargetDependency] = []) -> [Target] {
                let name = "\\(kit.title)Kit"
                var targets = [
                    Target(name: name, product: .framework, sources: "Code/**", dependencies: dependencies)
                ]
                if parts.contains(.tests) {
                    targets.append(Target(
                        name: name + "Checks", product: .unitTests, sources: "Checks/**",
                        dependencies: [.target(name: name)]))
                }
                if parts.hasSample {
                    targets += [Target(name: name + "Sample", product: .app, sources: "Sample/**")]
                }
                return targets
            }
        }

        extension Project {
            public static func module(named name: String, targets: [Target]) -> Project {
                let settings: Settings = .settings(base: ["SWIFT_VERSION": "5.9"])
                return Project(name: name, settings: settings, targets: targets)
            }

            public static func app(needs kits: [Kit]) -> Project {
                .module(named: House.default.prefix, targets: [
                    .target(
                        name: House.default.prefix, product: .app, sources: ["Code/**"],
                        dependencies: kits.map { .kit($0) } + [.log, .Outside.feeds, .Outside.Feeds.plain])
                ])
            }
        }
        """

    private var bakery: [String: String] {
        let kit = { (call: String) in
            "import ProjectDescription\nimport ProjectDescriptionHelpers\nlet project = Project.module(\(call))"
        }
        return [
            "ios/Workspace.swift": "import ProjectDescription\nlet all = Workspace(name: \"All\", projects: [\"App\"])",
            "ios/Tuist/ProjectDescriptionHelpers/Helpers.swift": helpers,
            "ios/App/Project.swift": "import ProjectDescription\nlet project = Project.app(needs: Kit.allCases)",
            "ios/App/Code/App.swift": "",
            "ios/Kits/Orders/Project.swift": kit("named: \"OrdersKit\", targets: .kit(.orders, parts: [.tests])"),
            "ios/Kits/Orders/Code/Orders.swift": "", "ios/Kits/Orders/Checks/OrderChecks.swift": "",
            "ios/Kits/Orders/Sample/Sample.swift": "",
            "ios/Kits/Oven/Project.swift": kit(
                "named: \"OvenKit\", targets: .kit(.baking, dependencies: [.kit(.orders), .log])"),
            "ios/Kits/Oven/Code/Oven.swift": "",
            "ios/Shared/Log/Project.swift": """
            import ProjectDescription
            let project = Project(name: "Log", targets: [.target(name: "Log", product: .staticLibrary, sources: "*.swift")])
            """,
            "ios/Shared/Log/Log.swift": "",
            "ios/Alone/Project.swift": kit("named: \"Alone\", targets: .kit(.orders)"),
            "ios/Alone/Code/Alone.swift": "",
        ]
    }

    @Test func helpersMakeTheTargets() throws {
        let found = try readProject(FileTree(bakery))
        #expect(found.diagnostics.isEmpty)
        let project = found.value
        #expect(project.discovery.rawValue == "tuist")
        #expect(Set(project.modules.map(\.name)) == ["Bakery", "OrdersKit", "OvenKit", "Log"])
        let app = try #require(project.modules.first { $0.name == "Bakery" })
        #expect(app.sources == ["ios/App/Code"] && app.languageMode == 5)
        #expect(Set(app.dependencies) == ["OrdersKit", "OvenKit", "Log", "Feeds", "PlainFeeds"])
        #expect(project.modules.first { $0.name == "OvenKit" }?.dependencies == ["OrdersKit", "Log"])
        #expect(project.tests.map(\.name) == ["OrdersKitChecks"])
        #expect(project.tests(for: "OrdersKit")?.path == "ios/Kits/Orders/Checks")
    }

    @Test func aProjectThatNoneDependsOnIsNotPartOfTheWorkspace() throws {
        let files = try project(bakery).files
        #expect(files.contains("ios/Shared/Log/Project.swift"))
        #expect(!files.contains("ios/Alone/Project.swift"))
    }

    @Test func choicesThatCannotBeKnownAddNothing() throws {
        let found = try readProject(
            FileTree([
                "Project.swift": """
                import ProjectDescription
                func extra(_ product: Product) -> [Target] {
                    guard Environment.extra.getBoolean(default: false) else { return [] }
                    return [.target(name: "Extra", product: product, sources: "Extra/**")]
                }
                func names(_ kind: String) -> String {
                    switch kind {
                    case "app": "Stall"
                    default: "StallChecks"
                    }
                }
                var targets: [Target] = []
                if Environment.all.getBoolean(default: true) {
                    targets.append(.target(name: "Maybe", product: .framework, sources: "Maybe/**"))
                }
                for kind in ["app", "checks"] {
                    targets.append(.target(
                        name: names(kind), product: kind == "app" ? .app : .unitTests, sources: ["\\(names(kind))/**"]))
                }
                let project = Project(name: "Stall", targets: targets)
                """,
                "Stall/A.swift": "", "StallChecks/B.swift": "", "Maybe/M.swift": "", "Extra/E.swift": "",
            ]))
        #expect(found.value.modules.map(\.name) == ["Stall"])
        #expect(found.value.tests.map(\.name) == ["StallChecks"])
    }

    @Test func aDescriptionThatCallsItselfEnds() throws {
        let found = try readProject(
            FileTree([
                "Project.swift": """
                import ProjectDescription
                func again(_ name: String) -> Project { again(name + "x") }
                let project = again("A")
                """,
                "A/A.swift": "",
            ]))
        #expect(found.value.modules.isEmpty)
        #expect(found.diagnostics.map(\.rule) == ["tuist"])
    }
}
