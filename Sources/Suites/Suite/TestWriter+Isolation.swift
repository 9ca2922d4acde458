import Behaviour
import Facts

extension TestWriter {
    /// The global actor that the members need which the test touches, where the SUT itself needs none.
    var memberActor: String? {
        guard subject.isolation == .nonisolated else { return nil }
        let infos = scenario.acts.compactMap(\.info) + touchedProperties.map(\.info)
        return infos.lazy.compactMap { subject.types.index.globalActor(in: $0.attributes) }.first
    }

    /// Whether the test would hand the SUT from a global actor to code that runs elsewhere.
    var leavesItsActor: Bool {
        memberActor != nil
            && scenario.acts.contains { act in
                guard case .method(let method) = act, method.effects.isAsync else { return false }
                return subject.types.index.globalActor(in: method.info.attributes) == nil
            }
    }

    private var touchedProperties: [PropertyFact] {
        (scenario.claims + scenario.waits.values).compactMap { claim in
            switch claim.subject {
            case .state(let name): subject.property(name)
            default: nil
            }
        }
    }
}

extension Act {
    /// What the source says of the member it uses.
    fileprivate var info: DeclarationInfo? {
        switch self {
        case .method(let method): method.info
        case .assign(let property), .read(let property): property.info
        case .initializer, .emit, .callBack: nil
        case .meanwhile(_, let act): act.info
        }
    }
}
