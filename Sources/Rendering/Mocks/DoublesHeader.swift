import Algorithms
import Doubles
import Facts

/// What a file of doubles begins with: what it is, and its imports.
struct DoublesHeader {
    private let plans: [DoublePlan]
    private let testableImports: [String]
    private let carried: [ImportFact]
    /// `internal`, where the module that the doubles are added to says how it imports a module: each of its files has to.
    private let levels: [String: String]

    init(_ plans: [DoublePlan], testableImports: [String]) {
        self.plans = plans
        self.testableImports = testableImports
        let carried = plans.flatMap(\.imports).filter {
            !testableImports.contains($0.module) && $0.module != "Testing"
        }
        let modules = Set(plans.flatMap(\.protocols).map(\.module))
        let imported = testableImports + carried.map(\.module)
        let shown = plans.map(\.access).max() ?? .internal
        levels = modules.isDisjoint(with: imported) ? Self.levels(of: carried, upTo: shown) : [:]
        self.carried = carried
    }

    /// How a module imports what it says so of. What a file keeps to itself a double needs as well, and what it shows is
    /// shown by doubles alone that can be seen as far.
    private static func levels(of imports: [ImportFact], upTo shown: Access) -> [String: String] {
        let levels = imports.compactMap { item -> (String, Access)? in
            let words = item.text.split(separator: " ").map(String.init)
            guard let word = words.first(where: accessLevels.contains) else { return nil }
            return (item.module, min(max(Access(rawValue: word) ?? .internal, .internal), max(shown, .internal)))
        }
        return Dictionary(levels, uniquingKeysWith: max).mapValues(\.rawValue)
    }

    func lines(reports: Bool, locks: Bool) -> [String] {
        var writer = Lines()
        writer.add("// Doubles made by testgen mocks. Run it again, or testgen sync, when the protocols change.")
        let imports = written
        let hasFoundation = imports.contains { $0.text == "import Foundation" && $0.conditions.isEmpty }
        // A double imports what its protocol's file does, and no more than it needs besides: a whole module could have a
        // type of the same name as one of the project's.
        if hasFoundation { writer.add(leveled("import Foundation", of: "Foundation")) }
        for item in imports where !(hasFoundation && item.text == "import Foundation") {
            for line in item.lines(leveled(item.text, of: item.module)) { writer.add(line) }
        }
        if locks, !hasFoundation { writer.add(leveled("import class Foundation.NSLock", of: "Foundation")) }
        if reports {
            writer.add(
                "#if canImport(Testing)", "import Testing", "#endif", "#if canImport(XCTest)",
                "import func XCTest.XCTFail", "#endif")
        }
        for module in testableImports.sorted() {
            let words = plans.flatMap { plan in
                plan.protocols.contains { $0.module == module } ? plan.interfaces : []
            }
            writer.add((words.uniqued().sorted() + ["@testable import \(module)"]).joined(separator: " "))
        }
        return writer.lines
    }

    private func leveled(_ text: String, of module: String) -> String {
        levels[module].map { text.replacing("import ", with: $0 + " import ", maxReplacements: 1) } ?? text
    }

    /// Imports as a test writes them, in order and each once.
    private var written: [ImportFact] {
        let plain = carried.sorted { ($0.module, $0.text) < ($1.module, $1.text) }.map { item in
            var item = item
            // How a module hides or shows an import to its clients says nothing about a test.
            let words = item.text.split(separator: " ").map(String.init)
            item.text = words.filter { !accessWords.contains($0) }.joined(separator: " ")
            return item
        }
        return Array(plain.uniqued { $0.text + $0.conditions.joined() })
    }
}

private let accessLevels: Set = ["public", "package", "internal", "fileprivate", "private"]
private let accessWords = accessLevels.union(["@_implementationOnly", "@_exported"])

extension ImportFact {
    /// The import as it is written within the `#if` around it.
    fileprivate func lines(_ text: String) -> [String] {
        guard !conditions.isEmpty else { return [text] }
        return ["#if " + conditions.map { "(\($0))" }.joined(separator: " && "), text, "#endif"]
    }
}
