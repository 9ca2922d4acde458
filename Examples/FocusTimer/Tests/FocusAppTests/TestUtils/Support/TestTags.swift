// testgen:fingerprint b373831ae136ef13
import Testing

extension Tag {
    // MARK: - Tiers

    /// Isolated logic.
    @Tag static var unit: Self
    /// Real types over doubles and stores in memory.
    @Tag static var integration: Self
    /// Talks to a service that runs on this machine.
    @Tag static var emulator: Self

    // MARK: - Layers

    @Tag static var viewModel: Self
    @Tag static var service: Self
    @Tag static var repository: Self
    @Tag static var slow: Self
}
