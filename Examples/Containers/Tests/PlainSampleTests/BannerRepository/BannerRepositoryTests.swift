// testgen:fingerprint cf10dfe71d324b24 suite BannerRepository
import Foundation
import Testing
@testable import PlainSample

@Suite("BannerRepository")
struct BannerRepositoryTests {
    @Suite("Load")
    struct Load {
        @Test("load is to be written", .disabled("Write what load must do: its effects cannot be read from the code."))
        func loadIsToBeWritten() {
        }
    }
}
