import Behaviour
import Facts

extension ExplorationPlanner {
    /// What can be done to the tokens and tasks that acts return.
    func handles(of acts: [Exploration.Doing]) -> [Exploration.Doing] {
        acts.enumerated().flatMap { number, doing -> [Exploration.Doing] in
            guard case .method(let method)? = doing.act, method.generics.isEmpty, let result = method.result,
                let fact = subject.types.declaration(result.bare), [.protocol, .class].contains(fact.kind)
            else { return [] }
            let members = subject.types.allMembers(of: fact).methods.filter { member in
                member.parameters.isEmpty && member.result?.isVoid ?? true && member.effects == Effects()
                    && !member.info.isStatic && member.info.access.isTestable && member.generics.isEmpty
                    && index.globalActor(in: member.info.attributes) == nil
            }
            return members.prefix(2).map { member in
                let handle = Exploration.Handle(
                    doing: number, type: subject.types.spelled(result.bare), isOptional: result.isOptional,
                    method: member, words: "\(member.name.plain) of \(method.name.plain)")
                return .init(handle: handle, arguments: [], recorders: [], effects: Effects(), returns: false)
            }
        }
    }
}
