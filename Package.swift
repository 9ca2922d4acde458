// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "testgen",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "testgen", targets: ["testgen"])
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-algorithms", from: "1.2.1"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.2.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/stencilproject/Stencil", from: "0.15.1"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    ],
    targets: [
        .target(name: "Facts", dependencies: [.product(name: "Algorithms", package: "swift-algorithms")]),
        .target(
            name: "Project",
            dependencies: [
                "Facts",
                .product(name: "Algorithms", package: "swift-algorithms"),
                .product(name: "OrderedCollections", package: "swift-collections"),
            ]
        ),
        .target(
            name: "Resolving",
            dependencies: [
                "Facts",
                .product(name: "Algorithms", package: "swift-algorithms"),
                .product(name: "OrderedCollections", package: "swift-collections"),
            ]
        ),
        .target(
            name: "Doubles",
            dependencies: [
                "Facts", "Project",
                .product(name: "Algorithms", package: "swift-algorithms"),
                .product(name: "OrderedCollections", package: "swift-collections"),
            ]
        ),
        .target(
            name: "MockData",
            dependencies: [
                "Facts", "Project",
                .product(name: "Algorithms", package: "swift-algorithms"),
            ]
        ),
        .target(
            name: "Behaviour",
            dependencies: [
                "Facts", "Resolving",
                .product(name: "Algorithms", package: "swift-algorithms"),
            ]
        ),
        .target(
            name: "Suites",
            dependencies: [
                "Facts", "Project", "Resolving", "Doubles", "MockData", "Behaviour",
                .product(name: "Algorithms", package: "swift-algorithms"),
            ]
        ),
        .target(
            name: "Verifying",
            dependencies: [
                "Facts", "Resolving", "Doubles", "MockData", "Behaviour", "Suites",
                .product(name: "Algorithms", package: "swift-algorithms"),
            ]
        ),
        .target(
            name: "Checking",
            dependencies: [
                "Facts", "Project",
                .product(name: "Algorithms", package: "swift-algorithms"),
            ]
        ),
        .target(
            name: "Running",
            dependencies: [
                "Facts", "Project",
                .product(name: "OrderedCollections", package: "swift-collections"),
            ]
        ),
        .target(
            name: "Kit",
            dependencies: [
                "Facts", "Project", "Resolving", "MockData",
                .product(name: "Algorithms", package: "swift-algorithms"),
            ]
        ),
        .target(
            name: "Reading",
            dependencies: [
                "Facts", "Project", "Resolving", "Behaviour", "Checking", "Running",
                .product(name: "Algorithms", package: "swift-algorithms"),
                .product(name: "OrderedCollections", package: "swift-collections"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftOperators", package: "swift-syntax"),
                .product(name: "Yams", package: "Yams"),
            ]
        ),
        .target(
            name: "Rendering",
            dependencies: [
                "Facts", "Project", "Doubles", "MockData",
                .product(name: "Algorithms", package: "swift-algorithms"),
                .product(name: "Stencil", package: "Stencil"),
            ]
        ),
        .target(
            name: "Host",
            dependencies: [
                "Facts", "Project", "Running", .product(name: "Subprocess", package: "swift-subprocess"),
            ]
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
                "Facts", "Project", "Resolving", "Doubles", "MockData", "Behaviour", "Suites", "Verifying", "Checking",
                "Running", "Kit", "Reading", "Rendering", "Host", "Templates",
                .product(name: "Algorithms", package: "swift-algorithms"),
                .product(name: "OrderedCollections", package: "swift-collections"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .target(name: "TestSupport", dependencies: ["Facts", "Resolving", "Doubles"], path: "Tests/TestSupport"),
        .testTarget(
            name: "FactsTests",
            dependencies: [
                "Facts", .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]),
        .testTarget(name: "ProjectTests", dependencies: ["Facts", "Project"]),
        .testTarget(name: "ResolvingTests", dependencies: ["Facts", "Resolving", "Reading", "TestSupport"]),
        .testTarget(name: "DoublesTests", dependencies: ["Facts", "Project", "Doubles", "Reading", "Rendering"]),
        .testTarget(name: "MockDataTests", dependencies: ["Facts", "MockData", "Reading"]),
        .testTarget(
            name: "SuitesTests",
            dependencies: ["Facts", "Project", "Resolving", "Doubles", "Behaviour", "Suites", "Reading", "TestSupport"]),
        .testTarget(
            name: "VerifyingTests",
            dependencies: [
                "Behaviour", "Doubles", "Facts", "Reading", "Resolving", "Suites", "TestSupport", "Verifying",
            ]),
        .testTarget(name: "CheckingTests", dependencies: ["Facts", "Checking"]),
        .testTarget(name: "RunningTests", dependencies: ["Facts", "Running", "Reading"]),
        .testTarget(name: "KitTests", dependencies: ["Facts", "Reading", "Kit"]),
        .testTarget(
            name: "BehaviourTests",
            dependencies: ["Facts", "Resolving", "Doubles", "Behaviour", "Suites", "Reading", "TestSupport"]),
        .testTarget(
            name: "ReadingTests",
            dependencies: [
                "Facts", "Project", "Resolving", "Behaviour", "Checking", "Running", "Reading", "TestSupport",
            ]),
        .testTarget(
            name: "RenderingTests", dependencies: ["Facts", "Project", "Doubles", "MockData", "Rendering", "Reading"]),
        .testTarget(name: "HostTests", dependencies: ["Facts", "Project", "Running", "Host"]),
        .testTarget(
            name: "TidyTests",
            dependencies: [
                "Templates", .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            path: "Tests/Tidy"),
        .testTarget(
            name: "TestgenTests",
            dependencies: [
                "testgen", "Facts", "Project", "Resolving", "Doubles", "MockData", "Behaviour", "Suites", "Checking",
                "Running", "Kit", "Reading", "Rendering", "Host", "Templates", "TestSupport",
            ]),
    ],
    swiftLanguageModes: [.v6]
)

// `Tests/Fuzz/fuzz` builds this with coverage, which nothing else must have.
if Context.environment["TESTGEN_FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                "Facts", "Project", "Resolving", "Doubles", "Behaviour", "Reading", "Rendering", "TestSupport",
            ],
            path: "Tests/Fuzz", sources: ["Fuzz.swift"], swiftSettings: [.unsafeFlags(["-parse-as-library"])],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]))
}
