import Foundation

// Codable models, and models that can only be decoded.

struct Plain: Codable {
    let id: Int
    let name: String
}

struct Keyed: Codable {
    let userId: Int
    let createdAt: Date
    enum CodingKeys: String, CodingKey {
        case userId = "user_id"
        case createdAt = "created_at"
    }
}

struct PrivateDecodable: Decodable {
    private let secret: String
    let name: String
    let amount: Double
    let isOpen: Bool
}

struct PrivateKeyed: Decodable {
    private let token: String
    let homepage: URL
    let level: Level
    let plain: Plain
    let tags: [String]
    let note: String?
    private enum CodingKeys: String, CodingKey {
        case token = "access_token"
        case homepage, level, plain
        case tags = "tag_list"
        case note
    }
}

struct CustomDecoding: Decodable {
    let id: UUID
    let title: String
    let count: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(UUID.self, forKey: .id)
        title = try container.decode(String.self, forKey: .title)
        count = try container.decodeIfPresent(Int.self, forKey: .count) ?? 0
    }

    enum CodingKeys: String, CodingKey {
        case id = "uuid"
        case title, count
    }
}

struct DecodingInExtension {
    let id: Int
    let value: String
}

extension DecodingInExtension: Decodable {
    enum CodingKeys: CodingKey { case id }
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(id: try container.decode(Int.self, forKey: .id), value: "")
    }
}

struct HoldsDecoded {
    let custom: CustomDecoding
    let hidden: PrivateDecodable
}

final class DecodedClass: Decodable {
    let id: Int
    let levels: [Level]
}

struct BothWays: Codable {
    let id: String
    let at: Date
    init(id: String, at: Date) {
        self.id = id
        self.at = at
    }
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        id = try container.decode(String.self)
        at = Date(timeIntervalSince1970: 0)
    }
}

struct NullableText: Decodable {
    let text: String?

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        text = try? container.decode(String.self)
    }
}

struct Lenient: Decodable {
    let first: Lenient2?
    let second: String

    enum CodingKeys: CodingKey { case first, second }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        first = try? container.decode(Lenient2.self, forKey: .first)
        second = try container.decode(String.self, forKey: .second)
    }
}

struct Lenient2: Decodable {
    private let lenient: [Lenient]
    let text: String
}

struct NamedLikeCases {
    let state: State
    let open: [String]
    enum State { case open, closed }
}

/// Its keys have a name of their own, and some of them stand in an object within the object.
struct PostedSheet: Decodable {
    let number: String
    let sender: String
    let city: String
    let note: String?

    private enum Fields: String, CodingKey {
        case number = "no"
        case address = "adr"
        case note
    }

    private enum AddressFields: String, CodingKey {
        case sender = "from"
        case city
    }

    init(from decoder: Decoder) throws {
        let fields = try decoder.container(keyedBy: Fields.self)
        number = try fields.decode(String.self, forKey: .number)
        note = try fields.decodeIfPresent(String.self, forKey: .note)
        let address = try fields.nestedContainer(keyedBy: AddressFields.self, forKey: .address)
        sender = try address.decode(String.self, forKey: .sender)
        city = try address.decode(String.self, forKey: .city)
    }
}
