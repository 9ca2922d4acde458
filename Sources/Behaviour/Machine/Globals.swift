import Facts
import Resolving

/// The functions, constants and computed variables outside of types, by their names.
struct Globals: Sendable {
    private let byName: [String: [GlobalFact]]
    /// The modules of the files.
    private let modules: [String: String]

    /// All that the sources declare.
    init(_ index: FactIndex) {
        byName = Dictionary(grouping: index.files.lazy.filter { !$0.isForeign }.flatMap(\.globals)) { $0.name ?? "" }
        modules = Dictionary(index.files.map { ($0.path, $0.module) }, uniquingKeysWith: { first, _ in first })
    }

    /// The functions of a base name that code of a file can call.
    func functions(_ name: String, from file: String) -> [MethodFact] {
        visible(name, from: file).compactMap { if case .method(let method) = $0.member { method } else { nil } }
            .filter { $0.body != nil }
    }

    /// The constant or variable of a name that code of a file can read; `nil` where there are several.
    func variable(_ name: String, from file: String) -> PropertyFact? {
        let found = visible(name, from: file).compactMap { fact in
            if case .property(let property) = fact.member { property } else { nil }
        }
        return found.count == 1 ? found[0] : nil
    }

    /// Those of a name that code of a file sees: its own before those of its module, these before others.
    private func visible(_ name: String, from file: String) -> [GlobalFact] {
        guard let all = byName[name] else { return [] }
        let own = all.filter { $0.info?.location.file == file }
        if !own.isEmpty { return own }
        let shared = all.filter { $0.info.map { $0.access > .fileprivate } ?? false }
        let near = shared.filter { $0.module == modules[file] }
        return near.isEmpty ? shared.filter { $0.info.map { $0.access >= .public } ?? false } : near
    }
}

extension GlobalFact {
    /// The base name.
    fileprivate var name: String? {
        switch member {
        case .method(let method): method.name.plain
        case .property(let property): property.name.plain
        default: nil
        }
    }

    fileprivate var info: DeclarationInfo? {
        switch member {
        case .method(let method): method.info
        case .property(let property): property.info
        default: nil
        }
    }
}

/// What stands outside of types: `maximumRows`, `price(of: item)`.
extension Machine {
    /// A call of a function that belongs to no type; `nil` where there is none, or where a member of the type whose code
    /// runs has the name.
    func callGlobal(
        _ name: String, _ arguments: [Argument], in scope: Scope, expecting: TypeRef?
    ) throws -> Term? {
        let functions = subject.globals.functions(name, from: place.file)
        guard !functions.isEmpty, !isMember(name, in: scope) else { return nil }
        let labels = arguments.map(\.label)
        let fitting = functions.filter { $0.parameters.matched(to: arguments) != nil }
        guard let meant = meant(fitting, arguments, labels, in: scope, expecting: expecting) else { return nil }
        return try invoke(meant, arguments, on: .unknown, in: scope, expecting: expecting)
    }

    /// The value of a constant or of a computed variable that belongs to no type, or a function as a value; `nil` where there
    /// is none.
    func global(_ name: String) throws -> Term? {
        if let property = subject.globals.variable(name, from: place.file) {
            if let body = property.accessors?.getterBody {
                return try inline(body, in: Scope(selfTerm: .unknown, result: property.type))
            }
            guard property.isLet, let value = property.initialValue else { return changing(name) }
            let made = try detached(value, in: Scope(selfTerm: .unknown), expecting: property.type)
            // What an object holds that everybody shares, others have changed.
            if case .object(let number) = made, !isUnchanging(madeObjects[number].type) { return changing(name) }
            return made
        }
        let functions = subject.globals.functions(name, from: place.file)
        return functions.count == 1 ? reference(toGlobal: functions[0]) : nil
    }

    /// Whether the type whose code runs has a method of a name, which then means that one.
    private func isMember(_ name: String, in scope: Scope) -> Bool {
        if case .subject = scope.selfTerm { return !subject.methods(name).isEmpty }
        let type = scope.owner.map(TypeRef.simple) ?? typeOf(scope.selfTerm)
        guard let fact = type.flatMap(subject.types.declaration) else { return false }
        return !subject.types.allMembers(of: fact).methods(named: name).isEmpty
    }
}
