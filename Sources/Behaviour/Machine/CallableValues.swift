import Facts
import Resolving

/// Values that are called as functions are: `getTodos(page: 1)` is short for `getTodos.callAsFunction(page: 1)`. The
/// subscripts of the SUT are read as methods are: `self[id]` calls the one named `subscript`.
struct CallableValues {
    let types: TypeLookup
    /// The names of the properties of the SUT that can be called.
    private let properties: Set<String>
    /// The paths to dependencies that can be called: `useCases.observe`.
    private let paths: Set<String>
    /// Whether the SUT itself can be called.
    private let isCallable: Bool
    /// Whether the SUT has subscripts.
    private let hasSubscripts: Bool

    /// Looks at what a SUT consists of.
    init(_ members: [Member], _ dependencies: [Dependency], types: TypeLookup) {
        self.types = types
        let called = dependencies.filter { $0.protocols.contains { Self.isCallable($0, types) } }
        let injected = Set(called.flatMap(\.accessPaths))
        paths = injected.filter { $0.contains(".") }
        isCallable = members.methods.contains { $0.name.plain == PortMember.calling }
        let methods = Set(members.methods.map(\.name.plain))
        hasSubscripts = members.contains { if case .subscript = $0 { true } else { false } }
        properties = Set(
            members.properties.filter { property in
                !methods.contains(property.name.plain)
                    && (injected.contains(property.name.plain)
                        || Self.isCallable(property.type ?? property.initialValue?.valueType, types))
            }.map(\.name.plain))
    }

    /// Members in whose code the method is written out.
    func spelledOut(_ members: [Member]) -> [Member] {
        members.map { member in
            var parameters: [ParameterFact] = []
            if case .method(let method) = member { parameters = method.parameters }
            return member.withBodies { spelledOut($0, parameters) }
        }
    }

    private func spelledOut(_ body: [Statement], _ parameters: [ParameterFact]) -> [Statement] {
        let called = parameters.filter { Self.isCallable($0.type, types) }.map(\.name.plain)
        let names = properties.subtracting(parameters.map(\.name.plain)).subtracting(body.boundNames).union(called)
        guard isCallable || hasSubscripts || !names.isEmpty || !properties.isEmpty || !paths.isEmpty
        else { return body }
        return body.rewritten { expression in
            if hasSubscripts, case .subscript(.name("self"), let arguments) = expression {
                return .call(.member(.name("self"), MethodFact.subscriptName), arguments)
            }
            guard case .call(let callee, let arguments) = expression, isValue(callee, names) else { return expression }
            return .call(.member(callee, PortMember.calling), arguments)
        }
    }

    private func isValue(_ callee: Expression, _ names: Set<String>) -> Bool {
        switch callee {
        case .name("self"): isCallable
        case .name(let name): names.contains(name)
        case .member(.name("self"), let name), .member(.optionalChain(.name("self")), let name):
            properties.contains(name)
        case .member:
            callee.path.map { paths.contains($0.drop { $0 == "self" }.joined(separator: ".")) } ?? false
        default: false
        }
    }

    private static func isCallable(_ type: TypeRef?, _ types: TypeLookup) -> Bool {
        guard let type, type.functionType == nil, let fact = types.declaration(type.bare) else { return false }
        return isCallable(fact, types)
    }

    private static func isCallable(_ fact: TypeFact, _ types: TypeLookup) -> Bool {
        types.allMembers(of: fact).methods.contains { $0.name.plain == PortMember.calling }
    }
}

extension [Statement] {
    /// The names that they give values.
    fileprivate var boundNames: Set<String> {
        var names: Set<String> = []
        forEachStatement { statement in
            if case .binding(_, .identifier(let name), _, _, _) = statement.kind { names.insert(name.plain) }
        }
        return names
    }
}
