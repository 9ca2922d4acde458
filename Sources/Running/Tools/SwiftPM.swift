import Project

/// Calls of the Swift package manager.
public struct SwiftPM: Hashable, Sendable {
    /// The package's folder.
    public var root: String
    /// Whether lines are counted.
    public var coverage: Bool

    /// Creates a composer of calls.
    public init(root: String, coverage: Bool = false) {
        self.root = root
        self.coverage = coverage
    }

    /// The frameworks tests are written for.
    public enum Framework: String, Hashable, Sendable, CaseIterable {
        case swiftTesting, xctest
    }

    /// Where a process of tests leaves its results.
    public struct ResultFiles: Hashable, Sendable {
        /// Swift Testing's events.
        public var stream: String
        /// XCTest's results.
        public var xunit: String

        /// Names the files in a folder.
        public init(in folder: String, run: Int) {
            stream = Path.join(folder, "events-\(run).jsonl")
            xunit = Path.join(folder, "xunit-\(run).xml")
        }
    }

    /// Builds everything tests need.
    public var build: Invocation {
        Invocation("swift", ["build", "--build-tests", "--package-path", root] + flags)
    }

    /// Lists the tests there are.
    public var list: Invocation {
        // A program built for coverage writes what it counted wherever it stands, even while it only lists its tests.
        Invocation(
            "swift", ["test", "list", "--skip-build", "--package-path", root],
            environment: coverage ? ["LLVM_PROFILE_FILE": Path.join(root, ".build/testgen/list.profraw")] : [:])
    }

    /// Prints where the coverage is.
    public var coveragePath: Invocation {
        Invocation("swift", ["test", "--show-codecov-path", "--package-path", root])
    }

    /// What tests counted: the package manager drops it with the next framework, and makes no report where a test fails.
    public struct Profiles: Hashable, Sendable {
        /// The folder in which they are kept.
        public var folder: String

        /// Names the folder of a run.
        public init(in folder: String, run: Int) { self.folder = Path.join(folder, "profiles-\(run)") }

        /// Takes away those of an earlier run.
        public var drop: Invocation { Invocation("rm", ["-rf", folder]) }

        /// Keeps those of a framework, which lie beside the report of the package manager.
        public func keep(besideReport report: String) -> Invocation {
            Invocation("sh", ["-c", #"mkdir -p "$1" && mv "$0"/*.profraw "$1""#, Path.folder(report), folder])
        }

        /// Prints a report of all in JSON, by the tools that come with the compiler.
        public func export(besideReport report: String) -> Invocation {
            let name = Path.name(report).split(separator: ".").dropLast().joined(separator: ".") + "PackageTests"
            let tests = Path.join(Path.folder(Path.folder(report)), name + ".xctest")
            return Invocation("sh", ["-c", Self.script, folder, tests, "Contents/MacOS/" + name])
        }

        private static let script = #"""
            if command -v xcrun >/dev/null; then prefix=xcrun; else
                prefix=; PATH=$(dirname "$(readlink -f "$(command -v swift)")"):$PATH
            fi
            tests=$1
            [ -d "$tests" ] && tests=$1/$2
            $prefix llvm-profdata merge -sparse -o "$0/all.profdata" "$0"/*.profraw &&
                $prefix llvm-cov export -summary-only -instr-profile "$0/all.profdata" "$tests"
            """#
    }

    private var flags: [String] { coverage ? ["--enable-code-coverage"] : [] }

    /// Runs tests of some frameworks.
    ///
    /// - Parameters:
    ///   - selected: The tests to run.
    ///   - all: All tests there are: what is selected as a whole is named as a whole.
    public func test(
        _ frameworks: Set<Framework>, selected: [TestID], of all: [TestID], results: ResultFiles,
        environment: [String: String] = [:]
    ) -> Invocation {
        var arguments = ["test", "--skip-build", "--package-path", root] + flags
        if frameworks.contains(.swiftTesting) {
            arguments += ["--event-stream-output-path", results.stream, "--event-stream-version", "0"]
        } else {
            arguments.append("--disable-swift-testing")
        }
        if frameworks.contains(.xctest) {
            // Results of XCTest are only written by parallel runs.
            arguments += ["--parallel", "--xunit-output", results.xunit, "--experimental-xunit-message-failure"]
        } else {
            arguments.append("--disable-xctest")
        }
        let concerned = all.filter { frameworks.contains($0.isXCTest ? .xctest : .swiftTesting) }
        for filter in Self.filters(for: selected, of: concerned) { arguments += ["--filter", filter] }
        return Invocation("swift", arguments, environment: environment)
    }

    /// Regular expressions that mean exactly the selected tests; none when all are selected.
    ///
    /// A suite of which every test is selected is named once: thousands of tests would not fit on a command line.
    public static func filters(for selected: [TestID], of all: [TestID]) -> [String] {
        let wanted = Set(selected)
        if wanted.count >= all.count, all.allSatisfy(wanted.contains) { return [] }
        var filters: [String] = []
        collect(all, depth: 0, wanted, &filters)
        return filters
    }

    private static func collect(_ tests: [TestID], depth: Int, _ wanted: Set<TestID>, _ filters: inout [String]) {
        let groups = Dictionary(grouping: tests) { id in
            TestID(module: id.module, path: id.path.prefix(max(depth, 0)).map { $0 })
        }
        for (head, members) in groups.sorted(by: { $0.key < $1.key }) {
            let chosen = members.filter(wanted.contains)
            if chosen.isEmpty { continue }
            let isTest = members.count == 1 && members[0].path.count == depth
            if isTest {
                filters.append("^" + escaped(head.text) + (head.isXCTest ? "$" : "(/|$)"))
            } else if chosen.count == members.count {
                filters.append("^" + escaped(depth == 0 ? head.module : head.text) + (depth == 0 ? "\\." : "/"))
            } else {
                collect(members, depth: depth + 1, wanted, &filters)
            }
        }
    }

    private static func escaped(_ text: String) -> String {
        text.map { #"\.+*?()|[]{}^$/"#.contains($0) && $0 != "/" ? "\\\($0)" : String($0) }.joined()
    }
}
