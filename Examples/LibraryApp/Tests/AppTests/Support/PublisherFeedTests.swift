import Combine
import Testing

@testable import App

@Suite("Publishers that nobody stubs are fed by their subject")
struct PublisherFeedTests {
    @Test func whatIsSentIsHeard() {
        let connectivity = ConnectivityManagerTypeMock()
        var heard: [Bool] = []
        let listening = connectivity.isOnlinePublisher.sink { heard.append($0) }
        connectivity.isOnlinePublisherSubject.send(true)
        connectivity.isOnlinePublisherSubject.send(false)
        listening.cancel()
        connectivity.isOnlinePublisherSubject.send(true)
        #expect(heard == [true, false])
    }
}
