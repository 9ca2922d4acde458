import FactoryKit

public protocol SearchAPI: Sendable {
    func hits(for text: String) throws -> [String]
}

public protocol SearchLog: AnyObject {
    func note(_ text: String)
}

public protocol Ranking {
    func sorted(_ hits: [String]) -> [String]
}

public protocol Speller {
    func corrected(_ text: String) -> String
}

struct LiveSearchAPI: SearchAPI {
    func hits(for text: String) throws -> [String] { [] }
}

final class ConsoleSearchLog: SearchLog {
    func note(_ text: String) {}
}

struct AlphabeticRanking: Ranking {
    func sorted(_ hits: [String]) -> [String] { hits.sorted() }
}

extension Container {
    public var searchAPI: Factory<any SearchAPI> { self { LiveSearchAPI() } }
    public var searchLog: Factory<any SearchLog> { self { ConsoleSearchLog() } }
    public var ranking: Factory<any Ranking> { self { AlphabeticRanking() } }
    public var speller: Factory<(any Speller)?> { promised() }
}

/// Gets each thing another way.
public final class SearchInteractor {
    @WeakLazyInjected(\.searchLog) private var log
    @Injected(\.speller) private var speller
    private let api = Container.shared.searchAPI()
    private let ranking: any Ranking

    public private(set) var hits: [String] = []
    public private(set) var isFailed = false

    public init(ranking: any Ranking = dependency(\.ranking)) { self.ranking = ranking }

    public func search(_ text: String) {
        log?.note(text)
        do {
            hits = ranking.sorted(try api.hits(for: speller?.corrected(text) ?? text))
        } catch {
            isFailed = true
        }
    }
}
