import Foundation

/// Keys in snake case, as Foundation's coders make them of names and names of them.
enum SnakeCase {
    /// The key that an encoder writes for a name.
    static func key(_ name: String) -> String? {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        guard let data = try? encoder.encode(Named(name: name)),
            let document = try? JSONSerialization.jsonObject(with: data) as? [String: Int]
        else { return nil }
        return document.keys.first
    }

    /// The name that a decoder reads out of a key.
    static func name(_ key: String) -> String {
        let words = key.split(separator: "_")
        return (words.first?.lowercased() ?? "") + words.dropFirst().map { $0.capitalized }.joined()
    }

    /// A value under a name of one's choice.
    private struct Named: Encodable, CodingKey {
        let name: String

        init(name: String) { self.name = name }
        init?(intValue _: Int) { nil }
        init?(stringValue: String) { name = stringValue }

        var stringValue: String { name }
        var intValue: Int? { nil }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Named.self)
            try container.encode(1, forKey: self)
        }
    }
}
