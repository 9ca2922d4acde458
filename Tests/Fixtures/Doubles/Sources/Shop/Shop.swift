struct Note: Equatable, Sendable {
    let id: Int
    var text: String
}

enum ShopError: Error, Equatable { case sold }

protocol Pricing {
    var currency: String { get set }
    var discount: Double? { get }
    func price(of item: String, count: Int) throws -> Int
    func reserve(_ item: String)
    func each(_ body: (Int) -> Void, from start: Int)
}

protocol Ledger: Sendable {
    var entries: Int { get }
    func add(_ amount: Int) async -> Int
    func total() throws(ShopError) -> Int
}

protocol Feed: Actor {
    func next() -> String
}

protocol Worker: AnyObject {
    static var limit: Int { get }
    static func make() -> Int
    subscript(index: Int) -> String { get set }
}

protocol Printer {
    func receipt(for item: String) throws -> Note
    func last() -> Note?
}

protocol Till {
    func open()
}

protocol NoteStore {
    func save(_ note: Note) throws
    func fetch(id: Int) throws -> Note
    func find(byId id: Int) -> Note?
    func all() -> [Note]
    func delete(id: Int)
    func removeAll()
}

protocol SharedStore: Sendable {
    func put(_ note: Note) async
    func load(id: Int) async -> Note?
    func remove(_ note: Note) async
    func items() async -> [Note]
}

protocol Radio: Sendable {
    var alarms: AsyncThrowingStream<String, any Error> { get }
    func signals(of channel: Int) -> AsyncStream<Int>
}

protocol Ticks: AsyncSequence where Element == Int, Failure == Never {}
