import Foundation

@MainActor
final class RideRecorder {
    enum Status: Equatable {
        case ready
        case connecting
        case recording
        case interrupted(DisconnectReason)
        case finished
    }

    weak var delegate: RideRecorderDelegate?

    private(set) var status: Status = .ready
    private(set) var ride: Ride?
    private(set) var zone: HeartZone?

    /// Distances in metres as they grow, for the live screen.
    let distances: AsyncStream<Double>

    private let sensor: BikeSensing
    private let archive: RideArchiving
    private let maximumHeartRate: Int
    private let now: () -> Date
    private let distanceContinuation: AsyncStream<Double>.Continuation
    private var listener: Task<Void, Never>?

    init(
        sensor: BikeSensing,
        archive: RideArchiving,
        maximumHeartRate: Int = 190,
        now: @escaping () -> Date = { Date() }
    ) {
        self.sensor = sensor
        self.archive = archive
        self.maximumHeartRate = maximumHeartRate
        self.now = now
        (distances, distanceContinuation) = AsyncStream.makeStream(of: Double.self)
    }

    func start() async throws {
        guard status == .ready || status == .finished else { throw RideError.alreadyRiding }
        status = .connecting
        let events: AsyncStream<SensorEvent>
        do {
            events = try await sensor.connect()
        } catch {
            status = .ready
            throw RideError.sensorUnavailable(name: sensor.name)
        }
        ride = Ride(id: UUID(), startedAt: now())
        zone = nil
        status = .recording
        delegate?.rideRecorderDidStart(self)
        listener = Task { [weak self] in
            for await event in events {
                self?.handle(event)
            }
        }
    }

    func finish() async {
        guard var finished = ride, status != .finished else { return }
        listener?.cancel()
        listener = nil
        await sensor.disconnect()
        finished.endedAt = now()
        ride = finished
        status = .finished

        var saved = false
        if finished.metres >= 100 {
            do {
                try await archive.save(finished)
                saved = true
            } catch {
                saved = false
            }
        }
        delegate?.rideRecorder(self, didFinish: finished, saved: saved)
    }

    func handle(_ event: SensorEvent) {
        guard var current = ride, status != .finished else { return }
        switch event {
        case .connected(_, let battery):
            status = .recording
            if battery < 15 { delegate?.rideRecorder(self, didWarn: .lowBattery(battery)) }
        case .wheel(let metres, let speed):
            guard metres > 0 else { return }
            current.metres += metres
            current.maximumSpeed = max(current.maximumSpeed, speed)
            ride = current
            distanceContinuation.yield(current.metres)
        case .heart(let beats):
            guard (30...230).contains(beats) else { return }
            current.heartRates.append(beats)
            ride = current
            enter(HeartZone(beats: beats, maximum: maximumHeartRate))
        case .disconnected(let reason):
            status = .interrupted(reason)
            if case .lowBattery(let percent) = reason {
                delegate?.rideRecorder(self, didWarn: .lowBattery(percent))
            } else {
                delegate?.rideRecorder(self, didWarn: .sensorLost)
            }
        }
    }

    private func enter(_ next: HeartZone) {
        guard next != zone else { return }
        zone = next
        delegate?.rideRecorder(self, didEnter: next)
    }

    deinit {
        listener?.cancel()
        distanceContinuation.finish()
    }
}
