import Foundation

public actor MedicineRepository {
    private let remote: any MedicineRemoteDataSource
    private let local: any MedicineLocalDataSource
    private let timeToLive: TimeInterval
    private let now: @Sendable () -> Date
    private let mapper = MedicineMapper()

    private var cache: DispensarySnapshot?

    public init(
        remote: any MedicineRemoteDataSource,
        local: any MedicineLocalDataSource,
        timeToLive: TimeInterval = 15 * 60,
        now: @escaping @Sendable () -> Date
    ) {
        self.remote = remote
        self.local = local
        self.timeToLive = timeToLive
        self.now = now
    }

    // MARK: - Reading

    public func medicines(forceRefresh: Bool = false) async throws -> DispensaryListing {
        if !forceRefresh, let cache, isFresh(cache) {
            return listing(cache, source: .cache)
        }
        do {
            let dtos = try await remote.fetchMedicines()
            let base = await storedSnapshot()
            let merged = merge(dtos.compactMap(mapper.medicine(from:)), into: base)
            cache = merged
            // A failing disk write must not hide a good answer from the server.
            try? await local.save(merged)
            return listing(merged, source: .remote)
        } catch RemoteError.unauthorized {
            cache = nil
            throw DispensaryError.accessDenied
        } catch {
            guard let stored = await storedSnapshot() else { throw DispensaryError.noDataAvailable }
            return listing(stored, source: .offline)
        }
    }

    public func medicines(for species: AnimalSpecies) async throws -> [Medicine] {
        let today = now()
        return try await medicines().medicines.filter {
            $0.species.contains(species) && $0.expiresAt > today && $0.stock > 0
        }
    }

    public func reorderList() async throws -> [Medicine] {
        try await medicines().medicines
            .filter(\.needsReorder)
            .sorted { $0.stock - $0.reorderLevel < $1.stock - $1.reorderLevel }
    }

    // MARK: - Dispensing

    @discardableResult
    public func dispense(_ quantity: Int, of id: String) async throws -> Medicine {
        guard quantity > 0 else { throw DispensaryError.invalidQuantity }
        let listing = try await medicines()
        guard var medicine = listing.medicines.first(where: { $0.id == id }) else {
            throw DispensaryError.medicineNotFound(id: id)
        }
        guard medicine.expiresAt > now() else { throw DispensaryError.expired }
        guard quantity <= medicine.stock else {
            throw DispensaryError.insufficientStock(available: medicine.stock)
        }
        medicine.stock -= quantity
        medicine.updatedAt = now()

        do {
            try await remote.pushStock(medicineID: id, stock: medicine.stock)
            await store(medicine, pending: false)
        } catch RemoteError.offline {
            await store(medicine, pending: true)
        } catch RemoteError.unauthorized {
            throw DispensaryError.accessDenied
        } catch {
            throw DispensaryError.updateRejected
        }
        return medicine
    }

    /// Uploads stock levels changed while offline and returns how many got through.
    @discardableResult
    public func syncPending() async -> Int {
        guard var snapshot = await storedSnapshot() else { return 0 }
        var synced = 0
        for medicine in snapshot.medicines where snapshot.pendingIDs.contains(medicine.id) {
            do {
                try await remote.pushStock(medicineID: medicine.id, stock: medicine.stock)
                snapshot.pendingIDs.remove(medicine.id)
                synced += 1
            } catch RemoteError.offline {
                break
            } catch {
                continue
            }
        }
        if synced > 0 {
            cache = snapshot
            try? await local.save(snapshot)
        }
        return synced
    }

    public func pendingCount() async -> Int {
        await storedSnapshot()?.pendingIDs.count ?? 0
    }

    public func invalidate() {
        cache?.savedAt = .distantPast
    }

    // MARK: - Helpers

    private func isFresh(_ snapshot: DispensarySnapshot) -> Bool {
        now().timeIntervalSince(snapshot.savedAt) < timeToLive
    }

    private func storedSnapshot() async -> DispensarySnapshot? {
        if let cache { return cache }
        return try? await local.load()
    }

    private func listing(_ snapshot: DispensarySnapshot, source: DispensaryListing.Source) -> DispensaryListing {
        let sorted = snapshot.medicines.sorted { $0.name.lowercased() < $1.name.lowercased() }
        return DispensaryListing(medicines: sorted, source: source, asOf: snapshot.savedAt)
    }

    /// The server decides which medicines exist; unsent local stock changes win over its numbers.
    private func merge(_ fetched: [Medicine], into base: DispensarySnapshot?) -> DispensarySnapshot {
        var byID: [String: Medicine] = [:]
        for medicine in fetched {
            if let other = byID[medicine.id], other.updatedAt >= medicine.updatedAt { continue }
            byID[medicine.id] = medicine
        }
        var pending: Set<String> = []
        for old in base?.medicines ?? [] where base?.pendingIDs.contains(old.id) == true {
            guard byID[old.id] != nil else { continue }
            byID[old.id]?.stock = old.stock
            pending.insert(old.id)
        }
        return DispensarySnapshot(medicines: byID.values.sorted { $0.id < $1.id }, pendingIDs: pending, savedAt: now())
    }

    private func store(_ medicine: Medicine, pending isPending: Bool) async {
        guard var snapshot = await storedSnapshot(),
            let index = snapshot.medicines.firstIndex(where: { $0.id == medicine.id })
        else { return }
        snapshot.medicines[index] = medicine
        if isPending {
            snapshot.pendingIDs.insert(medicine.id)
        } else {
            snapshot.pendingIDs.remove(medicine.id)
        }
        cache = snapshot
        try? await local.save(snapshot)
    }
}
