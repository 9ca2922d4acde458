import Facts
import Project
import Reading
import Resolving

/// Finds dependencies whose protocol should be in the project, but is not.
///
/// An imported library may declare an unknown name, which then becomes a hook for a person to fill in. But where the
/// file imports only modules of the project, of containers and of the system, the file that declares the name is
/// missing, and code generated without it would be wrong.
struct MissingProtocols {
    let project: Project
    /// Whether a bridging header may declare names for all of Swift's files.
    let hasBridgingHeader: Bool

    init(_ workspace: Workspace) {
        project = workspace.project
        hasBridgingHeader = workspace.root.tree.paths.contains { $0.hasSuffix("Bridging-Header.h") }
    }

    /// Throws when a protocol is missing.
    func check(_ known: Understanding) throws {
        let sut = known.recipe.sut
        let ours = Set(project.modules.map(\.name)).union(SystemTypes.modules).union(Container.all.flatMap(\.modules))
        let imports = known.index.imports(ofFile: sut.info.location.file).map(\.module)
        guard !hasBridgingHeader, imports.allSatisfy(ours.contains) else { return }
        let missing = known.recipe.dependencies.filter { dependency in
            if case .impossible = dependency.handover { return false }
            guard
                case .unknown = known.index.dependencyKind(
                    of: dependency.type, from: sut.scopeInside, generics: sut.generics)
            else { return false }
            guard case .unresolved = dependency.double else { return false }
            let name = dependency.type.outermostName
            return !SystemTypes.mayDeclare(name) && !SystemTypes.mayBeApples(name)
        }
        if !missing.isEmpty { throw Failure(missing.map { diagnostic(for: $0, of: sut) }) }
    }

    private func diagnostic(for dependency: Dependency, of sut: TypeFact) -> Diagnostic {
        let places = project.modules.flatMap(\.sources)
        let more = places.count > 8 ? [" and \(places.count - 8) more"] : []
        let folders = places.prefix(8).joined(separator: ", ") + more.joined()
        return Diagnostic(
            .error,
            "the protocol \(dependency.type.bare.text) is declared in none of the sources that were read (\(folders)); "
                + "add the folder that declares it to `sources` in .testgen.yml",
            at: dependency.origin.location, rule: "missing-protocol",
            notes: ["needed by \(sut.qualifiedName).\(dependency.name)"])
    }
}

extension TypeRef {
    /// The first name of a type, without `any`, optionals and attributes: `Network` of `(any Network.Client)?`.
    fileprivate var outermostName: String {
        String(bare.text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
}
