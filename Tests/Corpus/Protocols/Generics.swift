// swift-format-ignore-file
import Foundation

// Generic methods, associated types, Self, primary associated types, packs, where clauses.

protocol Shape: Sendable { var area: Double { get } }
struct Circle: Shape { var area = 1.0 }

protocol G01 { func id<T>(_ x: T) -> T; func opt<T>(_ x: T?) -> T?; func array<T>(_ xs: [T]) -> [T] }
protocol G02 { func make<T: Decodable>(_ type: T.Type) throws -> T; func make2<T>(_ type: T.Type) -> T? where T: Codable }
protocol G03 { func both<A, B>(_ a: A, _ b: B) -> (A, B); func map<A, B>(_ xs: [A], _ f: (A) -> B) -> [B] }
protocol G04 { func esc<T>(_ f: @escaping (T) -> Void, _ x: T); func esc2<T>(_ f: @escaping () -> T) -> () -> T }
protocol G05 { func constrained<T: Hashable & Sendable>(_ x: T) -> Set<T>; func whereClause<T, U>(_ x: T, _ y: U) -> Bool where T: Collection, U == T.Element }
protocol G06 { func asyncGeneric<T: Sendable>(_ x: T) async throws -> T; func result<T, E: Error>(_ x: Result<T, E>) -> Result<T, E> }
protocol G07 { func inoutGeneric<T>(_ x: inout T) where T: AdditiveArithmetic; func dict<K: Hashable, V>(_ x: [K: V]) -> [K: [V]] }
protocol G08 { associatedtype Item; var items: [Item] { get }; func add(_ item: Item); func find(_ f: (Item) -> Bool) -> Item? }
protocol G09 { associatedtype Key: Hashable; associatedtype Value; subscript(key: Key) -> Value? { get set } }
protocol G10 { associatedtype State: Equatable & Sendable = Int; var state: State { get } }
protocol G11 { associatedtype Element where Element: Comparable; func max() -> Element? }
protocol G12 { func contains<C: Collection>(_ xs: C) -> Bool where C.Element == Int }
protocol G13<Input, Output> { associatedtype Input; associatedtype Output; func run(_ x: Input) async throws -> Output }
protocol G14 { associatedtype S: Shape; func shape() -> S }
protocol G15: G08 where Item == String { func joined() -> String }
protocol G16: G08 { func count() -> Int }
protocol G17 { func copy() -> Self; func isSame(as other: Self) -> Bool; static func make() -> Self }
protocol G18 { var parent: Self? { get }; var children: [Self] { get } }
protocol G19: Equatable, Comparable { var rank: Int { get } }
protocol G20: Hashable, Identifiable { var id: UUID { get } }
protocol G21: Identifiable where ID == String { var title: String { get } }
protocol G22: Error, CustomStringConvertible { var code: Int { get } }
protocol G23: LocalizedError { var isFatal: Bool { get } }
protocol G24: Codable, Sendable { var version: Int { get } }
protocol G25: CustomDebugStringConvertible { func debug() }
protocol G26 { func pack<each T>(_ xs: repeat each T); func pack2<each T: Equatable>(_ xs: repeat each T) -> Bool }
protocol G27 { static func == (left: Self, right: Self) -> Bool; static func < (left: Self, right: Self) -> Bool }
protocol G28 { static prefix func - (x: Self) -> Self; static func += (left: inout Self, right: Int) }
protocol G29 { init<T: Sequence>(_ xs: T) where T.Element == Int; init?(text: String) }
protocol G30 { subscript<T>(_ x: T) -> T { get }; subscript<T: Hashable>(key x: T) -> Int { get set } }
protocol G31 { static subscript(_ x: Int) -> String { get set }; static subscript(name x: String) -> Int { get } }
protocol G32 { static func create<T>(_ x: T) -> [T]; static var cache: [String: Int] { get set }; static func load() async throws -> Int }
protocol G33 { mutating func change(); mutating func add(_ x: Int) -> Int; var value: Int { mutating get set } }
protocol G34: Sendable { func gen<T: Sendable>(_ x: T) -> T; func closure(_ f: @escaping @Sendable () -> Void); static func shared() -> Int }
protocol G35: Actor { func gen<T: Sendable>(_ x: T) async -> T; var items: [Int] { get }; nonisolated func name() -> String; nonisolated var label: String { get } }
protocol G36: AnyObject, Sendable { var weakish: (any G36)? { get set } }
@MainActor protocol G37 { associatedtype Model; var model: Model { get set }; func update(_ f: (inout Model) -> Void) }
@MainActor protocol G38: AnyObject, Sendable { func go() async; nonisolated func id() -> Int; static func make() -> Int }
protocol G39 { @MainActor func ui(_ x: Int) -> Int; @MainActor var title: String { get set }; nonisolated func free() }
protocol G40 { associatedtype A; associatedtype B: Collection where B.Element == A; func pair(_ a: A) -> B }
struct G41Part<Body: Sequence> { var body: Body }
protocol G41: Sendable { func write(_ part: G41Part<some Sequence<UInt8> & Sendable>) async throws; func all(_ parts: [G41Part<some Sequence<UInt8>>]); func one(_ set: Set<some Hashable>) -> Int }
@resultBuilder enum G42Build { static func buildBlock(_ x: Int...) -> [Int] { x } }
protocol G42 { @G42Build var body: [Int] { get }; @G42Build func make() -> [Int] }

protocol UnwrappedGenerics {
    func first<T>(_ value: T) -> T!
    func any<T>() -> T!
}

protocol OpaqueInout {
    func sort(_ list: inout some Collection<Int>)
    func change(_ value: inout some Equatable, by amount: Int)
}
