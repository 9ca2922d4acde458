// testgen:fingerprint 11431134eb4190b2 data --shape fluent --output Tests/DomainTests/TestUtils/Builders Session
import Foundation
@testable import Domain

/// Makes a `Session` for a test, field by field.
struct SessionBuilder {
    private var id: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!
    private var status: SessionStatus = .idle
    private var duration: TimeInterval = 60.5

    /// In the state `idle`.
    func idle() -> Self { withStatus(.idle) }

    /// In the state `active`.
    func active() -> Self { withStatus(.active) }

    /// In the state `finished`.
    func finished() -> Self { withStatus(.finished) }

    func withId(_ id: UUID) -> Self {
        var copy = self
        copy.id = id
        return copy
    }

    func withStatus(_ status: SessionStatus) -> Self {
        var copy = self
        copy.status = status
        return copy
    }

    func withDuration(_ duration: TimeInterval) -> Self {
        var copy = self
        copy.duration = duration
        return copy
    }

    func build() -> Session {
        Session(id: id, status: status, duration: duration)
    }
}
// testgen:parts qxkweZMJ9 6ckNRGfM1 009qH5Gve g3n_E1H7N jtD2UP_Rz GI0Dk7ROo _shN6o9_7 mL8AbfJuI RLJL5gGMu TWvgyrEo5
// testgen:parts 1zpiEZkcy f2ysSnkvm BknzBV63v
