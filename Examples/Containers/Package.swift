// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Containers",
    targets: [
        // Stand-ins for libraries.
        .target(name: "NerdzInject"),
        .target(name: "NerdzInjectTesting", dependencies: ["NerdzInject"]),
        .target(name: "FactoryKit"),
        .target(name: "FactoryTesting", dependencies: ["FactoryKit"]),
        .target(name: "Resolver"),
        .target(name: "Swinject"),
        .target(name: "Dependencies"),
        .target(name: "NeedleFoundation"),
        .target(name: "SwiftUI"),
        // Samples.
        .target(name: "NerdzSample", dependencies: ["NerdzInject"]),
        .target(name: "NerdzModularSample", dependencies: ["NerdzSample", "NerdzInject"]),
        .target(name: "NerdzTwoSample", dependencies: ["NerdzInject"]),
        .target(name: "FactorySample", dependencies: ["FactoryKit"]),
        .target(name: "FactoryModularSample", dependencies: ["FactoryKit"]),
        .target(name: "ResolverSample", dependencies: ["Resolver"]),
        .target(name: "SwinjectSample", dependencies: ["Swinject"]),
        .target(name: "DependenciesSample", dependencies: ["Dependencies"]),
        .target(name: "NeedleSample", dependencies: ["NeedleFoundation"]),
        .target(name: "EnvironmentSample", dependencies: ["SwiftUI"]),
        .target(name: "DescribedSample"),
        .target(name: "OwnSample"),
        .target(name: "PlainSample"),
        // Their tests.
        .testTarget(name: "NerdzSampleTests", dependencies: ["NerdzSample", "NerdzInject"]),
        .testTarget(
            name: "NerdzModularSampleTests", dependencies: ["NerdzModularSample", "NerdzSample", "NerdzInject"]),
        .testTarget(
            name: "NerdzTwoSampleTests", dependencies: ["NerdzTwoSample", "NerdzInject", "NerdzInjectTesting"]),
        .testTarget(name: "FactorySampleTests", dependencies: ["FactorySample", "FactoryKit", "FactoryTesting"]),
        .testTarget(name: "FactoryModularSampleTests", dependencies: ["FactoryModularSample", "FactoryKit"]),
        .testTarget(name: "ResolverSampleTests", dependencies: ["ResolverSample", "Resolver"]),
        .testTarget(name: "SwinjectSampleTests", dependencies: ["SwinjectSample", "Swinject"]),
        .testTarget(name: "DependenciesSampleTests", dependencies: ["DependenciesSample", "Dependencies"]),
        .testTarget(name: "NeedleSampleTests", dependencies: ["NeedleSample", "NeedleFoundation"]),
        .testTarget(name: "EnvironmentSampleTests", dependencies: ["EnvironmentSample", "SwiftUI"]),
        .testTarget(name: "DescribedSampleTests", dependencies: ["DescribedSample"]),
        .testTarget(name: "OwnSampleTests", dependencies: ["OwnSample"]),
        .testTarget(name: "PlainSampleTests", dependencies: ["PlainSample"]),
    ]
)
