/// A pattern over paths: `*` and `?` within a component, `**` across components; a plain path means all within it.
public struct Glob: Hashable, Sendable {
    private let parts: [[UInt8]]

    /// Reads a pattern.
    public init(_ pattern: String) {
        parts = Path.normalize(pattern).split(separator: "/").map { Array($0.utf8) }
    }

    /// Whether a path, or a folder around it, fits the pattern.
    public func matches(_ path: String) -> Bool {
        let components = path.split(separator: "/").map { Array($0.utf8) }
        return match(parts[...], components[...])
    }

    private func match(_ parts: ArraySlice<[UInt8]>, _ path: ArraySlice<[UInt8]>) -> Bool {
        guard let part = parts.first else { return true }
        if part == Array("**".utf8) {
            if parts.count == 1 { return !path.isEmpty }
            return path.indices.contains { match(parts.dropFirst(), path[$0...]) }
        }
        guard let first = path.first, fits(first[...], part[...]) else { return false }
        return match(parts.dropFirst(), path.dropFirst())
    }

    private func fits(_ text: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
        guard let sign = pattern.first else { return text.isEmpty }
        switch sign {
        case UInt8(ascii: "*"):
            return (text.startIndex...text.endIndex).contains { fits(text[$0...], pattern.dropFirst()) }
        case UInt8(ascii: "?"):
            return !text.isEmpty && fits(text.dropFirst(), pattern.dropFirst())
        default:
            return text.first == sign && fits(text.dropFirst(), pattern.dropFirst())
        }
    }
}
