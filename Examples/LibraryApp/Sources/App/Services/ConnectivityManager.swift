import Combine

/// Tells whether the network can be reached.
protocol ConnectivityManagerType: AnyObject {
    var isOnline: Bool { get }
    var isOnlinePublisher: AnyPublisher<Bool, Never> { get }
}

/// Passes on what the platform's path monitor reports.
final class ConnectivityManager: ConnectivityManagerType {
    private let status = CurrentValueSubject<Bool, Never>(true)

    var isOnline: Bool {
        status.value
    }

    var isOnlinePublisher: AnyPublisher<Bool, Never> {
        status.removeDuplicates().eraseToAnyPublisher()
    }

    func pathDidChange(isSatisfied: Bool) {
        status.send(isSatisfied)
    }
}
