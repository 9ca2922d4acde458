import Combine
import Testing

@testable import App

@Suite("Publishers that nobody stubs are fed by their subject")
struct PublisherFeedTests {
    @Test func whatIsSentIsHeard() {
        // MARK: - Arrange
        let connectivity = ConnectivityManagerTypeMock()
        var heard: [Bool] = []
        let listening = connectivity.isOnlinePublisher.sink { heard.append($0) }

        // MARK: - Act
        connectivity.isOnlinePublisherSubject.send(true)
        connectivity.isOnlinePublisherSubject.send(false)
        listening.cancel()
        connectivity.isOnlinePublisherSubject.send(true)

        // MARK: - Assert
        #expect(heard == [true, false])
    }
}
