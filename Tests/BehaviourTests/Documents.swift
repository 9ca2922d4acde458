import Testing

/// Documents of JSON, read and written by the models' own keys.
@Suite struct DocumentsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: limits) func isNotUnderstoodYet(_ snippet: Snippet) throws { try snippet.isNotUnderstoodYet() }

    static let understood: [Snippet] = [
        Snippet(
            "a model by its own keys, and what is done about data that is none",
            """
            struct Seed: Decodable, Equatable {
                let id: Int
                let owner: String?
                enum CodingKeys: String, CodingKey { case id, owner = "owner_name" }
            }
            enum Failure: Error, Equatable { case malformed }
            protocol API { func get() async throws -> Data }
            final class Client {
                private let api: API
                init(api: API) { self.api = api }
                func load() async throws -> [Seed] {
                    let data = try await api.get()
                    do {
                        1️⃣return try JSONDecoder().decode([Seed].self, from: data)
                    } catch {
                        2️⃣throw Failure.malformed
                    }
                }
            }
            """,
            reads: """
                load() when api.get() as JSON.count == 1, api.get() as JSON[0].id == 2, api.get() as JSON[0].owner != nil, api.get() is JSON ⇒ returns api.get() as JSON 1️⃣
                load() when api.get() is no JSON ⇒ throws .malformed 1️⃣2️⃣
                """),
        Snippet(
            "keys in snake case and dates by ISO 8601, through a generic function",
            """
            struct Order: Codable, Equatable { let orderID: Int; let placedAt: Date }
            struct Ticket: Codable, Equatable { let ticketNumber: Int; let printedAt: Date }
            protocol API { func get(_ path: String) async throws -> Data }
            final class Client {
                private let api: API
                init(api: API) { self.api = api }
                func ticket() async throws -> Ticket { 1️⃣try await fetch("ticket") }
                private func fetch<Model: Decodable>(_ path: String) async throws -> Model {
                    let decoder = JSONDecoder()
                    decoder.keyDecodingStrategy = .convertFromSnakeCase
                    decoder.dateDecodingStrategy = .iso8601
                    return try decoder.decode(Model.self, from: await api.get(path))
                }
            }
            """,
            reads: """
                ticket() when api.get() as JSON.printedAt == #1, api.get() as JSON.ticketNumber == 2, api.get() is JSON ⇒ returns api.get() as JSON · api.get("ticket") 1️⃣
                ticket() when api.get throws ⇒ throws api.get error · api.get("ticket") 1️⃣
                """),
        Snippet(
            "a model that reads itself",
            """
            struct Seed: Decodable, Equatable {
                let id: Int
                let owner: String
                private enum CodingKeys: String, CodingKey { case id, owner = "owner_name" }
                init(from decoder: any Decoder) throws {
                    let container = try decoder.container(keyedBy: CodingKeys.self)
                    id = try container.decode(Int.self, forKey: .id)
                    owner = try container.decodeIfPresent(String.self, forKey: .owner) ?? "nobody"
                }
            }
            protocol API { func get() async throws -> Data }
            final class Client {
                private let api: API
                init(api: API) { self.api = api }
                func load() async throws -> Seed { 1️⃣try JSONDecoder().decode(Seed.self, from: await api.get()) }
            }
            """,
            reads: """
                load() when api.get() as JSON as JSON.id == 2, api.get() as JSON as JSON.owner_name != nil, api.get() is JSON ⇒ returns.id == api.get() as JSON as JSON.id · returns.owner == api.get() as JSON as JSON.owner_name · api.get() 1️⃣
                load() when api.get() as JSON as JSON.id == 2, api.get() as JSON as JSON.owner_name == nil, api.get() is JSON ⇒ returns.id == api.get() as JSON as JSON.id · returns.owner == "nobody" · api.get() 1️⃣
                load() when api.get throws ⇒ throws api.get error · api.get() 1️⃣
                """),
        Snippet(
            "a model that reads itself, with lists of what stands within it",
            """
            struct Tariff: Decodable, Equatable {
                struct Window: Decodable, Equatable { let from: Int }
                let windows: [Window]
                init(from decoder: any Decoder) throws {
                    let container = try decoder.container(keyedBy: CodingKeys.self)
                    windows = try container.decodeIfPresent([Window].self, forKey: .windows) ?? []
                }
                private enum CodingKeys: String, CodingKey { case windows }
            }
            protocol API { func get() throws -> Data }
            final class Client {
                private let api: API
                init(api: API) { self.api = api }
                func start() throws -> Int {
                    1️⃣try JSONDecoder().decode(Tariff.self, from: api.get()).windows.first?.from ?? 7
                }
            }
            """,
            reads: """
                start() when api.get() as JSON as JSON.windows.count == 1, api.get() as JSON as JSON.windows[0].from == 2, api.get() is JSON ⇒ returns api.get() as JSON as JSON.windows[0].from · api.get() 1️⃣
                start() when api.get() as JSON as JSON.windows.count == 0, api.get() is JSON ⇒ returns 7 · api.get() 1️⃣
                start() when api.get throws ⇒ throws api.get error · api.get() 1️⃣
                """),
        Snippet(
            "a model that reads itself, with a dictionary",
            """
            struct Tariff: Decodable, Equatable {
                let prices: [String: Int]
                init(from decoder: any Decoder) throws {
                    let container = try decoder.container(keyedBy: CodingKeys.self)
                    prices = try container.decode([String: Int].self, forKey: .prices)
                }
                private enum CodingKeys: String, CodingKey { case prices = "the_prices" }
            }
            protocol API { func get() throws -> Data }
            final class Client {
                private let api: API
                private var known: [String: Tariff] = [:]
                init(api: API) { self.api = api }
                func price(of plug: String) throws -> Int {
                    let tariff = try tariff()
                    return tariff.prices[plug] ?? 7
                }
                private func tariff() throws -> Tariff {
                    1️⃣if let tariff = known["a"] { return tariff }
                    let tariff = try JSONDecoder().decode(Tariff.self, from: api.get())
                    known["a"] = tariff
                    return tariff
                }
            }
            """,
            reads: """
                price(plug) when !plug.isEmpty, api.get() as JSON as JSON.the_prices.count == 1, api.get() as JSON as JSON.the_prices[0].key == "plug", api.get() as JSON as JSON.the_prices[0].value == 2, api.get() is JSON ⇒ returns api.get() as JSON as JSON.the_prices[0].value
                price(plug) when !earlier plug.isEmpty, earlier api.get() as JSON as JSON.the_prices.count == 1, earlier api.get() as JSON as JSON.the_prices[0].key == "plug", earlier api.get() as JSON as JSON.the_prices[0].value == 2, earlier api.get() is JSON, plug == "plug 2" after price(plug) ⇒ returns 7 · api.get() 1️⃣
                """),
        Snippet(
            "what is written",
            """
            struct Order: Encodable {
                let seedID: Int
                let note: String?
                let urgency: Urgency
                enum Urgency: String, Codable { case low, high }
                enum CodingKeys: String, CodingKey { case seedID = "seed_id", note, urgency }
            }
            protocol API { func put(_ body: Data) throws }
            final class Client {
                private let api: API
                init(api: API) { self.api = api }
                func place(_ order: Order) throws {
                    1️⃣try api.put(JSONEncoder().encode(order))
                }
            }
            """,
            reads: """
                place(order) when order.note != nil, order.seedID == 2, order.urgency == .low ⇒ api.put(_) · api.put got body.sortedJSON == "{"note":"note","seed_id":2,"urgency":"low"}" 1️⃣
                place(order) when api.put throws, order.note != nil, order.seedID == 2, order.urgency == .low ⇒ throws api.put error · api.put(_) · api.put got body.sortedJSON == "{"note":"note","seed_id":2,"urgency":"low"}" 1️⃣
                """),
    ]

    static let limits: [Snippet] = [
        Snippet(
            "dates in a format of one's own",
            """
            struct Order: Decodable, Equatable { let placedAt: Date }
            protocol API { func get() throws -> Data }
            final class Client {
                private let api: API
                init(api: API) { self.api = api }
                func load() throws -> Order {
                    let decoder = JSONDecoder()
                    1️⃣decoder.dateDecodingStrategy = .formatted(DateFormatter())
                    return try decoder.decode(Order.self, from: api.get())
                }
            }
            """,
            reads: """
                load() when api.get throws ⇒ throws api.get error · api.get()
                1️⃣ ⇒ nothing
                """)
    ]
}
