// testgen:fingerprint 0a4ef6715d06c1cd suite BannerRepository
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import Testing
@testable import PlainSample

@Suite("BannerRepository")
struct BannerRepositoryTests {
    @Suite("Load")
    struct Load {
        @Test("load calls data")
        func loadCallsData() async throws {
            // MARK: - Arrange
            let deps = BannerRepositoryTestFactory.setupDependencies()
            let returnedData: (Data, URLResponse) = (
                Data([3]),
                HTTPURLResponse(
                    url: URL(string: "https://example.com/1")!, statusCode: 200, httpVersion: nil, headerFields: nil)!)
            deps.session.dataReturnValue = returnedData
            let address = URL(string: "https://example.com/2")!
            let sut = BannerRepositoryTestFactory.makeSUT(deps, address: address)

            // MARK: - Act
            try await sut.load()

            // MARK: - Assert
            #expect(deps.session.dataCallsCount == 1)
            #expect(deps.session.dataReceivedRequest?.url == address)
        }
    }
}
// testgen:parts qxkweZMJ9 guOBblqcZ WQsXN40pm l9zk5nefo kcmCdxhTG 2MvZkp6Pi YGvgKUTct
