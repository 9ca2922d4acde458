// How a module imports another is said by each of its files, or by none.

private import Foundation

protocol Clocks: Sendable {
    func run() throws
    func days() async -> [String]
}
