// swift-format-ignore-file
import Foundation
#if canImport(Dispatch)
import Dispatch
#endif

// Comments in odd places, attributes, conditions, availability, names of all kinds, nesting.

@globalActor actor Background { static let shared = Background() }
struct Odd: Sendable {}
enum Outer2 {
    struct Model: Sendable { var x = 0 }
    enum Namespace { protocol Deep { func deep(_ m: Model) -> Deeper; associatedtype X }; struct Deeper {} }
    protocol Nested2: Sendable { var model: Model { get }; func make(_ m: [Model]) async throws -> Model? }
}
extension Outer2 { protocol InExtension { func f(_ m: Model) } }

protocol X01 /* why */ : /* here */ AnyObject { // trailing
    /// A doc comment.
    func /* a */ a( /* b */ _ x: /* c */ Int /* d */) // e
        -> /* f */ String
    /* between */ var b: Int { /* g */ get /* h */ }
}
protocol X02 {
    func many(
        first: Int,
        second: String, // why
        third: [Int]
    ) async throws
        -> (
            Int,
            String
        )
}
protocol X03 { @available(*, deprecated, message: "old") func old() -> Int; @available(macOS 13, iOS 16, *) func new(_ x: Int) -> Int; @available(macOS 13, *) var newer: Int { get } }
protocol X04 { @discardableResult func d(_ x: Int) -> Int; @discardableResult func e() async throws -> String; @inlinable func f2() }
protocol X05 {
    #if DEBUG
    func debug(_ x: Int) -> Int
    var flag: Bool { get set }
    #elseif os(Linux)
    func linux() async throws
    #else
    func other()
    #endif
    func always()
}
#if os(Linux)
protocol X06 { func onLinux() -> Int }
#else
protocol X06 { func elsewhere() -> Int }
#endif
protocol X07 { func größe(_ länge: Int) -> Int; var naïve: String { get }; func 数(_ 値: Int); func emoji🎉() }
protocol X08 { func `func`(`let` `var`: Int); func `import`() -> Int; var `protocol`: Int { get set } }
protocol X09 { func _private(); func __load(_ _x: Int) -> Int; var _value: Int { get set } }
protocol X10 { func URL(); func URLSession(_ ID: Int) -> Int; func loadURL(); func getHTTPBody2() -> Data }
protocol X11 { func a(); func b(); func c(); func d(); func e(); func f(); func g(); func h() }
@Background protocol X12 { func back() -> Int; var value: Int { get set }; nonisolated func free() -> Int }
protocol X13 { @Background func one(); @MainActor func two() -> Int; func three() async }
protocol X14 { typealias Handler = (Int) -> Void; typealias List = [Int]; func f(_ h: @escaping Handler) -> List }
protocol X15 {}
protocol X16: X15, Sendable {}
protocol X17 { var a: Int { get }; var b: Int { get }; var ab: (a: Int, b: Int) { get } }
protocol X18 { func `a b c`(_ x: Int) -> Int; var `x y`: Int { get } }
protocol X19 { func int(_ Int: String) -> String; func string(String: Int) }
protocol X20 { var count: Int { get }; var isEmpty: Bool { get }; var first: String? { get }; var description: String { get } }
protocol X21: AnyObject { var delegate: (any X22)? { get set } }
protocol X22: AnyObject { func x(_ sender: any X21); func y(_ sender: any X21, at index: Int) -> Bool }
protocol X23 { func long(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int, _ i: Int, _ j: Int) -> Int }
protocol X24 { func unnamed(_: Int, _: String); func named(a _: Int); func mixed(_ x: Int, b _: String) -> Int }
protocol X25 { var state: Int { get set }; var storage: [Int] { get }; var lock: Int { get }; func read() -> Int; func write(_ x: Int) }
