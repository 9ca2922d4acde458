import Facts

/// Where the functions of a SUT's code stand, and which names each speaks of.
struct CodeMap {
    /// A method, an initialiser or the accessors of a property.
    struct Function {
        /// Its base name; `init` for the initialiser.
        var name: String
        /// Where it is declared.
        var location: SourceLocation
        /// The names of members and of anything else in its body.
        var names: Set<String>
    }

    /// The functions, in the order of the source.
    let functions: [Function]
    /// The positions of the functions of each name.
    private let positions: [String: [Int]]
    /// The subjects and properties of the SUT that its own code listens to.
    private let heard: Set<String>

    /// Maps the code of a SUT.
    init(_ subject: TestedType) {
        var functions = subject.members.methods.map { method in
            Function(
                name: method.name.plain, location: method.info.location, names: Self.names(in: [method.body ?? []]))
        }
        functions += subject.members.properties.map { property in
            Function(
                name: property.name.plain, location: property.info.location,
                names: Self.names(in: property.accessors?.bodies ?? []))
        }
        let construction = subject.construction
        functions.append(
            Function(
                name: Self.initializer, location: construction.location ?? subject.sut.info.location,
                names: Self.names(in: [construction.body ?? []])))
        heard = subject.pipelines.reduce(into: Set<String>()) { $0.formUnion($1.sources) }
            .intersection(subject.members.properties.map(\.name.plain))
        let ordered = functions.sorted { $0.location < $1.location }
        self.functions = ordered
        positions = Dictionary(grouping: ordered.indices) { ordered[$0].name }
    }

    /// The name of the initialiser.
    private static let initializer = "init"

    /// The position of the function that code belongs to: the last that begins before it.
    func function(at location: SourceLocation) -> Int? {
        functions.lastIndex { $0.location.file == location.file && $0.location <= location }
    }

    /// The positions of the functions that an act can get to, as far as names tell.
    func functions(of act: Act) -> Set<Int> {
        if case .callGiven(let closure) = act.itself {
            let giving = functions.indices.filter { functions[$0].names.contains(closure.method.name.plain) }
            return Set(giving).union(reachable(from: Set(giving.flatMap { functions[$0].names })))
        }
        // What makes the value may be anywhere.
        if case .callKept = act.itself { return Set(functions.indices) }
        let name =
            switch act.itself {
            case .initializer, .emit, .callBack, .callGiven, .callKept, .meanwhile: Self.initializer
            case .method(let method): method.name.plain
            case .assign(let property), .read(let property): property.name.plain
            }
        let found = reachable(from: [name])
        let spoken = found.reduce(into: Set<String>()) { $0.formUnion(functions[$1].names) }
        // Who listens to what is sent, the initialiser says.
        return spoken.isDisjoint(with: heard) ? found : found.union(reachable(from: [Self.initializer]))
    }

    /// The names that some functions speak of, and those that they call.
    func names(from positions: Set<Int>) -> Set<String> {
        positions.union(reachable(from: Set(positions.flatMap { functions[$0].names })))
            .reduce(into: []) { $0.formUnion(functions[$1].names) }
    }

    private func reachable(from start: Set<String>) -> Set<Int> {
        var found: Set<Int> = []
        var open = Array(start)
        while let name = open.popLast() {
            for position in positions[name] ?? [] where found.insert(position).inserted {
                open += functions[position].names
            }
        }
        return found
    }

    private static func names(in bodies: [[Statement]]) -> Set<String> {
        var names: Set<String> = []
        for body in bodies {
            body.forEachExpression { expression, _ in
                switch expression {
                case .member(_, let name), .name(let name): names.insert(String(name.plain.prefix { $0 != "(" }))
                case .keyPath(_, let components): names.formUnion(components.map(\.plain))
                default: break
                }
            }
        }
        return names
    }
}
