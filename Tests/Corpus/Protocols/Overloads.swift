// swift-format-ignore-file
import Foundation

// Requirements that differ by label, by type, by effects, by generics, by being static; names close to each other.

struct Value: Equatable, Sendable { var number = 0 }
protocol Other { func ping() }

protocol O01 { func load(); func load(id: Int); func load(name: String); func load(id: Int, name: String) }
protocol O02 { func load(_ x: Int); func load(_ x: String); func load(_ x: [Int]); func load(_ x: Int?) }
protocol O03 { func value() -> Int; func value() -> String }
protocol O04 { func run() ; func run() async; }
protocol O05 { func run() throws; func run(_ x: Int) async throws }
protocol O06 { static func make() -> Int; func make() -> Int }
protocol O07 { func go<T>(_ x: T); func go(_ x: Int) }
protocol O08 { func go<T: Equatable>(_ x: T); func go<T: Comparable>(_ x: T) }
protocol O09 { func send(to: Int); func send(from: Int); func sendTo(_ x: Int) }
protocol O10 { func a(b: Int); func aB(_ x: Int); var aB2: Int { get } }
protocol O11 { var callsCount: Int { get }; func calls() }
protocol O12 { func item(); var items: [Int] { get }; func items(_ x: Int) -> [Int] }
protocol O13 { func x(_ a: Int, _ b: Int); func x(_ a: Int, b: Int); func x(a: Int, b: Int) }
protocol O14 { func f(_ x: (Int, Int)); func f(_ x: Int, _ y: Int) }
protocol O15 { func f(_ x: [String: Int]); func f(_ x: [String]); func f(_ x: Set<String>) }
protocol O16 { func f(_ x: @escaping () -> Void); func f(_ x: @escaping (Int) -> Void) }
protocol O17 { func f(_ x: any Other); func f(_ x: (any Other)?) }
protocol O18 { func f(_ x: Int) -> Int; func f(_ x: Int) -> Int? ; func f(_ x: Int) -> [Int] }
protocol O19 { static var shared: Int { get }; var shared: Int { get } }
protocol O20 { subscript(_ i: Int) -> Int { get }; subscript(_ s: String) -> Int { get set }; subscript(key k: String) -> Value { get } }
protocol O21 { init(a: Int); init(b: Int); init(_ c: String) throws }
protocol O22 { func f(_ x: inout Int); func f(_ x: Int) }
protocol O23 { func f(_ xs: Int...); func f(_ x: [Int]) }
protocol O24 { func f(_ x: Value.Type); func f(_ x: Value) }
protocol O25 { func fetch(); func fetch(completion: @escaping (Int) -> Void); func fetch() async throws -> Int }
protocol O26: O01 { func load(url: URL) }
protocol O27: O01, O05 { func load() }
protocol O28 { func reset(); func reset(_ x: Int); static func reset() }
protocol O29 { func resetStatics(); static func other() }
protocol O30 { var doubleState: Int { get }; func state() -> Int }
protocol O31 { func init2(); func initialize(_ x: Int); var initial: Int { get } }
protocol O32 { func closure(_ x: @escaping () -> Int) -> Int; func value(_ x: Int) -> Int; func error() throws }
protocol O33 { func next() -> Int; var next2: Int { get }; func queue() -> [Int] }
protocol O34 { func lock(); func unlock(); var lock2: Int { get } }
protocol O35 { func read<T>(_ x: T) -> T; func write<T>(_ x: T) }
protocol O36 { func set(_ value: Int, forKey key: String); func set(_ value: String, forKey key: String); func set(_ value: Any?, forKey key: String) }
protocol O37 { func error(_ error: Error); func closure(closure: @escaping () -> Void); func newValue(newValue: Int) }
protocol O38 { func message(_ state: Int, _ next: Int, _ value: Int) -> Int }
protocol O39 { func `self`() -> Int; func `init`(); func type() -> Int }
protocol O40 { func with(in x: Int, `for` y: Int, `where` z: Int, `default` w: Int) -> Int }
protocol O41 { var `default`: Int { get set }; var `in`: String { get }; var `case`: Int? { get set } }
protocol O42 { func `repeat`(_ `while`: Int) -> Int; func `switch`(to `case`: Int) }
