import Foundation

/// Keys in snake case, as Foundation's coders understand them.
package enum SnakeCase {
    /// A key that a decoder reads as a name, each capital a word of its own: `base_u_r_l` for `baseURL`.
    package static func key(readAs name: String) -> String {
        name.map { $0.isUppercase ? "_\($0.lowercased())" : String($0) }.joined()
    }

    /// The key that an encoder writes for a name: `base_url` for `baseURL`.
    static func key(writtenFor name: String) -> String? {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        guard let data = try? encoder.encode(Named(name: name)),
            let document = try? JSONSerialization.jsonObject(with: data) as? [String: Int]
        else { return nil }
        return document.keys.first
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
