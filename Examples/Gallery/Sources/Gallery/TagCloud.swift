import Foundation

// Work in a task whose end nothing tells: what it makes of the answer goes through code that syntax does not follow.

protocol TagSource: Sendable {
    func tags(limit: Int, language: String) async -> [String]
}

final class TagCloudModel: @unchecked Sendable {
    private let source: any TagSource
    private let lock = NSLock()
    private var shown = ""
    private var work: Task<Void, Never>?

    init(source: any TagSource) { self.source = source }

    func refresh(language: String) {
        work = Task { [weak self] in
            let tags = await self?.source.tags(limit: 40, language: language)
            guard let self, let tags else { return }
            lock.withLock { shown = String(describing: Set(tags)) }
        }
    }
}
