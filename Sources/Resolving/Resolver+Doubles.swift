import Algorithms
import Facts

/// What takes the place of something in a test, with what it needs.
struct Replacement {
    var double: Dependency.Double
    var imports: [String] = []
    var projection = ""
    var support: SupportFile?
    /// Where a closure is handed over that returns it: what it returns, and how many parameters it takes.
    var closure: (result: TypeRef, parameters: Int)?

    /// Whether the double makes the struct of closures that is handed over.
    var makesStruct: Bool { projection == Self.closures }
    /// What of a double is handed over where it stands for a struct of closures.
    static let closures = ".closures"
}

extension Resolver {
    /// What takes the place of a type; `nil` when the type is not one that a test replaces.
    func replacement(for type: TypeRef, from scope: LookupScope) -> Replacement? {
        if let several = collection(of: type, from: scope) ?? metatype(type, from: scope) { return several }
        switch index.dependencyKind(of: type, from: scope, generics: sut.generics) {
        case .protocols(let facts):
            return Replacement(double: double(for: facts), imports: imports(of: facts))
        case .boundary(let boundary):
            return Replacement(
                double: .value(expression: boundary.expression, type: boundary.type), imports: boundary.imports,
                projection: boundary.projection, support: boundary.support)
        case .value(let fact):
            guard let closures = index.protocolOfClosures(fact),
                case .generated(let name, let protocols) = double(for: [closures])
            else { return nil }
            return Replacement(
                double: .generated(type: name, protocols: protocols), imports: imports(of: [fact]),
                projection: Replacement.closures)
        case .closure, .concrete, .plain: return nil
        case .unknown(let text):
            if let own = options.stranger(text) {
                return Replacement(double: .existing(type: own.type, location: own.location, protocols: []))
            }
            return Replacement(
                double: .unresolved(reason: "\(text) is declared in none of the sources that were read"))
        }
    }

    /// What a closure that makes one of some protocols returns instead: `makeAPI: () -> API`; `nil` for any other type.
    func product(of type: TypeRef, from scope: LookupScope) -> Replacement? {
        let type = index.expanded(type, from: scope)
        guard let function = type.functionType, !function.result.isOptional, !type.isOptional,
            !type.attributes.contains("@Sendable"),
            case .protocols(let facts) = index.dependencyKind(of: function.result, from: scope, generics: sut.generics)
        else { return nil }
        return Replacement(
            double: double(for: facts), imports: imports(of: facts),
            closure: (function.result, function.parameters.count))
    }

    /// A subclass that takes the place of a class, made without arguments; `nil` where none can.
    func subclass(of fact: TypeFact) -> Replacement? {
        guard fact.kind == .class, options.offer([fact]).obstacle == nil else { return nil }
        let isolation = index.isolation(of: fact, defaultActor: options.defaultActor)
        guard isolation == self.isolation || isolation == .nonisolated else { return nil }
        guard index.isMadeWithoutArguments(fact) else { return nil }
        return Replacement(double: double(for: [fact]), imports: imports(of: [fact]))
    }

    /// The double of one protocol, or one for a composition of several; unresolved where there cannot be one.
    func double(for protocols: [TypeFact]) -> Dependency.Double {
        let offer = options.offer(protocols)
        if let existing = offer.existing {
            return .existing(type: existing.type, location: existing.location, protocols: protocols)
        }
        return offer.obstacle.map { .unresolved(reason: $0) } ?? .generated(type: offer.type, protocols: protocols)
    }

    /// Imports of other modules that declare something.
    func imports(of facts: [TypeFact]) -> [String] {
        facts.map(\.module).filter { !$0.isEmpty && $0 != sut.module }.uniqued().map { "import \($0)" }
    }

    /// `Log.Type`: the type of the double, whose static members stand for those of the real one.
    private func metatype(_ type: TypeRef, from scope: LookupScope) -> Replacement? {
        guard case .metatype(let instance, "Type") = index.expanded(type, from: scope).bare, !type.isOptional,
            case .protocols(let facts) = index.dependencyKind(of: instance, from: scope, generics: sut.generics),
            case .generated(let name, _) = double(for: facts)
        else { return nil }
        let offer = options.offer(facts)
        let members = facts.flatMap { [$0] + index.inheritedProtocols(of: $0).found }.map(\.members)
        let shared = members.flatMap { $0.methods.map(\.info) + $0.properties.map(\.info) }.filter(\.isStatic)
        let double: Dependency.Double
        if !shared.isEmpty, offer.isStubbed, offer.records, offer.openTypes.isEmpty {
            let isTaken = members.flatMap(\.methods).contains {
                $0.info.isStatic && $0.name == "reset" && $0.parameters.isEmpty
            }
            double = .statics(of: name, reset: isTaken ? "resetStatics" : "reset", protocols: facts)
        } else {
            double = .several(type: name + ".Type", expression: name + ".self", protocols: facts)
        }
        return Replacement(double: double, imports: imports(of: facts))
    }

    /// `[any Plugin]`: a collection with one double in it.
    private func collection(of type: TypeRef, from scope: LookupScope) -> Replacement? {
        let element: TypeRef
        var key: TypeRef?
        switch index.expanded(type, from: scope).unattributed {
        case .array(let inner): element = inner
        case .dictionary(let name, let inner): (key, element) = (name, inner)
        default: return nil
        }
        guard !element.isOptional,
            case .protocols(let facts) = index.dependencyKind(of: element, from: scope, generics: sut.generics)
        else { return nil }
        let double = double(for: facts)
        let name: String
        switch double {
        case .generated(let type, _), .existing(let type, _, _): name = type
        default: return nil
        }
        let protocols = if case .generated = double { facts } else { [TypeFact]() }
        let imports = imports(of: facts)
        guard let key else {
            return Replacement(
                double: .several(type: "[\(name)]", expression: "[\(name)()]", protocols: protocols), imports: imports)
        }
        let text = "[\(key.text): \(name)]"
        let value = key == .simple("String") ? "[\"\(facts[0].name)\": \(name)()]" : text + "()"
        return Replacement(double: .several(type: text, expression: value, protocols: protocols), imports: imports)
    }
}
