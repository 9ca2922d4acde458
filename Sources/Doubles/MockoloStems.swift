import Facts

/// Stems of methods as Mockolo chooses them: the name, and for every other method of that name as much of its signature, part
/// by part, as no one before it has.
struct MockoloStems {
    private let methods: [MethodFact]
    private let parts: [[String]]
    private let variables: Set<String>

    /// Prepares the choice of stems.
    ///
    /// - Parameters:
    ///   - methods: The methods, in order.
    ///   - variables: The names of properties, which come first.
    init(of methods: [MethodFact], beside variables: Set<String>) {
        self.methods = methods
        self.variables = variables
        parts = methods.map(Self.parts)
    }

    /// The stems, in the order of the methods.
    func stems() -> [String] {
        var found: [Int: String] = [:]
        choose(for: Array(methods.indices), level: 0, beside: variables, &found)
        return methods.indices.map { found[$0] ?? methods[$0].name }
    }

    /// Gives the first of each name that name, and looks for a longer one for the others.
    private func choose(
        for indices: [Int], level: Int, beside taken: Set<String>, _ found: inout [Int: String]
    ) {
        var names: [String] = []
        var groups: [String: [Int]] = [:]
        for index in indices {
            let name = name(of: index, level: level)
            if groups[name] == nil { names.append(name) }
            groups[name, default: []].append(index)
        }
        var taken = taken
        for name in names {
            var rest = groups[name] ?? []
            if !taken.contains(name) {
                taken.insert(name)
                found[rest.removeFirst()] = name
            }
            guard !rest.isEmpty else { continue }
            choose(for: rest, level: level + 1, beside: taken, &found)
            taken.formUnion(rest.compactMap { found[$0] })
        }
    }

    private func name(of index: Int, level: Int) -> String {
        let parts = parts[index]
        let beyond = level > parts.count ? (1...(level - parts.count)).map { "\($0)" } : []
        return DoubleNames.base(methods[index]) + (parts.prefix(level) + beyond).joined()
    }

    // MARK: - What tells methods apart

    private static func parts(of method: MethodFact) -> [String] {
        let labels = method.parameters.compactMap { parameter -> String? in
            let label = parameter.label.map(DoubleNames.plain) ?? "_"
            let word = label == "_" ? DoubleNames.plain(parameter.name) : label
            let isSaid = word.count > 1 && method.name.lowercased().hasSuffix(word.lowercased())
            return isSaid ? nil : DoubleNames.upperFirst(word)
        }
        let generics = method.generics.parameters.map {
            DoubleNames.upperFirst($0.name) + ($0.constraint.map(words) ?? "")
        }
        let clause = method.generics.requirements.map { words($0.left) + words($0.right) }.joined()
        let types = method.parameters.map { words($0.type) }
        let result = method.result.map { String(words($0).prefix(32)) } ?? ""
        return (labels + generics + [clause] + types + [result, method.info.isStatic ? "static" : ""])
            .filter { !$0.isEmpty }
    }

    /// A type in Mockolo's words: `OptionalString`, `ArrayInt`.
    private static func words(_ type: TypeRef) -> String {
        switch type {
        case .named(let parts):
            parts.map { DoubleNames.upperFirst(DoubleNames.plain($0.name)) + $0.arguments.map(words).joined() }.joined()
        case .optional(let inner), .implicitlyUnwrapped(let inner): "Optional" + words(inner)
        case .array(let inner): "Array" + words(inner)
        case .dictionary(let key, let value): "Dictionary" + words(key) + words(value)
        case .tuple(let elements):
            elements.map { DoubleNames.upperFirst($0.label ?? "") + words($0.type) }.joined()
        case .function(let function):
            function.parameters.map { words($0.type) }.joined() + words(function.result)
        case .composition(let parts): parts.map(words).joined()
        case .metatype(let inner, let name): words(inner) + name
        case .existential(let inner), .opaque(let inner), .attributed(_, _, let inner), .packExpansion(let inner),
            .packElement(let inner), .suppressed(let inner):
            words(inner)
        case .other(let text): DoubleNames.upperFirst(DoubleNames.plain(text))
        }
    }
}
