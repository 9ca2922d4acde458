import Foundation

final class DefaultInspectionRepository: InspectionRepository {
    private let api: any InspectionAPI
    private let database: any InspectionDatabase

    init(api: any InspectionAPI, database: any InspectionDatabase) {
        self.api = api
        self.database = database
    }

    /// Remote first. What was written offline wins over the server's copy; the database stands in when offline.
    func inspections(hiveID: Int) async throws -> Loaded<[Inspection]> {
        do {
            let remote = try await api.list(hiveID: hiveID).map(\.domain)
            let pending = await database.pending().filter { $0.hiveID == hiveID }
            let merged = merge(remote: remote, pending: pending)
            try? await database.upsert(remote.filter { item in !pending.contains { $0.id == item.id } })
            return Loaded(value: merged, source: .remote)
        } catch {
            let mapped = map(error)
            guard mapped == .offline else { throw mapped }
            let local = try await database.inspections(hiveID: hiveID)
            guard !local.isEmpty else { throw mapped }
            return Loaded(value: newestFirst(local), source: .local)
        }
    }

    func save(_ inspection: Inspection) async throws -> Inspection {
        guard (0...20).contains(inspection.frames) else { throw InspectionError.invalid(field: "frames") }
        do {
            let stored = try await api.upload(InspectionDTO(inspection)).domain
            if stored.id != inspection.id { try await database.delete(id: inspection.id) }
            try await database.upsert([stored])
            return stored
        } catch {
            let mapped = map(error)
            guard mapped == .offline else { throw mapped }
            var draft = inspection
            draft.isPending = true
            try await database.upsert([draft])
            return draft
        }
    }

    func syncPending() async -> SyncReport {
        var report = SyncReport()
        for inspection in await database.pending() {
            do {
                let saved = try await save(inspection)
                if saved.isPending { report.stillPending += 1 } else { report.uploaded += 1 }
            } catch {
                report.rejected.append(inspection.id)
                try? await database.delete(id: inspection.id)
            }
        }
        return report
    }
}

extension DefaultInspectionRepository {
    fileprivate func merge(remote: [Inspection], pending: [Inspection]) -> [Inspection] {
        var byID = Dictionary(uniqueKeysWithValues: remote.map { ($0.id, $0) })
        for draft in pending { byID[draft.id] = draft }
        return newestFirst(Array(byID.values))
    }

    fileprivate func newestFirst(_ inspections: [Inspection]) -> [Inspection] {
        inspections.sorted { $0.date > $1.date }
    }

    fileprivate func map(_ error: any Error) -> InspectionError {
        switch error {
        case let known as InspectionError: known
        case is URLError: .offline
        case let failure as HTTPFailure where failure.status == 401 || failure.status == 403: .notAllowed
        case let failure as HTTPFailure where failure.status == 422: .invalid(field: failure.field ?? "unknown")
        case let failure as HTTPFailure: .unknown(code: failure.status)
        default: .unknown(code: -1)
        }
    }
}
