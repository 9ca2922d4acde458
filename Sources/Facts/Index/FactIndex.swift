/// Where a name is written: what lookups start from.
public struct LookupScope: Hashable, Sendable {
    /// Enclosing types, outermost first, the innermost being where the name stands.
    public var path: [String]
    /// The module.
    public var module: String

    /// Creates a scope.
    public init(path: [String] = [], module: String = "") {
        self.path = path
        self.module = module
    }
}

extension TypeFact {
    /// The scope of what is written inside the type.
    public var scopeInside: LookupScope { LookupScope(path: scope + [name], module: module) }
    /// The scope of what is written beside the type, such as its inheritance clause.
    public var scopeOutside: LookupScope { LookupScope(path: scope, module: module) }
}

/// All facts of a project, for looking names up as the compiler would: innermost scope first, own module first.
public struct FactIndex: Sendable {
    /// The files, in order of their paths.
    public let files: [FileFacts]
    private let tables: Tables
    /// Types of libraries that are described as if the project had declared them; they stand in no list of types.
    public let library: Library

    /// What is looked names up in; it is large, and handed on as one.
    final class Tables: Sendable {
        let types: [String: [TypeFact]]
        let aliases: [String: [(alias: TypealiasFact, module: String)]]
        let extensions: [String: [ExtensionFact]]
        let importsByFile: [String: [ImportFact]]
        let modules: Set<String>
        let foreignModules: Set<String>
        let importsByModule: [String: Set<String>]
        let exportsByModule: [String: [String]]
        /// Names of classes that may inherit from themselves: each lies on a circle of names.
        let circular: Set<String>

        init(
            _ files: [FileFacts], types: [String: [TypeFact]],
            aliases: [String: [(alias: TypealiasFact, module: String)]], extensions: [String: [ExtensionFact]]
        ) {
            (self.types, self.aliases, self.extensions) = (types, aliases, extensions)
            circular = Self.circular(types)
            importsByFile = Dictionary(files.map { ($0.path, $0.imports) }, uniquingKeysWith: { first, _ in first })
            modules = Set(files.map(\.module))
            foreignModules = Set(files.filter(\.isForeign).map(\.module))
            importsByModule = Dictionary(
                files.map { ($0.module, Set($0.imports.map(\.module))) }, uniquingKeysWith: { $0.union($1) })
            exportsByModule = Dictionary(
                files.map { file in
                    (file.module, file.imports.filter { $0.attributes.contains("_exported") }.map(\.module))
                }, uniquingKeysWith: +)
        }
    }

    /// Types of libraries that doubles speak of by themselves: a project may have others of these names.
    public static let typesOfDoubles = ["Error", "Int", "Bool", "String", "UInt", "NSLock"]

    /// Whether a class may inherit from itself, which does not compile but can be written.
    func mayBeCircular(_ type: TypeFact) -> Bool { tables.circular.contains(type.name) }

    /// Types of libraries, by their names.
    public struct Library: Sendable {
        /// The path of the file that describes them: that of no file there is.
        public static let path = "<library>"
        /// The types.
        public let types: [String: TypeFact]

        /// Lists types.
        public init(_ types: [TypeFact] = []) {
            self.types = Dictionary(types.map { ($0.qualifiedName, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    /// Indexes files; their order does not matter.
    public init(files: [FileFacts], library: Library = Library()) {
        self.library = library
        self.files = files.sorted { $0.path < $1.path }
        var types: [String: [TypeFact]] = [:]
        var aliases: [String: [(alias: TypealiasFact, module: String)]] = [:]
        var extensions: [String: [ExtensionFact]] = [:]
        for file in self.files {
            for type in file.types { types[type.name, default: []].append(type) }
            for alias in file.allTypealiases { aliases[alias.name, default: []].append((alias, file.module)) }
            for fact in file.extensions { extensions[fact.extended.lastName ?? "", default: []].append(fact) }
        }
        for name in extensions.keys.sorted() where types[name] == nil {
            guard let target = aliases[name]?.first?.alias.wholeTarget, let added = extensions[name] else { continue }
            extensions[target.lastName ?? "", default: []] += added.map { $0.extending(target) }
        }
        tables = Tables(self.files, types: types, aliases: aliases, extensions: extensions)
    }

    /// Every type, in order of files.
    public var types: [TypeFact] { files.flatMap(\.types) }

    /// Whether a module is none of the project's.
    public func isForeign(_ module: String) -> Bool { tables.foreignModules.contains(module) }

    /// Every type of a simple name, in any scope and module.
    public func types(named name: String) -> [TypeFact] { tables.types[name] ?? [] }

    /// The imports of the file a declaration stands in.
    public func imports(ofFile path: String) -> [ImportFact] { tables.importsByFile[path] ?? [] }

    /// The modules whose declarations a file sees: its own, those it or its module's exports import, and what these
    /// export in turn.
    public func visibleModules(fromFile path: String, in module: String) -> Set<String> {
        withExports(imports(ofFile: path).map(\.module) + (tables.exportsByModule[module] ?? []), of: module)
    }

    /// The modules whose declarations any file of a module sees.
    public func visibleModules(from module: String) -> Set<String> {
        withExports(Array(tables.importsByModule[module] ?? []), of: module)
    }

    private func withExports(_ imported: [String], of module: String) -> Set<String> {
        var queue = imported
        var seen: Set<String> = [module]
        while let next = queue.popLast() {
            if seen.insert(next).inserted { queue += tables.exportsByModule[next] ?? [] }
        }
        return seen
    }

    /// The type a dotted name means when written in a scope; aliases are not followed.
    public func type(named dotted: String, from scope: LookupScope = LookupScope()) -> TypeFact? {
        let names = dotted.namesOfPath
        guard let last = names.last, let candidates = tables.types[last] else { return nil }
        let found = best(candidates, names: names, from: scope, path: { $0.scope + [$0.name] }, module: { $0.module })
        if let found, found.scope.count + 1 > names.count { return found }
        return inherited(candidates.filter { !$0.scope.isEmpty }, names: names, from: scope) ?? found
    }

    /// The type that a superclass of an enclosing type declares in itself.
    private func inherited(_ candidates: [TypeFact], names: [String], from scope: LookupScope) -> TypeFact? {
        guard !candidates.isEmpty else { return nil }
        for depth in stride(from: scope.path.count, to: 0, by: -1) {
            var seen: Set<String> = [scope.path[depth - 1]]
            var current = tables.types[scope.path[depth - 1]]?.first { $0.module == scope.module }
            while let type = current, type.kind == .class, let parent = type.inherits.first?.unattributed.lastName,
                seen.insert(parent).inserted
            {
                let meant = tables.aliases[parent]?.first?.alias.target.lastName ?? parent
                let parents = tables.types[parent] ?? tables.types[meant] ?? []
                current = parents.first { $0.module == type.module } ?? parents.first
                let path = (current.map { $0.scope + [$0.name] } ?? [parent]) + names
                if let found = candidates.first(where: { $0.scope + [$0.name] == path }) { return found }
            }
        }
        return nil
    }

    /// The alias a dotted name means when written in a scope.
    public func alias(named dotted: String, from scope: LookupScope = LookupScope()) -> TypealiasFact? {
        let names = dotted.namesOfPath
        guard let last = names.last, let candidates = tables.aliases[last] else { return nil }
        let found = best(
            candidates, names: names, from: scope, path: { $0.alias.scope + [$0.alias.name] }, module: \.module)
        return (found ?? inherited(candidates, names: names, from: scope))?.alias
    }

    /// Whether any alias has a simple name.
    func isAlias(_ name: String) -> Bool { tables.aliases[name] != nil }

    /// The alias that a protocol or superclass of an enclosing type declares in itself.
    private func inherited(
        _ candidates: [(alias: TypealiasFact, module: String)], names: [String], from scope: LookupScope
    ) -> (alias: TypealiasFact, module: String)? {
        let nested = candidates.filter { !$0.alias.scope.isEmpty }
        guard names.count == 1, !nested.isEmpty else { return nil }
        for depth in stride(from: scope.path.count, to: 0, by: -1) {
            let path = scope.path.prefix(depth)
            guard let type = type(named: path.joined(separator: "."), from: LookupScope(module: scope.module)) else {
                continue
            }
            let line = sequence(first: type) { self.superclass(of: $0)?.fact }.prefix(16)
            let parents = Set(line.flatMap { [$0] + inheritedProtocols(of: $0).found }.map { $0.scope + [$0.name] })
            if let found = nested.first(where: { parents.contains($0.alias.scope) }) { return found }
        }
        return nil
    }

    /// Chooses among declarations of one simple name: the innermost scope wins, then the own module, then one that
    /// the own module imports, then any.
    private func best<Fact>(
        _ candidates: [Fact], names: [String], from scope: LookupScope, path: (Fact) -> [String],
        module: (Fact) -> String
    ) -> Fact? {
        var wanted = names
        var onlyModule: String?
        if names.count > 1, tables.modules.contains(names[0]), !candidates.contains(where: { path($0) == names }) {
            onlyModule = names[0]
            wanted.removeFirst()
        }
        let own = { (fact: Fact) in module(fact) == (onlyModule ?? scope.module) }
        for depth in stride(from: onlyModule == nil ? scope.path.count : 0, through: 0, by: -1) {
            let full = Array(scope.path.prefix(depth)) + wanted
            let matching = candidates.filter { path($0) == full }
            if let found = matching.first(where: own) { return found }
            guard onlyModule == nil else { continue }
            let imported = matching.first { tables.importsByModule[scope.module]?.contains(module($0)) ?? false }
            if let found = imported ?? matching.first { return found }
        }
        return nil
    }

    /// The extensions of types of a name that the sources do not declare, such as `Array`, in order of files.
    package func extensions(named name: String) -> [ExtensionFact] { tables.extensions[name] ?? [] }

    /// The extensions of a type, in order of files.
    public func extensions(of type: TypeFact) -> [ExtensionFact] {
        let path = type.scope + [type.name]
        let others = (tables.types[type.name] ?? []).filter { $0.module != type.module && $0.scope == type.scope }
        return (tables.extensions[type.name] ?? []).filter { fact in
            guard let name = fact.extended.name else { return false }
            let names = name.split(separator: ".").map(String.init)
            if path == names { return !others.contains { $0.module == fact.module } }
            return Array(names.dropFirst()) == path && names[0] == type.module
        }
    }

    /// The members of a type with those of its unconstrained extensions, in order of files.
    public func members(of type: TypeFact) -> [Member] {
        type.members + extensions(of: type).filter(\.requirements.isEmpty).flatMap(\.members)
    }
}

extension String {
    /// The names of a dotted path.
    fileprivate var namesOfPath: [String] {
        utf8.contains(UInt8(ascii: ".")) ? split(separator: ".").map(String.init) : isEmpty ? [] : [self]
    }
}

extension TypealiasFact {
    /// The type that an extension of the alias is one of: `Bar` of `typealias Foo = Bar`, and of
    /// `typealias Foo<Item> = Bar<Item, Never>`; `nil` where it is one of some `Bar` only.
    fileprivate var wholeTarget: TypeRef? {
        guard case .named(var components) = target, components.last?.arguments.isEmpty == generics.parameters.isEmpty
        else { return nil }
        for index in components.indices { components[index].arguments = [] }
        return .named(components)
    }
}

extension ExtensionFact {
    /// The same, written as one of another name of the type.
    fileprivate func extending(_ type: TypeRef) -> ExtensionFact {
        var fact = self
        fact.extended = type
        return fact
    }
}

extension FileFacts {
    /// The aliases of the file, those within types and extensions included.
    public var allTypealiases: [TypealiasFact] {
        typealiases + types.flatMap(\.members.typealiases) + extensions.flatMap(\.members.typealiases)
    }
}
