/// Schedules sounds.
protocol AlarmScheduler {
    func schedule(at minute: Int, sound: Sound) throws
    func cancelAll()
}

/// What an alarm sounds like.
enum Sound: CaseIterable, Equatable, Sendable {
    case bell, birds, radio
}

/// A manager with an enum and a Boolean parameter.
final class AlarmManager {
    private let scheduler: AlarmScheduler
    private(set) var sound: Sound = .bell
    private(set) var isEnabled = false

    init(scheduler: AlarmScheduler) {
        self.scheduler = scheduler
    }

    func choose(_ sound: Sound) {
        self.sound = sound
    }

    func setEnabled(_ enabled: Bool, minute: Int) throws {
        if enabled {
            try scheduler.schedule(at: minute, sound: sound)
        } else {
            scheduler.cancelAll()
        }
        isEnabled = enabled
    }
}
