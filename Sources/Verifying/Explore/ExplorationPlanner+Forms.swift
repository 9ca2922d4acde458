import Behaviour
import Facts
import Suites

/// How acts fill in forms.
extension ExplorationPlanner {
    /// The one thing that a method sets: `updateName(_:)`.
    func field(
        set method: MethodFact, _ arguments: [Exploration.Argument], _ recorders: [Exploration.Recorder]
    ) -> Exploration.Field? {
        let word = method.name.plain.prefix { $0.isLowercase }
        guard Self.setters.contains(String(word)), arguments.count == 1, recorders.isEmpty, !method.effects.isAsync,
            !method.effects.canThrow, method.result?.isVoid ?? true, case .chosen(let assortment) = arguments[0].source
        else { return nil }
        return field(named: arguments[0].name, assortment)
    }

    private static let setters: Set<String> = [
        "set", "update", "change", "enter", "edit", "select", "choose", "pick", "type",
    ]

    func field(named name: String, _ assortment: Assortment) -> Exploration.Field {
        switch assortment {
        case .values(let list, _):
            .init(
                name: name,
                likely: spoken.isTelling(name) ? maker.place(inList: list, ofTextNamed: name).map { $0 + 1 } ?? 0 : 0)
        case .optional: .init(name: name, likely: 2)
        default: .init(name: name, likely: 0)
        }
    }

    /// How arguments fill in a form: one is a case that names a field, another a text.
    func form(_ arguments: [Exploration.Argument]) -> Exploration.Form? {
        guard arguments.count > 1 else { return nil }
        func list(_ argument: Exploration.Argument) -> Int? {
            var source = argument.source
            if case .chosen(.optional(let inner)) = source { source = .chosen(inner) }
            if case .chosen(.values(let list, _)) = source { return list }
            return nil
        }
        let lists = arguments.map { ($0, list($0)) }
        for (argument, list) in lists {
            guard let list, case let values = maker.assortments.lists[list].values,
                case .member(.type?, _)? = values.first?.bare
            else { continue }
            for (other, texts) in lists where other.name != argument.name {
                guard let texts, case .string? = maker.assortments.lists[texts].values.first else { continue }
                let likely = values.map { value -> Int in
                    guard case .member(_, let name) = value.bare else { return -1 }
                    return maker.place(inList: texts, ofTextNamed: name.plain) ?? -1
                }
                return .init(field: argument.name, count: values.count, value: other.name, likely: likely)
            }
        }
        return nil
    }
}
