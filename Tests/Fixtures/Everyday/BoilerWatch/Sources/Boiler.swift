import Foundation

struct Reading: Equatable, Sendable {
    let celsius: Double
    let bar: Double
    var burnerIsOn = false
}

enum BoilerFault: Error, Equatable, Sendable {
    case lowPressure(bar: Double)
    case overheated
    case linkLost

    var isTransient: Bool { self == .linkLost }
}

enum HeatDemand: Equatable, Sendable {
    case off
    case hold(Double)
    case boost(to: Double, cyclesLeft: Int)
}

struct BoilerState: Equatable, Sendable {
    enum Phase: Equatable, Sendable {
        case disconnected
        case connecting(attempt: Int)
        case running
        case locked(BoilerFault)
    }

    var phase: Phase = .disconnected
    var demand: HeatDemand = .off
    var latest: Reading?
    private(set) var faults: [BoilerFault] = []

    mutating func remember(_ fault: BoilerFault) {
        faults.append(fault)
        if faults.count > 3 { faults.removeFirst() }
    }
}

enum BoilerCommand: Equatable, Sendable {
    case burner(on: Bool)
    case reset
}
