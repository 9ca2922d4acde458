import Foundation
import Reading
import Testing

@testable import Scaffolding

/// Reads the sources of an example package and resolves one of its types.
func exampleRecipe(_ package: String, _ type: String, module: String = "App") throws -> (Recipe, FactIndex) {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Examples/\(package)/Sources/\(module)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
    let facts = try files.map { path in
        let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        return readFile(text, path: path, module: module, depth: .bodies).value
    }
    let index = FactIndex(files: facts)
    let sut = try #require(index.type(named: type))
    return (resolve(sut, in: index, options: ResolveOptions(containers: Container.all)).value, index)
}

/// Reads one source text and resolves one of its types.
func recipe(of type: String, in source: String) throws -> (Recipe, FactIndex) {
    let index = FactIndex(files: [readFile(source, path: "Source.swift", module: "App", depth: .bodies).value])
    let sut = try #require(index.type(named: type))
    return (resolve(sut, in: index, options: ResolveOptions(containers: Container.all)).value, index)
}

@Suite struct BehaviourExplorationTests {
    @Test func everyWayThroughAnExampleIsFound() throws {
        let (recipe, index) = try exampleRecipe("LibraryApp", "SyncService")
        let subject = TestedType(recipe, index: index)
        let sync = try #require(subject.methods("sync").first)
        let runs = Explorer(subject: subject).runs([.initializer, .method(sync)])
        #expect(runs.count == 3)
        #expect(runs.allSatisfy { !$0.isBroken && !$0.isUncertain })
        #expect(runs.count { $0.thrown != nil } == 1)
    }
}
