import Facts

/// Makes values of types and plans the builders they call, from what the sources say about the types.
///
/// Nothing is invented: every initialiser, case and member in an answer is declared in the sources or belongs to Swift
/// or Foundation. Ask one maker for all values and builders of a file; it remembers what it has planned.
public final class SampleMaker {
    /// All facts.
    public let index: FactIndex
    /// What the values are made for.
    public let options: DataOptions
    let spelling: Spelling
    let finder: CandidateFinder
    let existing: ExistingBuilders
    var plans: [ModelReference: Planned] = [:]
    var inProgress: [ModelReference] = []
    var cyclesMet = 0

    /// What planning a model came to.
    enum Planned {
        case plan(BuilderPlan)
        case unbuildable(Unbuildable)
    }

    /// Creates a maker.
    public init(index: FactIndex, options: DataOptions = DataOptions()) {
        self.index = index
        self.options = options
        spelling = Spelling(index: index)
        finder = CandidateFinder(index: index)
        existing = ExistingBuilders(index: index, options: options)
    }

    /// A type as a test file spells it: nested types and aliases from the outside in.
    ///
    /// - Parameter generics: Names of generic parameters, which stay as they are.
    public func spelled(_ type: TypeRef, from scope: LookupScope, generics: Set<String>) -> TypeRef {
        spelling.spelled(type, from: scope, generics: generics)
    }

    /// A value of a type.
    ///
    /// - Parameters:
    ///   - type: The type, as written.
    ///   - name: The parameter or field it is for; plausible values depend on it.
    ///   - scope: Where the type is written.
    ///   - flavour: What the value is for.
    ///   - generics: Names in the type that are generic parameters.
    public func value(
        of type: TypeRef, named name: String = "", from scope: LookupScope = LookupScope(),
        flavour: SampleFlavour = .typical, generics: Set<String> = []
    ) -> SampleValue {
        let owner = scope.path.last ?? ""
        var request = SampleRequest(wording: Wording(name: name, owner: owner), scope: scope, generics: generics)
        switch flavour {
        case .typical: break
        case .other: request.seed = .other
        case .neutral, .field: request.isFilled = false
        }
        return value(type, request)
    }

    /// What a value has to fulfil: its name, scope and restrictions.
    struct SampleRequest {
        var wording: Wording
        var scope: LookupScope
        var generics: Set<String> = []
        var seed = Seed.first
        /// Whether optionals and collections are filled.
        var isFilled = true
        /// The restrictions that an initialiser checks.
        var demand = Demand()
    }

    /// A value for a type as written.
    func value(_ type: TypeRef, _ request: SampleRequest) -> SampleValue {
        if type.specifiers.contains("inout") { return .unbuildable(Unbuildable("an inout argument needs a variable")) }
        if let wrapped = type.optionalWrapped { return optional(wrapped, request) }
        let bare = type.unattributed
        switch bare {
        case .named(let components): return named(bare, components, request)
        case .array(let element): return sequence(of: element, request, type: type)
        case .dictionary(let key, let value): return dictionary(key, value, request, type: type)
        case .tuple(let elements): return tuple(elements, request)
        case .function(let function): return closure(function, request)
        case .existential(let inner), .opaque(let inner): return value(inner, request)
        case .composition(let parts): return composition(parts, request)
        case .metatype(let inner, let name): return metatype(inner, name, request)
        default: return .unbuildable(Unbuildable("no value of \(type.text) is known"))
        }
    }

    // MARK: - Names

    private func named(_ type: TypeRef, _ components: [TypeRef.Component], _ request: SampleRequest) -> SampleValue {
        guard let name = type.name else { return .unbuildable(Unbuildable("no value of \(type.text) is known")) }
        if let first = components.first, request.generics.contains(first.name) {
            return .unbuildable(Unbuildable("\(type.text) is a generic parameter"))
        }
        if name == "Self", let own = ownType(request.scope) { return model(own, type, request) }
        if let fact = index.type(named: name, from: request.scope) { return model(fact, type, request) }
        if let alias = index.alias(named: name, from: request.scope), alias.target.name != name {
            return self.alias(alias, type, request)
        }
        if let (identity, scope) = index.identity(named: name, from: request.scope) {
            var inner = request
            inner.scope = scope
            return value(identity, inner)
        }
        let bare = Self.withoutModule(components)
        if let generic = standardGeneric(bare, request, type: type) { return generic }
        let known = KnownValues(wording: request.wording, seed: request.seed)
        let plain = bare.map(\.name).joined(separator: ".")
        if let demanded = request.demand.value(ofType: plain, known) { return .expression(demanded) }
        if let value = known.value(ofType: plain) { return .expression(explicit(value, as: plain)) }
        if let fact = index.library.types[plain], fact.kind == .enum {
            return libraryCase(fact, type, request)
        }
        if KnownValues(wording: request.wording, seed: .first).value(ofType: plain) != nil {
            return .unbuildable(Unbuildable("only one value of \(plain) is known"))
        }
        if let value = outside(plain, request) { return .expression(value) }
        return .unbuildable(Unbuildable("\(name) is declared outside the sources that were read"))
    }

    /// The value of a library's type, where a file of the module imports the library.
    private func outside(_ name: String, _ request: SampleRequest) -> SampleExpression? {
        guard request.seed == .first else { return nil }
        for known in options.outside where known.type == name {
            let imports = index.files.filter { $0.module == request.scope.module }.flatMap(\.imports).map(\.module)
            guard let library = imports.first(where: known.libraries.contains) else { continue }
            return SampleExpression(.verbatim(known.value), imports: [library])
        }
        return nil
    }

    /// A case of an enum that a library declares, with the library that the test imports for it.
    private func libraryCase(_ fact: TypeFact, _ type: TypeRef, _ request: SampleRequest) -> SampleValue {
        guard case .expression(var value) = enumeration(fact, type, request) else {
            return .unbuildable(Unbuildable("no case of \(fact.qualifiedName) can be made"))
        }
        value.imports.insert(fact.module)
        return .expression(value)
    }

    private func ownType(_ scope: LookupScope) -> TypeFact? {
        scope.path.isEmpty
            ? nil : index.type(named: scope.path.joined(separator: "."), from: LookupScope(module: scope.module))
    }

    private func alias(_ alias: TypealiasFact, _ type: TypeRef, _ request: SampleRequest) -> SampleValue {
        let table = Dictionary(
            zip(
                alias.generics.parameters.map(\.name), type.arguments.map { spelling.spelled($0, from: request.scope) }),
            uniquingKeysWith: { first, _ in first })
        var inner = request
        inner.scope = LookupScope(path: alias.scope, module: request.scope.module)
        return value(alias.target.substituting(table), inner)
    }

    /// The path without the name of a module that the system brings.
    private static func withoutModule(_ components: [TypeRef.Component]) -> [TypeRef.Component] {
        let modules: Set<String> = [
            "Swift", "Foundation", "Combine", "SwiftUI", "UIKit", "CoreGraphics", "CoreLocation",
        ]
        guard components.count > 1, let first = components.first, modules.contains(first.name) else {
            return components
        }
        return Array(components.dropFirst())
    }

    /// Adds the type where a place without one would take the text for something else.
    private func explicit(_ value: SampleExpression, as type: String) -> SampleExpression {
        let isPlain = ["Int", "String", "Bool", "Double"].contains(type)
        if isPlain || value.text.first?.isUppercase == true { return value }
        if let member = value.code.member(of: .simple(type)) { return value.withCode(value.code, explicit: member) }
        let isNumber = KnownValues.integers.contains(type) || KnownValues.fractions.contains(type)
        let code = value.code
        return value.withCode(
            code,
            explicit: isNumber
                ? .call(.type(.simple(type)), [.init(nil, code)]) : .cast(code, "as", .simple(type)))
    }

    // MARK: - Models

    private func model(_ fact: TypeFact, _ type: TypeRef, _ request: SampleRequest) -> SampleValue {
        guard index.isVisible(fact) else {
            return .unbuildable(Unbuildable("\(fact.name) is \(fact.info.access)", at: fact.info.location))
        }
        if fact.kind == .protocol { return double(of: fact, request) }
        if let existing = existing.builder(for: fact) { return call(existingPlan(fact, existing), type, request) }
        if fact.kind == .enum { return enumeration(fact, type, request) }
        if index.conformances(of: fact).contains("OptionSet") { return optionSet(fact, request) }
        switch planned(fact) {
        case .plan(let plan): return call(plan, type, request)
        case .unbuildable(let problem): return .unbuildable(problem)
        }
    }

    private func double(of fact: TypeFact, _ request: SampleRequest) -> SampleValue {
        if let double = options.double(fact) {
            return .expression(SampleExpression(.verbatim(double), isolation: isolation(of: fact)))
        }
        // A protocol that asks nothing, or for properties alone, is there for values of the project's types.
        if let kind = (index.kinds(of: fact) + index.values(of: fact)).first(where: index.isVisible) {
            guard case .expression(var made) = model(kind, .simple(kind.qualifiedName), request) else {
                return .unbuildable(Unbuildable("no value of \(kind.name) can be made", at: kind.info.location))
            }
            made.code = made.explicit
            return .expression(made)
        }
        return .unbuildable(
            Unbuildable("\(fact.name) is a protocol and no double of it is planned", at: fact.info.location))
    }

    private func optionSet(_ fact: TypeFact, _ request: SampleRequest) -> SampleValue {
        let members = index.members(of: fact).properties.filter {
            $0.info.isStatic && $0.info.access.isTestable && $0.info.conditions == fact.info.conditions
        }
        let type = Code.Expression.type(spelling.own(fact))
        let none = SampleValue.expression(
            SampleExpression(.array([]), explicit: .call(type, [.init(nil, .array([]))])))
        let member = { (name: String) in
            SampleValue.expression(SampleExpression(.member(nil, name), explicit: .member(type, name)))
        }
        if !request.isFilled, request.seed == .first { return none }
        switch request.seed {
        case .first: return members.first.map { member($0.name) } ?? none
        case .other:
            let index = min(1, members.count - 1)
            guard index >= 0 else { return .unbuildable(Unbuildable("\(fact.name) has no members")) }
            return index == 0 ? none : member(members[index].name)
        case .index(let name):
            return .expression(SampleExpression(.call(type, [.init("rawValue", .verbatim("1 << \(name)"))])))
        }
    }
}

extension Code.Expression {
    /// A member that leaves its type open, with the type: `.red` as `Color.red`; `nil` for anything else.
    fileprivate func member(of type: TypeRef) -> Code.Expression? {
        switch self {
        case .member(nil, let name): .member(.type(type), name)
        case .call(.member(nil, let name), let arguments, let closure):
            .call(.member(.type(type), name), arguments, trailing: closure)
        default: nil
        }
    }
}
