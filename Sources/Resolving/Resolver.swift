import Algorithms
import Facts

/// Works out what a type gets from outside, where it comes from and how a test hands over a double.
///
/// - Parameters:
///   - sut: The type under test, read with bodies.
///   - index: All facts that may matter.
///   - options: Containers and choices.
/// - Returns: The recipe, with a warning for each dependency that stays unresolved.
public func resolve(_ sut: TypeFact, in index: FactIndex, options: ResolveOptions) -> Diagnosed<Recipe> {
    var resolver = Resolver(sut: sut, index: index, options: options)
    return resolver.run()
}

/// The state of one resolution.
package struct Resolver {
    let sut: TypeFact
    let index: FactIndex
    let options: ResolveOptions
    let lineage: Lineage
    /// The containers to try: those that are known, and those the project's own wrappers lead to.
    let containers: [Container]
    let isolation: Isolation
    var dependencies: [Dependency] = []
    var bundles: [Bundle] = []
    var inputs: [Input] = []
    var uses: [(container: Container, injections: [Injection])] = []
    var diagnostics: [Diagnostic] = []

    init(sut: TypeFact, index: FactIndex, options: ResolveOptions) {
        self.sut = sut
        self.index = index
        self.options = options
        lineage = Lineage(of: sut, in: index)
        let modules = lineage.steps.map(\.fact.module)
        containers = options.containers + OwnContainers(index: index, known: options.containers, modules: modules).all
        isolation = index.isolation(of: sut, defaultActor: options.defaultActor)
    }

    var members: [Member] { lineage.members }

    mutating func run() -> Diagnosed<Recipe> {
        let factory = FactoryChoice(sut, in: index, wanted: options.initializer)
        var construction =
            factory?.construction
            ?? ConstructionChoice(
                sut: sut, index: index, wanted: options.initializer,
                wrappers: containers.reduce(into: []) { $0.formUnion($1.wrappers) }
            ).construction()
        if let scene = options.scene, ![.initializer, .factory].contains(construction.kind) {
            construction = Construction(
                kind: .scene, location: sut.info.location, reason: "loaded from \(scene.wording)")
            construction.scene = scene
        }
        readParameters(of: construction)
        readProperties()
        readBodies(construction)
        shareRegistrations()
        let injected = dependencies.count
        readMethodParameters()
        readProducts()
        let context = context(at: sut.info.location)
        var recipe = Recipe(
            sut: sut, members: members + (factory?.members ?? []),
            isolation: isolation, construction: construction,
            dependencies: dependencies, bundles: bundles, inputs: inputs,
            seams: seams(construction: construction, injected: injected), containers: uses.map(\.container.name),
            support: uses.map { $0.container.supportFor($0.injections, context) }.filter { $0 != ContainerSupport() })
        recipe.makingActor = makingActor(construction)
        for position in recipe.dependencies.indices {
            let protocols = recipe.dependencies[position].protocols
            guard !protocols.isEmpty else {
                if case .existing = recipe.dependencies[position].double {
                    recipe.dependencies[position].doubleHasKnownMembers = false
                }
                continue
            }
            let offer = options.offer(protocols)
            recipe.dependencies[position].doubleRecords = offer.records
            recipe.dependencies[position].doubleHasKnownMembers = offer.hasKnownMembers
        }
        let specialisation = Specialisation(sut: sut, index: index, options: options)
        return Diagnosed(specialisation.apply(to: recipe), diagnostics)
    }

    private func makingActor(_ construction: Construction) -> String? {
        if case .globalActor(let name) = isolation { return name }
        let initializer = members.initializers.first { $0.info.location == construction.location }
        return initializer.flatMap { index.globalActor(in: $0.info.attributes) } ?? (handlesScreens ? "MainActor" : nil)
            ?? actor(of: dependencies.flatMap(\.protocols))
    }

    /// Whether the SUT, free of any actor, is handed views or controllers, which a test has to make.
    private var handlesScreens: Bool {
        guard isolation == .nonisolated else { return false }
        let parameters = members.initializers.flatMap(\.parameters) + members.methods.flatMap(\.parameters)
        return parameters.contains { $0.type.bare.lastName.map(FactIndex.isUIKit) ?? false }
    }

    mutating func use(_ container: Container, _ injection: Injection) {
        if let position = uses.firstIndex(where: { $0.container.name == container.name }) {
            uses[position].injections.append(injection)
        } else {
            uses.append((container, [injection]))
        }
    }

    mutating func add(_ dependency: Dependency) {
        var dependency = dependency
        dependency.mustBeSendable =
            isolation == .actor
            || index.mentionsSendable(dependency.type, from: sut.scopeInside, generics: sut.generics)
            || containers.contains { $0.name == dependency.container && $0.sendsDoubles }
        dependencies.append(dependency)
        reportUnresolved(dependency)
    }

    mutating func reportUnresolved(_ dependency: Dependency) {
        guard case .unresolved(let reason) = dependency.double else { return }
        diagnostics.append(
            Diagnostic(
                .warning, "cannot replace \(dependency.name) of \(sut.name): \(reason)",
                at: dependency.origin.location, rule: "unresolved-dependency",
                notes: ["needed by \(sut.name).\(dependency.name)"]))
    }

    /// Whether something of this name is a dependency or an input already.
    func isKnown(_ name: String) -> Bool {
        dependencies.contains { $0.accessPaths.contains(name) || $0.name == name }
            || inputs.contains { ($0.property ?? $0.parameter.name) == name }
            || bundles.contains { $0.parameter == name }
    }

    // MARK: - Names

    /// Two registrations under one key are one: the container gives both places the same double.
    private mutating func shareRegistrations() {
        var result: [Dependency] = []
        for dependency in dependencies {
            let twin = result.firstIndex { $0.key != nil && $0.key == dependency.key }
            if let twin {
                result[twin].accessPaths = Array((result[twin].accessPaths + dependency.accessPaths).uniqued())
            } else {
                result.append(dependency)
            }
        }
        dependencies = result
    }

    /// A name no other dependency has: `api`, then `api2`.
    func freeName(_ name: String) -> String {
        let taken = Set(dependencies.map(\.name))
        guard taken.contains(name) else { return name }
        return (2...).lazy.map { "\(name)\($0)" }.first { !taken.contains($0) } ?? name
    }
}
