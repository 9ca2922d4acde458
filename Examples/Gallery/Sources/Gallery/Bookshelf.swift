import Foundation

// A screen that shows rows made of models: by initialisers, by closures, over the pages loaded so far.

struct Volume: Equatable, Sendable {
    let number: Int
    let title: String
    let author: String?
}

struct Shelf: Equatable, Sendable {
    let page: Int
    let volumes: [Volume]
}

struct VolumeRow: Equatable, Sendable {
    let title: String
    let subtitle: String

    init(volume: Volume) {
        title = volume.title.uppercased()
        subtitle = volume.author ?? "anonymous"
    }
}

struct VolumeBadge: Sendable {
    let id = UUID()
    let text: String

    init(_ volume: Volume) { text = "\(volume.number)" }
}

protocol ShelfLoading {
    func loadShelf(page: Int, completion: @escaping (Result<Shelf, any Error>) -> Void)
}

final class BookshelfViewModel {
    let heading: String
    let isAnonymous: Bool
    private(set) var rows: [VolumeRow] = []
    private(set) var badges: [VolumeBadge] = []
    private(set) var titles: [String] = []
    private var shelves: [Shelf] = []
    private let loader: any ShelfLoading

    init(owner: String?, loader: any ShelfLoading) {
        heading = owner ?? "Books"
        isAnonymous = owner == nil
        self.loader = loader
    }

    func loadNext() {
        loader.loadShelf(page: shelves.count + 1) { [weak self] result in
            guard case .success(let shelf) = result else { return }
            self?.show(shelf)
        }
    }

    private func show(_ shelf: Shelf) {
        shelves = shelves.filter { $0.page != shelf.page } + [shelf]
        rows = shelves.volumes.map(VolumeRow.init)
        badges = shelves.volumes.map { VolumeBadge($0) }
        titles = shelves.flatMap { $0.volumes }.map { $0.title }
    }
}

extension Array where Element == Shelf {
    fileprivate var volumes: [Volume] { flatMap { $0.volumes } }
}
