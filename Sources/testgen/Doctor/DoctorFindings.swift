import Facts
import Project

/// What will not work in a project, with the line that mends it.
struct DoctorFindings {
    let workspace: Workspace
    let report: DoctorReport

    private typealias Finding = DoctorReport.Finding

    /// All findings, those that stop the most first.
    var all: [DoctorReport.Finding] { withoutTests + toolchain + running + reducers + unread + described }

    private var project: Project { workspace.project }

    /// Modules with something to test that no test target can import.
    private var withoutTests: [Finding] {
        let modules = report.modules.filter { $0.tests == nil && $0.suts > 0 }
        return modules.prefix(4).map { module in
            let failure = project.noTests(for: module.name).diagnostics.first
            return Finding(
                severity: .warning, message: failure?.message ?? "", line: project.lineForTests(of: module.name),
                rule: "no-tests")
        } + (modules.count > 4 ? [more(modules.count - 4)] : [])
    }

    private func more(_ count: Int) -> Finding {
        Finding(
            severity: .warning, message: "\(count) more modules with something to test have no tests", line: nil,
            rule: "no-tests")
    }

    private var toolchain: [Finding] {
        guard let swift = report.toolchain.swift else {
            return [
                Finding(
                    severity: .warning,
                    message: "there is no `swift` to build and run tests with: `--verify`, `--prove` "
                        + "and `run` cannot work",
                    line: "install a toolchain from https://www.swift.org/install", rule: "toolchain")
            ]
        }
        let words = swift.split(separator: " ")
        let version = words.firstIndex(of: "version").flatMap { words[($0 + 1)...].first }
        guard let major = version.flatMap({ Int($0.prefix { $0.isNumber }) }), major < 6,
            workspace.configuration.framework == .swiftTesting
        else { return [] }
        return [
            Finding(
                severity: .warning, message: "\(swift) has no Swift Testing, which suites are written for",
                line: "framework: xctest", rule: "toolchain")
        ]
    }

    /// What needs Xcode, or a package.
    private var running: [Finding] {
        guard project.discovery != .package else { return [] }
        var found = [
            Finding(
                severity: .note,
                message:
                    "`suite --verify` and `--prove` build Swift packages; the suites of this project are written as "
                    + "they are read", line: nil, rule: "verify")
        ]
        if report.toolchain.xcode == nil {
            found.append(
                Finding(
                    severity: .warning, message: "`testgen run` needs xcodebuild, which is not here",
                    line: "run the tests on a computer with Xcode", rule: "run"))
        } else if workspace.configuration.xcode?.destination == nil {
            found.append(
                Finding(
                    severity: .note, message: "`testgen run` has to be told where tests run",
                    line: "xcode: { destination: 'platform=iOS Simulator,name=iPhone 17' }", rule: "run"))
        }
        return found
    }

    /// Types in a style for which no tests are written.
    private var reducers: [Finding] {
        let word = Array("@Reducer".utf8)
        let files = workspace.sources.files.filter {
            $0.bytes.imports(UnsupportedStyle.architecture) && $0.bytes.contains(word)
        }
        guard !files.isEmpty else { return [] }
        return [
            Finding(
                severity: .note,
                message: "no tests are written for reducers of The Composable Architecture; files with such: "
                    + files.map(\.path).formatted(limit: 3), line: nil, rule: "unsupported-style")
        ]
    }

    /// Swift files that belong to no module and no tests.
    private var unread: [Finding] {
        let paths = workspace.root.tree.paths.filter { path in
            path.hasSuffix(".swift") && Path.depth(path) > 0
                && !["Package.swift", "Project.swift"].contains(Path.name(path))
                && workspace.owners.module(owning: path) == nil && workspace.owners.tests(owning: path) == nil
        }
        let folders = Dictionary(grouping: paths) {
            $0.split(separator: "/").prefix(2).dropLast(Path.depth($0) > 1 ? 0 : 1).joined(separator: "/")
        }
        guard !paths.isEmpty else { return [] }
        let most = folders.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        let names = most.map { "\($0.key) (\($0.value.count))" }.formatted(limit: 5)
        return [
            Finding(
                severity: .note,
                message:
                    "Swift files that belong to no module and no test target are not read: \(names)",
                line: "sources: [\(most[0].key)]", rule: "unread")
        ]
    }

    /// Commands that have to make the project again.
    private var described: [Finding] {
        let commands = project.tests.compactMap { target in
            if case .command(let command) = target.membership { command } else { nil }
        }
        return Set(commands).sorted().map { command in
            Finding(
                severity: .note, message: "a new test file is built after the project was made again", line: command,
                rule: "membership")
        }
    }
}
