// swift-format-ignore-file
// Members of generic parameters, keywords as names, metatypes, isolation: what clients of networks and stores ask for.
import Foundation
public protocol Z00Endpoint { associatedtype Response: Decodable; associatedtype Failure: Error = any Error; var path: String { get } }
protocol Z01Client {
    func send<E: Z00Endpoint>(_ endpoint: E) async throws -> E.Response
    func send<E: Z00Endpoint>(_ endpoint: E) async -> Result<E.Response, E.Failure>
    func send<E>(_ endpoint: E, completion: @escaping (Result<E.Response, any Error>) -> Void) where E: Z00Endpoint
    func stream<E: Z00Endpoint>(_ endpoint: E) -> AsyncThrowingStream<E.Response, any Error>
    func batch<E: Z00Endpoint>(_ endpoints: [E]) async throws -> [E.Response]
    func typed<E: Z00Endpoint>(_ endpoint: E) async throws(E.Failure) -> E.Response
    func map<T, K: Hashable>(_ values: [K: T], transform: (T) throws -> K) rethrows -> [K: [T]]
    func opt<E: Z00Endpoint>(_ endpoint: E?) -> E.Response?
    func tuple<E: Z00Endpoint>(_ endpoint: E) throws -> (E.Response, Z02HTTPStatus)
    func meta<T: Decodable>(_ type: T.Type, _ keyPath: KeyPath<T, String>) -> T
    func some(_ endpoint: some Z00Endpoint) async throws -> Data
    func someAny(_ endpoint: any Z00Endpoint) async throws
    func someColl(_ ids: some Collection<Int>) -> Int
    subscript<T>(key: KeyPath<Z02HTTPStatus, T>) -> T { get }
    func perform<T: Sendable>(_ body: @Sendable () async throws -> T) async throws -> T
    func transaction<T>(_ body: (inout Z02HTTPStatus) throws -> T) rethrows -> T
    func isolatedRun<T>(isolation: isolated (any Actor)?, _ body: () async throws -> T) async rethrows -> T
    func consume<each V>(_ values: repeat each V) -> (repeat each V)
}
public struct Z02HTTPStatus: Sendable { public var code = 0 }
protocol Z03Repo<Entity>: Sendable { associatedtype Entity: Identifiable & Sendable; func find(_ id: Entity.ID) async throws -> Entity?; func all() async -> [Entity]; var latest: Entity? { get async }; func save(_ e: [Entity]) async }
protocol Z04Reducer { associatedtype State; associatedtype Action; func reduce(into state: inout State, action: Action) -> [Action] }
protocol Z05Prefs: AnyObject { subscript<T: Codable>(_ key: String, default value: T) -> T { get set }; subscript(bool key: String) -> Bool { get set } }
protocol Z06Shape { static func == (l: Self, r: Self) -> Bool; func scaled(by f: Double) -> Self; static var unit: Self { get }; init(side: Double) }
protocol Z07Nav: AnyObject { func push<V>(_ view: V) where V: Z06Shape; var onClose: (() -> Void)? { get set }; var handlers: [String: @Sendable (Int) async -> Void] { get } }
@MainActor protocol Z08Screen: AnyObject, Sendable { nonisolated var id: UUID { get }; func show(_ m: String) async; nonisolated func log(_ t: String) }
protocol Z09Keyworded { func `default`(in `for`: Int, `where` w: String) -> Int; var `self`: Int { get }; func `init`(); static func `repeat`(_ `class`: Int) }
protocol Z10Deep { func f() -> ((Int) -> (String) -> Void)?; func g(_ h: @escaping ((@Sendable (Int) -> Void)?) -> Void); var t: (a: Int, b: [String: (Int, Int)]?) { get } ; func h(_ c: (Result<(Int, String), any Error>) -> Void, then: () -> Void) }
protocol Z11Metas { var type: any Z06Shape.Type { get }; func make(_ t: (some Z06Shape).Type) -> Int; func name(of t: Any.Type) -> String; func any(_ x: Any, _ y: AnyObject, _ z: AnyHashable) -> any Sendable }
protocol Z12Streams { var events: AsyncStream<Int> { get }; func values<S: AsyncSequence & Sendable>(of s: S) async rethrows -> [S.Element] where S.Element == Int; func seq() -> any AsyncSequence<Int, Never> }
protocol Z13Lots { func a(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int) -> Int!; func v(_ x: Int..., y: String...) ; func io(_ x: inout [Int], _ y: UnsafeMutablePointer<Int>) -> Bool; func auto(_ m: @autoclosure () throws -> String) }
protocol Z14DefaultActor: Actor { var count: Int { get }; func inc() ; nonisolated func name() -> String; func load<T: Sendable>(_ t: T) async throws -> T }
protocol Z15Owned { func take(_ x: consuming Z02HTTPStatus) -> Int; func look(_ x: borrowing Z02HTTPStatus); func send(_ x: sending Z02HTTPStatus) async -> sending Z02HTTPStatus }
