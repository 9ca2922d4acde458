import Facts

/// Objects of the project that hold one value for whoever watches it: `let items = Observable<[Item]>([])`.
///
/// A view model's state is often kept in such boxes. What is held counts as state of the SUT under a dotted name,
/// `items.value`, where the box is sure to hold what was last put in.
struct Holders {
    let index: FactIndex
    let sut: TypeFact
    /// Properties that Interface Builder connects.
    var outlets: Set<String> = []
    /// The bodies of the initialiser and of those of superclasses, in which boxes may be made.
    var initializer: [Statement] = []
    private let lineage: Lineage
    /// The properties that code of the SUT's methods and accessors assigns.
    private let replaced: Set<String>

    /// Looks for boxes of a SUT.
    ///
    /// - Parameter members: All that the SUT has, whose code may put other boxes there.
    init(index: FactIndex, sut: TypeFact, outlets: Set<String>, initializer: [Statement], members: [Member]) {
        (self.index, self.sut, self.outlets, self.initializer) = (index, sut, outlets, initializer)
        lineage = Lineage(of: sut, in: index)
        replaced = Self.namesAssigned(by: members)
    }

    private static func namesAssigned(by members: [Member]) -> Set<String> {
        var assigned: Set<String> = []
        for body in members.methods.compactMap(\.body) + members.properties.flatMap({ $0.accessors?.bodies ?? [] }) {
            body.forEachExpression { expression, _ in
                guard case .assignment(let target, _, _) = expression, let path = target.path else { return }
                let names = path.first == "self" ? path.dropFirst() : path[...]
                if names.count == 1, let name = names.first { assigned.insert(name) }
            }
        }
        return assigned
    }

    /// What the boxes of some properties hold, as properties of their own, by the names of those that hold them.
    func held(by properties: [PropertyFact]) -> [String: [PropertyFact]] {
        var found: [String: [PropertyFact]] = [:]
        for property in properties where property.isStored && !property.info.isStatic {
            if property.isOutlet(among: outlets) {
                found[property.name.plain] = Outlets.fields(of: property)
            } else if staysTheSame(property), let held = held(by: property) {
                found[property.name.plain] = [held] + subjects(in: property)
            }
        }
        return found
    }

    /// Whether a property holds one object always: nothing else is put there, by its own code or by a test.
    private func staysTheSame(_ property: PropertyFact) -> Bool {
        property.isLet || !property.setterAccess.isTestable && !replaced.contains(property.name.plain)
    }

    private func held(by property: PropertyFact) -> PropertyFact? {
        guard case .call(let callee, let arguments)? = property.initialValue ?? assigned(to: property),
            arguments.count == 1, let made = made(callee, declared: property.type)
        else { return nil }
        var held = subject(property, made: made, arguments[0]) ?? box(property, made: made, arguments[0])
        if property.initialValue == nil { held?.initialValue = nil }
        return held
    }

    /// The subjects that a box keeps to itself: what its own methods send comes out of them.
    private func subjects(in property: PropertyFact) -> [PropertyFact] {
        guard case .call(let callee, _)? = property.initialValue ?? assigned(to: property),
            let made = made(callee, declared: property.type),
            let fact = index.declaration(of: made, from: sut.scopeInside)
        else { return [] }
        return index.members(of: fact).properties.compactMap { subject in
            guard subject.isStored, subject.isLet, !subject.info.isStatic, !subject.info.access.isTestable,
                case .call(let callee, let arguments)? = subject.initialValue, arguments.isEmpty,
                let written = self.made(callee, declared: subject.type), written.lastName == "PassthroughSubject",
                let type = substituted(
                    written.replacing(lineage.owner(of: property).arguments), arguments: property.type ?? made,
                    of: fact)
            else { return nil }
            return PropertyFact(
                info: subject.info, name: "\(property.name.plain).\(subject.name.plain)", type: type, isLet: true,
                initialValue: .call(.type(type), []))
        }
    }

    /// What the initialiser puts into a property, where it does so once.
    private func assigned(to property: PropertyFact) -> Expression? {
        var found: [Expression] = []
        for statement in initializer {
            guard case .expression(.assignment(let target, "=", let source)) = statement.kind else { continue }
            if target.path == ["self", property.name] || target.path == [property.name] { found.append(source) }
        }
        return found.count == 1 ? found[0] : nil
    }

    private static let lockLabels: Set = [nil, "initialState", "uncheckedState"]

    /// What a subject that keeps its current value holds, or a lock that keeps one.
    private func subject(_ property: PropertyFact, made: TypeRef, _ argument: Argument) -> PropertyFact? {
        let type = property.type ?? made
        let isSubject = made.lastName == "CurrentValueSubject" && argument.label == nil
        let isLocked = LockedValues.types.contains(made.lastName ?? "") && Self.lockLabels.contains(argument.label)
        guard isSubject || isLocked, index.declaration(of: made, from: sut.scopeInside) == nil,
            let value = type.arguments.first ?? argument.value.literalType
        else { return nil }
        return fact(property, "value", value, argument)
    }

    private func fact(_ property: PropertyFact, _ field: String, _ type: TypeRef, _ value: Argument) -> PropertyFact {
        var info = property.info
        info.modifiers += ["private(set)"]
        return PropertyFact(
            info: info, name: "\(property.name.plain).\(field)", type: type, isLet: false, initialValue: value.value)
    }

    private func box(_ property: PropertyFact, made: TypeRef, _ argument: Argument) -> PropertyFact? {
        guard !property.info.has("lazy"),
            let fact = index.declaration(of: made, from: sut.scopeInside), fact.kind == .class,
            let value = value(of: fact), isPut(into: value.name, of: fact, label: argument.label)
        else { return nil }
        let written = value.type?.replacing(lineage.owner(of: property).arguments)
        let type = substituted(written, arguments: property.type ?? made, of: fact) ?? argument.value.literalType
        guard let type, !type.mentionsAny(of: fact.generics.parameters.map(\.name)) else { return nil }
        return self.fact(property, value.name.plain, type, argument)
    }

    /// The type an initial value makes.
    private func made(_ callee: Expression, declared: TypeRef?) -> TypeRef? {
        switch callee {
        case .type(let type): type
        case .name(let name) where name.first?.isUppercase == true: .simple(name)
        case .member(nil, "init"): declared
        default: nil
        }
    }

    /// The one variable of a box.
    private func value(of fact: TypeFact) -> PropertyFact? {
        let variables = index.members(of: fact).properties.filter {
            !$0.info.isStatic && $0.isStored && !$0.isLet && $0.info.access.isTestable && !$0.info.has("weak")
        }
        return variables.count == 1 && variables[0].type != nil ? variables[0] : nil
    }

    /// Whether the initialiser stores its only argument in the variable.
    private func isPut(into name: String, of fact: TypeFact, label: String?) -> Bool {
        let initializers = index.members(of: fact).initializers.filter {
            $0.parameters.count == 1 && $0.parameters[0].label == label && !$0.isFailable && !$0.effects.canThrow
        }
        guard initializers.count == 1, let body = initializers[0].body else { return false }
        let parameter = initializers[0].parameters[0].name
        return body.contains { statement in
            guard case .expression(.assignment(let target, "=", let source)) = statement.kind,
                let path = target.path
            else { return false }
            return (path == [name] || path == ["self", name]) && source == .name(parameter)
        }
    }

    private func substituted(_ type: TypeRef?, arguments: TypeRef, of fact: TypeFact) -> TypeRef? {
        guard let type else { return nil }
        let names = fact.generics.parameters.map(\.name)
        guard !names.isEmpty else { return type }
        guard arguments.arguments.count == names.count else { return nil }
        return type.substituting(
            Dictionary(zip(names, arguments.arguments), uniquingKeysWith: { first, _ in first }))
    }
}
