import Algorithms

/// Imports in one order: `Foundation` and the like first, `@testable` last, each module once.
public func sortedImports(_ imports: [String]) -> [String] {
    sorted(imports.uniqued().filter { !imports.contains("@testable " + $0) }, last: "@testable")
}

/// The imports of a suite in one order, those with an attribute last.
public func sortedSuiteImports(_ imports: Set<String>) -> [String] { sorted(Array(imports), last: "@") }

private func sorted(_ imports: [String], last: String) -> [String] {
    imports.sorted { left, right in
        let (a, b) = (left.hasPrefix(last), right.hasPrefix(last))
        return a != b ? b : place(of: left) < place(of: right)
    }
}

/// What an import is sorted by: one that stands between `#if` and `#endif` by itself.
private func place(of text: String) -> Substring {
    text.hasPrefix("#") ? text.split(separator: "\n").first { $0.hasPrefix("import ") } ?? text[...] : text[...]
}
