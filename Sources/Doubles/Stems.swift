import Algorithms
import Facts
import Project

extension DoublePlanner {
    /// A stem for each requirement: as short as uniqueness allows in the short mode. What is no method, initialiser or
    /// subscript gets an empty one.
    func stems(for requirements: [Requirement]) -> [String] {
        var namer = StemNamer(naming: options.naming)
        namer.properties = Set(requirements.compactMap(\.propertyName))
        let associated = Dictionary(
            requirements.map(\.owner).uniqued().flatMap(\.members.associatedTypes).map { ($0.name, $0) },
            uniquingKeysWith: { first, _ in first })
        for requirement in requirements {
            guard var method = requirement.method else { continue }
            if options.naming == .sourcery {
                method = SourceryResults(index: index, owner: requirement.owner, associated: associated).named(method)
            }
            switch requirement.member {
            case .initializer: namer.add(method, to: .initializers)
            case .subscript: namer.add(method, to: .subscripts)
            default: namer.add(method, to: .methods)
            }
        }
        var stems = namer.named()[...]
        return requirements.map {
            guard let method = $0.method else { return "" }
            return DoubleNames.clear(stems.popFirst() ?? "", of: taken, for: method, options.naming)
        }
    }
}

/// Names requirements so that no two have one name, whatever the order they stand in.
struct StemNamer {
    /// Requirements that have names of their own.
    enum Group { case methods, initializers, subscripts }

    let naming: DoubleNaming
    /// The names of properties.
    var properties: Set<String> = []
    private var methods: [MethodFact] = []
    private var groups: [Group] = []

    init(naming: DoubleNaming) {
        self.naming = naming
    }

    mutating func add(_ method: MethodFact, to group: Group) {
        methods.append(method)
        groups.append(group)
    }

    /// The stems, in the order in which the requirements were added.
    func named() -> [String] {
        if naming == .mockolo { return numbered(MockoloStems(of: methods, beside: properties).stems()) }
        var stems = zip(methods, groups).map { base($0, in: $1) }
        for lengthened in [DoubleNames.labelled, DoubleNames.typed, DoubleNames.spelled] {
            let counts = Dictionary(stems.map { ($0, 1) }, uniquingKeysWith: +)
            var seen: Set<String> = []
            for position in stems.indices where (counts[stems[position]] ?? 0) > 1 {
                // Sourcery's own name stays with the first: what was written against it keeps compiling.
                if isSourcery, seen.insert(stems[position]).inserted { continue }
                stems[position] = lengthened(methods[position])
            }
        }
        return numbered(stems)
    }

    private var isSourcery: Bool { [.sourcery, .sourcery212].contains(naming) }

    private func base(_ method: MethodFact, in group: Group) -> String {
        switch naming {
        case .sourcery where group != .subscripts: DoubleNames.sourcery(method)
        case .sourcery212 where group != .subscripts: DoubleNames.sourcery212(method)
        default: DoubleNames.base(method)
        }
    }

    /// What cannot be told apart by words gets a number.
    private func numbered(_ stems: [String]) -> [String] {
        var used: [String: Int] = [:]
        return stems.map { stem in
            used[stem, default: 0] += 1
            return (used[stem] ?? 1) > 1 ? "\(stem)\(used[stem] ?? 1)" : stem
        }
    }
}
