import Behaviour

/// The file that lets a test explore; it stands in the copy only.
package enum ExplorerSupport {
    /// The environment variable that names the file in which finds are written down, from which a process goes on that
    /// comes after one that died.
    package static let variable = Mutant.boardVariable

    /// The environment variable that names the changes of the code to look for, separated by commas.
    package static let changesVariable = "TESTGEN_CHANGES"

    /// The environment variable that says how many changes of the code there are.
    package static let lastVariable = "TESTGEN_LAST"

    /// The environment variable that is set where no more is explored and what was found is summed up.
    package static let endingVariable = "TESTGEN_ENDING"

    /// After how much effort exploring ends: a run counts 1, more where it waits, and one that ends the process 10,000.
    private static let effort = 400_000

    /// How many runs are kept for each act for what is seen after them, besides those that show changes.
    private static let others = 3

    /// The text for an exploration.
    ///
    /// - Parameters:
    ///   - steps: By how many seconds a test moves its clock.
    ///   - rounds: How many runs are tried where nothing has to be waited for.
    ///   - objects: The names of the classes whose objects are taken apart.
    package static func text(steps: [Int], rounds: Int, objects: Set<String>) -> String {
        let head = "import Foundation\n\n#if canImport(Glibc)\nimport Glibc\n#endif\n\n"
        let parts = [
            TrailSource.text, TextSource.text, SearchSource.text, VariationSource.text, PlannedSource.text,
            FillingSource.text, FindingSource.text, BoardSource.text,
        ]
        return (head + parts.joined(separator: "\n")).replacing("NOON", with: "\(AssortmentMaker.noon)").replacing(
            "STEPS", with: "\(steps)"
        )
        .replacing("OBJECTS", with: "\(objects.sorted())")
        .replacing("ROUNDS", with: "\(rounds)").replacing("OTHERS", with: "\(others)")
        .replacing("EFFORT", with: "\(effort)")
    }
}
