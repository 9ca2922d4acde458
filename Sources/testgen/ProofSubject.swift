import Facts
import Project
import Reading
import Resolving

/// A SUT whose suite is run against mutants.
struct ProofSubject {
    let known: Understanding

    /// The suite's name: `LibraryListViewModelTests`.
    var suite: String { known.recipe.sut.name + "Tests" }

    /// The support file that its tests use for waiting.
    var waitPath: String {
        Path.join(Path.join(known.tests.path, "Support"), SupportFile.waitUntil.rawValue + ".swift")
    }

    /// What is known of types in its code, for values that can be changed.
    var types: PlantingTypes {
        let (recipe, index) = (known.recipe, known.index)
        return PlantingTypes(parameters: parameterTypes) { name in
            recipe.members.properties.first { $0.name.plain == name }?.type
        } otherCase: { type, name in
            guard let fact = index.declaration(of: type, from: recipe.sut.scopeInside), fact.kind == .enum else {
                return nil
            }
            let other = fact.members.cases.first { $0.name.plain != name && $0.payload.isEmpty }
            return other.map { ".\($0.name)" }
        }
    }

    /// The types of the parameters of a dependency's method, or of one of its own.
    private func parameterTypes(_ path: [String], _ labels: [String?]) -> [TypeRef]? {
        if let parts = partTypes(path, labels) { return parts }
        let names = path.first == "self" ? Array(path.dropFirst()) : path
        if names.count == 1 {
            let own = known.recipe.members.methods.filter { $0.name == names[0] && $0.generics.parameters.isEmpty }
            return own.first { $0.parameters.map(\.label) == labels }?.parameters.map(\.type)
        }
        guard let name = names.last,
            let dependency = known.recipe.dependencies.first(where: {
                $0.accessPaths.contains(names.dropLast().joined(separator: "."))
            })
        else { return nil }
        let methods = dependency.protocols.flatMap { [$0] + known.index.inheritedProtocols(of: $0).found }
            .flatMap(\.members.methods)
        return methods.first { $0.name == name && $0.parameters.map(\.label) == labels }?.parameters.map(\.type)
    }

    /// How many parts a value has at most that are changed one by one.
    private static let mostParts = 6

    /// The types of what a struct, or a case of an enum, is made of.
    private func partTypes(_ path: [String], _ labels: [String?]) -> [TypeRef]? {
        guard (1...Self.mostParts).contains(labels.count), let last = path.last else { return nil }
        let scope = known.recipe.sut.scopeInside
        if path.first == "" {
            let cases = known.index.types.flatMap { $0.members.cases }.filter {
                $0.name.plain == last && $0.payload.map(\.label) == labels
            }
            return cases.count == 1 ? cases[0].payload.map(\.type) : nil
        }
        if let fact = known.index.type(named: path.joined(separator: "."), from: scope), fact.kind == .struct {
            let initializers = fact.members.initializers
            if let written = initializers.first(where: { $0.parameters.map(\.label) == labels }) {
                return written.parameters.map(\.type)
            }
            guard initializers.isEmpty else { return nil }
            return labels.map { label in
                fact.members.properties.first { $0.name.plain == label && $0.isStored }?.type
            }.allPresent()
        }
        let owner = known.index.type(named: path.dropLast().joined(separator: "."), from: scope)
        return owner?.members.cases.first { $0.name.plain == last && $0.payload.map(\.label) == labels }?
            .payload.map(\.type)
    }

    /// The filter of `swift test` for the suite, or for the XCTest classes in its file, and the library of either.
    func tests(in workspace: Workspace) throws -> (filter: String, library: Sandbox.Library) {
        let path = Path.join(Path.join(known.tests.path, known.subject.module), suite + ".swift")
        let classes = try workspace.world.existing(path).map(testClasses) ?? []
        let names = classes.isEmpty ? [suite] : classes
        return ("\\.(\(names.joined(separator: "|")))/", classes.isEmpty ? .swiftTesting : .xctest)
    }

    /// The names of the test cases a file declares.
    private func testClasses(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            guard line.hasSuffix(": XCTestCase {") else { return nil }
            return line.split(separator: ":")[0].split(separator: " ").last.map(String.init)
        }
    }
}
