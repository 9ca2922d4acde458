import Foundation

/// Where the reader can go; its cases cannot be compared.
enum ReaderScreen {
    case shelf
    case chapter(book: Int, number: Int)
    case notes([String], isAdmin: Bool)
}

/// What is asked of the library's server.
protocol Target {
    var path: String { get }
}

enum BookTarget: Target {
    case progress(book: Int)
    case notes(book: Int)

    var path: String {
        switch self {
        case .progress(let book): "books/\(book)/progress"
        case .notes(let book): "books/\(book)/notes"
        }
    }
}

struct ReaderProgress: Decodable, Equatable {
    let chapter: Int
}

protocol LibraryAPI {
    func send<T: Decodable>(_ target: any Target) -> Result<T, any Error>
    func send(_ target: any Target) -> Result<Void, any Error>
}

protocol ReaderRouting: AnyObject {
    func show(_ screen: ReaderScreen)
}

/// Opens books where the reader left off.
final class ReaderCoordinator {
    private let api: any LibraryAPI
    private let router: any ReaderRouting
    private let defaults: UserDefaults
    private(set) var message: String?

    init(api: any LibraryAPI, router: any ReaderRouting, defaults: UserDefaults) {
        self.api = api
        self.router = router
        self.defaults = defaults
    }

    func open(_ book: Int) {
        let found: Result<ReaderProgress, any Error> = api.send(BookTarget.progress(book: book))
        switch found.map(\.chapter) {
        case .success(let chapter):
            defaults.set(book, forKey: "reader.lastBook")
            router.show(.chapter(book: book, number: chapter))
        case .failure: message = "The book could not be opened."
        }
    }

    func resume() {
        let last = defaults.integer(forKey: "reader.lastBook")
        guard last > 0 else { return router.show(.shelf) }
        open(last)
    }

    func showNotes(_ notes: [String], role: String) {
        router.show(.notes(notes, isAdmin: role == "librarian"))
    }

    func close() { defaults.removeObject(forKey: "reader.lastBook") }
}
