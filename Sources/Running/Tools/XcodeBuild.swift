/// Calls of `xcodebuild` and `xcresulttool`.
public struct XcodeBuild: Hashable, Sendable {
    /// What is opened; `nil` for the Swift package in the folder.
    public var container: Container?
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
    public init(container: Container?, scheme: String, destination: String, root: String, coverage: Bool = false) {
        self.container = container
        self.scheme = scheme
        self.destination = destination
        self.root = root
        self.coverage = coverage
    }

    private var common: [String] { Self.opening(container) + ["-scheme", scheme, "-destination", destination] }

    private static func opening(_ container: Container?) -> [String] {
        switch container {
        case .workspace(let path): ["-workspace", path]
        case .project(let path): ["-project", path]
        case nil: []
        }
    }

    /// Prints the schemes there are, as JSON.
    public static func schemes(of container: Container?, in root: String) -> Invocation {
        Invocation("xcodebuild", ["-list", "-json"] + opening(container), in: root)
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

    /// Prints the covered lines of a run, as JSON.
    public static func coverage(of bundle: String) -> Invocation {
        Invocation("xcrun", ["xccov", "view", "--report", "--json", bundle])
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

    /// The workspace or project a folder is built by: a workspace before a project; the error says why there is none.
    ///
    /// - Parameters:
    ///   - wanted: What the user named, relative to the folder.
    ///   - paths: The files of the project, relative to its folder; bundles count as files.
    ///   - isPackage: Whether there is a `Package.swift`, which Xcode opens as it is.
    public static func container(wanted: String?, among paths: [String], isPackage: Bool) throws(Problem) -> Container?
    {
        if let wanted {
            guard paths.contains(wanted) else { throw .missing(wanted) }
            return wanted.hasSuffix(".xcworkspace") ? .workspace(wanted) : .project(wanted)
        }
        if isPackage { return nil }
        for ending in [".xcworkspace", ".xcodeproj"] {
            let found = paths.filter { $0.hasSuffix(ending) }
            let nearest = found.map { $0.split(separator: "/").count }.min()
            let top = found.filter { $0.split(separator: "/").count == nearest }
            if top.count > 1 { throw .several(top) }
            if let only = top.first { return ending == ".xcworkspace" ? .workspace(only) : .project(only) }
        }
        throw .none
    }

    /// Why it is not known what to open.
    public enum Problem: Error, Hashable, Sendable {
        case none
        case missing(String)
        case several([String])
    }

    private func call(_ arguments: [String], environment: [String: String] = [:]) -> Invocation {
        Invocation("xcodebuild", arguments, in: root, environment: environment)
    }
}
