// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "FocusApp",
    products: [.library(name: "FocusApp", targets: ["FocusApp"])],
    dependencies: [.package(path: "Domain")],
    targets: [
        .target(name: "FocusApp", dependencies: ["Domain"]),
        .testTarget(name: "FocusAppTests", dependencies: ["FocusApp", "Domain"]),
    ]
)
