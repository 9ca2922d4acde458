/// What a test or a suite is called by test runners: `AppTests.CartTests/Nested/adds()`.
///
/// Backticks do not count when two are compared: tools disagree on when to write them.
public struct TestID: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The test target's module.
    public let module: String
    /// Names of the suites around it and its own, outermost first.
    public let path: [String]

    /// Creates an identifier.
    public init(module: String, path: [String]) {
        self.module = module
        self.path = path
    }

    /// Reads an identifier as tools print it; a place in a file at its end does not belong to it.
    public init?(_ text: String) {
        var parts = Self.components(of: text)
        if let last = parts.last, parts.count > 1, Self.isPlace(last) { parts.removeLast() }
        guard let first = parts.first, let dot = first.firstIndex(of: "."), dot != first.startIndex else { return nil }
        module = String(first[..<dot])
        path = [String(first[first.index(after: dot)...])] + parts.dropFirst()
        if path[0].isEmpty { return nil }
    }

    /// The text as `swift test list` prints it.
    public var text: String { module + "." + path.joined(separator: "/") }

    /// The text.
    public var description: String { text }

    /// The suites around a test, without the module: `CartTests/Nested`; empty for a function at file level.
    public var suite: String { path.dropLast().joined(separator: "/") }

    /// The last name: `adds()`.
    public var name: String { path.last ?? "" }

    /// The last name without parameters: `adds`.
    public var baseName: String { Self.bare(name).prefix { $0 != "(" }.description }

    /// Whether it names a test of XCTest: those have no parentheses.
    public var isXCTest: Bool { !name.hasSuffix(")") }

    /// Whether it lies within a suite.
    public func isInside(_ suite: TestID) -> Bool {
        suite.module == module && suite.path.count < path.count
            && Self.keys(suite.path) == Array(Self.keys(path).prefix(suite.path.count))
    }

    /// The text without backticks.
    public var key: String { Self.bare(text) }

    public static func == (left: TestID, right: TestID) -> Bool { left.key == right.key }
    public static func < (left: TestID, right: TestID) -> Bool { left.key < right.key }
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }

    static func bare(_ text: String) -> String { text.filter { $0 != "`" } }

    private static func keys(_ names: [String]) -> [String] { names.map(bare) }

    /// The parts between slashes; what stands between backticks is one name.
    static func components(of text: String) -> [String] {
        var parts = [""]
        var isRaw = false
        for character in text {
            if character == "`" { isRaw.toggle() }
            if character == "/", !isRaw {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts
    }

    /// Whether a component is `File.swift:12:3`.
    private static func isPlace(_ text: String) -> Bool {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        return parts.count == 3 && parts[0].hasSuffix(".swift") && Int(parts[1]) != nil && Int(parts[2]) != nil
    }
}
