import Behaviour
import Facts

extension TestWriter {
    /// The global actor that the members need which the test touches, where the SUT itself needs none.
    var memberActor: String? {
        guard subject.isolation == .nonisolated else { return nil }
        let infos = scenario.acts.compactMap(\.info) + touchedProperties.map(\.info)
        return infos.lazy.compactMap { subject.types.index.globalActor(in: $0.attributes) }.first
    }

    /// Whether the test would hand the SUT from a global actor to code that runs elsewhere: what comes after it may use
    /// both.
    var leavesItsActor: Bool {
        guard memberActor != nil else { return false }
        // What looks at the SUT while it works has it, too.
        var isOnActor =
            scenario.arrangement.stubs.contains(where: \.looksAtSUT)
            || scenario.claims.contains { claim in if case .sent = claim.subject { true } else { claim.underWay != nil }
            }
        for (phase, act) in scenario.acts.enumerated() {
            let actor = act.info.flatMap { subject.types.index.globalActor(in: $0.attributes) }
            if case .method(let method) = act.itself, method.effects.isAsync, actor == nil, isOnActor { return true }
            let awaited = scenario.waits[phase].flatMap(property).map(\.info)
            isOnActor =
                isOnActor || actor != nil
                || awaited.flatMap { subject.types.index.globalActor(in: $0.attributes) } != nil
        }
        return false
    }

    private var touchedProperties: [PropertyFact] {
        (scenario.claims + scenario.waits.values).compactMap(property)
    }

    /// The property of the SUT that a claim looks at.
    private func property(_ claim: Claim) -> PropertyFact? {
        if case .state(let name) = claim.subject { subject.property(name) } else { nil }
    }
}

extension Act {
    /// What the source says of the member it uses.
    fileprivate var info: DeclarationInfo? {
        switch self {
        case .method(let method): method.info
        case .assign(let property), .read(let property): property.info
        case .initializer, .emit, .callBack, .callGiven, .callKept: nil
        case .meanwhile(_, let act): act.info
        }
    }
}
