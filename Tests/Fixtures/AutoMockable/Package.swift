// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Shop",
    targets: [
        .target(name: "Shop"),
        .testTarget(name: "CurrentTests", dependencies: ["Shop"]),
        .testTarget(name: "LegacyTests", dependencies: ["Shop"]),
        .testTarget(name: "MockoloTests", dependencies: ["Shop"]),
    ],
    swiftLanguageModes: [.v5]
)
