// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Hostile",
    targets: [
        .target(name: "Hostile"),
        .testTarget(name: "HostileTests", dependencies: ["Hostile"]),
    ]
)
