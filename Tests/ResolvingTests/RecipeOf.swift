import Facts
import Reading
import Resolving
import TestSupport
import Testing

/// The recipe of a type, from sources by path; a path's first folder under `Sources` names the module, `App` else.
func recipe(
    _ name: String, _ sources: [String: String], wanted: String? = nil, testModules: Set<String>? = nil
) throws -> Diagnosed<Recipe> {
    let index = index(of: sources)
    let sut = try #require(index.types(named: name).first)
    return resolved(sut, in: index, wanted: wanted, testModules: testModules)
}

/// The recipes of all types of a name, in their order.
func recipes(_ name: String, _ sources: [String: String]) -> [Recipe] {
    let index = index(of: sources)
    return index.types(named: name).map { resolved($0, in: index).value }
}

private func index(of sources: [String: String]) -> FactIndex {
    let files = sources.sorted { $0.key < $1.key }.map { path, text in
        let parts = path.split(separator: "/")
        let module = parts.count > 1 ? String(parts[0]) : "App"
        return readFile(text, path: path, module: module, depth: .bodies).value
    }
    return FactIndex(files: files)
}

private func resolved(
    _ sut: TypeFact, in index: FactIndex, wanted: String? = nil, testModules: Set<String>? = nil
) -> Diagnosed<Recipe> {
    let options = ResolveOptions(
        containers: Container.all, initializer: wanted, testModules: testModules, offer: plannedDoubles(in: index))
    return resolve(sut, in: index, options: options)
}
