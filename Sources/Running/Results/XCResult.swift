/// A node of the tree that `xcresulttool get test-results tests` prints.
public struct XCResultNode: Hashable, Sendable, Decodable {
    /// `Test Plan`, `Unit test bundle`, `Test Suite`, `Test Case`, `Arguments`, `Repetition`, `Failure Message`.
    public var type: String
    /// Its name or its message.
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

    private enum CodingKeys: String, CodingKey {
        case type = "nodeType"
        case name, result, children
        case identifier = "nodeIdentifier"
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        type = try values.decode(String.self, forKey: .type)
        name = try values.decode(String.self, forKey: .name)
        identifier = try values.decodeIfPresent(String.self, forKey: .identifier)
        result = try values.decodeIfPresent(String.self, forKey: .result)
        children = try values.decodeIfPresent([XCResultNode].self, forKey: .children) ?? []
    }
}

/// What `xcresulttool get test-results tests` prints; the other keys tell of devices and configurations.
public struct XCResultTree: Hashable, Sendable, Decodable {
    /// The test plans.
    public var testNodes: [XCResultNode]
}

/// What `xcodebuild -enumerate-tests` writes in style `flat` and format `json`.
public struct XcodeTestList: Hashable, Sendable, Decodable {
    /// What went wrong.
    public var errors: [String]?
    /// The tests of each test plan.
    public var values: [Plan]

    /// The tests of a test plan.
    public struct Plan: Hashable, Sendable, Decodable {
        /// Those that run.
        public var enabledTests: [Entry]
    }

    /// A test.
    public struct Entry: Hashable, Sendable, Decodable {
        /// `AppTests/CartTests/adds()`.
        public var identifier: String
    }

    /// The tests that run. Methods of XCTest are listed with parentheses; what the sources declare tells them apart.
    public func ids(in catalog: TestCatalog) -> [TestID] {
        let found = values.flatMap(\.enabledTests).compactMap { XcodeBuild.id(listed: $0.identifier) }
        return Set(found.map { $0.asDeclared(in: catalog) }).sorted()
    }
}

extension TestID {
    /// The identifier without parentheses where the sources declare a method of XCTest.
    fileprivate func asDeclared(in catalog: TestCatalog) -> TestID {
        guard name.hasSuffix("()"), catalog.fact(self) == nil else { return self }
        let bare = TestID(module: module, path: path.dropLast() + [String(name.dropLast(2))])
        return catalog.fact(bare) == nil ? self : bare
    }
}

extension ProcessResults {
    /// Reads a tree of results.
    ///
    /// - Parameter expected: The tests that were asked for, in the spelling of the sources: results write methods of
    ///   XCTest with parentheses.
    public init(xcresult nodes: [XCResultNode], expected: [TestID] = []) {
        self.init()
        for node in nodes { add(node, module: "") }
        isFinished = !nodes.isEmpty
        let wanted = Set(expected)
        for (id, result) in results where !wanted.contains(id) && id.name.hasSuffix("()") {
            let bare = TestID(module: id.module, path: id.path.dropLast() + [String(id.name.dropLast(2))])
            guard wanted.contains(bare) else { continue }
            results[id] = nil
            results[bare] = result
            results[bare]?.id = bare
        }
    }

    /// Whether an issue reports a crash of the test program, as Xcode's results word it.
    public static func isCrash(_ issue: TestIssue) -> Bool {
        ["Crash:", "Test crashed", "Fatal error"].contains { issue.message.hasPrefix($0) }
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
