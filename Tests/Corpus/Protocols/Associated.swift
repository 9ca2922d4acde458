// swift-format-ignore-file
// Associated types: from several parents, with defaults, constrained, fixed, through aliases, and by `#if`.

protocol N01Left { associatedtype T = Int; func a() -> T }
protocol N01Right { associatedtype T: StringProtocol; func b(_ x: T) }
protocol N01: N01Left, N01Right { func c() }
protocol N02Right { associatedtype T; func b(_ x: T) }
protocol N02: N01Left, N02Right { func c() }
protocol N03 where T: Collection { associatedtype T = [Int]; func a() -> T; func b(_ x: T.Element) }
protocol N04 where T: Collection, T.Element == Int { associatedtype T = [Int]; func a() -> T; func b(_ x: T.Element) }
protocol N05 where T: StringProtocol { associatedtype T = Int; func a() -> T }
protocol N06Box { associatedtype Value; func value() -> Value }
protocol N06: N06Box where Value == Int { func bar() }
protocol N07: N06Box where Int == Value { func bar() }
protocol N08 { associatedtype N: N06Box where Int == N.Value; var n: N { get } }
protocol N09 { associatedtype N: N06Box where N.Value == Int; var n: N { get }; func v(_ v: N.Value) }
protocol N10 {
    associatedtype Bytes
    typealias Chunk = Bytes
    typealias Handler = (Chunk) async throws -> Void
    func send(_ body: (Chunk) -> Void)
    func send2(_ body: @escaping (Chunk, Int) async throws -> Void) async throws
    func send3(_ body: @escaping Handler) async throws
    func take(_ c: Chunk) -> Chunk?
}
protocol N11 { associatedtype Inbound: Collection; typealias Element = Inbound.Element; func f(_ b: (Element) -> Void) -> Element }
protocol N12 { associatedtype S; func start(_ c: Self.S) -> Self.S; func with<T>(_ s: Self.S, _ b: (Self.S) throws -> T) rethrows -> T; var s: Self.S? { get }; func list() -> [Self.S] }
protocol N13Span { func end() }
protocol N13 { associatedtype Span: N13Span; typealias Sp = Self.Span; func startSpan(_ name: String) -> Self.Span; func any(_ x: Self.Span.Type); func z(_ s: Sp) }
protocol N14Context {}
protocol N14Responder { associatedtype C }
protocol N14App { associatedtype R: N14Responder; typealias X = R.C; func build() async throws -> R; func x(_ x: X) }
protocol N14: N14App where X: N14Context { func y(_ x: X) }
protocol N15 where X: N14Context { associatedtype R: N14Responder; typealias X = R.C; func build() async throws -> R; func y(_ x: X) }
protocol N16 {
    #if os(Linux)
    associatedtype Digest: Sequence
    #else
    associatedtype Digest: Sequence, Hashable
    #endif
    func finalize() -> Digest
    static var size: Int { get }
}
protocol N17 {
    #if os(Linux)
    associatedtype Digest: Sequence
    func a()
    #else
    associatedtype Other: Hashable
    #endif
    func finalize()
}
protocol N18 { associatedtype A; associatedtype B: Sequence where B.Element == A; associatedtype C: Collection = [A]; func f(_ a: A) -> B; func c() -> C }
protocol N19: N18 where A == String, B == [String] { func g() }
protocol N20: N18 where A: Hashable { func g(_ s: Set<A>) }
protocol N21 { associatedtype I: IteratorProtocol; associatedtype E where E == I.Element; func next(_ i: inout I) -> E? }
protocol N22 { associatedtype T: Sendable, Hashable; associatedtype U = T; func f(_ t: T, _ u: U) }
protocol N23 { associatedtype A: Equatable where A: Sendable; associatedtype B where B: N22, B.T == A; func f(_ b: B) -> A }
protocol N24 { associatedtype Element; associatedtype Iter: IteratorProtocol where Iter.Element == Element; func makeIter() -> Iter }
protocol N25: N24 where Element == Int {}
protocol N26: N24 where Iter == AnyIterator<Int> {}
protocol N27: N24 where Iter == AnyIterator<Element> {}
protocol N28 { associatedtype A: AnyObject; associatedtype B: RawRepresentable where B.RawValue == String; func f(_ a: A?, _ b: B) }
protocol N29 { associatedtype K; associatedtype V; typealias Pair = (key: K, value: V); typealias Cb = (Pair) -> Void; func f(_ p: Pair, cb: @escaping Cb); var list: [Pair] { get } }
protocol N30 { associatedtype E: Error; func f() throws(E) -> Int; func g(_ r: Result<Int, E>) }
protocol N31 { associatedtype Child where Child == Self; var children: [Child] { get } }
protocol N32Store<Key, Value> { associatedtype Key: Hashable; associatedtype Value; func value(for key: Key) -> Value? }
protocol N32: N32Store<String, Int> { func clear() }
protocol N33Parent { associatedtype Item; func add(_ item: Item); func first() -> Item? }
protocol N33: N33Parent where Item == String { func add(_ item: String); func first() -> String? }
protocol N34 { associatedtype Out = Never; func wrap(_ out: Out) -> Int; var out: Out { get }; var last: Out? { get } }
protocol N35Property { associatedtype Model }
final class N35Field<Alias: N35, Field: N35Property> where Alias.Model == Field.Model {}
protocol N35 { associatedtype Model; var model: Model { get }; subscript<Field>(dynamicMember keyPath: KeyPath<Self.Model, Field>) -> N35Field<Self, Field> where Field.Model == Self.Model { get } }
extension N35 { subscript<Field>(dynamicMember keyPath: KeyPath<Model, Field>) -> N35Field<Self, Field> where Field.Model == Self.Model { fatalError() } }
protocol N36 { associatedtype All: Collection where All.Element == Self; static var all: All { get } }
protocol N37 { associatedtype Paths: Sequence where Paths.Element == PartialKeyPath<Self>; static var paths: Paths { get }; var children: Paths { get } }
protocol N38 { associatedtype Items: RandomAccessCollection where Items.Element == Self?; func items() -> Items }
protocol N39Parent { associatedtype Paths; static var name: String { get } }
protocol N39: N39Parent where Paths: Sequence, Paths.Element == PartialKeyPath<Self> { static var paths: Paths { get } }

protocol NeverFailing {
    associatedtype Failure: Error = Never
    func run() throws(Failure)
    func load() async throws(Failure) -> Int
}

protocol SentIdentity: Identifiable where ID: Sendable { func touch() }
protocol CodedIdentity: Identifiable where ID: Codable { func touch() }

typealias SentStore = PlainStore & Sendable
typealias SharedStore = SentStore & AnyObject
protocol PlainStore { func keep() }
protocol AliasedStore: SharedStore { func drop() }
