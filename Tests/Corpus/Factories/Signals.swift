protocol Lamp: AnyObject {
    var isLit: Bool { get }
    var colours: any Collection<Int> { get }
    var flashes: any AsyncSequence<Int, Never> { get }
    var faults: any AsyncSequence<String, any Error> { get }
    var warmUp: Task<Int, any Error> { get }
    func dim() -> Task<Void, Never>
}

protocol Bell {
    var ring: () -> Int { get }
    var tones: ClosedRange<Int> { get }
}

/// One double stands for two protocols, whatever they answer with.
@MainActor final class SignalDesk {
    private(set) var summary = ""

    init(signals: any Lamp & Bell) {
        summary = "\(signals.isLit) \(signals.colours.count) \(signals.flashes) \(signals.faults) \(signals.warmUp)"
        summary += "\(signals.dim()) \(signals.ring()) \(signals.tones)"
    }
}
