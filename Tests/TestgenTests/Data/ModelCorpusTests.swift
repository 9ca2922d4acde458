import Facts
import Foundation
import MockData
import Project
import Testing

@Suite("Builders for the model corpus", .serialized)
struct ModelCorpusTests {
    @Test("Every model has a builder, or a reason at its place")
    func everyModelIsAccountedFor() throws {
        let corpus = try ModelCorpus()
        let set = corpus.maker(.factory).builders(for: corpus.models.filter(corpus.index.isModel)).value
        let missing = set.missing.map(\.model.name).sorted()
        #expect(corpus.models.count >= 150)
        #expect(missing == Self.missing)
        #expect(set.missing.allSatisfy { $0.problem.location != nil })
        #expect(set.found.values.map(\.callee).sorted() == ["Band.mock", "Song.fixture"])
        let holes = set.plans.filter { !$0.holes.isEmpty }.map { "\($0.stem).\($0.holes[0].parameter)" }
        #expect(holes == Self.holes)
    }

    /// Models that cannot be made from outside: uninhabited, hidden, or only out of another value of themselves.
    private static let missing = [
        "HiddenMemberwise", "InoutParameter", "OnlyGeneric", "PrivateInitialiser", "Singleton",
        "URLSessionStandIn",
    ]

    /// Fields a test must give.
    private static let holes = [
        "Box.value", "Endless.next", "HoldsNeedy.needy", "HoldsSingleton.singleton", "Lens.get",
        "NeedsProtocol.clock", "OpaqueParameter.value", "Pair.first", "Plainly.wrappedValue", "Store.state",
        "Tagged.rawValue", "Unowned.person",
    ]

    @Test("All builders compile without warnings and make the same values always", arguments: ["5", "6"])
    func buildersCompileAndRun(mode: String) throws {
        let corpus = try ModelCorpus()
        var build = try CorpusBuild("models", mode: mode)
        for shape in DataShape.allCases {
            let output = try corpus.output(shape)
            try build.add(output.files, folder: shape.rawValue)
            build.checks += output.checks
        }
        try #require(build.checks.count >= 1_500)
        let modules = try ["CorpusKit", "Corpus"].map { ($0, try ModelCorpus.sources(of: $0)) }
        let program = try build.compile(over: modules)
        defer { try? FileManager.default.removeItem(at: build.folder) }
        let first = try CorpusBuild.run(program, [])
        let second = try CorpusBuild.run(program, [])
        #expect(first.status == 0, "\(first.output.suffix(2000))")
        let isEqual = first.output == second.output
        #expect(isEqual, "two runs print the same")
        let problems = first.output.split(separator: "\n").filter { $0.contains("PROBLEM") }
        #expect(problems == [])
        print("Swift \(mode): \(build.checks.count) checks over \(build.fileCount) files of builders")
    }
}
