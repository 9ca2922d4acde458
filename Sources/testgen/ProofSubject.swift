import Facts
import Project
import Reading
import Resolving

/// A SUT whose suite is run against mutants.
struct ProofSubject {
    let known: Understanding
    /// What can be called with arguments that can be changed, besides dependencies.
    let calls: DeclaredCalls
    /// What could be taken for another field.
    let fields: DeclaredFields

    init(_ known: Understanding) {
        self.known = known
        calls = DeclaredCalls(known.index)
        fields = DeclaredFields(known.index)
    }

    /// The support file that its tests use for waiting.
    var waitPath: String {
        Path.join(Path.join(known.tests.path, "Support"), SupportFile.waitUntil.rawValue + ".swift")
    }

    /// What is known of types in its code, for values that can be changed.
    var types: PlantingTypes { types(in: known.recipe.sut, known.recipe.members, parameterTypes) }

    /// What is known of types in the code of a type that it works with.
    func types(in fact: TypeFact) -> PlantingTypes { types(in: fact, known.index.members(of: fact)) { _, _ in nil } }

    private func types(
        in owner: TypeFact, _ members: [Member], _ parameters: @escaping ([String], [String?]) -> [TypeRef]?
    ) -> PlantingTypes {
        let index = known.index
        return PlantingTypes(parameters: parameters, declared: calls.types) { name in
            members.properties.first { $0.name.plain == name }?.type
        } otherCase: { type, name in
            guard let fact = index.declaration(of: type, from: owner.scopeInside), fact.kind == .enum else {
                return nil
            }
            let other = fact.members.cases.first { $0.name.plain != name && $0.payload.isEmpty }
            return other.map { ".\($0.name)" }
        } sibling: { [fields] value, name in
            let property = value.flatMap { value in members.properties.first { $0.name.plain == value } }
            return fields.sibling(of: name, in: property?.type)
        }
    }

    /// The types of the SUT's module that its code works with, those of its file first: none that a double stands for.
    func helpers(in workspace: Workspace) -> [TypeFact] {
        let (recipe, index) = (known.recipe, known.index)
        let doubled = Set(recipe.dependencies.flatMap(\.protocols).map(\.name))
        let module = workspace.owners.module(owning: recipe.sut.info.location.file)?.name
        let found = index.types.filter { fact in
            fact.kind != .protocol && !fact.isLocal && fact.info.location != recipe.sut.info.location
                && !fact.inherits.contains { $0.lastName.map(doubled.contains) ?? false }
                && workspace.owners.module(owning: fact.info.location.file)?.name == module
                && index.members(of: fact).contains(where: \.hasBody)
        }
        let file = recipe.sut.info.location.file
        return found.filter { $0.info.location.file == file } + found.filter { $0.info.location.file != file }
    }

    /// The types of the parameters of a dependency's method, or of one of its own.
    private func parameterTypes(_ path: [String], _ labels: [String?]) -> [TypeRef]? {
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
}

extension Member {
    /// Whether its code is there to be changed.
    fileprivate var hasBody: Bool {
        switch self {
        case .method(let method): method.body != nil
        case .property(let property): property.accessors?.bodies.isEmpty == false
        default: false
        }
    }
}
