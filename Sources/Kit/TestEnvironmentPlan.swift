import Facts
import MockData
import Resolving

/// A `TestEnvironment`: doubles of the project's protocols, real types made from them, stores in memory; and the samples.
///
/// Its templates meet it under the key `environment`.
public struct TestEnvironmentPlan: Hashable, Sendable, Encodable {
    /// `App`
    public var module: String
    /// Imports of the containers, as written.
    public var imports: [String] = []
    /// The doubles, one for each protocol that a real type asks for.
    public var doubles: [Item]
    /// Functions that make real types from the doubles.
    public var makers: [Maker]
    /// Stores in memory, one for each model with an identity.
    public var stores: [Item]
    /// The store of the sample of the integration tier; `nil` when no model has an identity.
    public var sampleStore: Sample?
    /// A model for the sample of the unit tier; `nil` when none can be built.
    public var model: Item?
    /// Whether the sample compares models with `==`; otherwise by identity.
    public var isModelEquatable: Bool
    /// The enum of builders: `MockDataBuilder`.
    public var builder: String
    /// The prefix of environment variables.
    public var prefix: String

    /// A named thing of a type.
    public struct Item: Hashable, Sendable, Encodable {
        /// `libraryRepository`
        public var name: String
        /// `LibraryRepositoryTypeMock`
        public var type: String
    }

    /// A store with the builder of what it keeps.
    public struct Sample: Hashable, Sendable, Encodable {
        /// `libraryListItems`
        public var name: String
        /// `LibraryListItemModel`
        public var type: String
        /// `makeLibraryListItemModel`
        public var make: String
    }

    /// A function that makes a real type.
    public struct Maker: Hashable, Sendable, Encodable {
        /// `makeSyncService`
        public var name: String
        /// `SyncService`
        public var type: String
        /// Statements before it that hand doubles to a container.
        public var registrations: [String] = []
        /// `SyncService(api: syncAPI)`
        public var call: String
        /// `async throws`, or empty.
        public var effects: String
    }
}

/// Plans the test environment of a module.
///
/// - Parameters:
///   - recipes: Recipes of the module's types; those made only of doubles become makers.
///   - models: Models with a builder, in order.
public func planEnvironment(
    module: String, recipes: [Recipe], models: [BuilderPlan], in index: FactIndex, builder: String, prefix: String
) -> TestEnvironmentPlan {
    var plan = TestEnvironmentPlan(
        module: module, doubles: [], makers: [], stores: [], sampleStore: nil, model: nil, isModelEquatable: false,
        builder: builder,
        prefix: prefix)
    for recipe in recipes {
        guard let maker = maker(for: recipe) else { continue }
        plan.makers.append(maker)
        if !maker.registrations.isEmpty { plan.imports += recipe.support.flatMap(\.imports) }
        for dependency in recipe.dependencies {
            guard let type = dependency.doubleType, let fact = dependency.protocols.first, !dependency.isStatics else {
                continue
            }
            let item = TestEnvironmentPlan.Item(name: doubleName(of: fact), type: type)
            if !plan.doubles.contains(where: { $0.name == item.name }) { plan.doubles.append(item) }
        }
    }
    for model in models where model.generics.parameters.isEmpty && model.holes.isEmpty {
        let conformances = index.conformances(of: model.model)
        let isValue = model.model.kind == .struct
        guard isValue, conformances.contains("Identifiable"), conformances.contains("Sendable") else { continue }
        let name = storeName(of: model.model)
        let type = model.model.qualifiedName
        plan.stores.append(.init(name: name, type: type))
        if !model.model.module.isEmpty, model.model.module != module {
            plan.imports.append("import \(model.model.module)")
        }
        if plan.sampleStore == nil { plan.sampleStore = .init(name: name, type: type, make: "make" + model.stem) }
    }
    plan.imports = sortedImports(plan.imports)
    plan.model = models.first { $0.model.kind == .struct && $0.generics.parameters.isEmpty && $0.holes.isEmpty }
        .map { .init(name: $0.stem, type: $0.model.qualifiedName) }
    if let name = plan.model?.type, let fact = models.first(where: { $0.model.qualifiedName == name })?.model {
        plan.isModelEquatable = index.conformances(of: fact).contains("Equatable")
    }
    return plan
}

/// A maker, when every parameter without a default is one plain double, and so is all that a container hands over.
private func maker(for recipe: Recipe) -> TestEnvironmentPlan.Maker? {
    let construction = recipe.construction
    guard [.initializer, .memberwise, .implicit].contains(construction.kind), !recipe.dependencies.isEmpty,
        recipe.sut.generics.parameters.isEmpty, !construction.isFailable,
        recipe.sut.scope.isEmpty, recipe.sut.info.access.isTestable, let registrations = registrations(for: recipe)
    else { return nil }
    var arguments: [String] = []
    for parameter in construction.parameters {
        let dependency = recipe.dependencies.first { dependency in
            dependency.handover == .argument(label: parameter.label) && dependency.accessPaths.contains(parameter.name)
        }
        guard let dependency, dependency.doubleType != nil, !dependency.isStatics, dependency.protocols.count == 1
        else {
            if parameter.defaultValue != nil { continue }
            return nil
        }
        let value = doubleName(of: dependency.protocols[0])
        arguments.append(parameter.label.map { "\($0): \(value)" } ?? value)
    }
    let name = recipe.sut.name
    return .init(
        name: "make" + name, type: name, registrations: registrations,
        call: "\(name)(\(arguments.joined(separator: ", ")))",
        effects: Effects(isAsync: construction.effects.isAsync, throwing: construction.effects.canThrow ? .any : .never)
            .text)
}

/// The statements that hand the doubles to a container; `nil` when something is handed over in another way.
private func registrations(for recipe: Recipe) -> [String]? {
    guard recipe.makingActor == nil || recipe.makingActor == "MainActor" else { return nil }
    var locals: [String] = []
    var statements = recipe.support.flatMap(\.prepare)
    for dependency in recipe.dependencies {
        switch dependency.handover {
        case .argument: continue
        case .registration(let own, _):
            guard case .generated = dependency.double, dependency.protocols.count == 1,
                dependency.sharedObject == nil
            else { return nil }
            locals.append("let \(dependency.name) = self.\(doubleName(of: dependency.protocols[0]))")
            statements += own
        default: return nil
        }
    }
    return locals.isEmpty ? [] : locals + statements
}

/// `UserRepositoryType` and `UserRepositoryProtocol` give `userRepository`.
private func doubleName(of fact: TypeFact) -> String {
    var name = fact.name
    for suffix in ["Protocol", "Type", "Interface"] where name.hasSuffix(suffix) && name != suffix {
        name = String(name.dropLast(suffix.count))
        break
    }
    return name.lowercasedFirstWord
}

/// `LibraryListItemModel` gives `libraryListItems`.
private func storeName(of fact: TypeFact) -> String {
    var name = fact.name
    for suffix in ["Model", "Entity", "DTO"] where name.hasSuffix(suffix) && name != suffix {
        name = String(name.dropLast(suffix.count))
        break
    }
    return name.lowercasedFirstWord + "s"
}
