public protocol PlayerDelegate: AnyObject {
    func playerDidStop(at second: Int)
}

public protocol Decoder {
    func decode(_ name: String) throws -> [Int]
}

public protocol Meter {
    func measure(_ samples: [Int]) -> Int
}

/// Is given things after it was made, and one by a method.
public final class TonePlayer {
    public weak var delegate: (any PlayerDelegate)?
    public var decoder: (any Decoder)!
    private var meter: (any Meter)?

    public private(set) var samples: [Int] = []
    public private(set) var loudness = 0

    public init() {}

    public func configure(meter: any Meter) { self.meter = meter }

    public func play(_ name: String) throws { samples = try decoder.decode(name) }

    public func measure(with meter: any Meter) { loudness = meter.measure(samples) }

    public func stop() {
        delegate?.playerDidStop(at: samples.count)
        samples = []
    }
}

extension TonePlayer {
    /// A type within an extension.
    public struct Queue {
        let decoder: any Decoder
        public private(set) var names: [String] = []

        init(decoder: any Decoder) { self.decoder = decoder }

        public mutating func add(_ name: String) throws {
            _ = try decoder.decode(name)
            names.append(name)
        }
    }
}

/// An actor.
public actor ToneCache {
    private let decoder: any Decoder & Sendable
    public private(set) var tones: [String: [Int]] = [:]

    public init(decoder: any Decoder & Sendable) { self.decoder = decoder }

    public func load(_ name: String) throws { tones[name] = try decoder.decode(name) }
}

/// An actor whose dependency is not `Sendable`.
public actor ToneLog {
    private let delegate: any PlayerDelegate
    public private(set) var count = 0

    public init(delegate: any PlayerDelegate) { self.delegate = delegate }

    public func stop(at second: Int) {
        delegate.playerDidStop(at: second)
        count += 1
    }
}
