import Foundation

struct SkyTarget: Equatable {
    let name: String
    let rightAscensionHours: Double
    let declinationDegrees: Double
    let exposureSeconds: Int
}

struct CapturedFrame: Equatable {
    let index: Int
    let starCount: Int
    let isSaturated: Bool
}

enum TelescopeFault: Equatable {
    case mountStalled(axis: String)
    case cameraOverheated(celsius: Int)
    case domeClosed
}

enum TelescopeSessionState: Equatable {
    case parked
    case connecting
    case ready
    case slewing(to: SkyTarget)
    case exposing(SkyTarget, framesLeft: Int)
    case paused(SkyTarget, framesLeft: Int, reason: String)
    case reconnecting(attempt: Int)
    case failed(TelescopeFailure)
}

enum TelescopeFailure: Equatable {
    case connectTimeout
    case linkLost(attempts: Int)
    case slewTimeout(target: String)
    case fault(TelescopeFault)
}

enum TelescopeEvent: Equatable {
    case start
    case linkOpened
    case linkDropped(code: Int)
    case observe(SkyTarget, frames: Int)
    case arrived
    case frame(CapturedFrame)
    case weather(windKnots: Int, humidity: Int)
    case fault(TelescopeFault)
    case stop
}

enum TelescopeCommand: Equatable {
    case slew(rightAscension: Double, declination: Double)
    case expose(seconds: Int)
    case abortExposure
    case park
}

protocol TelescopeLink: AnyObject {
    func open()
    func close()
    func send(_ command: TelescopeCommand)
}

protocol TelescopeTimer: AnyObject {
    func cancel()
}

protocol TelescopeScheduling: AnyObject {
    func schedule(after seconds: TimeInterval, _ work: @escaping () -> Void) -> TelescopeTimer
}

protocol TelescopeLogging: AnyObject {
    func log(_ message: String)
}

protocol TelescopeSessionDelegate: AnyObject {
    func session(didChange state: TelescopeSessionState)
    func session(didCapture frame: CapturedFrame, of target: SkyTarget)
    func session(didFinish target: SkyTarget, accepted: Int)
    func session(didReject event: TelescopeEvent, reason: String)
}
