import Foundation

extension ProgramCabinet {
    func value<Value: Decodable & Sendable>(_ type: Value.Type = Value.self, named name: String) async throws -> Value?
    {
        guard let data = try await data(named: name) else { return nil }
        return try JSONDecoder().decode(Value.self, from: data)
    }

    func keep(_ value: some Encodable & Sendable, named name: String) async throws {
        try await write(JSONEncoder().encode(value), named: name)
    }
}

extension KilnTiming {
    func wait(minutes: Int) async {
        guard minutes > 0 else { return }
        await wait(.seconds(minutes * 60))
    }
}

struct WallTiming: KilnTiming {
    func now() -> Date { Date() }
    func wait(_ duration: Duration) async { try? await Task.sleep(for: duration) }
}
