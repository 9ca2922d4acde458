import Facts
import Resolving

/// A SUT as the machine sees it: members by name, collaborators by access path, types by lookup.
final class TestedType {
    /// The types that its code names.
    let types: TypeLookup
    /// How it is made; for an object that carries dependencies stand the plain values in it.
    let construction: Construction
    /// The objects that carry dependencies into it.
    let bundles: [Bundle]
    /// Its isolation.
    let isolation: Isolation
    /// Whether it, or what it is made from, outlives a test: what a test leaves under way would disturb the next.
    let outlivesTests: Bool
    /// Members, extensions and superclasses included.
    let members: [Member]
    /// What code may speak of that belongs to no type.
    let globals: Globals
    /// Collaborators by the field's name.
    let ports: [String: Port]
    /// Field names by the dotted path under which the SUT's code reaches the collaborator.
    let paths: [String: String]
    /// Lists of collaborators, by the parameters or properties they are handed for: each holds one, named here.
    let lists: [String: String]
    /// The stored properties that are state: not injected, not static.
    let stateProperties: [PropertyFact]
    /// Collaborators that doubles of others hand out, by the member that does.
    let products: [PortMember: String]
    /// Collaborators that methods are handed, by the parameter and the protocols.
    let handed: [(parameter: String, protocols: [TypeFact], port: String)]
    /// Collaborators that closures return which the SUT is given, by the names of the closures.
    let providers: [String: String]
    /// The names under which the SUT reaches structs of closures that a test fills with ones that never throw.
    let clients: Set<String>
    /// The objects that are passed for parameters and made of doubles, by the parameters and the dependencies' names.
    let objects: [String: Dependency.Object]
    /// The fields of clocks that a test is in control of.
    let clocks: [String]
    /// Collaborators whose doubles record nothing.
    let unrecorded: Set<String>
    /// Collaborators whose doubles testgen writes: the factory gives their properties values.
    let generated: Set<String>
    /// What objects of the SUT hold, by the names of the properties that keep those objects.
    let held: [String: [PropertyFact]]
    /// The properties that a test puts doubles into once the SUT is made.
    let assigned: [AssignedDouble]
    /// The properties that Interface Builder connects, as far as a scene says.
    let outlets: Set<String>
    /// The publishers that a test can listen to.
    let signals: [Signal]
    private let propertiesByName: [String: StateProperty]
    private let methodsByName: [String: [MethodFact]]
    /// The last names of the paths under which collaborators are reached.
    private let pathEnds: Set<String>
    /// The properties that hold closures which a test can set to ones that record.
    private(set) lazy var settableClosures = members.properties.filter(isSettableClosure)
    /// The properties that hold closures which a test can set to ones that give a value.
    private(set) lazy var settableProviders = members.properties.filter(isSettableProvider)
    /// The methods of dependencies that are generic, but of certain types as the code uses them, by their declarations.
    let specialised: [SourceLocation: Set<Int>]
    /// Overloads of dependencies' methods that no call can mean, by their declarations.
    let unusedOverloads: Set<SourceLocation>
    /// Whether it belongs to no actor, but does things on the main queue: tests of it belong there, where nothing else of it
    /// runs while they do.
    private(set) lazy var deliversOnMain = isDeliveringOnMain
    /// Whether tests do not wait for debounced deliveries of what came while it was made, where nothing shows that they came.
    var leavesFirstDeliveries = false
    /// Answers about its code, which are asked for again and again.
    let known = RunMemory()

    /// Reads a recipe.
    init(_ recipe: Recipe, index: FactIndex) {
        types = TypeLookup(recipe, index: index)
        globals = Globals(index)
        let written = WrittenTypes(index: index, scope: recipe.sut.scopeInside, table: recipe.bindings)
        var construction = recipe.construction
        construction.parameters = construction.parameters.flatMap { [types] parameter in
            recipe.carriedValues(for: parameter, in: types) ?? written.expanded([parameter])
        }
        self.construction = construction
        bundles = recipe.bundles
        isolation = recipe.isolation
        outlivesTests = recipe.touchesGlobalContainer || recipe.construction.kind == .shared
        let injected = Set(recipe.dependencies.flatMap(\.accessPaths).map { String($0.prefix { $0 != "." }) })
        let all = written.expanded(recipe.members + types.ownDefaultMembers(of: recipe.sut))
        let unwrapped = WrappedProperties(types: types, injected: injected).unwrapped(all)
        let fixed = FixedValues(recipe.dependencies).applied(to: LockedValues(unwrapped, in: index).opened)
        let own = CallableValues(fixed, recipe.dependencies, types: types).spelledOut(fixed.withOtherEntries)
        members = own + Selectors(types: types).selectors(of: own)
        signals = recipe.isolation == .actor ? [] : Signal.all(in: members, initializer: construction.body)
        let found = Self.ports(
            of: recipe, in: index, calls: GenericCalls(members, initializer: construction.body ?? [], types: types))
        (ports, specialised, unusedOverloads) = (found.ports, found.specialised, found.unused)
        let (ports, paths) = (found.ports, found.paths)
        products = Self.products(of: recipe, ports, in: index)
        providers = recipe.providers(of: Set(ports.keys))
        clients = recipe.clients(in: index)
        objects = recipe.objects
        clocks = recipe.dependencies.filter { $0.support == .manualClock }.map(\.name)
        handed = recipe.dependencies.compactMap { dependency in
            guard let parameter = dependency.parameter, ports[dependency.name] != nil else { return nil }
            return (parameter.plain, dependency.protocols, dependency.name)
        }
        assigned = AssignedDouble.all(in: recipe, members: own, ports: Set(ports.keys))
        generated = Set(
            recipe.dependencies.filter { if case .generated = $0.double { true } else { false } }.map(\.name))
        unrecorded = Set(recipe.dependencies.filter { !$0.doubleRecords }.map(\.name))
        self.paths = paths
        pathEnds = Set(paths.keys.map { String($0.split(separator: ".").last ?? "") })
        lists = found.lists
        let stored = members.properties.filter {
            $0.isStored && !$0.info.isStatic && paths[$0.name.plain] == nil
        }
        let outlets = recipe.construction.scene?.outlets ?? []
        self.outlets = outlets
        let inherited = members.initializers.filter { $0.info.location != construction.location }.compactMap(\.body)
        let making = (construction.body ?? []) + inherited.flatMap(\.self)
        let held = Holders(
            index: index, sut: recipe.sut, outlets: outlets, initializer: making, members: members
        ).held(by: stored)
        self.held = held
        stateProperties = stored.flatMap { held[$0.name.plain] ?? [$0] }
        propertiesByName = Dictionary(
            (members.properties + held.values.joined()).map { ($0.name.plain, StateProperty($0)) },
            uniquingKeysWith: { first, _ in first })
        methodsByName = Dictionary(grouping: members.methods) { $0.name.plain }
    }

    /// What is known of the doubles that a SUT is made with.
    private struct FoundPorts {
        var ports: [String: Port] = [:]
        var paths: [String: String] = [:]
        var specialised: [SourceLocation: Set<Int>] = [:]
        var unused: Set<SourceLocation> = []
        var lists: [String: String] = [:]
    }

    private static func ports(of recipe: Recipe, in index: FactIndex, calls: GenericCalls) -> FoundPorts {
        var found = FoundPorts()
        for dependency in recipe.dependencies {
            let elements = dependency.elementProtocols
            let protocols = elements.isEmpty ? dependency.protocols + dependency.requests(in: index) : elements
            if dependency.isStore {
                found.ports[dependency.name] = Port(
                    name: dependency.name, protocols: [], isOptional: dependency.isOptional, typeArguments: [:],
                    isStore: true)
                for path in dependency.accessPaths { found.paths[path] = dependency.name }
            }
            guard !protocols.isEmpty else { continue }
            let all = protocols.flatMap { [$0] + index.inheritedProtocols(of: $0).found }
                .map { fact -> TypeFact in
                    var fact = WrittenTypes(index: index, scope: fact.scopeInside, table: dependency.typeArguments)
                        .expanded(fact)
                    let reached = fact.members.reached(statically: dependency.isStatics)
                    let reading = calls.reading(reached, from: fact.scopeInside)
                    fact.members = reading.members
                    found.specialised.merge(reading.specialised) { $1 }
                    found.unused.formUnion(reading.unused)
                    return fact
                }
            let name = elements.isEmpty ? dependency.name : dependency.elementName
            found.ports[name] = Port(
                name: name, protocols: all, isOptional: dependency.isOptional, typeArguments: dependency.typeArguments,
                isSession: dependency.isSession)
            for path in dependency.accessPaths {
                if elements.isEmpty { found.paths[path] = name } else { found.lists[path] = name }
            }
        }
        return found
    }

    /// Collaborators that doubles of others hand out, and doubles that hand out themselves.
    private static func products(
        of recipe: Recipe, _ ports: [String: Port], in index: FactIndex
    ) -> [PortMember: String] {
        var products: [PortMember: String] = [:]
        for dependency in recipe.dependencies {
            guard let port = ports[dependency.name] else { continue }
            for method in port.methods where method.result.map({ dependency.gives($0, in: index) }) == true {
                products[PortMember(dependency: dependency.name, member: method.identity)] = dependency.name
            }
            guard case .returned(let owner, let member) = dependency.handover else { continue }
            products[PortMember(dependency: owner, member: member)] = dependency.name
        }
        return products
    }

    /// Whether a path that ends in a name may reach a collaborator.
    func mayReach(_ name: String) -> Bool { pathEnds.contains(name) }

    /// The property of a name.
    func property(_ name: String) -> PropertyFact? { propertiesByName[name]?.fact }

    /// The property of a name, with what is asked of it often.
    func stateProperty(_ name: String) -> StateProperty? { propertiesByName[name] }

    /// Whether the macro of `@Observable` makes a property computed: what its observer puts there, it hears of again.
    func isTracked(_ name: String) -> Bool {
        types.sut.info.attribute("Observable") != nil && property(name)?.info.attribute("ObservationIgnored") == nil
    }

    /// The methods of a base name.
    func methods(_ name: String) -> [MethodFact] { methodsByName[name] ?? [] }

    /// The double that a test passes for a parameter of a method; `nil` for none.
    func handed(for parameter: ParameterFact) -> String? {
        guard !handed.isEmpty, case .protocols(let facts) = index.dependencyKind(of: parameter.type, from: types.scope)
        else {
            return nil
        }
        return handed.first { $0.parameter == parameter.name.plain && $0.protocols == facts }?.port
    }

    /// The type under test.
    var sut: TypeFact { types.sut }

    /// All facts.
    var index: FactIndex { types.index }

    /// Whether a property is injected and so never part of the state.
    func isPort(_ property: String) -> Bool { paths[property] != nil }

    /// Whether an object of the SUT is a subject that keeps its current value.
    func isCurrentValueSubject(_ holder: String) -> Bool {
        let property = members.properties.first { $0.name.plain == holder }
        return property?.type?.bare.lastName == "CurrentValueSubject"
            || property?.initialValue?.valueType?.lastName == "CurrentValueSubject"
    }

    /// Whether a name is that of what a view shows: `titleLabel.text`.
    func isShown(_ name: String) -> Bool {
        guard name.utf8.contains(UInt8(ascii: ".")), let dot = name.firstIndex(of: "."),
            let outlet = property(String(name[..<dot]))
        else { return false }
        return outlet.isOutlet(among: outlets)
    }

    /// Whether it is a controller whose view a test has to load.
    var isViewController: Bool { index.isViewController(sut) }

    /// What it does when its view is loaded.
    var viewDidLoad: MethodFact? {
        isViewController ? methods("viewDidLoad").first { $0.info.has("override") } : nil
    }

    /// Whether a test can set a property before it acts, as a person fills in a form: none of an actor's.
    func isField(_ property: PropertyFact) -> Bool {
        isolation != .actor && property.isSettable && !property.info.isStatic && property.setterAccess.isTestable
            && property.info.access.isTestable && !isPort(property.name.plain) && property.type?.functionType == nil
            && self.property(property.name.plain) == property
            && (property.type ?? property.initialValue?.valueType) != nil
    }

    /// Whether a property is one that others listen to.
    func isHeardOutside(_ property: PropertyFact) -> Bool {
        guard !property.info.isStatic, property.info.access.isTestable, !isPort(property.name.plain),
            !(property.accessors?.getter.canThrow ?? false), !(property.accessors?.getter.isAsync ?? false)
        else { return false }
        guard let type = property.type, !type.isOptional else { return false }
        return (type.isPublisher || ["AsyncStream", "AsyncThrowingStream"].contains(type.bare.lastName ?? ""))
            && self.property(property.name.plain) == property
    }

    /// Whether a test can pass a closure that gives a value, the same whatever it is asked: `now`, `isSignedIn`.
    func isProvider(_ function: TypeRef.Function?) -> Bool {
        guard let function, !function.isOfOneType, !function.result.isVoid,
            function.parameters.allSatisfy({ $0.type.functionType == nil && $0.type.specifiers.isEmpty })
        else { return false }
        let result = types.expanded(function.result)
        if types.family(result) != .other || Machine.uniqueTypes.contains(result.bare.text) { return true }
        return types.declaration(result.bare)?.kind == .struct
    }

    /// Whether a test can pass a closure that records its arguments and gives nothing.
    func isRecordable(_ function: TypeRef.Function?) -> Bool {
        function?.effects.isAsync == false && isRecordableWhenMade(function)
    }

    /// Whether a double can call a closure that it is given: with values, and with closures that record.
    func isCallable(_ function: TypeRef.Function?) -> Bool {
        guard var function, !function.effects.isAsync else { return false }
        function.parameters.removeAll { isRecordable($0.type.functionType) }
        return isRecordable(function)
    }

    /// Whether a test can make the SUT with a closure that records its arguments and gives nothing.
    func isRecordableWhenMade(_ function: TypeRef.Function?) -> Bool {
        guard let function else { return false }
        return function.result.isVoid && function.parameters.count <= 3
            && function.parameters.allSatisfy { $0.type.functionType == nil && $0.type.specifiers.isEmpty }
    }
}

extension [Member] {
    /// The methods and properties that are static, or those that are not.
    fileprivate func reached(statically isStatic: Bool) -> [Member] {
        filter { member in
            switch member {
            case .method(let method): method.info.isStatic == isStatic
            case .property(let property): property.info.isStatic == isStatic
            default: true
            }
        }
    }
}
