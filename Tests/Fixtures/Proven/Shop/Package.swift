// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Shop",
    dependencies: [.package(path: "../Money")],
    targets: [
        .target(name: "Shop", dependencies: ["Money"]),
        .testTarget(name: "ShopTests", dependencies: ["Shop"]),
    ]
)
