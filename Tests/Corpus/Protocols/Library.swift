// swift-format-ignore-file
// Protocols that inherit from those of the standard library and of Foundation.
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

protocol L01: RawRepresentable where RawValue == Int { func describe() -> String }
protocol L02: RawRepresentable { func describe() -> String }
protocol L03: CaseIterable, Sendable { var title: String { get } }
protocol L04: CaseIterable, Hashable { static var first: Self { get } }
protocol L05: ContiguousBytes { var name: String { get } }
protocol L06: AsyncSequence where Element == Int { var label: String { get } }
protocol L07: AsyncSequence { func cancel() }
protocol L08: AsyncSequence, Sendable where Element == Int { func cancel() }
protocol L09: Sequence where Element == String { var title: String { get } }
protocol L10: IteratorProtocol where Element == Int { func rewind() }
protocol L11: AsyncIteratorProtocol where Element == Int { func cancel() }
protocol L12: RandomNumberGenerator { var seed: Int { get set } }
protocol L13: TextOutputStream, AnyObject { func flush() }
protocol L14: ExpressibleByStringLiteral { var text: String { get } }
protocol L15: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral { var number: Double { get } }
protocol L16: ExpressibleByBooleanLiteral, ExpressibleByNilLiteral { func isSet() -> Bool }
protocol L17: LosslessStringConvertible { func load() }
protocol L18: URLSessionDelegate { func load() }
protocol L19: URLSessionDataDelegate { func progress() -> Double }
@MainActor protocol L20: AnyObject, CaseIterable { func load() }
protocol L21: L01 { func more() }
protocol L22: RawRepresentable<String> { func describe() -> String }
protocol L23: Sequence<Int> { func describe() -> String }
protocol L24<Value> { associatedtype Value; func load() -> Value; func save(_ value: Value) }
protocol L25: L24<[Int]> { func more() }
protocol L26: L25 { func last() }
@MainActor protocol L27: RawRepresentable where RawValue == Int { func load() }
@MainActor protocol L28: AsyncSequence where Element == Int { func load() }
