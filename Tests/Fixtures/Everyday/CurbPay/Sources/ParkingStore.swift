import Foundation
import Observation

struct ParkingState: Equatable, Sendable {
    var zoneCode = ""
    var plate = ""
    var minutes = 60
    var zone: ParkingZone?
    var session: ParkingSession?
    var recentPlates: [String] = []
    var remainingSeconds = 0
    var isLookingUpZone = false
    var isSubmitting = false
    var notice: Notice?

    enum Notice: Equatable, Sendable {
        case failed(ParkingError)
        case expiringSoon
        case expired
        case ended(refundedCents: Int)
    }

    var priceCents: Int {
        guard let zone else { return 0 }
        return (zone.centsPerHour * minutes + 59) / 60
    }

    var maximumMinutes: Int {
        zone.map { Int($0.maximumStay / 60) } ?? 240
    }

    var canStart: Bool {
        zone != nil && session == nil && !isSubmitting && LicensePlate.isValid(plate)
    }
}

enum ParkingAction: Equatable, Sendable {
    case zoneCodeChanged(String)
    case zoneResponse(code: String, Result<ParkingZone, ParkingError>)
    case plateChanged(String)
    case incrementMinutes
    case decrementMinutes
    case startTapped
    case extendTapped(minutes: Int)
    case endTapped
    case sessionResponse(Result<ParkingSession, ParkingError>)
    case endResponse(Result<ParkingReceipt, ParkingError>)
    case tick
    case noticeDismissed
}

@MainActor
@Observable
final class ParkingStore {
    typealias Effect = @Sendable (_ environment: ParkingEnvironment) async -> ParkingAction?

    static let zoneCodeLength = 5
    static let minuteStep = 15
    nonisolated static let reminderLeadTime: TimeInterval = 10 * 60

    private(set) var state: ParkingState
    @ObservationIgnored private let environment: ParkingEnvironment

    init(state: ParkingState = ParkingState(), environment: ParkingEnvironment) {
        self.state = state
        self.environment = environment
    }

    @discardableResult
    func send(_ action: ParkingAction) -> Task<Void, Never>? {
        guard let effect = reduce(&state, action) else { return nil }
        return Task { [environment, weak self] in
            guard let next = await effect(environment) else { return }
            await self?.send(next)?.value
        }
    }

    private func reduce(_ state: inout ParkingState, _ action: ParkingAction) -> Effect? {
        switch action {
        case .zoneCodeChanged(let raw):
            let code = String(raw.filter(\.isNumber).prefix(Self.zoneCodeLength))
            guard code != state.zoneCode else { return nil }
            state.zoneCode = code
            state.zone = nil
            state.isLookingUpZone = code.count == Self.zoneCodeLength
            return state.isLookingUpZone ? lookUp(code) : nil

        case .zoneResponse(let code, let result):
            // The user kept typing; this answer is for an older code.
            guard code == state.zoneCode else { return nil }
            state.isLookingUpZone = false
            switch result {
            case .success(let zone):
                state.zone = zone
                state.minutes = min(state.minutes, state.maximumMinutes)
            case .failure(let error):
                state.notice = .failed(error)
            }
            return nil

        case .plateChanged(let raw):
            state.plate = LicensePlate.normalize(raw)
            return nil

        case .incrementMinutes:
            state.minutes = min(state.minutes + Self.minuteStep, state.maximumMinutes)
            return nil

        case .decrementMinutes:
            state.minutes = max(state.minutes - Self.minuteStep, Self.minuteStep)
            return nil

        case .startTapped:
            guard state.canStart, let zone = state.zone else { return nil }
            state.isSubmitting = true
            state.notice = nil
            return start(in: zone, plate: state.plate, minutes: state.minutes)

        case .extendTapped(let minutes):
            guard let session = state.session, !state.isSubmitting else { return nil }
            let newEnd = session.endsAt.addingTimeInterval(TimeInterval(minutes * 60))
            if let zone = state.zone, newEnd.timeIntervalSince(session.startedAt) > zone.maximumStay { return nil }
            state.isSubmitting = true
            return { environment in
                .sessionResponse(await attempt { try await environment.parking.extendSession(session.id, minutes) })
            }

        case .endTapped:
            guard let session = state.session, !state.isSubmitting else { return nil }
            state.isSubmitting = true
            return { environment in
                .endResponse(await attempt { try await environment.parking.endSession(session.id) })
            }

        case .sessionResponse(.success(let session)):
            state.isSubmitting = false
            state.session = session
            state.notice = nil
            state.remainingSeconds = Int(session.remaining(at: environment.now()))
            state.recentPlates.removeAll { $0 == session.plate }
            state.recentPlates.insert(session.plate, at: 0)
            state.recentPlates = Array(state.recentPlates.prefix(3))
            return remind(about: session)

        case .endResponse(.success(let receipt)):
            state.isSubmitting = false
            state.session = nil
            state.remainingSeconds = 0
            state.notice = .ended(refundedCents: receipt.refundedCents)
            return cancelReminder(receipt.sessionID)

        case .sessionResponse(.failure(let error)), .endResponse(.failure(let error)):
            state.isSubmitting = false
            state.notice = .failed(error)
            guard error == .sessionExpired, let session = state.session else { return nil }
            state.session = nil
            state.remainingSeconds = 0
            return cancelReminder(session.id)

        case .tick:
            guard let session = state.session else { return nil }
            let previous = state.remainingSeconds
            state.remainingSeconds = Int(session.remaining(at: environment.now()))
            if state.remainingSeconds == 0 {
                state.session = nil
                state.notice = .expired
            } else if previous > 300, state.remainingSeconds <= 300 {
                state.notice = .expiringSoon
            }
            return nil

        case .noticeDismissed:
            state.notice = nil
            return nil
        }
    }

    private func lookUp(_ code: String) -> Effect {
        { environment in
            .zoneResponse(code: code, await attempt { try await environment.parking.lookUpZone(code) })
        }
    }

    private func start(in zone: ParkingZone, plate: String, minutes: Int) -> Effect {
        { environment in
            .sessionResponse(
                await attempt {
                    try await environment.parking.startSession(zone.code, plate, minutes)
                })
        }
    }

    private func remind(about session: ParkingSession) -> Effect {
        { environment in
            await environment.reminders.cancel(session.id)
            let date = session.endsAt.addingTimeInterval(-Self.reminderLeadTime)
            if date > environment.now() {
                await environment.reminders.schedule(session.id, date)
            }
            return nil
        }
    }

    private func cancelReminder(_ sessionID: String) -> Effect {
        { environment in
            await environment.reminders.cancel(sessionID)
            return nil
        }
    }
}

private func attempt<T: Sendable>(_ work: @Sendable () async throws -> T) async -> Result<T, ParkingError> {
    do {
        return .success(try await work())
    } catch let error as ParkingError {
        return .failure(error)
    } catch {
        return .failure(.connection)
    }
}
