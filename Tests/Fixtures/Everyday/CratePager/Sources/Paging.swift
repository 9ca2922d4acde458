import Foundation

/// MARK: Contracts

protocol PageSource<Item>: AnyObject {
    associatedtype Item

    @discardableResult
    func fetch(_ request: PageRequest, completion: @escaping (Result<Page<Item>, PagingError>) -> Void) -> Cancellable
}

protocol Cancellable {
    func cancel()
}

protocol PagingObserver: AnyObject {
    func pagingDidChange(_ change: PagingChange)
    func pagingDidFail(with error: PagingError, isFirstPage: Bool)
}

/// Nobody has to care about failures.
extension PagingObserver {
    func pagingDidFail(with error: PagingError, isFirstPage: Bool) {}
}

/// MARK: Values

struct PageRequest: Equatable {
    let offset: Int
    let limit: Int
    var filter: String? = nil
}

struct Page<Item> {
    let items: [Item]
    let isLast: Bool
}

enum PagingChange: Equatable {
    case reset(count: Int)
    case inserted(Range<Int>)
    case deleted(at: Int)
}

enum PagingError: Error, Equatable {
    case cancelled
    case server(code: Int)
}

struct VinylRecord: Identifiable, Equatable {
    struct CatalogueNumber: Hashable {
        let label: String
        let number: Int
    }

    enum Condition: String { case mint, played, worn }

    let id: CatalogueNumber
    let artist: String
    let condition: Condition
}

typealias RecordLoader = PagedLoader<VinylRecord>
