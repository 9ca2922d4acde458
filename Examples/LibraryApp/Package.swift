// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "LibraryApp",
    products: [
        .library(name: "App", targets: ["App"])
    ],
    dependencies: [
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")
    ],
    targets: [
        .target(name: "App", dependencies: ["NerdzInject", "Combine"]),
        .target(name: "NerdzInject"),
        .target(
            name: "Combine",
            dependencies: [
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
            ]
        ),
        .testTarget(name: "AppTests", dependencies: ["App", "NerdzInject", "Combine"]),
    ]
)
