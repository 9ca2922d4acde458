// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Screens",
    products: [.library(name: "Screens", targets: ["Screens"])],
    targets: [
        // Stands in for UIKit where there is none.
        .target(name: "UIKit"),
        .target(name: "Screens", dependencies: ["UIKit"], exclude: ["Resources"]),
        .testTarget(name: "ScreensTests", dependencies: ["Screens", "UIKit"]),
    ]
)
