import Foundation

/// Fetches bytes.
protocol ImageFetcher {
    func fetch(_ url: URL, completion: @escaping (Result<Data, GalleryError>) -> Void)
    func cancel(_ url: URL)
}

/// Keeps bytes.
protocol ImageCache: AnyObject {
    func data(for url: URL) -> Data?
    func store(_ data: Data, for url: URL)
}

/// A service with completion handlers.
final class ImageLoader {
    private let fetcher: ImageFetcher
    private let cache: ImageCache
    private(set) var running: [URL] = []

    init(fetcher: ImageFetcher, cache: ImageCache) {
        self.fetcher = fetcher
        self.cache = cache
    }

    func load(_ url: URL, completion: @escaping (Data?) -> Void) {
        if let data = cache.data(for: url) {
            completion(data)
            return
        }
        running.append(url)
        fetcher.fetch(url) { [weak self] result in
            self?.running.removeAll { $0 == url }
            switch result {
            case .success(let data):
                self?.cache.store(data, for: url)
                completion(data)
            case .failure:
                completion(nil)
            }
        }
    }

    func cancel(_ url: URL) {
        fetcher.cancel(url)
        running.removeAll { $0 == url }
    }
}
