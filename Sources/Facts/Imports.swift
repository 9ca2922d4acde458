extension Sequence<ImportFact> {
    /// The module of publishers that a file sees by its imports: `Combine`, which SwiftUI has with it, or `OpenCombine`.
    ///
    /// Imports within conditions are passed over.
    package var publisherModules: [String] {
        let modules = filter(\.conditions.isEmpty).map(\.module)
        let own = modules.filter { ["Combine", "OpenCombine"].contains($0) }
        return own.isEmpty && modules.contains("SwiftUI") ? ["Combine"] : own
    }
}
