import Algorithms
import Facts

/// A type of the project that registers and resolves: `DIContainer.shared.resolve(API.self)`.
struct OwnLocator {
    let type: TypeFact
    /// How code reaches it: `DIContainer.shared`, or `DIContainer` when its methods are static.
    let access: String
    private let resolvers: Set<String>
    private let register: MethodFact
    private let reset: MethodFact?

    /// Reads a type; `nil` when it does not both register and resolve.
    init?(_ type: TypeFact, index: FactIndex) {
        let members = index.members(of: type)
        let methods = members.methods.filter { $0.info.access.isTestable }
        let resolvers = methods.filter {
            $0.name.lowercased().hasPrefix("resolve") || $0.name == "inject" || Self.givesByType($0)
        }
        let takes = ["add", "set", "bind", "provide", "put", "store"]
        let registers = methods.filter { $0.name.lowercased().hasPrefix("register") || takes.contains($0.name) }
            .filter { !$0.generics.parameters.isEmpty && !$0.effects.isAsync }
        guard let best = registers.max(by: { Self.clarity($0) < Self.clarity($1) }), !resolvers.isEmpty,
            type.kind != .actor
        else { return nil }
        self.type = type
        self.resolvers = Set(resolvers.map(\.name))
        register = best
        let shared = members.properties.first { property in
            property.info.isStatic && ["shared", "default", "main", "instance", "current"].contains(property.name)
        }
        if best.info.isStatic {
            access = type.qualifiedName
        } else if let shared {
            access = "\(type.qualifiedName).\(shared.name)"
        } else {
            return nil
        }
        reset = methods.first { method in
            ["reset", "removeAll", "clear", "clean", "removeAllRegistrations", "unregisterAll"].contains(method.name)
                && method.parameters.allSatisfy { $0.defaultValue != nil } && method.effects == Effects()
        }
    }

    /// Whether a method gives something of whatever type it is asked for: `get<Service>(_ type: Service.Type) -> Service`.
    private static func givesByType(_ method: MethodFact) -> Bool {
        guard let result = method.result?.bare.name, method.generics.requirements.isEmpty,
            let generic = method.generics.parameters.first, generic.name == result, generic.constraint == nil,
            method.generics.parameters.count == 1
        else { return false }
        return method.parameters.contains { Shape(of: $0, generics: method.generics) == .type }
    }

    /// How well a registering method suits generated code: one that takes a type and a value or closure suits best.
    private static func clarity(_ method: MethodFact) -> Int {
        let shapes = method.parameters.map { Shape(of: $0, generics: method.generics) }
        if shapes.contains(.unclear) { return -1 }
        return (shapes.contains(.type) ? 2 : 0) + (shapes.contains(.closure) || shapes.contains(.value) ? 4 : 0)
    }

    /// What a parameter of a registering method takes.
    private enum Shape: Equatable {
        case type, value, closure, name, defaulted, unclear

        init(of parameter: ParameterFact, generics: GenericClause) {
            let type = parameter.type.unattributed
            let names = Set(generics.parameters.map(\.name))
            if case .metatype = type {
                self = .type
            } else if parameter.type.attributes.contains("@autoclosure") {
                self = .value
            } else if parameter.type.functionType != nil {
                self = .closure
            } else if type.bare.name.map(names.contains) == true || type == .simple("Any") {
                self = .value
            } else if type.bare == .simple("String") {
                self = .name
            } else {
                self = parameter.defaultValue == nil ? .unclear : .defaulted
            }
        }
    }

    /// The container that the type amounts to.
    func container(wrappers: Set<String>) -> Container {
        let statements = reset.map { ["\(access).\($0.name)()"] } ?? []
        return Container(
            name: type.name, modules: [], wrappers: wrappers, registries: [type.name],
            support: ContainerSupport(isGlobal: true, reset: statements),
            readWrapper: { attribute, property, _ in
                let named = attribute.arguments?.first { $0.label == "name" || $0.label == nil }?.value
                let type = attribute.genericArguments.first ?? named?.metatypeName ?? property.type
                guard let type, named?.keyPathParts == nil else { return nil }
                return injection(type.bare, shown: property.type ?? type, name: named)
            },
            readCall: { expression, annotation, _ in readCall(expression, annotation) },
            handover: { injection, double in handover(injection, double) })
    }

    private func readCall(_ expression: Expression, _ annotation: TypeRef?) -> Injection? {
        guard case .call(let callee, let arguments) = expression.unwrapped, let path = callee.path ?? typedPath(callee),
            let method = path.last, resolvers.contains(method), path.first == type.name || path.contains(type.name)
        else { return nil }
        let named = arguments.firstNonNil(\.value.metatypeName)
        guard let wanted = named ?? expression.castType ?? annotation else { return nil }
        let name = arguments.first { $0.value.metatypeName == nil }?.value
        return injection(wanted.bare, shown: annotation ?? wanted, name: name)
    }

    /// `Locator.resolve<P>()` is read as a type with arguments.
    private func typedPath(_ callee: Expression) -> [String]? {
        guard case .type(.named(let components)) = callee else { return nil }
        return components.map(\.name)
    }

    private func injection(_ key: TypeRef, shown: TypeRef, name: Expression?) -> Injection {
        if case .string(let text)? = name { return Injection(type: shown, key: .named(key, "\"\(text)\"")) }
        return Injection(type: shown, key: .type(key))
    }

    private func handover(_ injection: Injection, _ double: String) -> Handover {
        let key: TypeRef
        var name: String?
        switch injection.key {
        case .type(let type): key = type
        case .named(let type, let text): (key, name) = (type, text)
        default: return .impossible("\(type.name) has no such key")
        }
        let shapes = register.parameters.map { Shape(of: $0, generics: register.generics) }
        let value = shapes.contains(.type) ? double : "\(double) as \(injection.cast(key))"
        var arguments: [String] = []
        for (parameter, shape) in zip(register.parameters, shapes) {
            let text: String
            switch shape {
            case .type: text = "\(key.registrationText).self"
            case .value: text = value
            case .closure:
                let count = parameter.type.functionType?.parameters.count ?? 0
                text = "{ \(Expression.ignoring(count))\(value) }"
            case .name:
                guard let name else {
                    if parameter.defaultValue != nil { continue }
                    return .impossible("\(type.name).\(register.name) wants a name")
                }
                text = name
            case .defaulted: continue
            case .unclear: return .impossible("\(type.name).\(register.name) takes \(parameter.type.text)")
            }
            arguments.append(parameter.label.map { "\($0): \(text)" } ?? text)
        }
        return .registration(["\(access).\(register.name)(\(arguments.joined(separator: ", ")))"], undo: [])
    }
}

extension Expression {
    /// The beginning of a closure that ignores its parameters: `_, _ in `.
    package static func ignoring(_ count: Int) -> String {
        count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
    }
}
