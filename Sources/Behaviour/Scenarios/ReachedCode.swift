import Facts

extension TestedType {
    /// The bodies that an entry point gets to, as far as names tell: its own, those of private helpers, and of the values
    /// and rules of the project that the SUT works with (a reducer, a form, a policy).
    func reachedCode(of act: Act) -> [[Statement]] {
        if let found = known.reached[act] { return found }
        var search = CodeSearch(subject: self)
        switch act {
        case .initializer: search.visit(construction.body ?? [])
        case .method(let method): search.visit(method.body ?? [])
        case .assign(let property):
            search.visit((property.accessors?.didSetBody ?? []) + (property.accessors?.setterBody ?? []))
            search.named.insert(property.name.plain)
        case .read(let property): search.visit(property.accessors?.getterBody ?? [])
        case .emit(let member, _): search.named.insert(member.member)
        case .callBack(let member, _): for body in closures(putInto: member.member) { search.visit(body) }
        case .callGiven(let closure):
            for body in closures(givenTo: closure.method.name.plain) { search.visit(body) }
        case .callKept(let closure):
            for body in closures(keptAs: closure.field) { search.visit(body) }
        case .meanwhile(_, let act): return reachedCode(of: act)
        }
        if act != .initializer { search.listen() }
        known.reached[act] = search.bodies
        return search.bodies
    }

    /// What the structs, enums and rules of the project do, by the names of their members.
    fileprivate var helpers: [String: [HelperCode]] {
        if let found = known.helpers { return found }
        var found: [String: [HelperCode]] = [:]
        for fact in index.types where fact.kind == .struct || fact.kind == .enum {
            for member in types.allMembers(of: fact) {
                guard let name = member.calledName, case let bodies = member.bodies, !bodies.isEmpty else { continue }
                found[name, default: []].append(HelperCode(owner: fact.qualifiedName, bodies: bodies))
            }
        }
        known.helpers = found
        return found
    }
}

/// The code of one member of a type that a SUT works with.
struct HelperCode {
    /// The type.
    var owner: String
    /// What its bodies do.
    var bodies: [Statement]
}

/// Looks for the code that some code gets to.
private struct CodeSearch {
    let subject: TestedType
    /// What was found.
    var bodies: [[Statement]] = []
    /// The names that it speaks of.
    var named: Set<String> = []
    private var seen: Set<String> = []

    init(subject: TestedType) { self.subject = subject }

    /// Adds some code and what it calls.
    ///
    /// - Parameter owner: The type whose code it is; `nil` for the SUT.
    mutating func visit(_ statements: [Statement], of owner: String? = nil) {
        bodies.append(statements)
        var found: [(path: [String], isCalled: Bool)] = []
        var own: [String] = []
        statements.forEachExpression { expression, _ in
            if owner == nil, let name = expression.path?.last(where: { $0 != "send" }) { named.insert(name.plain) }
            if case .call(let callee, _) = expression, let path = callee.path { found.append((path, true)) }
            if case .member(.some, let name) = expression { found.append((expression.path ?? ["_", name], false)) }
            if owner == nil, let name = expression.path?.drop(while: { $0 == "self" || $0 == "Self" }).first {
                own.append(name.plain)
            }
        }
        for name in own { visitOwn(name) }
        if found.contains(where: { $0.path.last == "decode" }) { visitDecoded() }
        for (path, isCalled) in found {
            let path = path.filter { $0 != "self" && $0 != "Self" }
            // A method may be named with its labels: `compactMap(mapper.item(from:))`.
            guard let name = path.last.map({ String($0.plain.prefix { $0 != "(" }) }) else { continue }
            if path.count == 1 { visitGlobal(name) }
            if isCalled, name.first?.isUppercase == true { visitInitializers(of: path.joined(separator: ".")) }
            if name == "init" { visitInitializers(of: path.dropLast().joined(separator: ".")) }
            if path.count == 1, isCalled, owner == nil {
                guard seen.insert(name).inserted else { continue }
                for method in subject.methods(name) where !method.isEntryPoint { visit(method.body ?? []) }
            } else {
                visitHelper(name, path, of: owner)
            }
        }
    }

    /// Adds what the SUT does where its code speaks of a property, or of a method without calling it.
    private mutating func visitOwn(_ name: String) {
        let method = String(name.prefix { $0 != "(" })
        if method != name || subject.property(name) == nil, !seen.contains(method) {
            let named = subject.methods(method).filter { !$0.isEntryPoint }
            if !named.isEmpty { seen.insert(method) }
            for method in named { visit(method.body ?? []) }
        }
        guard let property = subject.property(name), let bodies = property.accessors?.bodies,
            !subject.isComputedEntryPoint(property), seen.insert("\(name) =").inserted
        else { return }
        for body in bodies { visit(body) }
    }

    /// Adds the initialisers that make values of others, or choose the cases of an enum; those that only keep what they
    /// are given do nothing.
    private mutating func visitInitializers(of type: String) {
        guard let fact = subject.types.declaration(.simple(type)), fact.kind == .enum || fact.kind == .struct,
            seen.insert("\(fact.qualifiedName).init").inserted
        else { return }
        for initializer in subject.types.allMembers(of: fact).initializers where !subject.known.onlyKeeps(initializer) {
            visit(initializer.body ?? [], of: fact.qualifiedName)
        }
    }

    /// Adds the code of functions that belong to no type.
    private mutating func visitGlobal(_ name: String) {
        let functions = subject.globals.functions(name, from: subject.sut.info.location.file)
        guard !functions.isEmpty, seen.insert("global \(name)").inserted else { return }
        for function in functions { visit(function.body ?? [], of: "") }
    }

    /// Adds the code of a member of a value or a type, where the names tell which it is.
    private mutating func visitHelper(_ name: String, _ path: [String], of owner: String?) {
        let all = subject.helpers[name] ?? []
        let wanted = path.count == 1 ? owner : path[path.count - 2]
        let own = all.filter { $0.owner == wanted || $0.owner.hasSuffix("." + (wanted ?? "")) }
        let found = own.isEmpty && path.count > 1 ? all : own
        guard let type = found.first?.owner, found.allSatisfy({ $0.owner == type }),
            seen.insert("\(type).\(name)").inserted
        else { return }
        for helper in found { visit(helper.bodies, of: type) }
    }

    /// Adds the initialisers with which models of the SUT read themselves.
    private mutating func visitDecoded() {
        for fact in CodeLiterals.models(of: subject) {
            let own = subject.types.allMembers(of: fact).initializers.filter { $0.parameters.first?.label == "from" }
            guard !own.isEmpty, seen.insert("\(fact.qualifiedName).init(from:)").inserted else { continue }
            for initializer in own { visit(initializer.body ?? [], of: fact.qualifiedName) }
        }
    }

    /// Adds what those do who listen to what is sent.
    mutating func listen() {
        var open = subject.pipelines
        while let index = open.firstIndex(where: { !named.isDisjoint(with: $0.sources) }) {
            for body in open.remove(at: index).bodies { visit(body) }
        }
    }
}

extension Member {
    /// The name by which code speaks of it; `nil` for what has none.
    fileprivate var calledName: String? {
        switch self {
        case .method(let method): method.name.plain
        case .property(let property): property.name.plain
        default: nil
        }
    }
}
