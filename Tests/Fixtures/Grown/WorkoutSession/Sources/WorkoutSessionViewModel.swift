import Foundation
import Observation

@MainActor
@Observable
final class WorkoutSessionViewModel {
    let activity: WorkoutActivity
    private(set) var state: State = .idle
    private(set) var startFailure: StartFailure?
    private(set) var tally = WorkoutTally()
    private(set) var currentHeartRate: Int?
    private(set) var zone: HeartRateZone?

    private let sensors: any WorkoutSensors
    private let store: any WorkoutStore
    private let cues: any WorkoutCuePlayer
    private let settings: WorkoutSettings
    private let now: () -> Date

    private var stopwatch = Stopwatch()
    private var startedAt: Date?
    @ObservationIgnored private var sampleTask: Task<Void, Never>?

    init(
        activity: WorkoutActivity,
        sensors: any WorkoutSensors,
        store: any WorkoutStore,
        cues: any WorkoutCuePlayer,
        settings: WorkoutSettings = WorkoutSettings(),
        now: @escaping () -> Date = { Date() }
    ) {
        self.activity = activity
        self.sensors = sensors
        self.store = store
        self.cues = cues
        self.settings = settings
        self.now = now
    }

    var elapsed: TimeInterval { stopwatch.elapsed(at: now()) }

    // MARK: - Session

    func start() async {
        guard state.allowsStart else { return }
        startFailure = nil
        guard sensors.isAvailable else {
            startFailure = .sensorsUnavailable
            return
        }
        state = .preparing
        do {
            guard try await sensors.requestAuthorization(for: activity) == .granted else {
                return failStart(.permissionDenied)
            }
        } catch {
            return failStart(.sensorFailure)
        }
        // The user may have left the screen while the system dialog was up.
        guard state == .preparing else { return }
        reset()
        let date = now()
        startedAt = date
        stopwatch.start(at: date)
        state = .running
        cues.play(.started)
        listen(to: sensors.samples(for: activity))
    }

    func pause() {
        guard state == .running else { return }
        stopwatch.stop(at: now())
        sensors.setPaused(true)
        state = .paused
        cues.play(.paused)
    }

    func resume() {
        guard state == .paused else { return }
        stopwatch.start(at: now())
        sensors.setPaused(false)
        state = .running
        cues.play(.resumed)
    }

    func markLap() {
        guard state == .running else { return }
        closeLapWithCue()
    }

    func end() async {
        guard state == .running || state == .paused, let startedAt else { return }
        let date = now()
        stopwatch.stop(at: date)
        stopSensors()
        let activeDuration = stopwatch.elapsed(at: date)
        guard activeDuration >= settings.minimumDuration else {
            state = .discarded
            return
        }
        if !laps.isEmpty, tally.currentLapMetres > 0 || tally.currentLapDuration(elapsed: activeDuration) >= 1 {
            tally.closeLap(elapsed: activeDuration)
        }
        let summary = WorkoutSummary(
            activity: activity,
            startedAt: startedAt,
            endedAt: date,
            activeDuration: activeDuration,
            metres: tally.metres,
            kilocalories: tally.kilocalories,
            averageHeartRate: tally.heartRate.average,
            maximumHeartRate: tally.heartRate.maximum,
            laps: tally.laps
        )
        cues.play(.finished)
        await save(summary)
    }

    func retrySaving() async {
        guard case .unsaved(let summary) = state else { return }
        await save(summary)
    }

    func discard() {
        switch state {
        case .running, .paused:
            stopwatch.stop(at: now())
            stopSensors()
        case .preparing, .unsaved:
            break
        case .idle, .saving, .finished, .discarded:
            return
        }
        state = .discarded
    }

    // MARK: - Samples

    private func listen(to stream: AsyncStream<WorkoutSample>) {
        sampleTask?.cancel()
        sampleTask = Task { [weak self] in
            for await sample in stream {
                guard !Task.isCancelled, let self else { return }
                self.process(sample)
            }
        }
    }

    private func process(_ sample: WorkoutSample) {
        // Watches deliver what they buffered before the start as well.
        guard let startedAt, sample.date >= startedAt else { return }
        if case .heartRate(let bpm, _) = sample {
            currentHeartRate = bpm
        }
        guard state == .running else { return }
        switch sample {
        case .heartRate(let bpm, _):
            tally.add(heartRate: bpm)
            updateZone(bpm: bpm)
        case .distance(let added, _):
            tally.add(metres: added)
            closeAutoLapIfNeeded()
        case .energy(let added, _):
            tally.add(kilocalories: added)
        }
    }

    private func updateZone(bpm: Int) {
        let newZone = HeartRateZone(bpm: bpm, maximumHeartRate: settings.maximumHeartRate)
        guard newZone != zone else { return }
        let isFirst = zone == nil
        zone = newZone
        if !isFirst { cues.play(.zoneChanged(newZone)) }
    }
}

// MARK: - Helpers

extension WorkoutSessionViewModel {
    fileprivate func closeAutoLapIfNeeded() {
        guard activity.supportsAutoLap, let limit = settings.autoLapMetres,
            tally.currentLapMetres >= limit
        else { return }
        closeLapWithCue()
    }

    fileprivate func closeLapWithCue() {
        let lap = tally.closeLap(elapsed: elapsed)
        cues.play(.lap(number: lap.number))
    }

    fileprivate func failStart(_ failure: StartFailure) {
        guard state == .preparing else { return }
        startFailure = failure
        state = .idle
    }

    fileprivate func stopSensors() {
        sampleTask?.cancel()
        sampleTask = nil
        sensors.stop()
    }

    fileprivate func save(_ summary: WorkoutSummary) async {
        state = .saving(summary)
        do {
            try await store.save(summary)
            state = .finished(summary)
        } catch {
            state = .unsaved(summary)
        }
    }

    fileprivate func reset() {
        stopwatch = Stopwatch()
        tally = WorkoutTally()
        currentHeartRate = nil
        zone = nil
    }
}
