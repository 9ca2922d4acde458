import Project
import Reading
import Testing

@Suite("Package.swift, parsed and not run")
struct ManifestTests {
    @Test func readsTheFlagsATargetIsCompiledWith() {
        let manifest = readManifest(
            """
            let audio: SwiftSetting = .define("AUDIO")
            let package = Package(name: "A", targets: [
                .target(name: "A", swiftSettings: [
                    audio, .define("DEBUG"), .define("TOUCH", .when(platforms: [.iOS, .linux, .macCatalyst])),
                    .define("TRACE", .when(configuration: .debug)),
                    .define("BOTH", .when(platforms: [.macOS], configuration: .release)),
                    .define("TWICE", .when(platforms: [.wasi])), .define("TWICE"),
                ]),
                .target(name: "B"),
            ])
            """)
        #expect(
            manifest.targets.first?.flags == [
                "AUDIO": "", "TOUCH": "os(iOS) || os(Linux) || targetEnvironment(macCatalyst)", "TRACE": "DEBUG",
                "BOTH": "(os(macOS)) && (!DEBUG)", "TWICE": "",
            ])
        #expect(manifest.targets.last?.flags == [:])
    }

    @Test(arguments: [
        "func make(settings: [SwiftSetting]) { let settings = settings + more }",
        "let settings = more\nlet more = settings",
    ])
    func aNameForItselfIsNoEndlessWay(_ lines: String) {
        let manifest = readManifest(
            """
            \(lines)
            let package = Package(name: "A", targets: [.target(name: "A", swiftSettings: settings)])
            """)
        #expect(manifest.targets.map(\.name) == ["A"])
    }

    @Test func readsTargetsWithTheirSettings() throws {
        let manifest = readManifest(
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Notes",
                dependencies: [.package(path: "../Kit"), .package(url: "https://a.example/b", from: "1.0.0")],
                targets: [
                    .target(
                        name: "Notes", dependencies: ["Core", .product(name: "Kit", package: "Kit")], path: "Code",
                        exclude: ["Old"], sources: ["New"],
                        swiftSettings: [.defaultIsolation(MainActor.self), .swiftLanguageMode(.v5)]),
                    .target(name: "Core", dependencies: [.target(name: "Nested")]),
                    .executableTarget(name: "tool"),
                    .testTarget(name: "NotesTests", dependencies: [.target(name: "Notes")]),
                    .binaryTarget(name: "Blob", path: "Blob.xcframework"),
                ])
            """)

        #expect(manifest.name == "Notes")
        #expect(manifest.localPackages == ["../Kit"])
        #expect(manifest.languageMode == 6)
        #expect(manifest.targets.map(\.name) == ["Notes", "Core", "tool", "NotesTests"])
        #expect(manifest.targets.map(\.kind) == [.library, .library, .executable, .test])
        let notes = try #require(manifest.targets.first)
        #expect(notes.path == "Code")
        #expect(notes.exclude == ["Old"])
        #expect(notes.sources == ["New"])
        #expect(notes.dependencies == ["Core", "Kit"])
        #expect(notes.isMainActorByDefault)
        #expect(notes.languageMode == 5)
        #expect(manifest.targets[3].dependencies == ["Notes"])
    }

    @Test func followsConstantsAndLaterChanges() {
        let manifest = readManifest(
            """
            // swift-tools-version:5.9
            let name = "Notes"
            let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
            let extra: [Target] = [.target(name: "Extra")]
            let package = Package(
                name: name,
                targets: [.target(name: name, swiftSettings: settings), .testTarget(name: name + "Tests")] + extra)
            package.targets.append(.target(name: "\\(name)Late"))
            """)

        #expect(Set(manifest.targets.map(\.name)) == ["Notes", "NotesTests", "Extra", "NotesLate"])
        #expect(manifest.targets.first { $0.name == "Notes" }?.isMainActorByDefault == true)
        #expect(manifest.targets.first { $0.name == "Extra" }?.isMainActorByDefault == false)
        #expect(manifest.languageMode == nil)
    }

    @Test func aLoopOverAllTargetsSetsThemAll() {
        let manifest = readManifest(
            """
            let package = Package(name: "A", targets: [.target(name: "A"), .target(name: "B")])
            for target in package.targets {
                target.swiftSettings = [.defaultIsolation(MainActor.self)]
            }
            """)
        #expect(manifest.targets.map(\.isMainActorByDefault) == [true, true])
    }

    @Test func aPackageOfWhatWasBuiltHasNoCode() {
        let wrapper = readManifest(
            """
            let package = Package(name: "Codec", products: [.library(name: "Codec", targets: ["Core"])], targets: [
                .binaryTarget(name: "Core", path: "Core.xcframework"), .plugin(name: "Pack", capability: .buildTool()),
            ])
            """)
        #expect(wrapper.hasNoCode && wrapper.targets.isEmpty)
        #expect(readManifest("let package = Package(name: \"Host\", targets: [])").hasNoCode)
        #expect(!readManifest("let package = Package(name: \"Host\", targets: all())").hasNoCode)
        #expect(!readManifest("let package = Package(name: \"Host\", targets: [make(\"A\")])").hasNoCode)
    }
}
