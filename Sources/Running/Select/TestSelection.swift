import Project

/// Which tests a run is asked for.
///
/// Several names of one kind add up; different kinds narrow each other down.
public struct TestSelection: Hashable, Sendable {
    /// Suites by name or path: `CartTests`, `CartTests/Nested`, `AppTests.CartTests`.
    public var suites: [String]
    /// Tests by name or path: `CartTests/adds`, with or without parentheses.
    public var tests: [String]
    /// The tags they must have.
    public var tag: TagExpression?
    /// Only these, such as those reached from a change or those that failed before.
    public var only: Set<TestID>?

    /// Creates a selection; an empty one means all tests.
    public init(suites: [String] = [], tests: [String] = [], tag: TagExpression? = nil, only: Set<TestID>? = nil) {
        self.suites = suites
        self.tests = tests
        self.tag = tag
        self.only = only
    }

    /// Whether it means all tests.
    public var isEverything: Bool { suites.isEmpty && tests.isEmpty && tag == nil && only == nil }

    /// The tests of a list that are meant.
    public func selected(from all: [TestID], catalog: TestCatalog) -> [TestID] {
        all.filter { matches($0, catalog: catalog) }
    }

    /// Whether a test is meant.
    public func matches(_ id: TestID, catalog: TestCatalog) -> Bool {
        let fact = catalog.fact(id)
        if let only, !only.contains(id) { return false }
        if let tag, !tag.matches(fact?.traits.tags ?? []) { return false }
        if suites.isEmpty && tests.isEmpty { return true }
        if suites.contains(where: { isInSuite(id, $0, catalog) }) { return true }
        return tests.contains { NamePattern($0).matches(id) || fact?.displayName == $0 }
    }

    private func isInSuite(_ id: TestID, _ name: String, _ catalog: TestCatalog) -> Bool {
        let suites = Self.suites(around: id)
        if suites.contains(where: { NamePattern(name).matches($0) }) { return true }
        return catalog.suites.contains { $0.displayName == name && suites.contains($0.id) }
            || id.module == name && !catalog.suites.contains { NamePattern(name).matches($0.id) }
    }

    private static func suites(around id: TestID) -> [TestID] { TestCatalog.suites(around: id) }

    /// Names near those that were asked for, when nothing was meant.
    public func nearest(among all: [TestID], catalog: TestCatalog) -> [String] {
        var near: [String] = []
        let allSuites = Set(all.flatMap { Self.suites(around: $0).map(\.name) })
        for name in suites { near += Nearest.names(to: Self.last(name), among: allSuites) }
        for name in tests {
            let wanted = Self.last(name).prefix { $0 != "(" }
            let close = Nearest.names(to: String(wanted), among: Set(all.map(\.baseName)))
            near += all.filter { close.contains($0.baseName) }.map(\.text).prefix(5)
        }
        for name in (tag?.names ?? []).sorted() where !catalog.tags.contains(name) {
            near += Nearest.names(to: name, among: catalog.tags)
        }
        return Array(near.prefix(8))
    }

    private static func last(_ name: String) -> String { NamePattern(name).parts.last ?? name }
}

/// A name as a person or a tool gives it: any number of its last parts, joined by slashes, a module before a dot.
struct NamePattern {
    let parts: [String]

    init(_ text: String) {
        var parts = TestID.components(of: TestID.bare(text)).filter { !$0.isEmpty }
        if let first = parts.first, !first.contains("("), !first.contains(" "), let dot = first.firstIndex(of: ".") {
            parts = [String(first[..<dot]), String(first[first.index(after: dot)...])] + parts.dropFirst()
        }
        self.parts = parts.filter { !$0.isEmpty }
    }

    /// Whether an identifier ends like the name; parameters only count where the name has some.
    func matches(_ id: TestID) -> Bool {
        let whole = [id.module] + id.path.map(TestID.bare)
        guard !parts.isEmpty, parts.count <= whole.count else { return false }
        let tail = whole.suffix(parts.count)
        for (index, (wanted, actual)) in zip(parts, tail).enumerated() {
            let isLast = index == parts.count - 1
            if wanted == actual { continue }
            guard isLast, !wanted.contains("("), wanted == actual.prefix(while: { $0 != "(" }) else { return false }
        }
        return true
    }
}
