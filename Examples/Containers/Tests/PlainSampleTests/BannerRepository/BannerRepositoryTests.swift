// testgen:fingerprint 0b3096b40971c438 suite BannerRepository
import Foundation
import Testing
@testable import PlainSample

@Suite("BannerRepository")
struct BannerRepositoryTests {
    @Suite("Load")
    struct Load {
        @Test("load is to be written", .disabled("Write what load must do: nothing shows of what it does."))
        func loadIsToBeWritten() {
        }
    }
}
