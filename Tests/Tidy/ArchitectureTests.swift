import Foundation
import Testing

@Suite("The architecture is what its page says")
struct ArchitectureTests {
    private let package = House.File(path: "Package.swift", text: Self.text(of: "Package.swift"))
    private let page = Self.text(of: "CONTRIBUTING.md")
    private let allowed = Dependencies(TidyTests.allowed)
    /// Modules that come with the system, of which Package.swift says nothing.
    private let system: Set = [
        "Foundation", "FoundationXML", "Glibc", "Darwin", "Musl", "System", "SystemPackage",
    ]

    private static func text(of path: String) -> String {
        (try? String(contentsOf: House.root.appending(path: path), encoding: .utf8)) ?? ""
    }

    @Test func packageAndTableAgree() {
        let declared = Dependencies(package: package)
        #expect(!declared.table.isEmpty)
        #expect(declared.differences(from: allowed.without(system)) == [])
    }

    @Test func pictureAndTableAgree() {
        let drawn = Dependencies(picture: page)
        #expect(!drawn.table.isEmpty)
        #expect(drawn.differences(from: allowed.without(system)) == [])
    }

    @Test func importsAndTableAgree() {
        let imported = Dependencies(imports: House.sources)
        #expect(imported.without(system).differences(from: allowed.without(system)) == [])
    }

    @Test func nothingDependsOnItself() {
        #expect(Dependencies(package: package).cycle == nil)
    }

    @Test func pictureShowsTheFolders() {
        let drawn = Picture.folders(in: page)
        #expect(Set(drawn.keys) == Set(House.sources.map(\.module)))
        for (module, folders) in drawn {
            let below = House.sources.filter { $0.module == module && $0.path.hasPrefix("Sources/") }.map(\.path)
            let real = below.map { $0.split(separator: "/") }.filter { $0.count > 3 }.map { String($0[2]) }
            guard module != "Templates" else { continue }
            #expect(folders == Set(real), "\(module)")
        }
    }

    @Test func trunkLeadsFromTheCommandToTheDisk() {
        let trunk = Trunk(page, below: "The trunk")
        #expect((10...20).contains(trunk.paths.count))
        #expect(trunk.problems(in: House.sources) == [])
    }
}

@Suite("Breaches of the architecture are found")
struct ArchitectureBreachTests {
    private let table = Dependencies(["A": [], "B": ["A", "Yams"]])

    private func package(_ targets: String) -> Dependencies {
        Dependencies(package: House.File(path: "Package.swift", text: "let p = Package(targets: [\(targets)])"))
    }

    @Test func aPackageIsRead() {
        let same = package(
            #"""
            .target(name: "A"), .target(name: "B", dependencies: ["A", .product(name: "Yams", package: "Yams")]),
            .testTarget(name: "ATests", dependencies: ["A"]), .target(name: "Support", path: "Tests/Support")
            """#)
        #expect(same == table)
    }

    @Test func aPackageThatSaysMoreOrLessDiffers() {
        let other = package(#".target(name: "A", dependencies: ["B"]), .target(name: "B", dependencies: ["A"])"#)
        #expect(other.differences(from: table) == ["A has B too much", "B lacks Yams"])
        #expect(package(#".target(name: "A")"#).differences(from: table) == ["B is missing"])
        #expect(table.differences(from: package(#".target(name: "A")"#)) == ["B is too much"])
    }

    @Test func aPictureThatSaysMoreOrLessDiffers() {
        let picture = """
            Words before A/ ← B.

                A/
                    Code/ Index/    what is read
                B/ ← A
                    Run/            what runs, see A/
            """
        #expect(Dependencies(picture: picture).differences(from: table) == ["B lacks Yams"])
        #expect(Picture.folders(in: picture) == ["A": ["Code", "Index"], "B": ["Run", "A"]])
    }

    @Test func anImportTooMuchAndOneTooLittleDiffer() {
        let files = [
            House.File(path: "Sources/A/A.swift", text: "import B"),
            House.File(path: "Sources/B/B.swift", text: "import Yams"),
        ]
        #expect(Dependencies(imports: files).differences(from: table) == ["A has B too much", "B lacks A"])
    }

    @Test func aCircleIsFound() {
        #expect(Dependencies(["A": ["C"], "B": ["A"], "C": ["B"], "D": ["A"]]).cycle == ["A", "C", "B"])
        #expect(table.cycle == nil)
    }

    @Test func aTrunkWithAGapIsFound() {
        let page = """
            # Other
            1. `Elsewhere.swift`: not meant
            ## The trunk of a command
            1. `Sources/A/Start.swift`: starts
            2. `Sources/A/Next.swift`: goes on
            3. `Sources/A/Lost.swift`: nobody knows it
            4. `Sources/A/Gone.swift`: is not there
            ## After
            """
        let trunk = Trunk(page, below: "The trunk")
        let files = [
            House.File(path: "Sources/A/Start.swift", text: "let next = Next()"),
            House.File(path: "Sources/A/Next.swift", text: "struct Next {}"),
            House.File(path: "Sources/A/Lost.swift", text: "struct Lost { func next() -> Next { Next() } }"),
        ]
        #expect(
            trunk.problems(in: files) == [
                "no file before Sources/A/Lost.swift leads to it", "Sources/A/Gone.swift does not exist",
            ])
    }
}
