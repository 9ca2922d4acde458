// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Domain",
    products: [
        .library(name: "Domain", targets: ["Domain"]),
        .library(name: "DomainStubs", targets: ["DomainStubs"]),
    ],
    targets: [
        .target(name: "Domain"),
        .target(name: "DomainStubs", dependencies: ["Domain"]),
        .testTarget(name: "DomainTests", dependencies: ["Domain", "DomainStubs"]),
    ]
)
