import Foundation

struct FirmwareVersion: Comparable, Hashable, CustomStringConvertible {
    let major: Int
    let minor: Int
    let patch: Int

    var description: String { "\(major).\(minor).\(patch)" }

    static func < (lhs: FirmwareVersion, rhs: FirmwareVersion) -> Bool {
        (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }
}

struct FirmwareImage: Equatable {
    let version: FirmwareVersion
    let data: Data
    let checksum: UInt32
}

struct Peripheral: Equatable {
    let identifier: UUID
    let name: String
    let installedVersion: FirmwareVersion
    var batteryLevel: Double
}

enum FirmwareUpdateError: Error, Equatable {
    case batteryTooLow(level: Double)
    case downloadFailed
    case checksumMismatch
    case transferFailed(attempts: Int)
    case disconnected
    case wrongVersionAfterRestart(FirmwareVersion)
}

enum FirmwareUpdateResult: Equatable {
    case installed(FirmwareVersion)
    case upToDate
    case cancelled
}
