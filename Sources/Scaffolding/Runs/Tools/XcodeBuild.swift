/// Calls of `xcodebuild` and `xcresulttool`.
public struct XcodeBuild: Hashable, Sendable {
    /// What is built.
    public var container: Container
    /// The scheme with the tests.
    public var scheme: String
    /// Where the tests run: `platform=iOS Simulator,name=iPhone 17`.
    public var destination: String
    /// The folder of the project.
    public var root: String
    /// Whether lines are counted.
    public var coverage: Bool

    /// What `xcodebuild` opens.
    public enum Container: Hashable, Sendable {
        case workspace(String)
        case project(String)
    }

    /// Creates a composer of calls.
    public init(container: Container, scheme: String, destination: String, root: String, coverage: Bool = false) {
        self.container = container
        self.scheme = scheme
        self.destination = destination
        self.root = root
        self.coverage = coverage
    }

    private var common: [String] {
        let opened: [String] =
            switch container {
            case .workspace(let path): ["-workspace", path]
            case .project(let path): ["-project", path]
            }
        return opened + ["-scheme", scheme, "-destination", destination]
    }

    /// Builds everything tests need.
    public var build: Invocation {
        call(["build-for-testing"] + common + (coverage ? ["-enableCodeCoverage", "YES"] : []))
    }

    /// Writes the tests there are into a file.
    public func list(into file: String) -> Invocation {
        call(
            ["test-without-building"] + common + [
                "-enumerate-tests", "-test-enumeration-style", "flat", "-test-enumeration-format", "json",
                "-test-enumeration-output-path", file,
            ])
    }

    /// Runs tests.
    public func test(
        selected: [TestID], of all: [TestID], bundle: String, environment: [String: String] = [:]
    ) -> Invocation {
        var arguments = ["test-without-building"] + common + ["-resultBundlePath", bundle]
        if coverage { arguments += ["-enableCodeCoverage", "YES"] }
        arguments += Self.onlyTesting(selected, of: all).map { "-only-testing:" + $0 }
        let passedOn = environment.map { ("TEST_RUNNER_" + $0.key, $0.value) }
        return call(arguments, environment: Dictionary(uniqueKeysWithValues: passedOn))
    }

    /// Prints the results of a run.
    public static func results(of bundle: String) -> Invocation {
        Invocation("xcrun", ["xcresulttool", "get", "test-results", "tests", "--path", bundle])
    }

    /// Identifiers that mean exactly the selected tests; none when all are selected.
    ///
    /// A function of Swift Testing needs its parentheses, a method of XCTest must have none; both come as listed.
    public static func onlyTesting(_ selected: [TestID], of all: [TestID]) -> [String] {
        let wanted = Set(selected)
        if all.allSatisfy(wanted.contains) { return [] }
        let byModule = Dictionary(grouping: all, by: \.module)
        return byModule.sorted { $0.key < $1.key }.flatMap { module, tests -> [String] in
            let chosen = tests.filter(wanted.contains)
            return chosen.count == tests.count ? [module] : chosen.map { ([module] + $0.path).joined(separator: "/") }
        }
    }

    /// Reads an identifier as `xcodebuild` lists it: `AppTests/CartTests/adds()`.
    public static func id(listed text: String) -> TestID? {
        let parts = TestID.components(of: text)
        guard parts.count > 1 else { return nil }
        return TestID(module: parts[0], path: Array(parts.dropFirst()))
    }

    private func call(_ arguments: [String], environment: [String: String] = [:]) -> Invocation {
        Invocation("xcodebuild", arguments, in: root, environment: environment)
    }
}

/// A node of the tree that `xcresulttool get test-results tests` prints.
public struct XCResultNode: Hashable, Sendable {
    /// `Test Plan`, `Unit test bundle`, `Test Suite`, `Test Case`, `Arguments`, `Repetition`, `Failure Message`.
    public var type: String
    /// What it is called, or what it says.
    public var name: String
    /// `CartTests/adds()`.
    public var identifier: String?
    /// `Passed`, `Failed`, `Skipped`, `Expected Failure`.
    public var result: String?
    /// The nodes within.
    public var children: [XCResultNode]

    /// Creates a node.
    public init(
        type: String, name: String, identifier: String? = nil, result: String? = nil, children: [XCResultNode] = []
    ) {
        self.type = type
        self.name = name
        self.identifier = identifier
        self.result = result
        self.children = children
    }
}

extension ProcessResults {
    /// Reads a tree of results.
    public init(xcresult nodes: [XCResultNode]) {
        self.init()
        for node in nodes { add(node, module: "") }
        isFinished = !nodes.isEmpty
    }

    private mutating func add(_ node: XCResultNode, module: String) {
        if node.type == "Test Case" {
            let path = TestID.components(of: node.identifier ?? node.name)
            let isWhole = path.first == module && path.count > 2
            let id = TestID(module: module, path: isWhole ? Array(path.dropFirst()) : path)
            var result = TestResult(id, node.result == "Skipped" ? .skipped(reason: node.firstMessage) : .ended)
            result.issues = node.issues(argument: nil)
            if node.result == "Failed", !result.isFailed { result.issues.append(TestIssue("failed without a message")) }
            if node.result == "Expected Failure", result.issues.isEmpty {
                result.issues.append(TestIssue("expected failure", weight: .known))
            }
            result.arguments = node.children.filter { $0.type == "Arguments" }.map(\.name)
            results[id] = results[id].map { $0.merged(with: result) } ?? result
            return
        }
        let inner = node.type.hasSuffix("test bundle") ? node.name : module
        for child in node.children { add(child, module: inner) }
    }
}

extension XCResultNode {
    fileprivate var firstMessage: String { children.first?.name ?? "" }

    fileprivate func issues(argument: String?) -> [TestIssue] {
        children.flatMap { child -> [TestIssue] in
            switch child.type {
            case "Failure Message":
                var issue = Self.issue(child.name)
                issue.argument = argument
                if result == "Expected Failure" { issue.weight = .known }
                return [issue]
            case "Arguments": return child.issues(argument: child.name)
            default: return child.issues(argument: argument)
            }
        }
    }

    /// `CartTests.swift:42: Expectation failed: …`
    private static func issue(_ text: String) -> TestIssue {
        let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].hasSuffix(".swift"), let line = Int(parts[1]) else { return TestIssue(text) }
        return TestIssue(String(parts[2].drop { $0 == " " }), file: String(parts[0]), line: line)
    }
}
