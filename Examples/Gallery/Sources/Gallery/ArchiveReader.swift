/// Reads an archive page by page; there is no reader for an archive without a name.
public final class ArchiveReader {
    public let name: String
    public private(set) var page = 0
    public private(set) var lines: [String] = []
    private let source: ArchiveSource

    public init?(name: String, source: ArchiveSource) {
        guard !name.isEmpty else { return nil }
        self.name = name
        self.source = source
    }

    public func next() throws -> Bool {
        let found = try source.lines(of: name, page: page + 1)
        guard !found.isEmpty else { return false }
        page += 1
        lines.append(contentsOf: found)
        return true
    }

    public func rewind() {
        page = 0
        lines = []
    }
}

public protocol ArchiveSource {
    func lines(of name: String, page: Int) throws -> [String]
}
