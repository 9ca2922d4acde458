public protocol Siren {
    func sound(times: Int) -> Bool
}

public protocol Watch {
    var isArmed: Bool { get }
}

/// Sounds the siren.
public final class AlarmService {
    @Wired private var siren: any Siren
    @Wired private var watch: any Watch

    public private(set) var isLoud = false

    public init() {}

    public func trigger() {
        guard watch.isArmed else { return }
        isLoud = siren.sound(times: 3)
    }
}
