// testgen:fingerprint 0923ad29d9a2e120 suite TagCloudModel
import Foundation
import Testing
@testable import Gallery

@Suite("TagCloudModel", .tags(.unit, .viewModel))
struct TagCloudModelTests {
    @Suite("Refresh")
    struct Refresh {
        @Test("refresh calls tags")
        func refreshCallsTags() async {
            // MARK: - Arrange
            let deps = TagCloudModelTestFactory.setupDependencies()
            let tags = ["tags"]
            deps.source.tagsReturnValue = tags
            let sut = TagCloudModelTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.refresh(language: "language")
            await waitUntil { deps.source.tagsCallsCount == 1 }

            // MARK: - Assert
            #expect(deps.source.tagsCallsCount == 1)
            #expect(deps.source.tagsReceivedArguments?.limit == 40)
            #expect(deps.source.tagsReceivedArguments?.language == "language")
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd 9KuI62N83 yOKRGqT1c uhL9sJjDD
