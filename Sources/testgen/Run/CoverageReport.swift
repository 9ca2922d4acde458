import Facts
import Project
import Running

/// How much of a file ran.
struct FileCoverage: Encodable {
    /// Its path: absolute as tools give it, from the root in reports.
    var file: String
    var lines: Share
    /// The regions that the compiler counts: bodies, the sides of conditions and of `&&`, closures; `nil` where unknown.
    var branches: Share?

    /// A part of a whole.
    struct Share: Encodable {
        var covered: Int
        var count: Int

        /// `66 % (2 of 3`
        var shown: String { "\(covered * 100 / max(count, 1)) % (\(covered) of \(count)" }

        static func + (left: Share, right: Share) -> Share {
            Share(covered: left.covered + right.covered, count: left.count + right.count)
        }
    }

    /// `66 % (2 of 3 lines), branches 50 % (1 of 2)`
    var shown: String { "\(lines.shown) lines)" + (branches.map { ", branches \($0.shown))" } ?? "") }
}

/// The coverage of a run: in total, of the types that its suites are named for, and file by file.
struct CoverageReport {
    /// The source files of the project, those with the least covered first.
    private(set) var files: [FileCoverage] = []
    /// What to print.
    private(set) var lines: [String] = []

    /// There is no report.
    struct Missing: Error {
        var reason: String
    }

    init(_ found: Result<[FileCoverage], Missing>, of ran: [TestID], workspace: Workspace) {
        switch found {
        case .failure(let missing): lines = ["coverage: there is no report, because \(missing.reason)"]
        case .success(let all):
            let sources = Set(workspace.sources.files.map(\.path))
            files = all.compactMap { file -> FileCoverage? in
                let path = Path.relative(file.file, to: workspace.world.root)
                guard sources.contains(path), file.lines.count > 0 else { return nil }
                return FileCoverage(file: path, lines: file.lines, branches: file.branches)
            }.sorted {
                ($0.lines.covered * $1.lines.count, $0.file) < ($1.lines.covered * $0.lines.count, $1.file)
            }
            lines = ["coverage: \(total.shown)"] + subjects(of: ran, workspace)
            lines += files.prefix(20).map { "\($0.file): \($0.shown)" }
        }
    }

    private var total: FileCoverage {
        let branches = files.compactMap(\.branches)
        return FileCoverage(
            file: "", lines: files.map(\.lines).reduce(.init(covered: 0, count: 0), +),
            branches: branches.isEmpty ? nil : branches.reduce(.init(covered: 0, count: 0), +))
    }

    /// A line for each type that a suite is named for.
    private func subjects(of ran: [TestID], _ workspace: Workspace) -> [String] {
        let suites = Set(ran.compactMap { $0.path.count > 1 ? $0.path[0] : nil }).sorted()
        return suites.compactMap { suite -> String? in
            guard
                let stem = ["Tests", "Test", "Suite", "Spec"].lazy.compactMap({ Self.stem(of: suite, without: $0) })
                    .first
            else { return nil }
            for name in [stem] + Subject.suffixes.map({ stem + $0 }) {
                guard let type = workspace.sources.declarations(of: name).first,
                    let file = files.first(where: { $0.file == type.location.file })
                else { continue }
                return "coverage of \(name): \(file.shown)"
            }
            return nil
        }
    }

    private static func stem(of suite: String, without ending: String) -> String? {
        suite.hasSuffix(ending) && suite != ending ? String(suite.dropLast(ending.count)) : nil
    }
}
