import Algorithms

/// Imports in one order: `Foundation` and the like first, `@testable` last, each module once.
public func sortedImports(_ imports: [String]) -> [String] {
    imports.uniqued().filter { !imports.contains("@testable " + $0) }.sorted { left, right in
        let (a, b) = (left.hasPrefix("@testable"), right.hasPrefix("@testable"))
        return a != b ? b : left < right
    }
}
