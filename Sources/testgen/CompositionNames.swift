import Facts
import Project

/// What the doubles of compositions are called: as they were before, else after an alias, else after the first property or
/// parameter of that type, so that `services: HasItems & HasClock` gets a `ServicesMock`.
struct CompositionNames {
    private let index: FactIndex
    private let existing: ExistingDoubles
    private let tests: SourceIndex
    private let sources: SourceIndex

    /// The names that one run of a command has given, by protocols and suffix: for other SUTs it gives the same.
    final class Given {
        fileprivate var names: [Set<SourceLocation>: [String: String]] = [:]

        fileprivate func has(_ name: String) -> Bool { names.values.contains { $0.values.contains(name) } }
    }

    init(_ index: FactIndex, existing: ExistingDoubles, in workspace: Workspace) {
        self.index = index
        self.existing = existing
        tests = workspace.tests
        sources = workspace.sources
    }

    /// The name of the double of several protocols; `nil` for one, and where their own names have to do.
    func name(of types: [TypeFact], suffix: String) -> String? {
        guard types.count > 1 else { return nil }
        let wanted = Set(types.map(\.info.location))
        if let known = existing.given.names[wanted]?[suffix] { return known }
        let name =
            alias(of: wanted).map { $0 + suffix } ?? kept(of: Set(types.map(\.name)), suffix)
            ?? use(of: wanted, suffix)
        if let name { existing.given.names[wanted, default: [:]][suffix] = name }
        return name
    }

    /// The name in a file of testgen's.
    private func kept(of names: Set<String>, _ suffix: String) -> String? {
        existing.owned.values.joined().first { double in
            Set(double.protocols).intersection(names) == names && double.name?.hasSuffix(suffix) == true
                && double.protocols.count <= names.count + 2
        }?.name
    }

    /// An alias: `Services` for `typealias Services = HasItems & HasClock`. Where several types have an alias of that name,
    /// the type is part of it: `ItemListServices`.
    private func alias(of wanted: Set<SourceLocation>) -> String? {
        let found = index.files.flatMap { file in
            file.allTypealiases.filter {
                $0.generics.isEmpty
                    && protocols(of: $0.target, from: LookupScope(path: $0.scope, module: file.module)) == wanted
            }
        }
        let alias = found.min { ($0.scope.count, $0.info.location.file) < ($1.scope.count, $1.info.location.file) }
        guard let alias else { return nil }
        let others = sources.types.joined().count { $0.keyword == "typealias" && $0.name == alias.name }
        guard others > 1 else { return alias.name }
        return alias.scope.last.map { $0.withoutRole + alias.name }
    }

    /// What holds a value of the composition, with the type around it where the name alone means something else.
    private func use(of wanted: Set<SourceLocation>, _ suffix: String) -> String? {
        let uses = index.types.flatMap { type -> [(owner: TypeFact, name: String)] in
            let properties = type.members.properties.compactMap { fact in fact.type.map { (fact.name, $0) } }
            let parameters = type.members.initializers.flatMap(\.parameters).map { ($0.name, $0.type) }
            return (properties + parameters).compactMap { name, written in
                protocols(of: written, from: type.scopeInside) == wanted ? (type, name) : nil
            }
        }
        let first = uses.min { left, right in
            let (one, other) = (left.owner.info.location, right.owner.info.location)
            return (one.file, one.line, left.name) < (other.file, other.line, right.name)
        }
        guard let first else { return nil }
        let word = first.name.filter { $0 != "_" && $0 != "`" }
        let name = word.prefix(1).uppercased() + word.dropFirst()
        return [name, first.owner.name.withoutRole + name].map { $0 + suffix }.first { !isTaken($0, suffix) }
    }

    /// Whether a type has the name, or gets it: the double of a protocol.
    private func isTaken(_ name: String, _ suffix: String) -> Bool {
        let stem = String(name.dropLast(suffix.count))
        let isOfProtocol = [stem, stem + "Protocol"].contains { protocolName in
            sources.declarations(of: protocolName).contains { $0.keyword == "protocol" }
        }
        if isOfProtocol || existing.given.has(name) { return true }
        return !sources.declarations(of: name).isEmpty || !tests.declarations(of: name).isEmpty
    }

    /// The protocols that a composition is made of; `nil` for any other type.
    private func protocols(of type: TypeRef, from scope: LookupScope) -> Set<SourceLocation>? {
        let bare = index.expanded(type, from: scope).bare
        guard case .composition = bare else { return nil }
        return Set(bare.parts.compactMap { index.declaration(of: $0, from: scope)?.info.location })
    }
}

extension String {
    /// A type's name without the word that says what it is for: `ItemList` of `ItemListProcessor`.
    fileprivate var withoutRole: String {
        let roles = [
            "ViewModel", "Presenter", "Interactor", "Processor", "Coordinator", "Service", "Controller", "Store",
        ]
        let role = roles.first { hasSuffix($0) && self != $0 }
        return role.map { String(dropLast($0.count)) } ?? self
    }
}
