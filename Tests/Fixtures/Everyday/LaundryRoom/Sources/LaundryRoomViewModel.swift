import Foundation
import Observation

@Observable
@MainActor
final class LaundryRoomViewModel {
    typealias Dependencies = HasMachines & HasWallet & HasReminders

    indirect enum State: Equatable {
        case start
        case loading
        case choosing([Machine], picked: Machine.ID?)
        case reserving(Machine.ID)
        case reserved(Reservation, cost: Int)
        case failed(Failure, was: State)
    }

    enum Action: Equatable {
        case appear
        case pick(Machine.ID)
        case reserve(Programme)
        case cancel
        case dismissFailure
    }

    enum Failure: Equatable {
        case unreachable
        case tooExpensive(missing: Int)
        case walletBlocked
        case tooLate
    }

    private(set) var state: State = .start
    private(set) var log: [Action] = []

    @ObservationIgnored private let dependencies: any Dependencies
    @ObservationIgnored private let room: Room
    @ObservationIgnored private let now: () -> Date

    init(room: Room, dependencies: any Dependencies, now: @escaping () -> Date = Date.init) {
        self.room = room
        self.dependencies = dependencies
        self.now = now
    }

    var canReserve: Bool {
        guard case .choosing(_, .some) = state else { return false }
        return dependencies.wallet.balance > 0
    }

    func send(_ action: Action) async {
        log.append(action)
        switch (state, action) {
        case (.start, .appear), (.failed(.unreachable, was: .loading), .appear):
            await load()
        case (.choosing(let machines, let picked), .pick(let id)):
            guard let machine = machines.first(where: { $0.id == id }), !machine.isBroken else { return }
            state = .choosing(machines, picked: picked == id ? nil : id)
        case (.choosing(_, let picked?), .reserve(let programme)):
            await reserve(picked, programme)
        case (.reserved(let reservation, let cost), .cancel):
            await cancel(reservation, cost: cost)
        case (.failed(_, was: let previous), .dismissFailure):
            state = previous
        default:
            break
        }
    }

    private func load() async {
        state = .loading
        do {
            let machines = try await dependencies.machines.machines(in: room)
            state = .choosing(
                machines.sorted { ($0.freeAt ?? .distantPast, $0.id) < ($1.freeAt ?? .distantPast, $1.id) }, picked: nil
            )
        } catch {
            fail(.unreachable)
        }
    }

    private func reserve(_ id: Machine.ID, _ programme: Programme) async {
        let before = state
        do throws(WalletError) {
            try dependencies.wallet.charge(programme.tokens, note: "\(room.building)/\(id)")
        } catch {
            switch error {
            case .notEnough(let missing): fail(.tooExpensive(missing: missing))
            case .blocked: fail(.walletBlocked)
            }
            return
        }
        state = .reserving(id)
        do {
            let reservation = try await dependencies.machines.reserve(id, programme: programme)
            let done = reservation.startsAt.addingTimeInterval(TimeInterval(programme.rawValue * 60))
            dependencies.reminders.remind("Machine \(id) is done", at: done)
            state = .reserved(reservation, cost: programme.tokens)
        } catch {
            dependencies.wallet.giveBack(programme.tokens)
            state = before
            fail(.unreachable)
        }
    }

    private func cancel(_ reservation: Reservation, cost: Int) async {
        guard reservation.startsAt > now() else { return fail(.tooLate) }
        do {
            try await dependencies.machines.cancel(reservation.id)
        } catch {
            return fail(.unreachable)
        }
        dependencies.wallet.giveBack(cost)
        dependencies.reminders.forgetAll()
        state = .start
    }

    private func fail(_ failure: Failure) {
        state = .failed(failure, was: state)
    }
}
