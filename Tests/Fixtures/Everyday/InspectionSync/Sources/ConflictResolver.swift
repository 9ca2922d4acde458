import Foundation

struct ConflictResolver: Sendable {
    enum Resolution: Equatable, Sendable {
        case keepLocal
        case takeRemote
        case write(Inspection)
    }

    let policy: ConflictPolicy
    let tolerance: TimeInterval

    func resolve(local: Inspection, remote: Inspection, now: Date) -> Resolution {
        switch policy {
        case .localWins:
            return .keepLocal
        case .remoteWins:
            return .takeRemote
        case .newestWins:
            return newest(local: local, remote: remote)
        case .merge:
            if local.isDeleted || remote.isDeleted {
                return newest(local: local, remote: remote)
            }
            return .write(merged(local: local, remote: remote, now: now))
        }
    }

    private func newest(local: Inspection, remote: Inspection) -> Resolution {
        local.modifiedAt.timeIntervalSince(remote.modifiedAt) > tolerance ? .keepLocal : .takeRemote
    }

    private func merged(local: Inspection, remote: Inspection, now: Date) -> Inspection {
        var result = local.modifiedAt > remote.modifiedAt ? local : remote
        result.queenSeen = local.queenSeen || remote.queenSeen
        result.frameCount = max(local.frameCount, remote.frameCount)
        result.notes = mergedNotes(remote.notes, local.notes)
        result.modifiedAt = now
        return result
    }

    private func mergedNotes(_ first: String, _ second: String) -> String {
        if first == second || second.isEmpty { return first }
        return first.isEmpty ? second : "\(first)\n---\n\(second)"
    }
}
