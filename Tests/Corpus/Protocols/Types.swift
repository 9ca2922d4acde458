// swift-format-ignore-file
import Foundation

// Every kind of type in every place: parameter, result, property.

public struct Thing: Equatable, Hashable, Sendable { public var n = 0; public init() {} }
enum Failure2: Error { case one }
protocol Part { func part() -> Int }
protocol Whole { var parts: [any Part] { get } }
protocol Box2<Content> { associatedtype Content; func content() -> Content }
class Base { func base() {} }
typealias Callback = (Int) -> Void
typealias AsyncCallback = @Sendable (Int) async throws -> String
typealias Pair<T> = (T, T)
enum Space { struct Inner: Sendable { var x = 0 }; enum Deep { case a, b }; typealias Alias = Int }

protocol T01 { func optional(_ x: Int?) -> String?; var optional2: Int?? { get set }; func nested(_ x: [Int?]?) -> [String: Int?]? }
protocol T02 { func iuo(_ x: Thing!) -> Thing!; var iuo2: Thing! { get set } }
protocol T03 { func tuples(_ x: (Int, String)) -> (a: Int, b: String); var pair: (Int, Int) { get set }; func pairs() -> [(key: String, value: Int)] }
protocol T04 { func closures(_ a: () -> Void, _ b: (Int) -> String, _ c: @escaping (Int, String) -> Bool) }
protocol T05 { func async1(_ a: @escaping () async -> Void); func async2(_ a: @escaping (Int) async throws -> String); func async3(_ a: () async throws -> Void) async rethrows }
protocol T06 { func sendable(_ a: @escaping @Sendable () -> Void); func main(_ a: @escaping @MainActor (Int) -> Void); func both(_ a: @escaping @MainActor @Sendable () async -> Void) }
protocol T07 { func alias(_ a: @escaping Callback, _ b: Callback, _ c: Callback?); func alias2(_ a: @escaping AsyncCallback) }
protocol T08 { func returns() -> () -> Void; func returns2() -> (Int) -> (String) -> Bool; func returns3() -> ((Int) -> Void)?; func returns4() -> @Sendable (Int) async throws -> Void }
protocol T09 { func takes(_ f: (@escaping () -> Void) -> Void); func takes2(_ f: ((Int) -> Void, Int) -> Void); func takes3(_ f: @escaping ((Int) -> Void) -> Int) }
protocol T10 { func inoutClosure(_ f: (inout Int) -> Void); func inoutClosure2(_ f: @escaping (inout Thing, Int) throws -> Void) }
protocol T11 { func auto(_ f: @autoclosure () -> Int); func auto2(_ f: @autoclosure @escaping () -> Int); func auto3(_ f: @autoclosure () throws -> Int) rethrows }
protocol T12 { func any1(_ x: any Part); func any2(_ x: (any Part)?) -> any Part; func any3(_ x: [any Part]) -> [String: any Part] }
protocol T13 { func some1(_ x: some Part); func some2(_ x: some Sequence<Int>); func some3(_ x: [some Equatable]); func some4(_ x: (some Part)?) }
protocol T14 { func comp(_ x: any Part & Whole) -> any Part & Whole; var comp2: (any Part & Whole)? { get set }; func comp3(_ x: Base & Part) }
protocol T15 { func meta(_ x: Thing.Type) -> Thing.Type; func meta2(_ x: any Part.Type); func meta3() -> [Any.Type]; var meta4: AnyClass { get } }
protocol T16 { func prim(_ x: any Box2<Int>) -> any Box2<String>; func prim2(_ x: some Box2<Int>) }
protocol T17 { func gen(_ x: [Thing: [String]]) -> Set<Thing>; func gen2(_ x: Result<Thing, Failure2>) -> Result<Void, any Error>; func gen3() -> Pair<Int> }
protocol T18 { func space(_ x: Space.Inner) -> Space.Deep; var deep: Space.Deep { get }; func alias() -> Space.Alias }
protocol T19 { func variadic(_ xs: Int...); func variadic2(_ a: Int, _ xs: String..., last: Int); func variadic3(_ xs: any Part...) }
protocol T20 { func inout1(_ x: inout Int); func inout2(_ x: inout [Thing], _ y: inout String) -> Bool; func inout3(_ x: inout Thing) throws }
protocol T21 { func any(_ x: Any) -> Any; func any(_ x: Any?) -> Any?; func anyObject(_ x: AnyObject) -> AnyObject? ; func hashable(_ x: AnyHashable) -> [AnyHashable: Any] }
protocol T22 { func error(_ x: Error) -> Error; func error2(_ x: (any Error)?) -> (any Error)?; func errors() -> [Error] }
protocol T23 { func date() -> Date; func uuid() -> UUID; func url() -> URL?; func data() -> Data; func decimal() -> Decimal; func interval() -> TimeInterval }
protocol T24 { func numbers() -> (Int8, UInt16, Float, Double); func char() -> Character; func sub() -> Substring; func range() -> Range<Int>; func closed() -> ClosedRange<Int> }
protocol T25 { func never() -> Never; func void() -> Void; func unit() -> (); func voids(_ x: Void) }
protocol T26 { func keyPath(_ x: KeyPath<Thing, Int>) -> WritableKeyPath<Thing, Int>; func partial(_ x: PartialKeyPath<Thing>) }
protocol T27 { func unsafe(_ x: UnsafePointer<Int>, _ y: UnsafeMutableBufferPointer<UInt8>); func raw(_ x: UnsafeRawPointer?) }
protocol T28 { func array(_ x: Array<Int>) -> Array<String>; func dict(_ x: Dictionary<String, Int>) -> Optional<Int>; func opt(_ x: Optional<Thing>) }
protocol T29 { var closure: () -> Void { get set }; var closure2: (Int) throws -> String { get }; var closure3: ((Int) async -> Void)? { get set }; var closures: [() -> Int] { get } }
protocol T30 { var handler: Callback { get set }; var handlers: [String: Callback] { get set }; var maybe: Callback? { get } }
protocol T31 { func paren(_ x: (Int)) -> (String); func paren2(_ x: ((Int) -> Void)) }
protocol T32 { func longest(_ completion: @escaping (_ value: Int, _ error: Error?) -> Void) -> (_ cancel: Bool) -> Void }
protocol T33 { func swiftQualified(_ x: Swift.Int, _ y: Foundation.Date) -> Swift.String; func result(_ x: Swift.Result<Int, Swift.Error>) }
protocol T34 { func classBound(_ x: Base) -> Base?; var base: Base { get } }
protocol T35 { func stream() -> AsyncStream<Thing>; func seq() -> any AsyncSequence; func any() -> any Sequence<Int> }
protocol T36 { func task() -> Task<Int, Never>; func task2(_ x: Task<Void, any Error>?) }
public protocol T37 { func pub(_ x: Thing) -> Thing; var pubs: [Thing] { get set } }
protocol T38 { func throwing() throws(Failure2) -> Thing; func throwing2() async throws(Failure2); var typed: Int { get throws(Failure2) } }
protocol T39 { func rethrow(_ f: () throws -> Int) rethrows -> Int; func rethrow2<T>(_ f: (T) throws -> Void, _ x: T) rethrows }
protocol T40 { func genericThrow<E: Error>(_ f: () throws(E) -> Int) throws(E) -> Int }
protocol T41 { var getThrows: Int { get throws }; var getAsync: Int? { get async }; var both: [Int] { get async throws } }
protocol T42 { func consume(_ x: consuming Thing); func borrow(_ x: borrowing Thing) -> Int; func sending(_ x: sending Base) }

protocol ManyClosures {
    func each(_ steps: (() -> Void)...)
    func map(_ steps: ((Int) throws -> String)..., count: Int)
}

protocol StreamsByIndex {
    subscript(index: Int) -> AsyncStream<Int> { get }
    var stream: AsyncStream<Int> { get }
}
