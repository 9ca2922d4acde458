import Foundation

extension Notification.Name {
    static let lightTurnedOn = Notification.Name("lightTurnedOn")
    static let enlargerWarm = Notification.Name("enlargerWarm")
    static let printExposed = Notification.Name("printExposed")
}

protocol Lamp: AnyObject {
    var isOn: Bool { get set }
}

protocol PrintLog {
    func write(_ seconds: Int, paper: String)
}

enum DarkroomError: Error, Equatable {
    case lampIsCold
    case alreadyRunning
}

final class DarkroomTimer {
    private(set) var isWarm = false
    private(set) var seconds: Int?
    private(set) var spoiled = 0
    private(set) var paper = "grade 2"

    private let lamp: any Lamp
    private let log: any PrintLog
    private let center: NotificationCenter
    private var tokens: [any NSObjectProtocol] = []

    init(lamp: any Lamp, log: any PrintLog, center: NotificationCenter = .default) {
        self.lamp = lamp
        self.log = log
        self.center = center
        let warm = center.addObserver(forName: .enlargerWarm, object: nil, queue: nil) { [weak self] _ in
            self?.isWarm = true
        }
        let light = center.addObserver(forName: .lightTurnedOn, object: nil, queue: nil) { [weak self] _ in
            self?.spoil()
        }
        tokens = [warm, light]
    }

    deinit { tokens.forEach(center.removeObserver) }

    func choose(paper: String) {
        guard seconds == nil, !paper.isEmpty else { return }
        self.paper = paper
    }

    func expose(for time: Int) throws {
        guard isWarm else { throw DarkroomError.lampIsCold }
        guard seconds == nil else { throw DarkroomError.alreadyRunning }
        seconds = max(1, time)
        lamp.isOn = true
    }

    func tick() {
        guard let left = seconds else { return }
        guard left <= 1 else {
            seconds = left - 1
            return
        }
        seconds = nil
        lamp.isOn = false
        log.write(1, paper: paper)
        center.post(name: .printExposed, object: self)
    }

    private func spoil() {
        guard seconds != nil else { return }
        seconds = nil
        lamp.isOn = false
        spoiled += 1
    }
}
