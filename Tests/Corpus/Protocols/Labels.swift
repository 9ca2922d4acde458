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
enum K09Nothing {}
enum K09Flag {
    #if os(macOS)
    case quarantine
    #endif
}
enum K09Mode {
    #if os(Linux)
    case plain
    #elseif DEBUG
    case loud
    #endif
}
protocol K09 { func none(_ x: K09Nothing, _ n: Int) -> Int; func flag(_ x: K09Flag, of name: String) -> Bool; func mode(_ x: K09Mode) throws -> String; func both(_ x: K09Mode, _ y: K09Flag?) async; var flags: [K09Flag] { get set }; var mode: K09Mode { get }; func last() -> K09Nothing?; func give() -> K09Mode }
