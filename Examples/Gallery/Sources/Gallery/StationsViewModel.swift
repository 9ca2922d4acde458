/// A value that tells who watches when it changes: the observable of a team of its own.
final class Observable<Value> {
    var value: Value { didSet { for watcher in watchers { watcher(value) } } }
    private var watchers: [(Value) -> Void] = []

    init(_ value: Value) { self.value = value }

    func watch(_ watcher: @escaping (Value) -> Void) {
        watchers.append(watcher)
        watcher(value)
    }
}

/// A place where one can get on.
struct Station: Equatable {
    let id: Int
    let name: String
}

/// Finds stations and says what it found to a callback.
protocol StationFinding {
    func find(_ text: String, completion: @escaping (Result<[Station], any Error>) -> Void)
}

/// Shows stations: state in observables, no Combine, no concurrency.
final class StationsViewModel {
    /// What the screen shows beside the list.
    enum Notice { case searching, nothingFound }

    let stations: Observable<[Station]> = Observable([])
    let notice: Observable<Notice?> = Observable(.none)
    let message = Observable("")
    let isSearching = Observable<Bool>(false)
    var isEmpty: Bool { stations.value.isEmpty }

    private let finder: any StationFinding

    init(finder: any StationFinding) { self.finder = finder }

    func search(_ text: String) {
        guard !text.isEmpty, !isSearching.value else { return }
        isSearching.value = true
        notice.value = .searching
        finder.find(text) { [weak self] result in
            switch result {
            case .success(let found):
                self?.stations.value = found
                self?.notice.value = found.isEmpty ? .nothingFound : .none
            case .failure:
                self?.message.value = "Try again"
                self?.notice.value = .none
            }
            self?.isSearching.value = false
        }
    }

    func clear() {
        stations.value.removeAll()
        message.value = ""
    }
}
