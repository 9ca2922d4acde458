// A project with types of its own that are called as what doubles speak of.

struct String { var text: Swift.String }
final class NSLock { func hold() {} }
struct UInt {}
enum Mishap: Swift.Error { case lost }
typealias Error = Mishap

protocol OwnText {
    func name(_ text: String) -> String
    var title: String { get }
    func fail() throws -> Swift.Int
}

protocol Locks: Sendable {
    func take(_ lock: String) async throws -> UInt
    func run() throws
    func last() -> Error?
}
