// testgen:fingerprint 13238e3633fb0a41 suite BannerRepository
import Foundation
import Testing
@testable import PlainSample

@Suite("BannerRepository")
struct BannerRepositoryTests {
    @Suite("Load")
    struct Load {
        @Test(
            "load is to be written",
            .disabled("Write what load must do: what session.data does cannot be read, in Boundaries.swift."))
        func loadIsToBeWritten() {
        }
    }
}
