import Behaviour
import Doubles
import Facts
import Resolving
import Suites

extension ExplorationPlanner {
    /// The doubles that a test can tell what to answer, by the names of their fields.
    var usedDoubles: [(field: String, double: DoublePlan)] {
        context.doubles.sorted { $0.key < $1.key }.filter { _, double in
            double.isStubbed && !double.isActor
                && (double.isolation == nil || double.isolation == actor.map { "@\($0)" })
        }.map { ($0.key, writtenOut($0.value, of: $0.key)) }
    }

    /// A double whose closures are seen as such whatever their types are called, and whose generic methods stand there once
    /// for each way in which the code calls them.
    private func writtenOut(_ double: DoublePlan, of field: String) -> DoublePlan {
        let table = recipe.dependencies.first { $0.name == field }?.typeArguments ?? [:]
        var double = double.fillingIn(table)
        double.requirements = double.requirements.flatMap { requirement -> [DoublePlan.Requirement] in
            guard case .method(var method) = requirement,
                let owner = index.type(named: method.owner, from: recipe.sut.scopeInside)
            else { return [requirement] }
            let written = WrittenTypes(index: index, scope: owner.scopeInside, table: table)
            method.fact.parameters = written.expanded(method.fact.parameters)
            method.recorded = written.expanded(method.recorded)
            guard !method.fact.generics.isEmpty, !method.fact.info.isStatic else { return [.method(method)] }
            return calls.uses(of: method.fact, from: owner.scopeInside).prefix(4).enumerated().map { number, use in
                var copy = method
                copy.fact = use
                // Each is told apart as an overload is.
                if number > 0 { copy.fact.overload += 100 * number }
                return .method(copy)
            }
        }
        return double
    }

    /// The methods of doubles that the code calls.
    var usedMethods: [(field: String, method: MethodDouble)] {
        usedDoubles.flatMap { field, double in
            double.requirements.compactMap { requirement in
                guard case .method(let method) = requirement, isUsed(method.fact) else { return nil }
                return (field, method)
            }
        }
    }

    func isUsed(_ fact: MethodFact) -> Bool {
        spoken.names.contains(fact.name.plain) && !fact.info.isStatic && fact.generics.isEmpty
            && !subject.unusedOverloads.contains(fact.info.location)
    }

    mutating func stubs() -> [Exploration.Stub] {
        usedDoubles.flatMap { field, double in
            double.requirements.flatMap { requirement -> [Exploration.Stub] in
                switch requirement {
                case .method(let method): stubs(method, of: field)
                case .property(let property): stub(property, of: field).map { [$0] } ?? []
                case .subscript(let item): stub(item, of: field).map { [$0] } ?? []
                case .initializer: []
                }
            }
        }
    }

    mutating func stub(_ property: PropertyDouble, of field: String) -> Exploration.Stub? {
        let name = property.fact.name.plain
        guard spoken.names.contains(name), !property.fact.info.isStatic, let type = property.fact.type else {
            return nil
        }
        let target = Code.Expression.path("deps", field, property.underlying?.name ?? property.fact.name)
        return content(of: type, named: name).map {
            .init(
                key: "\(field).\(name)", target: target, content: $0, wording: name,
                counter: .path("deps", field, property.getCallsCount.name))
        }
    }

    private mutating func stub(_ item: SubscriptDouble, of field: String) -> Exploration.Stub? {
        let fact = item.getter.fact
        guard !fact.info.isStatic, fact.generics.isEmpty, let result = fact.result,
            let variable = item.getter.returnValue, let content = content(of: result, named: "value")
        else { return nil }
        return .init(
            key: "\(field).\(fact.identity)", target: .path("deps", field, variable.name), content: content,
            wording: "returnedValue", counter: .path("deps", field, item.getter.callsCount.name))
    }

    mutating func stubs(_ method: MethodDouble, of field: String) -> [Exploration.Stub] {
        let fact = method.fact
        guard isUsed(fact) else { return [] }
        var stubs: [Exploration.Stub] = []
        let key = "\(field).\(fact.identity)"
        let counter = Code.Expression.path("deps", field, method.callsCount.name)
        if let result = fact.result, !result.isVoid, let variable = method.returnValue,
            let content = content(of: result, named: fact.name.plain)
        {
            let wording = "returned" + fact.name.plain.capitalisedFirst
            stubs.append(
                .init(
                    key: key, target: .path("deps", field, variable.name), content: content, wording: wording,
                    counter: counter))
            if case .value(let assortment) = content, let values = method.returnValues {
                stubs.append(
                    .init(
                        key: key + "&", target: .path("deps", field, values.name),
                        content: .value(.list(assortment, isSet: false)), wording: wording + "InTurn",
                        counter: counter))
            }
        }
        if fact.effects.canThrow, let variable = method.throwableError, let errors = errors(of: fact) {
            stubs.append(
                .init(
                    key: key + "!", target: .path("deps", field, variable.name), content: .error(errors),
                    wording: "error", counter: counter))
        }
        if let stub = callBack(method, key, of: field) { stubs.append(stub) }
        if let stub = meanwhile(method, key, of: field) { stubs.append(stub) }
        return stubs
    }

    mutating func errors(of method: MethodFact) -> Assortment? {
        if case .typed(let type) = method.effects.throwing { return maker.assortment(of: type, named: "error") }
        return maker.errors
    }

    mutating func content(of type: TypeRef, named name: String) -> Exploration.Stub.Content? {
        if case .named(let components) = type.unattributed, let last = components.last,
            ["AsyncStream", "AsyncThrowingStream"].contains(last.name), let element = last.arguments.first
        {
            return maker.assortment(of: element, named: name).map { .stream(.name(last.name), $0) }
        }
        if let publisher = publisher(of: type, named: name) { return .publisher(publisher) }
        if let (element, isFailing) = type.unattributed.openSequence {
            let stream = TypeRef.named(
                isFailing
                    ? [.init("AsyncThrowingStream", [element, .existential(.simple("Error"))])]
                    : [.init("AsyncStream", [element])])
            return maker.assortment(of: element, named: name).map { .stream(.type(stream), $0) }
        }
        guard let assortment = maker.assortment(of: type, named: name), assortment.isChoice else { return nil }
        return .value(assortment)
    }

    /// A closure in a method's place in whose course something else is done to the SUT, or doubles come to answer something
    /// else: a store that is cleared has nothing any more.
    mutating func meanwhile(_ method: MethodDouble, _ key: String, of field: String) -> Exploration.Stub? {
        let fact = method.fact
        // Who cannot wait is not to be called in the middle of something.
        let isOpen = [.class, .actor].contains(recipe.sut.kind) && fact.effects.isAsync
        guard isOpen || !fact.parameters.contains(where: { $0.type.functionType != nil }) else { return nil }
        var (returned, error, thrown): (Assortment?, Assortment?, TypeRef?) = (nil, nil, nil)
        if let result = fact.result, !result.isVoid {
            returned = maker.assortment(of: result, named: fact.name.plain)
            if returned == nil { return nil }
        }
        if fact.effects.canThrow {
            error = errors(of: fact)
            if case .typed(let type) = fact.effects.throwing { thrown = subject.types.spelled(type) }
        }
        return .init(
            key: key + "~", target: .path("deps", field, method.closure.name),
            content: .meanwhile(
                .init(
                    isOpen: isOpen, parameters: fact.parameters.count, returned: returned, error: error, thrown: thrown)
            ),
            wording: "returned" + fact.name.plain.capitalisedFirst,
            counter: .path("deps", field, method.callsCount.name))
    }
}

extension TypeRef {
    /// What any sequence is of whose elements come one by one, and whether it may fail: `any AsyncSequence<Reading, any
    /// Error>`; `nil` for another type.
    fileprivate var openSequence: (element: TypeRef, isFailing: Bool)? {
        let constraint: TypeRef
        switch self {
        case .existential(let inner), .opaque(let inner): constraint = inner
        default: return nil
        }
        guard constraint.lastName == "AsyncSequence", let element = constraint.arguments.first else { return nil }
        return (element, constraint.arguments.dropFirst().first != TypeRef.simple("Never"))
    }
}
