/// Plans the double of one protocol, or of several for a composition.
///
/// - Parameters:
///   - protocols: The protocols the double stands for.
///   - index: All facts that may matter, inherited protocols among them.
///   - options: Naming.
/// - Returns: The plan; `nil` with an error when a requirement cannot be known.
public func planDouble(
    of protocols: [TypeFact], in index: FactIndex, options: DoubleOptions = DoubleOptions()
) -> Diagnosed<DoublePlan?> {
    var planner = DoublePlanner(protocols: protocols, index: index, options: options)
    return planner.run()
}

/// Protocols of the standard library and frameworks that ask for nothing a class does not have or get.
private let requirementFree: Set<String> = [
    "Sendable", "AnyObject", "Actor", "ObservableObject", "SendableMetatype", "NSObjectProtocol", "class",
    "AutoMockable",
    "BitwiseCopyable", "Observable",
]

/// The state of planning one double.
struct DoublePlanner {
    let protocols: [TypeFact]
    let index: FactIndex
    let options: DoubleOptions
    var diagnostics: [Diagnostic] = []

    init(protocols: [TypeFact], index: FactIndex, options: DoubleOptions) {
        self.protocols = protocols
        self.index = index
        self.options = options
    }

    mutating func run() -> Diagnosed<DoublePlan?> {
        guard let owners = owners() else { return Diagnosed(nil, diagnostics) }
        let conformances = protocols.reduce(into: Set<String>()) { $0.formUnion(index.conformances(of: $1)) }
        let isActor = conformances.contains("Actor")
        let methods = requirements(of: owners)
        let isolation = protocols.lazy.compactMap { [index] in
            if case .globalActor(let name) = index.isolation(of: $0) { "@" + name } else { nil }
        }.first
        let plan = DoublePlan(
            name: protocols.map { DoubleNames.plain($0.name) }.joined(separator: "And") + options.suffix,
            conformances: protocols.map(\.qualifiedName), protocols: protocols, isActor: isActor,
            isLocked: isActor || conformances.contains("Sendable"), isolation: isolation,
            access: .internal, requirements: methods, typealiases: typealiases(of: owners),
            imports: owners.flatMap { index.imports(ofFile: $0.info.location.file) }.uniqued())
        return Diagnosed(plan, diagnostics)
    }

    /// The protocols with all they inherit, each once; `nil` when one is missing.
    private mutating func owners() -> [TypeFact]? {
        var result: [TypeFact] = []
        var isComplete = true
        for fact in protocols {
            let inherited = index.inheritedProtocols(of: fact)
            result += [fact] + inherited.found
            for missing in inherited.unknown where !requirementFree.contains(missing.type.unattributed.lastName ?? "") {
                if case .suppressed = missing.type { continue }
                isComplete = false
                diagnostics.append(
                    Diagnostic(
                        .error,
                        "cannot double \(fact.name): the requirements of \(missing.type.text) are not in the sources",
                        at: missing.of.info.location, rule: "missing-inherited-protocol",
                        notes: ["needed by \(missing.of.name)", "add the sources that declare \(missing.type.text)"]))
            }
        }
        return isComplete ? result.uniqued() : nil
    }

    private func typealiases(of owners: [TypeFact]) -> [String] {
        owners.flatMap(\.members.associatedTypes).map { associated in
            let type = associated.defaultType?.text ?? associated.inherits.first.map { "any " + $0.text } ?? "Any"
            return "typealias \(associated.name) = \(type)"
        }.uniqued()
    }

    private func requirements(of owners: [TypeFact]) -> [DoublePlan.Requirement] {
        var seen: Set<String> = []
        var result: [(requirement: Member, owner: TypeFact)] = []
        for owner in owners {
            for member in owner.members where seen.insert(key(of: member)).inserted { result.append((member, owner)) }
        }
        let stems = stems(
            for: result.compactMap { if case .method(let method) = $0.requirement { method } else { nil } })
        var methodNumber = -1
        return result.compactMap { item in
            switch item.requirement {
            case .method(let method):
                methodNumber += 1
                return .method(self.method(method, of: item.owner, stem: stems[methodNumber]))
            case .property(let property): return .property(self.property(property, of: item.owner))
            default: return nil
            }
        }
    }

    /// What makes two requirements one: name, labels, types, effects of being static and async.
    private func key(of member: Member) -> String {
        switch member {
        case .method(let method):
            let types = method.parameters.map { $0.type.text }.joined(separator: ",")
            return
                "m \(method.info.isStatic) \(method.fullName) \(types) \(method.result?.text ?? "") \(method.effects.isAsync) \(method.generics)"
        case .property(let property): return "p \(property.info.isStatic) \(property.name)"
        default: return "\(member)"
        }
    }

    /// A stem for each method: as short as uniqueness allows in the short mode.
    private func stems(for methods: [MethodFact]) -> [String] {
        switch options.naming {
        case .sourcery: return methods.map(DoubleNames.sourcery)
        case .sourcery212: return methods.map(DoubleNames.sourcery212)
        case .short: break
        }
        var stems = methods.map(DoubleNames.base)
        for lengthened in [DoubleNames.labelled, DoubleNames.typed] {
            let counts = Dictionary(stems.map { ($0, 1) }, uniquingKeysWith: +)
            for position in stems.indices where (counts[stems[position]] ?? 0) > 1 {
                stems[position] = lengthened(methods[position])
            }
        }
        var used: [String: Int] = [:]
        return stems.map { stem in
            used[stem, default: 0] += 1
            return (used[stem] ?? 1) > 1 ? "\(stem)\(used[stem] ?? 1)" : stem
        }
    }
}
