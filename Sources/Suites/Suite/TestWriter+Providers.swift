import Behaviour
import Facts

/// Closures that the SUT is made with and that give values.
extension TestWriter {
    /// A closure for a parameter of the initialiser that gives a value; `nil` where the value makes no difference.
    mutating func makeProvider(_ name: String, _ function: TypeRef.Function) -> Code.Argument? {
        let given = SymbolicValue.Root.provided(by: name)
        guard scenario.arrangement.types[given] != nil else { return nil }
        // It may give nothing later.
        let type = subject.types.qualify(function.result, in: subject.types.sut)
        let ignored = function.parameters.map { _ in "_" }
        guard changes(name) else {
            guard scenario.arrangement.needs(given) else { return nil }
            return Code.Argument(name, .closure(.init(ignored, [.expression(value(of: given))])))
        }
        let written =
            subject.construction.parameters.first { $0.name.plain == name }?.type ?? subject.property(name)?.type
        let isShared = written?.isSharedFunction == true
        let first = once(given)
        let isMade = if case .call(.type, _, trailing: nil) = first { true } else { false }
        let isTyped = isMade && !type.isOptional
        let variable = unique("\(name)Value")
        add(
            .declare(
                .init(
                    modifiers: isShared ? ["nonisolated(unsafe)"] : [],
                    isVariable: true, variable, type: isTyped ? nil : type, first)))
        provided[name] = isShared ? setter(of: variable, type) : .assigned(variable)
        return Code.Argument(name, .closure(.init(ignored, [.expression(.name(variable))])))
    }

    /// Sets the closures of the SUT that give what the test needs.
    mutating func setProviders() {
        for property in subject.providers {
            let name = property.name.plain
            guard scenario.arrangement.types[.assigned(name, phase: 0)] != nil,
                let function = property.type?.functionType, let provider = makeProvider(name, function)
            else { continue }
            usesSUT = true
            add(
                .prepare(.assignment(.path("sut", name), provider.value)),
                from: property.info.location)
        }
    }

    /// Lets closures give from now on what they give in an act.
    mutating func provide(_ phase: Int) {
        for (name, change) in provided.sorted(by: { $0.key < $1.key }) {
            let root = SymbolicValue.Root.provided(by: name, phase: phase)
            guard phase > 0, scenario.arrangement.types[root] != nil else { continue }
            // What is done in the course of an act happens before that ends.
            if scenario.acts.contains(where: { $0.interrupted != nil }) { fail() }
            switch change {
            case .assigned(let variable): add(.stub(.name(variable), once(root)))
            case .called(let setter): add(.act(.expression(.call(.name(setter), [.init(nil, once(root))]))))
            }
        }
    }

    /// Declares what changes a variable that another thread may read: to assign it after that has it is warned of.
    private mutating func setter(of variable: String, _ type: TypeRef) -> ProvidedValue {
        let name = unique("set" + variable.capitalisedFirst)
        let function = TypeRef.Function(parameters: [.init(type: type)], result: .simple("Void"))
        add(
            .declare(
                .init(
                    name, type: .function(function),
                    .closure(.init([], [.assignment(.name(variable), .name("$0"))])))))
        return .called(name)
    }

    /// A value that the test gives once; one of which more is said has a name.
    private mutating func once(_ root: SymbolicValue.Root) -> Code.Expression {
        let isSpokenOf =
            scenario.arrangement.mentioned.contains(root) || locals[root] != nil
            || scenario.arrangement.constraints.values.contains {
                if case .same(let other) = $0 { other.root == root } else { false }
            }
        guard !isSpokenOf, root.place != parameter, let value = expression(for: root) else { return value(of: root) }
        return value
    }

    /// Whether a closure gives something else in a later act.
    private func changes(_ name: String) -> Bool {
        (1..<scenario.lastPhase + 1).contains {
            scenario.arrangement.types[.provided(by: name, phase: $0)] != nil
        }
    }
}

/// How a test changes what a closure gives.
enum ProvidedValue {
    /// By assigning this variable.
    case assigned(String)
    /// By calling this closure.
    case called(String)
}
