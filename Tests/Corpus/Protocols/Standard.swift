// swift-format-ignore-file
// Protocols that inherit from those of the standard library and of Foundation, and say again what these ask for.
import Foundation

protocol J01: Hashable { func hash(into hasher: inout Hasher); static func == (l: Self, r: Self) -> Bool; var hashValue: Int { get } }
protocol J02: Hashable { func hash(into hasher: inout Hasher); func a() }
protocol J03: CustomStringConvertible, Comparable { var description: String { get }; static func < (l: Self, r: Self) -> Bool; func a() }
protocol J04: Codable { init(from decoder: any Decoder) throws; func encode(to encoder: any Encoder) throws }
protocol J05: Identifiable { var id: String { get } }
protocol J06: Encodable { func encode(to encoder: Encoder) throws }
protocol J07: Error, CustomDebugStringConvertible { var debugDescription: String { get }; var description: String { get } }
protocol J08: RawRepresentable where RawValue == String { func a() }
protocol J09: RawRepresentable { func a() }
protocol J10: CaseIterable { func a() }
protocol J11: AsyncIteratorProtocol { func a() }
protocol J12: Sequence { func a() }
protocol J13: IteratorProtocol { func a() }
protocol J14: Collection { func a() }
protocol J15: RandomAccessCollection where Element == Int { func a() }
protocol J16: SerialExecutor { func a() }
protocol J17: TaskExecutor { func a() }
protocol J18: LosslessStringConvertible { func a() }
protocol J19: ExpressibleByStringLiteral { func a() }
protocol J20: ExpressibleByArrayLiteral { func a() }
protocol J21: Strideable { func a() }
protocol J22: CodingKey { func a() }
protocol J23: TextOutputStream { func a() }
protocol J24: TextOutputStreamable { func a() }
protocol J25: CustomReflectable { func a() }
protocol J26: Clock { func a() }
protocol J27: InstantProtocol { func a() }
protocol J28: RandomNumberGenerator { func a() }
protocol J29: Decoder { func a() }
protocol J30: Encoder { func a() }
protocol J31: ContiguousBytes { func a() }
protocol J32: LocalizedError, RecoverableError { func a() }
protocol J33: FormatStyle { func a() }
protocol J34: ParseStrategy { func a() }
protocol J35: SortComparator { func a() }
protocol J36: NSCopying { func a() }
protocol J37: ExpressibleByNilLiteral { func a() }
protocol J38: ExpressibleByDictionaryLiteral { func a() }
protocol J39: AsyncSequence { func a() }
protocol J40: AsyncSequence where Failure == Never, Element == Int { func a() }
protocol J41Iterator: AsyncIteratorProtocol { mutating func chunk() async throws -> [Element] }
protocol J41: AsyncSequence where AsyncIterator: J41Iterator { func a() }
protocol J42: AsyncSequence, Sendable { func a() }
protocol J43: Sequence where Iterator: Sendable { func a() }
protocol J44: Sendable { func stream() -> AsyncStream<Int>; var events: AsyncThrowingStream<String, any Error> { get }; func all(of id: Int) -> any AsyncSequence<[Int], Never>; func sendStream(); static func shared() -> AsyncStream<Int> }
@MainActor protocol J45 { var events: AsyncStream<[String]> { get }; nonisolated func other() -> AsyncStream<Int> }
protocol J46: Actor { var events: AsyncStream<Int> { get } }
