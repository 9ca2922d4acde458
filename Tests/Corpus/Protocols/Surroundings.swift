// swift-format-ignore-file
// What stands around requirements: conditions, availability, what is deprecated, attributes for documentation.
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@available(*, deprecated, message: "old") struct H00Old { var x = 0 }
protocol H01 { @available(*, deprecated) func f(_ x: H00Old) -> H00Old; @available(*, deprecated, renamed: "y") var old: H00Old { get set }; func y() }
@available(*, deprecated) protocol H02 { func f(_ x: H00Old) -> H00Old; var o: H00Old { get } }
protocol H03 { @available(*, deprecated) init(_ x: H00Old); @available(*, deprecated) subscript(x: H00Old) -> Int { get set }; @available(*, deprecated) static func s(_ x: H00Old) }
protocol H04: Sendable { @available(*, deprecated) func f(_ x: [H00Old]) async throws -> H00Old?; @available(*, deprecated) var o: [H00Old] { get set }; @available(*, deprecated) var p: H00Old? { get }; @available(*, deprecated) var q: H00Old { get async throws } }
protocol H05 { @available(*, deprecated) func c(_ f: @escaping (H00Old) -> Void); @available(*, deprecated) func d(_ f: (H00Old) -> Int) -> Int; @available(*, deprecated) func e(_ x: inout H00Old) }
protocol H06 {
    #if os(Linux)
    #elseif DEBUG
    func z()
    #else
    typealias X = Int
    #endif
    func a()
}
protocol H07 {
    #if DEBUG
    typealias X = Int
    #endif
    #if os(macOS)
    func a() -> Int
    #endif
}
protocol H08: Sendable {
    #if os(macOS)
    func a() -> Int
    #else
    func b() -> Int
    #endif
    associatedtype Q
}
protocol H09 { @_documentation(visibility: internal) func a() -> Int; @_documentation(visibility: private) var b: Int { get }; @inlinable func c(); @preconcurrency func e(); @_disfavoredOverload func g(_ x: Int) }
@_documentation(visibility: internal) protocol H10 { @_documentation(visibility: internal) subscript(x: Int) -> Int { get }; @_documentation(visibility: internal) init(y: Int) }
protocol H11 {
    func a()
    #if compiler(>=9.9)
    func zzz(_ x: Int)
    #else
    func ok() -> Int
    #endif
}
protocol Expression { func evaluate(_ x: Int) throws -> Any? }
protocol H12: Sendable { func f(_ e: any Expression) -> any Expression }
protocol H40Parent: AnyObject { var source: String { get set }; func make(_ x: Int) async -> String; func plain(_ x: String) throws -> Int; static var all: [Int] { get }; subscript(i: Int) -> Int { get set }; @MainActor func shown() }
@MainActor protocol H40: H40Parent { func show(_ x: String); nonisolated static var some: String { get }; static var script: String { get } }
@MainActor protocol H41: H40 { var kept: [String] { get set } }
