import Foundation

struct FerryDeparture: Equatable {
    enum Status: Equatable {
        case onTime
        case delayed(minutes: Int)
        case cancelled(reason: String?)
    }

    let id: String
    let vesselName: String
    let destination: String
    let pier: String
    let scheduledAt: Date
    let status: Status
    let freeCarSpaces: Int
    let totalCarSpaces: Int

    var expectedAt: Date {
        guard case .delayed(let minutes) = status else { return scheduledAt }
        return scheduledAt.addingTimeInterval(TimeInterval(minutes * 60))
    }

    var isCancelled: Bool { if case .cancelled = status { true } else { false } }
}

enum FerryBoardError: Error, Equatable {
    case noConnection
    case terminalClosed(reopensAt: Date?)
    case server(code: Int)
}

struct FerryDepartureCellViewModel: Equatable {
    enum Tone: Equatable {
        case normal, warning, critical
    }

    let id: String
    let title: String
    let subtitle: String
    let timeText: String
    let statusText: String
    let tone: Tone
    let spacesText: String?
    let isSelectable: Bool
}

struct FerryDepartureSectionViewModel: Equatable {
    let header: String
    let cells: [FerryDepartureCellViewModel]
}

protocol FerryDepartureBoardView: AnyObject {
    func showLoading(_ isLoading: Bool)
    func endRefreshing()
    func show(title: String)
    func show(sections: [FerryDepartureSectionViewModel])
    func showEmpty(title: String, message: String)
    func showError(message: String, retryTitle: String?)
    func showToast(_ text: String)
}

protocol FerryDepartureBoardInteracting {
    func fetchDepartures(
        terminalID: String, ignoringCache: Bool, completion: @escaping (Result<[FerryDeparture], Error>) -> Void)
    func setReminder(departureID: String, at date: Date, completion: @escaping (Result<Void, Error>) -> Void)
}

protocol FerryDepartureBoardRouting {
    func openDeparture(_ departure: FerryDeparture)
    func openAlternatives(to destination: String, excluding departureID: String)
}
