// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "testgen",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "testgen", targets: ["testgen"])
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/stencilproject/Stencil", from: "0.15.1"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    ],
    targets: [
        .target(name: "Scaffolding"),
        .target(
            name: "Reading",
            dependencies: [
                "Scaffolding",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftOperators", package: "swift-syntax"),
                .product(name: "Yams", package: "Yams"),
            ]
        ),
        .target(
            name: "Rendering",
            dependencies: ["Scaffolding", .product(name: "Stencil", package: "Stencil")]
        ),
        .target(
            name: "Host",
            dependencies: ["Scaffolding", .product(name: "Subprocess", package: "swift-subprocess")]
        ),
        .target(
            name: "Templates",
            path: "Templates",
            resources: [
                .embedInCode("Factory"), .embedInCode("Suite"), .embedInCode("Data"),
                .embedInCode("Kit"), .embedInCode("Skill"),
            ]
        ),
        .executableTarget(
            name: "testgen",
            dependencies: [
                "Scaffolding", "Reading", "Rendering", "Host", "Templates",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .testTarget(name: "ScaffoldingTests", dependencies: ["Scaffolding", "Reading"]),
        .testTarget(name: "ReadingTests", dependencies: ["Reading", "Scaffolding"]),
        .testTarget(name: "RenderingTests", dependencies: ["Rendering", "Reading", "Scaffolding"]),
        .testTarget(name: "HostTests", dependencies: ["Host", "Scaffolding"]),
        .testTarget(
            name: "TidyTests",
            dependencies: [
                "Templates", .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            path: "Tests/Tidy"),
        .testTarget(
            name: "TestgenTests",
            dependencies: ["testgen", "Scaffolding", "Reading", "Rendering", "Host", "Templates"]),
    ],
    swiftLanguageModes: [.v6]
)
