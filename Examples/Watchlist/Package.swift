// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Watchlist",
    products: [.library(name: "Watchlist", targets: ["Watchlist"])],
    targets: [
        // Stand-ins for Factory and its testing library.
        .target(name: "FactoryKit"),
        .target(name: "FactoryTesting", dependencies: ["FactoryKit"]),
        .target(name: "Watchlist", dependencies: ["FactoryKit"]),
        .testTarget(name: "WatchlistTests", dependencies: ["Watchlist", "FactoryKit", "FactoryTesting"]),
    ]
)
