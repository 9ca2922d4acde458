import Facts
import Reading
import Resolving
import TestSupport
import Testing

/// The recipe of a type, from sources by path; a path's first folder under `Sources` names the module, `App` else.
func recipe(
    _ name: String, _ sources: [String: String], wanted: String? = nil, testModules: Set<String>? = nil
) throws -> Diagnosed<Recipe> {
    let files = sources.sorted { $0.key < $1.key }.map { path, text in
        let parts = path.split(separator: "/")
        let module = parts.count > 1 ? String(parts[0]) : "App"
        return readFile(text, path: path, module: module, depth: .bodies).value
    }
    let index = FactIndex(files: files)
    let sut = try #require(index.types(named: name).first)
    let options = ResolveOptions(
        containers: Container.all, initializer: wanted, testModules: testModules, offer: plannedDoubles(in: index))
    return resolve(sut, in: index, options: options)
}
