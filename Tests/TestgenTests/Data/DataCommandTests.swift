import Foundation
import Testing

@testable import testgen

@Suite("testgen data")
struct DataCommandTests {
    /// A package with one module, in a folder of its own.
    private struct Package {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("testgen-data-\(UUID().uuidString)")

        init(configuration: String? = nil) throws {
            try write(
                """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(name: "App", targets: [
                    .target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"]),
                ])
                """, to: "Package.swift")
            try write(
                "struct User { let id: Int; let pet: Pet }\nstruct Pet { let name: String }",
                to: "Sources/App/User.swift")
            try write("struct Order { let id: Int; let userId: Int }", to: "Sources/App/Order.swift")
            try write("import Testing", to: "Tests/AppTests/Empty.swift")
            if let configuration { try write(configuration, to: ".testgen.yml") }
        }

        func write(_ text: String, to path: String) throws {
            let place = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: place, atomically: true, encoding: .utf8)
        }

        func text(_ path: String) -> String {
            (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
        }

        func run(_ arguments: String...) async -> Int32 {
            await Testgen.run(arguments + ["--root", root.path, "--quiet"], on: .live)
        }
    }

    @Test("Builders of a second run stand beside those of the first, and a third changes nothing")
    func runsAddUp() async throws {
        let package = try Package()
        defer { try? FileManager.default.removeItem(at: package.root) }
        #expect(await package.run("data", "User") == 0)
        #expect(await package.run("data", "Order") == 0)
        let text = package.text("Tests/AppTests/MockData/MockData.swift")
        for name in ["createMockUser(", "createMockPet(", "createMockOrder(", "createMockUsers(count"] {
            #expect(text.contains(name))
        }
        #expect(await package.run("data", "User") == 0)
        #expect(package.text("Tests/AppTests/MockData/MockData.swift") == text)
        #expect(await package.run("sync", "--check") == 0)
    }

    @Test("Sync follows a model that changes")
    func syncFollows() async throws {
        let package = try Package()
        defer { try? FileManager.default.removeItem(at: package.root) }
        #expect(await package.run("data", "Order") == 0)
        try package.write("struct Order { let id: Int; let total: Double }", to: "Sources/App/Order.swift")
        #expect(await package.run("sync", "--check") == 1)
        #expect(await package.run("sync") == 0)
        #expect(package.text("Tests/AppTests/MockData/MockData.swift").contains("total: Double = 9.99"))
    }

    @Test("The configuration says the shape; relations make a scenario")
    func configuredShape() async throws {
        let package = try Package(configuration: "data: data-builder\n")
        defer { try? FileManager.default.removeItem(at: package.root) }
        #expect(await package.run("data", "User", "Order", "--scenario") == 0)
        let folder = "Tests/AppTests/MockData/"
        #expect(package.text(folder + "MockDataBuilder.swift").contains("id: Int = TestConstants.defaultUserId"))
        #expect(package.text(folder + "TestConstants.swift").contains("static let defaultUserId: Int = 1"))
        #expect(package.text(folder + "TestScenarioBuilder.swift").contains("orderCount: Int = 0"))
    }

    @Test("A model nobody declares ends the run")
    func unknownModel() async throws {
        let package = try Package()
        defer { try? FileManager.default.removeItem(at: package.root) }
        #expect(await package.run("data", "Usr") == 2)
    }

    @Test("A builder a person wrote is called instead of written again")
    func existingBuilder() async throws {
        let package = try Package()
        defer { try? FileManager.default.removeItem(at: package.root) }
        try package.write(
            "@testable import App\nextension Pet { static func fixture(name: String = \"Rex\") -> Pet { Pet(name: name) } }",
            to: "Tests/AppTests/PetFixture.swift")
        #expect(await package.run("data", "User") == 0)
        let text = package.text("Tests/AppTests/MockData/MockData.swift")
        #expect(text.contains("pet: Pet = Pet.fixture()"))
        #expect(!text.contains("createMockPet"))
    }
}
