import Foundation

@MainActor
final class TankStore {
    struct State: Equatable {
        var tank: Tank?
        var readings: [WaterReading] = []
        var isLoading = false
        var isFeeding = false
        var pendingReadings = 0
        var selectedParameter: WaterParameter?
        var alert: AlertState?
        var feedingsToday = 0
    }

    enum AlertState: Equatable {
        case unreachable
        case feedTooSoon(minutesLeft: Int)
        case message(String)
    }

    enum Action {
        case onAppear
        case refreshTapped
        case loaded(Result<(Tank, [WaterReading]), any Error>)
        case parameterTapped(WaterParameter)
        case lightsToggled
        case lightsFailed(previous: Bool, any Error)
        case feedTapped(grams: Int)
        case feedFinished(Result<Date, any Error>)
        case readingSubmitted(WaterParameter, String)
        case readingSaved(Result<WaterReading, any Error>)
        case alertDismissed
    }

    static let minimumFeedInterval: TimeInterval = 4 * 3600
    static let historyWindow: TimeInterval = 7 * 24 * 3600
    static let maxGrams = 10

    private(set) var state: State {
        didSet {
            if state != oldValue { onChange?(state) }
        }
    }
    var onChange: ((State) -> Void)?

    private let tankID: String
    private let environment: Environment

    init(tankID: String, initialState: State = State(), environment: Environment) {
        self.tankID = tankID
        self.state = initialState
        self.environment = environment
    }

    /// Fire-and-forget entry point for views; the returned task finishes with the action's effects.
    @discardableResult
    func send(_ action: Action) -> Task<Void, Never> {
        Task { await handle(action) }
    }

    func handle(_ action: Action) async {
        switch action {
        case .onAppear:
            guard state.tank == nil else { return }
            await load()

        case .refreshTapped:
            await load()

        case .loaded(.success(let (tank, readings))):
            state.isLoading = false
            state.tank = tank
            state.readings = readings.sorted { $0.takenAt > $1.takenAt }
            await notifyUnsafe(in: state.readings)

        case .loaded(.failure(let error)):
            state.isLoading = false
            present(error)

        case .parameterTapped(let parameter):
            state.selectedParameter = state.selectedParameter == parameter ? nil : parameter

        case .lightsToggled:
            await toggleLights()

        case .lightsFailed(let previous, let error):
            state.tank?.lightsOn = previous
            present(error)

        case .feedTapped(let grams):
            await feed(grams: grams)

        case .feedFinished(.success(let date)):
            state.isFeeding = false
            state.tank?.lastFed = date
            state.feedingsToday += 1

        case .feedFinished(.failure(let error)):
            state.isFeeding = false
            present(error)

        case .readingSubmitted(let parameter, let text):
            await submit(parameter, text: text)

        case .readingSaved(.success(let reading)):
            state.pendingReadings -= 1
            state.readings.insert(reading, at: 0)
            await notifyUnsafe(in: [reading])

        case .readingSaved(.failure(let error)):
            state.pendingReadings -= 1
            present(error)

        case .alertDismissed:
            state.alert = nil
        }
    }

    // MARK: - Effects

    private func load() async {
        guard !state.isLoading else { return }
        state.isLoading = true
        state.alert = nil
        let since = environment.now().addingTimeInterval(-Self.historyWindow)
        let tankID = tankID
        let environment = environment
        do {
            async let tank = environment.device.tank(id: tankID)
            async let readings = environment.loadReadings(tankID, since)
            let result = try await (tank, readings)
            await handle(.loaded(.success(result)))
        } catch {
            await handle(.loaded(.failure(error)))
        }
    }

    private func toggleLights() async {
        guard let tank = state.tank else { return }
        let previous = tank.lightsOn
        state.tank?.lightsOn = !previous
        do {
            try await environment.device.setLights(!previous, tankID: tankID)
            environment.log("lights \(previous ? "off" : "on")")
        } catch {
            await handle(.lightsFailed(previous: previous, error))
        }
    }

    private func feed(grams: Int) async {
        guard let tank = state.tank, !state.isFeeding else { return }
        if let lastFed = tank.lastFed {
            let left = Self.minimumFeedInterval - environment.now().timeIntervalSince(lastFed)
            if left > 0 {
                state.alert = .feedTooSoon(minutesLeft: Int((left / 60).rounded(.up)))
                return
            }
        }
        state.isFeeding = true
        do {
            try await environment.device.dispenseFood(grams: min(grams, Self.maxGrams), tankID: tankID)
            await handle(.feedFinished(.success(environment.now())))
        } catch {
            await handle(.feedFinished(.failure(error)))
        }
    }

    private func submit(_ parameter: WaterParameter, text: String) async {
        let normalized = text.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: ",", with: ".")
        guard let value = Double(normalized), value >= 0 else {
            state.alert = .message("\"\(text)\" is not a valid \(parameter.rawValue) value.")
            return
        }
        state.pendingReadings += 1
        do {
            let reading = try await environment.saveReading(parameter, value)
            await handle(.readingSaved(.success(reading)))
        } catch {
            await handle(.readingSaved(.failure(error)))
        }
    }

    private func notifyUnsafe(in readings: [WaterReading]) async {
        let name = state.tank?.name ?? "Tank"
        for parameter in WaterParameter.allCases {
            guard let latest = readings.first(where: { $0.parameter == parameter }), !latest.isSafe else { continue }
            await environment.notifier.notify(
                title: "\(name): check \(parameter.rawValue)",
                body: "Measured \(latest.displayValue)"
            )
        }
    }

    private func present(_ error: any Error) {
        switch error {
        case TankError.deviceUnreachable:
            state.alert = .unreachable
        case TankError.rejected(let reason):
            state.alert = .message(reason)
        default:
            state.alert = .message("Unexpected error")
        }
        environment.log("error: \(error)")
    }
}

// MARK: - Selectors

extension TankStore.State {
    var visibleReadings: [WaterReading] {
        guard let selectedParameter else { return readings }
        return readings.filter { $0.parameter == selectedParameter }
    }

    var averages: [WaterParameter: Double] {
        Dictionary(grouping: readings, by: \.parameter).mapValues { group in
            group.map(\.value).reduce(0, +) / Double(group.count)
        }
    }

    var isBusy: Bool { isLoading || isFeeding || pendingReadings > 0 }

    var statusLine: String {
        guard let tank else { return "No tank" }
        let unsafe = readings.filter { !$0.isSafe }.count
        return unsafe == 0 ? "\(tank.name) is healthy" : "\(tank.name): \(unsafe) out of range"
    }
}
