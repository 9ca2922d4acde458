// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Gallery",
    products: [.library(name: "Gallery", targets: ["Gallery"])],
    targets: [
        .target(name: "Gallery"),
        .testTarget(name: "GalleryTests", dependencies: ["Gallery"]),
    ]
)
