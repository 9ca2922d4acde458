import Facts
import Project
import Reading
import Resolving

/// Finds dependencies whose protocol should be in the project, but is not.
///
/// Whatever is unknown becomes a hook for a person to fill in. Where the file imports only modules of the project, of
/// containers and of the system, the file that declares the name was not read, and there is more to say: which folder to
/// add.
struct MissingProtocols {
    let project: Project
    /// Whether a bridging header may declare names for all of Swift's files.
    let hasBridgingHeader: Bool

    init(_ workspace: Workspace) {
        project = workspace.project
        hasBridgingHeader = workspace.root.tree.paths.contains { $0.hasSuffix("Bridging-Header.h") }
    }

    /// Says of each dependency whose protocol is missing what to add, in place of the warning that it is unknown.
    func note(_ known: Understanding, _ notes: inout Notes) {
        for diagnostic in diagnostics(for: known) {
            notes.diagnostics.removeAll { $0.rule == "unresolved-dependency" && $0.notes == diagnostic.notes }
            notes.diagnostics.append(diagnostic)
        }
    }

    private func diagnostics(for known: Understanding) -> [Diagnostic] {
        let sut = known.recipe.sut
        let ours = Set(project.modules.map(\.name)).union(SystemTypes.modules).union(Container.all.flatMap(\.modules))
        let imports = known.index.imports(ofFile: sut.info.location.file).map(\.module)
        guard !hasBridgingHeader, imports.allSatisfy(ours.contains) else { return [] }
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
        return missing.map { diagnostic(for: $0, of: sut) }
    }

    private func diagnostic(for dependency: Dependency, of sut: TypeFact) -> Diagnostic {
        let places = project.modules.flatMap(\.sources)
        let more = places.count > 8 ? [" and \(places.count - 8) more"] : []
        let folders = places.prefix(8).joined(separator: ", ") + more.joined()
        return Diagnostic(
            .warning,
            "the protocol \(dependency.type.bare.text) is declared in none of the sources that were read (\(folders)); "
                + "add the folder that declares it to `sources` in .testgen.yml, or fill in the hook",
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
