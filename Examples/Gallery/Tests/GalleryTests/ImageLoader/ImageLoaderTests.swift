// testgen:fingerprint 002621812ef15949 suite ImageLoader
import Foundation
import Testing
@testable import Gallery

@Suite("ImageLoader")
struct ImageLoaderTests {
    @Suite("Load")
    struct Load {
        @Test("load", .disabled("Write what load must do: its effects cannot be read from the code."))
        func loadIsToBeWritten() {
            // MARK: - Arrange

            // MARK: - Act

            // MARK: - Assert
        }
    }

    @Suite("Cancel")
    struct Cancel {
        @Test("cancel calls cancel")
        func cancelCallsCancel() {
            // MARK: - Arrange
            let deps = ImageLoaderTestFactory.setupDependencies()
            let sut = ImageLoaderTestFactory.makeSUT(deps)
            let url = URL(string: "https://example.com/2")!

            // MARK: - Act
            sut.cancel(url)

            // MARK: - Assert
            #expect(deps.fetcher.cancelCallsCount == 1)
            #expect(deps.fetcher.cancelReceivedUrl == url)
        }
    }
}
