import Algorithms
import Facts
import Resolving

/// What an entry point of a SUT does, as far as its code tells: the answer of `testgen explain`.
public struct MethodBehaviour: Hashable, Sendable {
    /// A call of a dependency.
    public struct Call: Hashable, Sendable {
        /// The dependency's name.
        public var dependency: String
        /// The method's full name.
        public var member: String
        /// What is passed, as far as it is known: `item.id`, `20`, `?`.
        public var arguments: [String]
        /// The conditions on the way, as written; `nil` for none.
        public var condition: String?
        /// The line it stands in.
        public var line: Int
    }

    /// A change of a stored property.
    public struct StateChange: Hashable, Sendable {
        /// The property.
        public var property: String
        /// Its new value, as far as it is known.
        public var value: String
        /// The conditions on the way, as written; `nil` for none.
        public var condition: String?
        /// The line it stands in.
        public var line: Int
    }

    /// The base name; `init` for the initialiser.
    public var name: String
    /// The declaration without its body.
    public var signature: String
    /// Whether it is `async`.
    public var isAsync: Bool
    /// Whether it throws.
    public var canThrow: Bool
    /// What it calls, in the order of the source.
    public var calls: [Call]
    /// What it changes, in the order of the source.
    public var stateChanges: [StateChange]
    /// What could not be read, where nothing of it is known or some value is not.
    public var unread: [Unread]
}

/// Reads what each entry point of a SUT does, private helpers, tasks and sinks included.
///
/// - Parameters:
///   - recipe: The SUT, read with bodies.
///   - index: All facts that may matter.
public func behaviours(of recipe: Recipe, in index: FactIndex) -> [MethodBehaviour] {
    let subject = TestedType(recipe, index: index)
    var result = [
        subject.behaviour(
            named: "init", signature: "init\(recipe.construction.parameters.signature)",
            effects: recipe.construction.effects, act: .initializer)
    ]
    for (method, written) in zip(subject.members.methods, recipe.members.methods)
    where method.info.access.isTestable && method.body != nil && !method.isOperator {
        let returned = written.result.map { $0.isVoid ? "" : " -> \($0.text)" } ?? ""
        let effects = written.effects.text.isEmpty ? "" : " " + written.effects.text
        result.append(
            subject.behaviour(
                named: method.name, signature: "\(method.name)\(written.parameters.signature)\(effects)\(returned)",
                effects: method.effects, act: .method(method)))
    }
    return result
}

extension TestedType {
    /// What an act does from any state: what is stored before is taken for unknown.
    fileprivate func behaviour(named name: String, signature: String, effects: Effects, act: Act) -> MethodBehaviour {
        var calls: [MethodBehaviour.Call] = []
        var changes: [MethodBehaviour.StateChange] = []
        var isWhole = true
        let explorer = Explorer(subject: self, startsAnywhere: act != .initializer)
        let runs = explorer.runs([act])
        for run in runs {
            for event in run.settled.events {
                let passed = Array(event.conditions.uniqued())
                let condition = passed.isEmpty ? nil : passed.joined(separator: " && ")
                switch event.kind {
                case .call(let dependency, let method, let arguments):
                    isWhole = isWhole && !arguments.contains(where: \.hasUnknown)
                    let isKnown = calls.contains {
                        $0.line == event.location.line && $0.dependency == dependency
                            && $0.member == method.fact.fullName
                    }
                    guard !isKnown else { continue }
                    calls.append(
                        .init(
                            dependency: dependency, member: method.fact.fullName, arguments: arguments.map(\.words),
                            condition: condition, line: event.location.line))
                case .set(let dependency, let property, let value):
                    let isKnown = calls.contains {
                        $0.line == event.location.line && $0.dependency == dependency && $0.member == property
                    }
                    guard !isKnown else { continue }
                    calls.append(
                        .init(
                            dependency: dependency, member: property, arguments: [value.words], condition: condition,
                            line: event.location.line))
                case .change(let property, let value):
                    isWhole = isWhole && !value.hasUnknown
                    guard !changes.contains(where: { $0.line == event.location.line && $0.property == property }) else {
                        continue
                    }
                    changes.append(
                        .init(property: property, value: value.words, condition: condition, line: event.location.line))
                default: continue
                }
            }
        }
        return MethodBehaviour(
            name: name, signature: signature, isAsync: effects.isAsync, canThrow: effects.canThrow,
            calls: calls.sorted { ($0.line, $0.member) < ($1.line, $1.member) },
            stateChanges: changes.sorted { ($0.line, $0.property) < ($1.line, $1.property) },
            unread: isWhole && !(calls.isEmpty && changes.isEmpty) ? [] : explorer.gaps(in: runs).filter(\.isOfCode))
    }
}

extension Unread {
    /// Whether the code has it in any state: what a condition is about, the state may tell.
    fileprivate var isOfCode: Bool { cause != .condition }
}

extension [ParameterFact] {
    fileprivate var signature: String {
        let list = map { parameter in
            let label =
                parameter.label == nil ? "_ " : parameter.label == parameter.name ? "" : (parameter.label ?? "") + " "
            return "\(label)\(parameter.name): \(parameter.type.text)\(parameter.isVariadic ? "..." : "")"
        }
        return "(" + list.joined(separator: ", ") + ")"
    }
}

extension Term {
    /// The term in the words of the SUT's code; `?` for what is not known.
    var words: String {
        switch self {
        case .place(let place): place.words
        case .not(let inner): "!" + inner.words
        case .member(.subject, let name): name
        case .member(let base, let name): base.words + "." + name
        case .method(let base, let name, let arguments): "\(base.words).\(name)(\(arguments.words))"
        case .binary(let left, let word, let right): "\(left.words) \(word) \(right.words)"
        case .construct(let type, let arguments): "\(type.text)(\(arguments.words))"
        case .enumCase(_, let name, let payload): "." + name + (payload.isEmpty ? "" : "(\(payload.words))")
        case .dictionary([]): "[:]"
        case .dictionary(let entries):
            "[" + entries.map { "\($0.key.words): \($0.value.words)" }.joined(separator: ", ") + "]"
        case .list(let items): "[" + items.map(\.words).joined(separator: ", ") + "]"
        case .tuple(let parts): "(\(parts.words))"
        case .updated(let base, let field, let value): "\(base.words) with \(field): \(value.words)"
        case .dependency(let name): name
        case .subject: "self"
        case .task: "Task"
        case .continuation: "the continuation"
        case .group: "the group"
        case .closure: "{ … }"
        default: literal ?? "?"
        }
    }
}

extension [LabelledTerm] {
    fileprivate var words: String {
        map { ($0.label.map { $0 + ": " } ?? "") + $0.value.words }.joined(separator: ", ")
    }
}

extension SymbolicValue {
    fileprivate var words: String {
        let base: String =
            switch root {
            case .parameter(let name, _), .assigned(let name, _): name
            case .property(let dependency, let name, _): "\(dependency).\(name)"
            case .result(let dependency, let method, _, _): "\(dependency).\(method.prefix { $0 != "(" })()"
            case .completion(let dependency, let method, _, _, _): "\(dependency).\(method.prefix { $0 != "(" }) answer"
            case .failure: "error"
            case .sent(let dependency, let member, let index, _):
                "\(dependency).\(member.prefix { $0 != "(" }) sent[\(index)]"
            case .emission(_, let name, _): name
            }
        return path.reduce(base) { text, step in
            switch step {
            case .field(let name): text + "." + name
            case .element(let index): text + "[\(index)]"
            case .payload(_, let index): text + ".\(index)"
            case .decoded: text + " decoded"
            }
        }
    }
}
