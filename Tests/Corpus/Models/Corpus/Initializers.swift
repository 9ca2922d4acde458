// swift-format-ignore-file
import Foundation

// Structs and what their own initialisers say.

struct Explicit {
    let id: String
    let slug: String

    init(id: String) {
        self.id = id
        slug = id.lowercased()
    }
}

struct SeveralInitialisers {
    let a: Int
    let b: Int

    init(_ both: Int) {
        a = both
        b = both
    }

    init(a: Int, b: Int) {
        self.a = a
        self.b = b
    }
}

struct ExtendedInitialiser {
    let id: Int
    let name: String
}

extension ExtendedInitialiser {
    init(row: [String: String]) {
        self.init(id: row.count, name: "")
    }
}

struct LabelledInitialiser {
    let text: String
    let place: Int

    init(with text: String, at place: Int) {
        self.text = text
        self.place = place
    }
}

struct UnlabelledInitialiser: Equatable {
    let raw: String
    init(_ raw: String) { self.raw = raw }
}

struct LiveDefaults {
    let id: UUID
    let created: Date
    let session: URLSessionStandIn
    let retries: Int

    init(id: UUID = UUID(), created: Date = Date(), session: URLSessionStandIn = .shared, retries: Int = 3) {
        self.id = id
        self.created = created
        self.session = session
        self.retries = retries
    }
}

final class URLSessionStandIn: Sendable {
    static let shared = URLSessionStandIn()
    private init() {}
}

struct Failable {
    let value: Int
    init?(value: Int) {
        if value < 0 { return nil }
        self.value = value
    }
}

struct ImplicitlyFailable {
    let value: Int
    init!(value: Int) { self.value = value }
}

struct Throwing {
    let host: String
    init(host: String) throws {
        if host.isEmpty { throw NetworkProblem.offline }
        self.host = host
    }
}

struct TypedThrowing {
    let host: String
    init(host: String) throws(NetworkProblem) {
        guard host.count > 2 else { throw .offline }
        self.host = host
    }
}

struct Asynchronous {
    let token: String
    init(token: String) async { self.token = token }
}

struct Variadic {
    let all: [Int]
    let name: String
    init(name: String, numbers: Int...) {
        all = numbers
        self.name = name
    }
}

struct Autoclosed {
    let text: String
    init(text: @autoclosure () -> String) { self.text = text() }
}

struct WithCallback {
    let name: String
    let onTap: () -> Void
    let transform: (Int, String) -> Bool
    var completion: ((Result<Int, any Error>) -> Void)?
    let load: @Sendable (String) async throws -> Address
}

typealias Handler = (Int) -> Void
struct WithAliasedCallback {
    let handler: Handler
    let optional: Handler?
}

struct EscapingInitialiser {
    let action: () -> Int
    init(action: @escaping () -> Int) { self.action = action }
}

struct OnlyStaticFactory {
    let secret: Int
    private init(secret: Int) { self.secret = secret }
    static func make(secret: Int) -> OnlyStaticFactory { OnlyStaticFactory(secret: secret) }
}

struct OnlyStaticProperties: Equatable {
    private let code: Int
    static let north = OnlyStaticProperties(code: 0)
    static let south = OnlyStaticProperties(code: 1)
}

struct SelfFactory {
    private let code: Int
    static func standard() -> Self { Self(code: 1) }
}

struct FailableFactory {
    let code: String
    private init(code: String) { self.code = code }
    static func parse(_ text: String) -> FailableFactory? { FailableFactory(code: text) }
}

struct OldAndNew {
    let id: Int
    let name: String
    @available(*, deprecated, message: "use init(id:name:)")
    init(id: Int) {
        self.id = id
        name = ""
    }
    @available(*, unavailable)
    init() { fatalError() }
    init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

struct PrivateButInitialised {
    private let a: Int
    private let b: String
    init(a: Int, b: String) {
        self.a = a
        self.b = b
    }
}

struct PrivateConstant {
    private let version = 1
    let name: String
}

struct Unlabelled2 {
    let first: Int
    let second: Int
    init(_ first: Int, _ second: Int) {
        self.first = first
        self.second = second
    }
}

struct KeywordLabels {
    let `default`: Int
    let `in`: String
    let `class`: Bool
    init(default: Int, in place: String, class flag: Bool) {
        self.default = `default`
        self.in = place
        self.class = flag
    }
}

struct KeywordFields {
    let `default`: Int
    let `self_`: String
    var `repeat`: Bool
}

struct GenericInitialiser {
    let text: String
    init<T: CustomStringConvertible>(_ value: T) { text = value.description }
    init(text: String) { self.text = text }
}

struct InitOnlyWithVariables {
    var name = "name"
    var size = 0
    init() {}
}

struct WithEmpty: Equatable {
    let items: [Int]
    let total: Int
    init(items: [Int], total: Int) {
        self.items = items
        self.total = total
    }
    init(empty: ()) { self.init(items: [], total: 0) }
}

struct CopyInitialiser {
    let id: Int
    init(copying other: CopyInitialiser) { id = other.id }
    init(id: Int) { self.id = id }
}
