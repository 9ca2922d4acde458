// swift-tools-version: 6.1
import PackageDescription

/// The libraries are stand-ins with the same API; the samples compile against the real ones just as well.
let package = Package(
    name: "Containers",
    targets: [
        // Stand-ins.
        .target(name: "NerdzInject"),
        .target(name: "FactoryKit"),
        .target(name: "FactoryTesting", dependencies: ["FactoryKit"]),
        .target(name: "Resolver"),
        .target(name: "Swinject"),
        .target(name: "Dependencies"),
        // Samples.
        .target(name: "NerdzSample", dependencies: ["NerdzInject"]),
        .target(name: "FactorySample", dependencies: ["FactoryKit"]),
        .target(name: "ResolverSample", dependencies: ["Resolver"]),
        .target(name: "SwinjectSample", dependencies: ["Swinject"]),
        .target(name: "DependenciesSample", dependencies: ["Dependencies"]),
        .target(name: "OwnSample"),
        .target(name: "PlainSample"),
        .testTarget(name: "NerdzSampleTests", dependencies: ["NerdzSample", "NerdzInject"]),
        .testTarget(name: "FactorySampleTests", dependencies: ["FactorySample", "FactoryKit", "FactoryTesting"]),
        .testTarget(name: "ResolverSampleTests", dependencies: ["ResolverSample", "Resolver"]),
        .testTarget(name: "SwinjectSampleTests", dependencies: ["SwinjectSample", "Swinject"]),
        .testTarget(name: "DependenciesSampleTests", dependencies: ["DependenciesSample", "Dependencies"]),
        .testTarget(name: "OwnSampleTests", dependencies: ["OwnSample"]),
        .testTarget(name: "PlainSampleTests", dependencies: ["PlainSample"]),
    ]
)
