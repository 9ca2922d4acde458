import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

protocol Grade: RawRepresentable where RawValue == Int {
    func title() -> String
}

protocol Beats: AsyncSequence where Element == Int {
    func stop()
}

protocol Shelf: Sequence<String> {
    var room: Int { get }
}

protocol Season: CaseIterable, Sendable {
    func price() -> Int
}

protocol Scan: ContiguousBytes {
    var name: String { get }
}

protocol Courier: URLSessionDelegate {
    func deliver() -> Bool
}
