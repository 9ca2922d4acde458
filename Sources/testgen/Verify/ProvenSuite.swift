import Facts
import Project
import Reading
import Running

/// A suite, whoever wrote it, and the types whose code is changed to see what it notices.
struct ProvenSuite {
    var name: String
    /// Its tests that run.
    var tests: [TestID]
    var subjects: [ProofSubject]

    /// The library that its tests are written for.
    var library: Sandbox.Library { tests.allSatisfy(\.isXCTest) ? .xctest : .swiftTesting }
}

/// Finds suites and what they test.
struct SuiteFinder {
    private let workspace: Workspace
    private let catalog: TestCatalog
    private let reader: SubjectReader

    init(_ workspace: Workspace) {
        self.workspace = workspace
        catalog = TestCatalog(
            workspace.tests.files.map {
                readTests(String(decoding: $0.bytes, as: UTF8.self), path: $0.path, module: $0.module)
            })
        reader = SubjectReader(workspace, ExistingDoubles(in: workspace))
    }

    /// The facts about a test.
    func fact(_ id: TestID) -> TestFact? { catalog.fact(id) }

    /// The suite of a SUT, by the name that generated ones have.
    func suite(of known: Understanding) throws -> ProvenSuite {
        let (usual, other) = (known.recipe.sut.name + "Tests", known.recipe.sut.name + "UnitTests")
        let isUsual = catalog.tests.contains { names(of: $0).contains(usual) }
        let name = isUsual || !catalog.tests.contains { names(of: $0).contains(other) } ? usual : other
        return ProvenSuite(name: name, tests: try tests(of: name), subjects: [ProofSubject(known)])
    }

    /// A suite by its name, with the type it is named for, or with others.
    func suite(_ name: String, of types: [String], _ notes: inout Notes) throws -> ProvenSuite {
        let tests = try tests(of: name)
        let wanted = try types.isEmpty ? [subject(of: name)] : types
        return ProvenSuite(
            name: name, tests: tests,
            subjects: try wanted.map { ProofSubject(try reader.understand($0, writes: false, &notes)) })
    }

    /// All suites that are named for a type of the project.
    func all(_ notes: inout Notes) throws -> [ProvenSuite] {
        let named = catalog.tests.compactMap { test in names(of: test).first { type(namedBy: $0) != nil } }
        return try Set(named).sorted().compactMap { name in
            guard let tests = try? tests(of: name), !tests.isEmpty else { return nil }
            return try suite(name, of: [], &notes)
        }
    }

    /// What the suite of a test goes by: its own name, and that of its file, as classes of XCTest share one.
    private func names(of test: TestFact) -> [String] {
        guard test.id.path.count > 1 else { return [] }
        return [test.id.path[0].filter { $0 != "`" }, Path.stem(test.location.file)]
    }

    private func tests(of name: String) throws -> [TestID] {
        let own = catalog.tests.filter { names(of: $0).first == name }
        let all = own.isEmpty ? catalog.tests.filter { names(of: $0).contains(name) } : own
        guard !all.isEmpty else {
            let near = Nearest.names(to: name, among: Set(catalog.tests.flatMap(names)))
            let hint = near.isEmpty ? "" : "; did you mean \(near.joined(separator: ", "))?"
            throw Failure("there is no suite \(name)\(hint)", rule: "prove")
        }
        let running = all.filter { $0.traits.enablement != .disabled }.map(\.id)
        guard !running.isEmpty else { throw Failure("no test of \(name) runs: all are disabled", rule: "prove") }
        return running
    }

    private func subject(of suite: String) throws -> String {
        guard let found = type(namedBy: suite) else {
            throw Failure(
                "there is no saying what \(suite) tests; name the type: `testgen prove \(suite) --of <Type>`",
                rule: "prove")
        }
        return found
    }

    /// The type of the project that a suite is named for.
    private func type(namedBy suite: String) -> String? {
        stems(of: suite).first { (try? workspace.sources.subject($0).get()) != nil }
    }

    /// What a suite's name can mean: `Checkout` for `CheckoutTests`.
    private func stems(of suite: String) -> [String] {
        ["IntegrationTests", "UnitTests", "Tests", "Test", "Specs", "Spec", "Suite"].compactMap { ending in
            suite.hasSuffix(ending) && suite != ending ? String(suite.dropLast(ending.count)) : nil
        }
    }
}
