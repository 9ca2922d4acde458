import Facts

/// What a test can fill in before it acts: the properties of the SUT that it can set, as a person fills in a form.
struct FormFields {
    /// How many fields are filled in for one act.
    private static let limit = 10

    private let map: CodeMap
    private let fields: [PropertyFact]

    /// Finds the fields of a SUT.
    init(_ subject: TestedType) {
        map = CodeMap(subject)
        fields = subject.members.properties.filter { $0.isStored && subject.isField($0) }
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

    /// All of what the code of an act speaks of, filled in; `nil` where there is none.
    func filled(before act: Act) -> [Act]? {
        let spoken = spoken(by: act)
        return spoken.isEmpty ? nil : spoken
    }

    /// How many fields hold what a double gave: a form that was begun earlier.
    func restored(in state: [String: Term]) -> Int {
        fields.count { field in state[field.name.plain]?.places.contains { $0.root.member != nil } == true }
    }

    private func spoken(by act: Act) -> [Act] {
        let names = map.names(from: map.functions(of: act))
        return fields.filter { names.contains($0.name.plain) && Act.assign($0) != act }
            .prefix(Self.limit).map(Act.assign)
    }
}
