import Algorithms

/// Imports in one order: `Foundation` and the like first, those with an attribute last, each module once.
public func sortedImports(_ imports: [String]) -> [String] {
    imports.uniqued().filter { !imports.contains("@testable " + $0) }.sorted { left, right in
        let (a, b) = (left.hasPrefix("@"), right.hasPrefix("@"))
        return a != b ? b : place(of: left) < place(of: right)
    }
}

/// What an import is sorted by: one that stands between `#if` and `#endif` by itself.
private func place(of text: String) -> Substring {
    text.hasPrefix("#") ? text.split(separator: "\n").first { $0.hasPrefix("import ") } ?? text[...] : text[...]
}
