import Foundation

enum ProofingEffect: Equatable {
    case startTimer(TimeInterval)
    case stopTimer
    case alert(title: String, at: Date)
    case cancelAlerts
    case readProbe
    case log(ProofStage)
}

/// Runs one bake. The reducer decides, the store carries out.
final class ProofingStore {
    private(set) var state: ProofingState {
        didSet {
            guard state != oldValue else { return }
            // swift-format-ignore
            observers.values.forEach { $0(state) }
        }
    }

    private let environment: ProofingEnvironment
    private let reducer: ProofingReducer
    private var timer: ProofTimer?
    private var observers: [UUID: (ProofingState) -> Void] = [:]

    init(initialState: ProofingState = ProofingState(), environment: ProofingEnvironment) {
        state = initialState
        self.environment = environment
        reducer = ProofingReducer(
            usesProbe: environment.flags.isOn(.probeSupport),
            allowsRetard: environment.flags.isOn(.coldRetard)
        )
    }

    deinit {
        timer?.invalidate()
    }

    func send(_ action: ProofingAction) {
        var next = state
        let effects = reducer.reduce(&next, action, now: environment.now())
        state = next
        effects.forEach(run)
    }

    @discardableResult
    func observe(_ observer: @escaping (ProofingState) -> Void) -> UUID {
        let token = UUID()
        observers[token] = observer
        observer(state)
        return token
    }

    func stopObserving(_ token: UUID) {
        observers[token] = nil
    }

    private func run(_ effect: ProofingEffect) {
        switch effect {
        case .startTimer(let interval):
            timer?.invalidate()
            timer = environment.startTimer(interval) { [weak self] in self?.send(.timerFired) }
        case .stopTimer:
            timer?.invalidate()
            timer = nil
        case .alert(let title, let date):
            environment.alerts.schedule(title: title, at: date)
        case .cancelAlerts:
            environment.alerts.cancelAll()
        case .readProbe:
            environment.probe.readTemperature { [weak self] in self?.send(.probeAnswered($0)) }
        case .log(let stage):
            guard let recipe = state.recipe else { return }
            environment.log.append(BakeEntry(recipe: recipe.name, stage: stage, at: environment.now()))
        }
    }
}

struct ProofingReducer {
    let usesProbe: Bool
    let allowsRetard: Bool

    private static let referenceTemperature = 24.0
    private static let comfortable = 18.0...30.0

    func reduce(_ state: inout ProofingState, _ action: ProofingAction, now: Date) -> [ProofingEffect] {
        switch action {
        case .start(let recipe):
            guard state.stage == .idle || state.stage == .ready else { return [] }
            state = ProofingState(recipe: recipe)
            return enter(recipe.autolyse > 0 ? .autolyse : .bulk, &state, now: now)
        case .foldDone:
            guard state.stage == .bulk, state.foldsLeft > 0 else { return [] }
            state.foldsLeft -= 1
            if case .foldsMissing = state.warning { state.warning = nil }
            return []
        case .timerFired:
            guard !state.isPaused else { return [] }
            if state.stage == .bulk, state.foldsLeft > 0 {
                state.warning = .foldsMissing(state.foldsLeft)
                return restart(&state, for: 600, now: now)
            }
            return enter(successor(of: state), &state, now: now)

        case .probeAnswered(.success(let temperature)):
            guard state.stage == .bulk, let recipe = state.recipe, !state.isPaused else { return [] }
            if temperature < Self.comfortable.lowerBound {
                state.warning = .doughTooCold(temperature)
            } else if temperature > Self.comfortable.upperBound {
                state.warning = .doughTooWarm(temperature)
            } else {
                state.warning = nil
            }
            return restart(&state, for: recipe.bulk * pace(at: temperature), now: now)

        case .probeAnswered(.failure):
            state.warning = .probeSilent
            return []

        case .pauseTapped:
            guard let deadline = state.deadline, !state.isPaused else { return [] }
            state.remaining = max(0, deadline.timeIntervalSince(now))
            state.deadline = nil
            return [.stopTimer, .cancelAlerts]

        case .resumeTapped:
            guard let remaining = state.remaining else { return [] }
            state.remaining = nil
            return restart(&state, for: remaining, now: now)

        case .extendTapped(let minutes):
            guard minutes > 0, let deadline = state.deadline else { return [] }
            let extended = deadline.addingTimeInterval(TimeInterval(minutes) * 60)
            return restart(&state, for: extended.timeIntervalSince(now), now: now)

        case .skipTapped:
            guard state.stage != .idle, state.stage != .ready else { return [] }
            state.remaining = nil
            return enter(successor(of: state), &state, now: now)

        case .abandonTapped:
            state = ProofingState()
            return [.stopTimer, .cancelAlerts]
        }
    }

    private func enter(_ stage: ProofStage, _ state: inout ProofingState, now: Date) -> [ProofingEffect] {
        guard let recipe = state.recipe else { return [] }
        state.stage = stage
        state.warning = nil
        switch stage {
        case .autolyse:
            return [.log(stage)] + restart(&state, for: recipe.autolyse, now: now)
        case .bulk:
            state.foldsLeft = recipe.folds
            return [.log(stage)] + restart(&state, for: recipe.bulk, now: now) + (usesProbe ? [.readProbe] : [])
        case .retard:
            return [.log(stage)] + restart(&state, for: recipe.retard ?? 0, now: now)
        case .ready:
            state.deadline = nil
            return [.stopTimer, .cancelAlerts, .log(stage)]
        case .idle:
            return []
        }
    }

    private func restart(_ state: inout ProofingState, for interval: TimeInterval, now: Date) -> [ProofingEffect] {
        let deadline = now.addingTimeInterval(interval)
        state.deadline = deadline
        return [.cancelAlerts, .startTimer(interval), .alert(title: title(of: state.stage), at: deadline)]
    }

    private func successor(of state: ProofingState) -> ProofStage {
        switch state.stage {
        case .autolyse: return .bulk
        case .bulk: return allowsRetard && state.recipe?.retard != nil ? .retard : .ready
        case .retard: return .ready
        case .idle, .ready: return state.stage
        }
    }

    /// Warm dough is faster: six percent per degree, within reason.
    private func pace(at temperature: Double) -> Double {
        min(1.6, max(0.6, 1 - 0.06 * (temperature - Self.referenceTemperature)))
    }

    private func title(of stage: ProofStage) -> String {
        switch stage {
        case .autolyse: return "Add the levain"
        case .bulk: return "Time to shape"
        default: return "Heat the oven"
        }
    }
}
