// swift-format-ignore-file
// Protocols that ask their conforming types to inherit from a class, and attributes that erasing generics takes away.
import Foundation

open class Y00Base {
    public init() {}
    open func title() -> String { "" }
}
class Y00Root: NSObject {
    func reset() {}
    func start() {}
}
class Y00Numbered {
    let number: Int
    init(number: Int) { self.number = number }
}
@MainActor open class Y00Screen { public init() {} }

protocol Y01: Y00Base { func load() -> Int; var name: String { get } }
protocol Y02 where Self: Y00Base { func title() -> String; func load() throws }
protocol Y03: NSObjectProtocol { func load(); var title: String { get } }
protocol Y04: Y03, Hashable { func other() }
protocol Y05: Y00Root { func start(); func load() -> Int }
protocol Y06: Y00Numbered { func load() }
protocol Y07: Y00Base, Sendable { func load() -> Int }
protocol Y08: Y00Screen { func show(_ text: String); var isShown: Bool { get set } }
@available(*, deprecated, message: "old") protocol Y09 { func load() }
@available(macOS 13, iOS 16, *) protocol Y10 { func load() }
protocol Y11 { func register<T>(factory: @escaping @Sendable () -> T); func wait<T>(_ body: @escaping @MainActor () async throws -> T) async -> T? }
protocol Y12 { func later<T>(_ body: @autoclosure @escaping @Sendable () -> T); func maybe<T>(_ body: (@Sendable (T) -> Void)?) }
protocol Y13 { associatedtype Kind; static var kind: Kind? { get set }; static func make() -> Kind?; func use(_ kind: Kind) }
protocol Y14 { associatedtype Row; func with<Row>(_ row: Row) -> Int; func rows() -> [Row] }
enum Y15Client { protocol Request { associatedtype Response } }
extension Y15Client { protocol Sending { func send<Request: Y15Client.Request>(_ request: Request) async throws -> Request.Response } }
protocol Y16: CustomNSError { func code() -> Int }
