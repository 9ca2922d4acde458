import Facts
import Resolving

/// What a test can fill in before it acts: the properties of the SUT that it can set, as a person fills in a form.
struct FormFields {
    /// How many fields are filled in for one act.
    private static let limit = 10

    private let map: CodeMap
    private let fields: [PropertyFact]
    /// The properties whose values the code computes from fields that it listens to, by the fields.
    private let computed: [String: Set<String>]
    /// The methods through which a form is filled in: each takes one value and does nothing but keep it.
    private let setters: [(act: Act, names: Set<String>)]

    /// Finds the fields of a SUT.
    init(_ subject: TestedType) {
        let map = CodeMap(subject)
        self.map = map
        let state = Set(subject.stateProperties.map(\.name.plain))
        let called = Set(subject.ports.values.flatMap(\.methods).map(\.name.plain))
        setters = subject.members.methods.filter { subject.isEntryPoint($0) && $0.isSetter(in: subject.types) }
            .compactMap { method in
                let names = map.names(from: map.functions(of: .method(method)))
                guard !state.isDisjoint(with: names), called.isDisjoint(with: names) else { return nil }
                return (.method(method), names.intersection(state))
            }
        let fields = subject.members.properties.filter { $0.isStored && subject.isField($0) }
        self.fields = fields
        let kept = state.subtracting(fields.map(\.name.plain))
        computed = fields.reduce(into: [:]) { computed, field in
            let listening = map.functions.filter { $0.names.contains("$" + field.name.plain) }
            computed[field.name.plain] = listening.reduce(into: []) { $0.formUnion($1.names.intersection(kept)) }
        }
    }

    /// The ways to fill in what the code of an act speaks of: each field alone, all but one, and all of them, so that each
    /// of several conditions is seen to matter.
    func fillings(before act: Act) -> [[Act]] {
        let spoken = spoken(by: act)
        let alone = spoken.map { [$0] }
        guard spoken.count > 1 else { return alone }
        let others = (3...4).contains(spoken.count) ? spoken.map { field in spoken.filter { $0 != field } } : []
        return alone + [spoken] + others
    }

    /// All of what the code of an act speaks of, filled in, by properties or by methods; `nil` where there is none.
    func filled(before act: Act) -> [Act]? {
        let names = map.names(from: map.functions(of: act))
        let methods = setters.filter { $0.act != act && !$0.names.isDisjoint(with: names) }.map(\.act)
        let spoken = spoken(by: act) + (methods.count > 1 ? methods : [])
        return spoken.isEmpty ? nil : Array(spoken.prefix(Self.limit))
    }

    /// How many fields hold what a double gave: a form that was begun earlier.
    func restored(in state: [String: Term]) -> Int {
        fields.count { field in state[field.name.plain]?.places.contains { $0.root.member != nil } == true }
    }

    private func spoken(by act: Act) -> [Act] {
        let names = map.names(from: map.functions(of: act))
        let spoken = fields.filter { field in
            let name = field.name.plain
            return names.contains(name) || computed[name]?.isDisjoint(with: names) == false
        }
        return spoken.filter { Act.assign($0) != act }.prefix(Self.limit).map(Act.assign)
    }
}

extension MethodFact {
    /// Whether it may be what a field of a form calls with what is typed or chosen.
    fileprivate func isSetter(in types: TypeLookup) -> Bool {
        guard parameters.count == 1, returnsVoid, !effects.isAsync, !effects.canThrow, generics.isEmpty,
            !parameters[0].isVariadic
        else { return false }
        switch types.family(parameters[0].type) {
        case .boolean, .string, .integer, .float, .enumeration: return true
        case .list: return false
        case .other: return types.expanded(parameters[0].type).bare.lastName == "Date"
        }
    }
}
