import Foundation

final class TelescopeSession {
    weak var delegate: TelescopeSessionDelegate?

    private(set) var state: TelescopeSessionState = .parked
    private(set) var acceptedFrames = 0

    private let link: TelescopeLink
    private let scheduler: TelescopeScheduling
    private let logger: TelescopeLogging
    private let limits: TelescopeLimits
    private var timer: TelescopeTimer?
    private var interrupted: (target: SkyTarget, frames: Int)?

    init(
        link: TelescopeLink, scheduler: TelescopeScheduling, logger: TelescopeLogging,
        limits: TelescopeLimits = TelescopeLimits()
    ) {
        self.link = link
        self.scheduler = scheduler
        self.logger = logger
        self.limits = limits
    }

    func handle(_ event: TelescopeEvent) {
        switch (state, event) {
        case (.parked, .start), (.failed, .start):
            interrupted = nil
            acceptedFrames = 0
            move(to: .connecting)
            link.open()
            arm(limits.connectTimeout) { $0.fail(.connectTimeout) }

        case (.connecting, .linkOpened):
            disarm()
            move(to: .ready)

        case (.reconnecting(let attempt), .linkOpened):
            disarm()
            logger.log("link restored after \(attempt) attempt\(attempt == 1 ? "" : "s")")
            if let job = interrupted {
                interrupted = nil
                beginSlew(to: job.target, frames: job.frames)
            } else {
                move(to: .ready)
            }

        case (.ready, .observe(let target, let frames)):
            if let reason = limits.refusal(of: target, frames: frames) {
                delegate?.session(didReject: event, reason: reason)
                return
            }
            acceptedFrames = 0
            beginSlew(to: target, frames: frames)

        case (.slewing(let target), .arrived):
            let frames = pendingFrames
            move(to: .exposing(target, framesLeft: frames))
            expose(target)

        case (.exposing(let target, let left), .frame(let frame)):
            receive(frame, of: target, left: left)

        case (.exposing(let target, let left), .weather(let wind, let humidity)):
            guard let problem = limits.weatherProblem(windKnots: wind, humidity: humidity) else { return }
            link.send(.abortExposure)
            move(to: .paused(target, framesLeft: left, reason: problem))
            arm(limits.weatherHold) { $0.giveUpWaiting() }

        case (.paused(let target, let left, let reason), .weather(let wind, let humidity)):
            guard let problem = limits.weatherProblem(windKnots: wind, humidity: humidity) else {
                move(to: .exposing(target, framesLeft: left))
                expose(target)
                return
            }
            if problem != reason { move(to: .paused(target, framesLeft: left, reason: problem)) }

        case (.parked, .stop), (.parked, .linkDropped), (.failed, .linkDropped):
            break

        case (_, .stop):
            shutDown()

        case (.connecting, .linkDropped), (.reconnecting, .linkDropped),
            (.ready, .linkDropped), (.slewing, .linkDropped), (.exposing, .linkDropped), (.paused, .linkDropped):
            guard case .linkDropped(let code) = event else { return }
            dropped(code: code)

        case (.failed, .fault), (.parked, .fault):
            logger.log("late fault ignored")

        case (_, .fault(let fault)):
            handleFault(fault)

        default:
            delegate?.session(didReject: event, reason: "Not possible now")
        }
    }

    private var pendingFrames = 0

    private func beginSlew(to target: SkyTarget, frames: Int) {
        pendingFrames = frames
        move(to: .slewing(to: target))
        link.send(.slew(rightAscension: target.rightAscensionHours, declination: target.declinationDegrees))
        arm(limits.slewTimeout) { $0.fail(.slewTimeout(target: target.name)) }
    }

    private func expose(_ target: SkyTarget) {
        link.send(.expose(seconds: target.exposureSeconds))
        arm(TimeInterval(target.exposureSeconds) + limits.exposureGrace) { session in
            session.logger.log("frame late, retrying")
            session.expose(target)
        }
    }

    private func receive(_ frame: CapturedFrame, of target: SkyTarget, left: Int) {
        delegate?.session(didCapture: frame, of: target)
        guard !frame.isSaturated, frame.starCount >= 5 else {
            logger.log("frame \(frame.index) rejected")
            expose(target)
            return
        }
        acceptedFrames += 1
        guard left > 1 else {
            disarm()
            move(to: .ready)
            delegate?.session(didFinish: target, accepted: acceptedFrames)
            return
        }
        move(to: .exposing(target, framesLeft: left - 1))
        expose(target)
    }

    private func dropped(code: Int) {
        logger.log("link dropped (\(code))")
        switch state {
        case .slewing(let target): interrupted = (target, pendingFrames)
        case .exposing(let target, let left), .paused(let target, let left, _): interrupted = (target, left)
        default: break
        }
        var attempt = 1
        if case .reconnecting(let previous) = state { attempt = previous + 1 }
        guard attempt <= limits.maximumReconnects else {
            fail(.linkLost(attempts: limits.maximumReconnects))
            return
        }
        move(to: .reconnecting(attempt: attempt))
        arm(limits.backoff(forAttempt: attempt)) { session in
            session.logger.log("reconnect attempt \(attempt)")
            session.link.open()
        }
    }

    private func handleFault(_ fault: TelescopeFault) {
        if case .cameraOverheated(let celsius) = fault, celsius < 40, case .exposing(let target, let left) = state {
            link.send(.abortExposure)
            move(to: .paused(target, framesLeft: left, reason: "Camera at \(celsius) °C"))
            arm(limits.weatherHold) { $0.giveUpWaiting() }
            return
        }
        if fault != .domeClosed { link.send(.park) }
        fail(.fault(fault))
    }

    private func giveUpWaiting() {
        guard case .paused(let target, _, let reason) = state else { return }
        logger.log("gave up on \(target.name): \(reason)")
        move(to: .ready)
        delegate?.session(didFinish: target, accepted: acceptedFrames)
    }

    private func shutDown() {
        disarm()
        if case .exposing = state { link.send(.abortExposure) }
        switch state {
        case .connecting, .reconnecting, .failed: break
        default: link.send(.park)
        }
        link.close()
        interrupted = nil
        move(to: .parked)
    }

    private func fail(_ failure: TelescopeFailure) {
        disarm()
        link.close()
        move(to: .failed(failure))
    }

    private func move(to next: TelescopeSessionState) {
        state = next
        delegate?.session(didChange: next)
    }

    private func arm(_ seconds: TimeInterval, _ work: @escaping (TelescopeSession) -> Void) {
        disarm()
        timer = scheduler.schedule(after: seconds) { [weak self] in
            guard let self else { return }
            self.timer = nil
            work(self)
        }
    }

    private func disarm() {
        timer?.cancel()
        timer = nil
    }
}
