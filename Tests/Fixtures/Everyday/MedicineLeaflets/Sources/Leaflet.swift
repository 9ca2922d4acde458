import Foundation

public struct LeafletKey: Hashable, Sendable {
    public let code: String
    public let language: String

    public init(code: String, language: String = "en") {
        self.code = code
        self.language = language
    }
}

public struct Leaflet: Equatable, Sendable {
    public struct Section: Equatable, Sendable {
        public let heading: String
        public let body: String

        public init(heading: String, body: String) {
            self.heading = heading
            self.body = body
        }
    }

    public let key: LeafletKey
    public let name: String
    public let revision: Int
    public let sections: [Section]

    public init(key: LeafletKey, name: String, revision: Int, sections: [Section]) {
        self.key = key
        self.name = name
        self.revision = revision
        self.sections = sections
    }

    public func section(titled title: String) -> Section? {
        sections.first { $0.heading.caseInsensitiveCompare(title) == .orderedSame }
    }
}

public enum LeafletError: Error, Equatable, Sendable {
    case invalidCode(String)
    case notFound
    case unavailable(attempts: Int)
    case server(status: Int)
}
