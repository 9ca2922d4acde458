// swift-format-ignore-file
// Labels and names that are keywords, overloads that only `...` tells apart, parameters without values.

protocol K01 { init(in: Int); func f(in: Int, for: String, default: Bool); func g(in: Int) -> Int; subscript(in: Int) -> Int { get } }
protocol K02 { init(class: Int, self: String); func h(`in`: Int); func i(`inout`: Int, `let`: Int, `var`: Int); func p(protocol: Int, Type: Int) }
protocol K03 { func f(_: String); func f(_: String...); func g(_ x: String); func g(_ x: [String]); func g(_ x: String...) }
protocol K04 { init(id: Int); init(text: String); init(id: String); init(); subscript(key: String) -> Int { get }; subscript(at index: Int) -> Int { get set }; subscript(index: Int) -> Int { get } }
protocol K05 { func never(_ x: Never) -> Int; func n(_ a: Int, _ x: Never); func o(_ x: Never?) -> Never?; func r(_ x: Result<Int, Never>) -> Never; func c(_ f: (Int) -> Never) }
protocol K06 { var n: Never { get }; var m: Never? { get }; subscript(x: Never) -> Int { get set }; init(x: Never); var a: Never { get async throws } }
protocol K07 { subscript(a: Self, b: Self) -> Int { get }; subscript(x: Int) -> Self { get set }; subscript(k a: Self) -> Self? { get }; static subscript(z: Self, y: [Self]) -> Int { get } }
protocol K08 { func f(_ a: Self, _ b: Self?) -> [Self]; var o: Self { get set }; static func u() -> Self?; static var s: Self { get set } }
