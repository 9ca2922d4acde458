let hostileVersion = 1

struct StoreError: Error, Equatable {}

protocol Store {
    func names() throws -> [String]
    func count() -> Int
    func isDone() -> Bool
}
