import Project
import Running
import Suites

/// The text of a suite, in which places are found again.
struct SuiteText {
    /// The text.
    let text: String
    fileprivate let suite: Int
    private let lines: [Substring]

    /// A test, or an expectation of it.
    struct Place: Hashable, Comparable {
        /// The suite's position.
        var suite: Int
        /// The nested suite that the test belongs to.
        var group: String
        /// The test's function.
        var function: String
        /// Which of the test's expectations it is, from 0; `nil` for the whole test.
        var expectation: Int?

        /// By suite, test and expectation; the whole test before its expectations.
        static func < (left: Place, right: Place) -> Bool {
            (left.suite, left.group, left.function, left.expectation ?? -1)
                < (right.suite, right.group, right.function, right.expectation ?? -1)
        }

        /// The test that it belongs to.
        var test: Place { Place(suite: suite, group: group, function: function) }

        /// An expectation of the test.
        func expectation(_ number: Int) -> Place {
            Place(suite: suite, group: group, function: function, expectation: number)
        }
    }

    /// Takes the text of the suite at a position.
    init(_ text: String, of suite: Int) {
        self.text = text
        self.suite = suite
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The test that a line belongs to, with the expectation that stands there.
    func place(line: Int) -> Place? {
        guard line > 0, line <= lines.count,
            let function = lines[..<line].lastIndex(where: { $0.contains("func ") }),
            let group = lines[..<function].lastIndex(where: { $0.contains("    struct ") }),
            let name = lines[function].split(separator: "func ", maxSplits: 1).last?.prefix(while: { $0 != "(" }),
            let groupName = lines[group].split(separator: "struct ", maxSplits: 1).last?.prefix(while: { $0 != " " })
        else { return nil }
        let expectations = (function..<line).filter { lines[$0].contains(Self.expectation) }
        var place = Place(suite: suite, group: String(groupName), function: String(name))
        if let last = expectations.last, isOneStatement(last...(line - 1)) {
            place.expectation = expectations.count - 1
        }
        return place
    }

    /// The test of a name, as Swift Testing gives it.
    func place(_ id: TestID) -> Place? {
        guard id.path.count > 2 else { return nil }
        return Place(suite: suite, group: id.path[id.path.count - 2], function: id.baseName)
    }

    /// What an expectation begins with, after what marks it.
    private static let expectation = "#expect("

    /// Whether some lines belong to the statement that begins on the first: the others are indented further, or close
    /// what it opened.
    private func isOneStatement(_ range: ClosedRange<Int>) -> Bool {
        let indents = lines[range].map { $0.prefix { $0 == " " }.count }
        return zip(lines[range], indents).dropFirst().allSatisfy { line, indent in
            indent > indents[0]
                || indent == indents[0] && line.dropFirst(indent).first.map { ")}]".contains($0) } ?? false
        }
    }
}

/// The texts of some suites by their paths.
typealias SuiteTexts = [String: SuiteText]

extension SuiteTexts {
    /// Regular expressions of all their tests.
    var filters: [String] { keys.sorted().map { "\\.\(Path.stem($0))/" } }

    /// A place with what went wrong there.
    struct Problem {
        var place: SuiteText.Place
        var reason: String
        /// Whether it fails when it runs, rather than not to compile.
        var fails = false
    }

    /// The suite that a test belongs to.
    func suite(of id: TestID) -> SuiteText? { first { Path.stem($0.key) == id.path.first }?.value }

    /// The tests and expectations that errors of a build name.
    func problems(_ build: Sandbox.Build) -> [Problem] {
        build.errors.compactMap { error in
            self[error.file]?.place(line: error.line).map { Problem(place: $0, reason: error.message) }
        }
    }

    /// The expectations that failed in a run, and the tests that failed otherwise.
    func failures(_ run: Sandbox.Run) -> [Problem] {
        let results = ProcessResults(stream: run.events)
        return results.results.sorted { $0.key < $1.key }.flatMap { id, result -> [Problem] in
            let text = suite(of: id)
            return result.issues.filter { $0.weight == .failure }.compactMap { issue in
                let place = issue.line.flatMap { text?.place(line: $0) } ?? text?.place(id)
                return place.map { Problem(place: $0, reason: issue.message, fails: true) }
            }
        }
    }

    /// What went wrong in a run of one test: expectations that failed, else that it ended the process.
    func problems(of test: SuiteText.Place, in run: Sandbox.Run) -> [Problem] {
        if run.isPassed { return [] }
        let failures = failures(run)
        return failures.isEmpty ? [Problem(place: test, reason: run.death)] : failures
    }

    /// The tests that had begun and not ended when a run died: one of them ended it, the others were beside it.
    func open(_ run: Sandbox.Run) -> [Problem] {
        ProcessResults(stream: run.events).open.compactMap { id in
            suite(of: id)?.place(id).map { Problem(place: $0, reason: run.death) }
        }
    }

    /// The tests that had ended when a run died: what one of them left under way may have ended it.
    func ended(_ run: Sandbox.Run) -> [Problem] {
        run.events.compactMap { record in
            guard case .ended(let id) = record else { return nil }
            return suite(of: id)?.place(id).map { Problem(place: $0, reason: run.death) }
        }
    }

    /// The tests that are open or ended last in most of the runs that died: what a test leaves under way may end a run
    /// only when the next test is on.
    func suspects(_ runs: [Sandbox.Run]) -> [Problem] {
        let suspected = runs.map { run -> [Problem] in
            let open = open(run)
            return open.isEmpty ? [] : open + ended(run).suffix(1)
        }
        let counts = suspected.joined().reduce(into: [:]) { $0[$1.place, default: 0] += 1 }
        let most = counts.values.max()
        return suspected.joined().filter { counts[$0.place] == most }.uniqued(on: \.place)
    }

    /// A regular expression of one test.
    func filter(of test: SuiteText.Place) -> String? {
        keys.first { self[$0]?.suite == test.suite }.map { path in
            "\\.\(Path.stem(path))/\(test.group)/\(test.function)\\("
        }
    }
}
