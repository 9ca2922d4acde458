import Foundation

actor KilnFiringService {
    enum Phase: Equatable, Sendable {
        case cold
        case ramping(segment: Int)
        case soaking(segment: Int)
        case finished(peak: Celsius)
        case failed(KilnFault)
    }

    nonisolated let label: String
    private(set) var history: [Phase] = []
    private(set) var phase: Phase = .cold {
        didSet { if phase != oldValue { history.append(phase) } }
    }

    private let elements: any HeatingElements
    private let thermocouple: any Thermocouple
    private let cabinet: any ProgramCabinet
    private let timing: any KilnTiming
    private let patience: Int
    private var stopRequested = false

    init(
        label: String,
        elements: some HeatingElements,
        thermocouple: some Thermocouple,
        cabinet: any ProgramCabinet,
        timing: any KilnTiming = WallTiming(),
        patience: Int = 5
    ) {
        self.label = label
        self.elements = elements
        self.thermocouple = thermocouple
        self.cabinet = cabinet
        self.timing = timing
        self.patience = patience
    }

    nonisolated var description: String { "Kiln \(label)" }

    var isFiring: Bool {
        switch phase {
        case .ramping, .soaking: true
        case .cold, .finished, .failed: false
        }
    }

    func programs() async throws -> [FiringProgram] {
        var found: [FiringProgram] = []
        for name in try await cabinet.names() {
            if let program: FiringProgram = try? await cabinet.value(named: name) {
                found.append(program)
            }
        }
        return found.sorted { $0.peak < $1.peak }
    }

    func save(_ program: FiringProgram) async throws(KilnFault) {
        guard !program.segments.isEmpty else { throw .unusable(reason: "no segments") }
        guard program.peak <= 1320 else { throw .unusable(reason: "too hot") }
        do {
            try await cabinet.keep(program, named: program.title)
        } catch {
            throw .unusable(reason: "\(error)")
        }
    }

    func fire(_ name: String) async throws(KilnFault) -> FiringReport {
        guard !isFiring else { throw .busy }
        guard await elements.doorIsShut else { throw .doorOpen }
        guard let program = try? await cabinet.value(FiringProgram.self, named: name) else {
            throw .unknownProgram(name)
        }
        stopRequested = false
        let began = timing.now()
        do {
            var peak = 0
            for (index, segment) in program.segments.enumerated() {
                phase = .ramping(segment: index)
                peak = max(peak, try await ramp(to: segment.target))
                phase = .soaking(segment: index)
                await elements.set(.half)
                await timing.wait(minutes: segment.soakMinutes)
            }
            await elements.set(.off)
            phase = .finished(peak: peak)
            return FiringReport(title: program.title, peak: peak, elapsed: timing.now().timeIntervalSince(began))
        } catch {
            await elements.set(.off)
            phase = .failed(error)
            throw error
        }
    }

    func stop() {
        guard isFiring else {
            phase = .cold
            return
        }
        stopRequested = true
    }

    private func ramp(to target: Celsius) async throws(KilnFault) -> Celsius {
        var last = 0
        for _ in 0..<patience {
            if stopRequested { throw .stopped }
            do {
                last = try await thermocouple.temperature()
            } catch {
                throw .unusable(reason: "\(error)")
            }
            if last >= target { return last }
            await elements.set(.full)
            await timing.wait(minutes: 10)
        }
        throw .stalled(at: last)
    }
}
