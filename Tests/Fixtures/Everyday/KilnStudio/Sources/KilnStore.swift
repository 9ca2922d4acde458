import Foundation

@MainActor
final class KilnStore {
    struct State: Equatable, Sendable {
        enum Phase: Equatable, Sendable {
            case planning
            case starting
            case firing(FiringTicket)
            case cooling(until: Date)
        }

        var phase: Phase = .planning
        var program: FiringProgram = .bisque
        var queue: [Piece] = []
        var loaded: [Piece] = []
        var isRefreshing = false
        var alert: Alert?
        var history: [Int] = []

        init() {}

        var shelfCentimetresUsed: Int {
            loaded.reduce(0) { $0 + $1.heightCM + ($1.isFragile ? KilnStore.fragileGap : 0) }
        }

        var canStart: Bool {
            phase == .planning && loaded.count >= KilnStore.minimumLoad
        }

        var loadByPotter: [String: Int] {
            Dictionary(grouping: loaded, by: \.potter).mapValues(\.count)
        }
    }

    enum Alert: Equatable, Sendable {
        case kilnFull(remaining: Int)
        case wrongGlaze(Piece.Glaze)
        case fault(String)
        case stillHot(minutes: Int)
    }

    enum Action: Equatable, Sendable {
        case appeared
        case queueResponse(Result<[Piece], KilnFault>)
        case programPicked(FiringProgram)
        case load(Piece.ID)
        case unload(Piece.ID)
        case startTapped
        case startResponse(Result<FiringTicket, KilnFault>)
        case abortTapped
        case abortResponse(Result<Int, KilnFault>)
        case firingFinished
        case openDoorTapped
        case alertDismissed
    }

    nonisolated static let shelfCapacity = 90
    nonisolated static let fragileGap = 5
    nonisolated static let minimumLoad = 2
    nonisolated static let coolingTime: TimeInterval = 8 * 3600

    typealias Effect = @Sendable (KilnEnvironment) async -> Action?

    private(set) var state: State
    private let environment: KilnEnvironment

    init(initial: State = State(), environment: KilnEnvironment) {
        self.state = initial
        self.environment = environment
    }

    func send(_ action: Action) async {
        let effects = reduce(&state, action)
        for effect in effects {
            if let followUp = await effect(environment) {
                await send(followUp)
            }
        }
    }

    private func reduce(_ state: inout State, _ action: Action) -> [Effect] {
        switch action {
        case .appeared:
            guard !state.isRefreshing else { return [] }
            state.isRefreshing = true
            return [{ env in .queueResponse(await capture { try await env.fetchQueue() }) }]

        case .queueResponse(.success(let pieces)):
            state.isRefreshing = false
            let onShelf = Set(state.loaded.map(\.id))
            state.queue = pieces.filter { !onShelf.contains($0.id) }
            return []

        case .queueResponse(.failure(let fault)):
            state.isRefreshing = false
            state.alert = .fault(fault.headline)
            return []

        case .programPicked(let program):
            guard state.phase == .planning, program != state.program else { return [] }
            state.program = program
            let rejected = state.loaded.filter { !program.accepts($0.glaze) }
            state.loaded.removeAll { !program.accepts($0.glaze) }
            state.queue.insert(contentsOf: rejected, at: 0)
            return []

        case .load(let id):
            guard state.phase == .planning, let index = state.queue.firstIndex(where: { $0.id == id }) else {
                return []
            }
            let piece = state.queue[index]
            guard state.program.accepts(piece.glaze) else {
                state.alert = .wrongGlaze(piece.glaze)
                return []
            }
            let remaining = Self.shelfCapacity - state.shelfCentimetresUsed
            let needed = piece.heightCM + (piece.isFragile ? Self.fragileGap : 0)
            guard needed <= remaining else {
                state.alert = .kilnFull(remaining: remaining)
                return []
            }
            state.loaded.append(state.queue.remove(at: index))
            return []

        case .unload(let id):
            guard state.phase == .planning, let index = state.loaded.firstIndex(where: { $0.id == id }) else {
                return []
            }
            state.queue.append(state.loaded.remove(at: index))
            return []

        case .startTapped:
            guard state.canStart else { return [] }
            state.phase = .starting
            let program = state.program
            // Tallest pieces go on the bottom shelf, which the controller wants first.
            let ids = state.loaded.sorted { $0.heightCM > $1.heightCM }.map(\.id)
            return [{ env in .startResponse(await capture { try await env.startFiring(program, ids) }) }]

        case .startResponse(.success(let ticket)):
            state.phase = .firing(ticket)
            state.history.append(ticket.number)
            return []

        case .startResponse(.failure(let fault)):
            state.phase = .planning
            state.alert = .fault(fault.headline)
            return []

        case .abortTapped:
            guard case .firing(let ticket) = state.phase else { return [] }
            return [
                { env in
                    .abortResponse(
                        await capture {
                            try await env.abortFiring(ticket.number)
                            return ticket.number
                        })
                }
            ]

        case .abortResponse(.success(let number)):
            state.history.removeAll { $0 == number }
            state.phase = .cooling(until: environment.now().addingTimeInterval(Self.coolingTime / 2))
            return []

        case .abortResponse(.failure(let fault)):
            state.alert = .fault(fault.headline)
            return []

        case .firingFinished:
            guard case .firing = state.phase else { return [] }
            state.phase = .cooling(until: environment.now().addingTimeInterval(Self.coolingTime))
            return state.loadByPotter.sorted { $0.key < $1.key }.map { potter, count in
                { env in
                    await env.notify(potter, count == 1 ? "Your piece is cooling" : "Your \(count) pieces are cooling")
                    return nil
                }
            }

        case .openDoorTapped:
            guard case .cooling(let until) = state.phase else { return [] }
            let left = until.timeIntervalSince(environment.now())
            guard left <= 0 else {
                state.alert = .stillHot(minutes: Int((left / 60).rounded(.up)))
                return []
            }
            state.phase = .planning
            state.loaded = []
            return [{ _ in .appeared }]

        case .alertDismissed:
            state.alert = nil
            return []
        }
    }
}

private func capture<T: Sendable>(_ work: @Sendable () async throws -> T) async -> Result<T, KilnFault> {
    do { return .success(try await work()) } catch { return .failure(error as? KilnFault ?? .unreachable) }
}

extension KilnFault {
    var headline: String {
        switch self {
        case .doorOpen: "Close the kiln door"
        case .thermocouple(let code) where code < 10: "Thermocouple drift"
        case .thermocouple(let code): "Thermocouple failure \(code)"
        case .unreachable: "Kiln controller is offline"
        }
    }
}
