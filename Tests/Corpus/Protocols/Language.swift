// swift-format-ignore-file
import Foundation
public struct Item: Equatable, Sendable { public var id: Int = 0; public init() {} }
public enum Fail: Error { case a }
protocol P01 { func a(); func b(_ x: Int) -> Int; func c(x: Int, y: String) throws -> String? }
protocol P02 { func load(id: Int) async throws -> [Item]; func load(name: String) async -> Item; func load() }
protocol P03 { func typed() throws(Fail) -> Int; func typed2(_ x: Int) async throws(Fail) }
protocol P04 { func run(_ body: () throws -> Void) rethrows; func map<T>(_ body: (Int) throws -> T) rethrows -> T }
protocol P05 { func esc(_ body: @escaping (Int) -> Void, n: Int); func opt(_ body: ((Int) -> Void)?); func auto(_ m: @autoclosure () -> String); func send(_ b: @escaping @Sendable (Result<Int, Error>) -> Void); func main(_ b: @escaping @MainActor () -> Void) }
protocol P06 { func inoutt(_ x: inout Int, y: Int) -> Int; func variadic(_ xs: Int...) -> Int; func variadicAny(_ xs: CVarArg...) }
protocol P07 { func tup(_ t: (a: Int, b: String)) -> (Int, name: String); func dbl() -> Int??; func f() -> (Int) -> String }
protocol P08 { func some1(_ x: some Equatable); func any1(_ x: any Equatable) -> any Error; func comp(_ x: P01 & P02); func meta(_ t: Item.Type) -> Any.Type }
protocol P09 { func gen<T: Decodable>(_ t: T.Type, from: Data) throws -> T; func gen2<T, U>(_ t: T, u: [U]) -> [T: U] where T: Hashable; func gen3<T: Sendable>(_ x: T?) async -> T? }
protocol P10 { associatedtype Element; associatedtype Key: Hashable; func get(_ k: Key) -> Element?; var all: [Element] { get } }
protocol P11 { associatedtype Output = Int; func out() -> Output }
protocol P12 { static func make() -> Int; static var shared: Int { get set }; init(id: Int); static func named(_ n: String) throws -> String }
protocol P13 { subscript(i: Int) -> String { get }; subscript(key k: String) -> Int? { get set }; static subscript(z: Int) -> Int { get } }
protocol P14 { mutating func m(); mutating func set(_ x: Int) -> Bool; var v: Int { mutating get } }
protocol P15: Sendable { func a(_ x: Int) async -> Int; var n: Int { get }; var s: String { get set }; func cb(_ x: @escaping @Sendable () -> Void) }
protocol P16: Actor { func a(_ x: Int) -> Int; var n: Int { get }; func b() async throws -> Item }
@MainActor protocol P17 { func a() -> Int; var n: Int { get set }; nonisolated func free() -> Int; nonisolated var k: String { get } }
protocol P18 { @MainActor func a() -> Int; @MainActor var n: Int { get }; func b() }
protocol P19: AnyObject, P01 { func own() }
protocol P20: Equatable { var id: Int { get } }
protocol P21: Hashable, CustomStringConvertible { func a() }
protocol P22: Identifiable where ID == Int { var name: String { get } }
protocol P23: Error { var code: Int { get } }
protocol P24: Codable { var x: Int { get } }
protocol P25 { var a: Int { get async }; var b: Int { get async throws }; var c: Int { get throws }; var d: String? { get async throws } }
protocol P26 { func same(_ o: Self) -> Bool; func copy() -> Self }
protocol P27 { static func + (l: Self, r: Self) -> Self; static prefix func ! (x: Self) -> Bool }
protocol P28 { func `default`() -> Int; var `class`: String { get }; func `in`(`for`: Int); func f(in x: Int, for y: Int); func g(_ default: Int) }
protocol P29 { @discardableResult func d() -> Int; @available(*, deprecated) func old(); @available(macOS 99, *) func new() }
protocol P30 { func reset(); func resetAll(); var callsCount: Int { get } }
protocol P31 { func x(_: Int); func y(_: Int, _: String) -> Bool }
protocol P32 { func consume(_ x: consuming Item); func borrow(_ x: borrowing Item); func send(_ x: sending Item) -> sending Item }
protocol P33 { func pack<each T>(_ x: repeat each T) -> (repeat each T); func pack2<each T>(_ x: repeat each T) }
protocol P34 { var o: Int? { get }; var arr: [String] { get }; var d: [String: Int] { get set }; var cl: () -> Void { get }; var cl2: ((Int) -> String)? { get set }; var any: any P01 { get } ; var p: P01? { get }; var set: Set<Int> { get } }
protocol P35<Element> { associatedtype Element; func next() -> Element? }
protocol P36 { func a(_ p: any P35<Int>) -> any P35<String> }
public protocol P37 { func a(); var b: Int { get } }
protocol P38 { func over(_ x: [Int]); func over(_ x: Int); func over(_ x: Int?); func over(_ x: Int) async; func over(_ x: Int) -> String }
protocol P39 { 
#if DEBUG
func dbg()
#else
func rel(_ x: Int)
#endif
func both() }
protocol P40 { func thr<E: Error>(_ x: E) throws(E); func neverT() throws(Never) }
protocol P41 { func f(_ c: (inout Int) -> Void); func g(_ c: @escaping (inout Int, String) throws -> Void); func h(_ c: (@escaping () -> Void) -> Void) }
protocol P42 { func iuo(_ x: Int!) -> String!; func opts(_ x: Optional<Int>) -> Optional<String> ; func clos() -> (() -> Void)? }
typealias Handler = (Int) -> Void
protocol P43 { func h(_ x: Handler); func e(_ x: @escaping Handler); func o(_ x: Handler?) ; var h: Handler { get } }
protocol P44 { typealias Cb = (String) -> Void; func a(_ c: @escaping Cb) -> Cb; associatedtype Z: P01; func z() -> Z }
protocol P45 { func isolated1(_ a: isolated Actor1) ; func dt() -> Date; func uu() -> UUID; func url() throws -> URL }
actor Actor1 {}
protocol P46: AnyObject { var delegate: P47? { get set }; var items: [any P01] { get } }
protocol P47: AnyObject { func did(_ x: P46, y: Int) }
protocol P48 { init(); init?(x: Int); init(y: Int) throws }
protocol P49: Sendable { static func s() -> Int; var closure: @Sendable (Int) -> Void { get }; func stream() -> AsyncStream<Int>; func tstream() -> AsyncThrowingStream<Int, Error> }
protocol P50 { func noncopy(_ x: consuming NC) ; func optArr(_ x: [Int?]?) -> [[String: Any]]? }
struct NC: ~Copyable {}
protocol P51: Sendable { func gen<T: Sendable>(_ x: T) async throws -> T; func cb(_ completion: @escaping @Sendable (Result<Item, any Error>) -> Void) }
enum Outer { protocol Nested { func a(_ x: Kind) -> Kind }; enum Kind { case x } }
protocol P52 { func nn() -> Never }
protocol P53: Comparable { var n: Int { get } }
protocol P54 { func longer(_ completion: @escaping (Result<[Item], Fail>) -> Void) -> AnyObject; var observers: [() -> Void] { get set } }
protocol P55 { func 你好(_ 名: String) -> String; func `weird name`() -> Int }
