/// Keeps the line to the boiler open and switches the burner. `run()` lives as long as the screen.
@MainActor
final class BoilerWatcher<Link: BoilerLink> {
    private let link: Link
    private let comfort: any ComfortSettings
    private let sleep: @Sendable (Duration) async throws -> Void
    private let maximumAttempts: Int
    private var ticket: Link.Ticket?

    weak var delegate: (any BoilerWatchDelegate)?

    private(set) var state = BoilerState() {
        didSet {
            guard state != oldValue else { return }
            delegate?.boilerDidChange(from: oldValue, to: state)
        }
    }

    init(
        link: Link,
        comfort: any ComfortSettings,
        maximumAttempts: Int = 4,
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.link = link
        self.comfort = comfort
        self.maximumAttempts = maximumAttempts
        self.sleep = sleep
    }

    // MARK: - Line

    func run() async {
        guard case .disconnected = state.phase, let ticket = await connected() else { return }
        self.ticket = ticket
        state.phase = .running
        do {
            for try await reading in link.readings(ticket) {
                try await digest(reading)
            }
            state.phase = .disconnected
        } catch {
            stop(because: error as? BoilerFault ?? .linkLost)
        }
        self.ticket = nil
        await link.close(ticket)
    }

    private func connected() async -> Link.Ticket? {
        for attempt in 1...maximumAttempts {
            state.phase = .connecting(attempt: attempt)
            do throws(BoilerFault) {
                return try await link.connect()
            } catch  where error.isTransient {
                guard attempt < maximumAttempts, (try? await sleep(.seconds(1 << attempt))) != nil else { break }
            } catch {
                stop(because: error)
                return nil
            }
        }
        state.phase = .disconnected
        return nil
    }

    private func stop(because fault: BoilerFault) {
        state.remember(fault)
        state.phase = fault.isTransient ? .disconnected : .locked(fault)
        if !fault.isTransient { delegate?.boilerNeedsService(fault) }
    }

    // MARK: - Heat

    private func digest(_ reading: Reading) async throws {
        state.latest = reading
        if reading.bar < 0.8 { throw BoilerFault.lowPressure(bar: reading.bar) }
        if await reading.celsius > comfort.maximum + 5 {
            try await command(.burner(on: false))
            throw BoilerFault.overheated
        }
        guard let target = await target else {
            if reading.burnerIsOn { try await command(.burner(on: false)) }
            return
        }
        let slack = await comfort.hysteresis
        switch reading.celsius {
        case ..<(target - slack) where !reading.burnerIsOn: try await command(.burner(on: true))
        case target... where reading.burnerIsOn: try await command(.burner(on: false))
        default: break
        }
        countCycle()
    }

    private var target: Double? {
        get async {
            switch state.demand {
            case .off: nil
            case .hold(let wish), .boost(to: let wish, cyclesLeft: _): min(wish, await comfort.maximum)
            }
        }
    }

    private func countCycle() {
        guard case .boost(let wish, let left) = state.demand else { return }
        state.demand = left > 1 ? .boost(to: wish, cyclesLeft: left - 1) : .hold(wish - 5)
    }

    private func command(_ command: BoilerCommand) async throws(BoilerFault) {
        guard let ticket else { throw .linkLost }
        try await link.send(command, ticket: ticket)
    }

    // MARK: - Wishes

    func hold(_ celsius: Double) {
        state.demand = celsius < 5 ? .off : .hold(celsius)
    }

    func boost(by step: Double = 10, cycles: Int) {
        guard cycles > 0, case .hold(let wish) = state.demand else { return }
        state.demand = .boost(to: wish + step, cyclesLeft: cycles)
    }

    @discardableResult
    func unlock() async -> Bool {
        guard case .locked = state.phase else { return false }
        do {
            let ticket = try await link.connect()
            try await link.send(.reset, ticket: ticket)
            await link.close(ticket)
            state.phase = .disconnected
            return true
        } catch {
            state.remember(error)
            return false
        }
    }
}
