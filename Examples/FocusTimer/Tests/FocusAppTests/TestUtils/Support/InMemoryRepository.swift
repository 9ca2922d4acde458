// testgen:fingerprint 487ecd98bc885344
import Foundation

/// A store of values by identifier that lives in memory: the fake behind repository doubles and real adapters.
final class InMemoryRepository<Model: Identifiable & Sendable>: @unchecked Sendable where Model.ID: Sendable {
    private let lock = NSLock()
    private var models: [Model.ID: Model] = [:]
    private var order: [Model.ID] = []
    private var queuedErrors: [any Error] = []

    init(_ models: [Model] = []) {
        for model in models { insert(model) }
    }

    /// Everything, in order of first insertion.
    var all: [Model] { lock.withLock { order.compactMap { models[$0] } } }

    /// Makes the next operation that can throw throw an error.
    func failNext(with error: any Error) {
        lock.withLock { queuedErrors.append(error) }
    }

    /// All models, unless told to fail.
    func fetchAll() throws -> [Model] {
        try throwQueued()
        return all
    }

    /// The model of an identifier.
    func fetch(_ id: Model.ID) throws -> Model? {
        try throwQueued()
        return lock.withLock { models[id] }
    }

    /// Adds or replaces a model.
    func save(_ model: Model) throws {
        try throwQueued()
        insert(model)
    }

    /// Removes the model of an identifier, if there is one.
    func delete(_ id: Model.ID) throws {
        try throwQueued()
        lock.withLock {
            models[id] = nil
            order.removeAll { $0 == id }
        }
    }

    /// Forgets everything.
    func clear() {
        lock.withLock {
            models = [:]
            order = []
            queuedErrors = []
        }
    }

    private func insert(_ model: Model) {
        lock.withLock {
            if models.updateValue(model, forKey: model.id) == nil { order.append(model.id) }
        }
    }

    private func throwQueued() throws {
        let error = lock.withLock { queuedErrors.isEmpty ? nil : queuedErrors.removeFirst() }
        if let error { throw error }
    }
}
