import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// What the kit gives, used as a team would. A suite of two tests that would see each other without the trait.
@Suite("Kit", .tags(.unit), .container)
struct KitTests {
    @Test("The container of a test is its own", arguments: [1, 2, 3])
    func container(number: Int) async throws {
        #expect(TestDIContainer.current.resolve(Int.self) == nil)
        TestDIContainer.current.register(Int.self) { number }
        await Task.yield()
        #expect(TestDIContainer.current.resolve(Int.self) == number)
    }

    @Test("A wait ends when the condition holds", .exclusiveContainer)
    func wait() async {
        let clock = ManualClock()
        let task = Task { try await clock.sleep(until: clock.now.advanced(by: .seconds(1))) }
        await waitUntil { clock.sleeperCount == 1 }
        clock.advance(by: .seconds(1))
        #expect(await task.result.isWoken)
    }

    @Test("A temporary folder keeps what is written until it goes away")
    func temporaryFolder() throws {
        var folder: TemporaryFolder? = try TemporaryFolder()
        let url = try #require(try folder?.write("one", to: "a/b.txt"))
        #expect(try folder?.text(of: "a/b.txt") == "one")
        folder = nil
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test("A session answers from its own queue")
    func session() async throws {
        let stub = URLProtocolStub()
        let other = URLProtocolStub()
        let url = try #require(URL(string: "https://example.com/a"))
        #expect(stub.session !== other.session)
        #expect(other.requests.isEmpty)
        stub.enqueue(.response(status: 204))
        let (_, response) = try await stub.session.data(from: url)
        #expect((response as? HTTPURLResponse)?.statusCode == 204)
        #expect(stub.requests.map(\.url) == [url])
        #expect(other.requests.isEmpty)
    }
}

extension Result {
    fileprivate var isWoken: Bool { if case .success = self { true } else { false } }
}
