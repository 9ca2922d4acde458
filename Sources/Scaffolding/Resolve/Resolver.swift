/// What the resolve stage may be told.
public struct ResolveOptions: Sendable {
    /// The containers to recognise.
    public var containers: [Container]
    /// The labels of the initialiser to use, such as `init(api:)`; `nil` to choose.
    public var initializer: String?
    /// The module's default isolation, such as `MainActor`.
    public var defaultActor: String?
    /// Names of existing doubles by the protocol they stand for.
    public var existingDoubles: [String: ExistingDouble]
    /// The suffix of generated doubles: `Mock`.
    public var suffix: String

    /// Creates options.
    public init(
        containers: [Container] = [], initializer: String? = nil, defaultActor: String? = nil,
        existingDoubles: [String: ExistingDouble] = [:], suffix: String = "Mock"
    ) {
        self.containers = containers
        self.initializer = initializer
        self.defaultActor = defaultActor
        self.existingDoubles = existingDoubles
        self.suffix = suffix
    }
}

/// A double somebody wrote by hand.
public struct ExistingDouble: Hashable, Sendable {
    /// Its type's name.
    public var type: String
    /// Where it is declared.
    public var location: SourceLocation

    /// Creates a description.
    public init(type: String, location: SourceLocation) {
        self.type = type
        self.location = location
    }
}

/// Works out what a type gets from outside, where it comes from and how a test hands over a double.
///
/// - Parameters:
///   - sut: The type under test, read with bodies.
///   - index: All facts that may matter.
///   - options: Containers and choices.
/// - Returns: The recipe, with a warning for each dependency that stays unresolved.
public func resolve(_ sut: TypeFact, in index: FactIndex, options: ResolveOptions) -> Diagnosed<Recipe> {
    var resolver = Resolver(sut: sut, index: index, options: options)
    return resolver.run()
}

/// The state of one resolution.
struct Resolver {
    let sut: TypeFact
    let index: FactIndex
    let options: ResolveOptions
    let members: [Member]
    var dependencies: [Dependency] = []
    var inputs: [Input] = []
    var containers: [Container] = []
    var diagnostics: [Diagnostic] = []

    init(sut: TypeFact, index: FactIndex, options: ResolveOptions) {
        self.sut = sut
        self.index = index
        self.options = options
        var members = index.members(of: sut)
        var current = sut
        var seen: Set<String> = [sut.qualifiedName]
        while let next = index.superclass(of: current)?.fact, seen.insert(next.qualifiedName).inserted {
            members += index.members(of: next)
            current = next
        }
        self.members = members
    }

    mutating func run() -> Diagnosed<Recipe> {
        let construction = ConstructionChoice(sut: sut, index: index, wanted: options.initializer).construction()
        readParameters(of: construction)
        readProperties()
        shareUnnamedRegistrations()
        makeNamesUnique()
        let seams = seams(construction: construction)
        let recipe = Recipe(
            sut: sut, members: members,
            isolation: index.isolation(of: sut, defaultActor: options.defaultActor), construction: construction,
            dependencies: dependencies, inputs: inputs, seams: seams, containers: containers.map(\.name),
            support: containers.map(\.support))
        return Diagnosed(recipe, diagnostics)
    }

    mutating func use(_ container: Container) {
        if !containers.contains(where: { $0.name == container.name }) { containers.append(container) }
    }

    /// The double for a type, or `nil` when the type is not one that a test replaces.
    mutating func double(
        for type: TypeRef, from scope: LookupScope, named name: String, at location: SourceLocation
    ) -> Dependency.Double? {
        switch index.dependencyKind(of: type, from: scope, generics: sut.generics) {
        case .protocols(let facts): return double(for: facts)
        case .boundary(let boundary): return .value(expression: boundary.expression, type: boundary.type)
        case .closure: return .closure
        case .concrete, .value, .plain: return nil
        case .unknown(let text):
            let reason = "\(text) is declared in none of the sources that were read"
            return .unresolved(reason: reason)
        }
    }

    private func double(for protocols: [TypeFact]) -> Dependency.Double {
        if protocols.count == 1, let existing = options.existingDoubles[protocols[0].name] {
            return .existing(type: existing.type, location: existing.location, protocols: protocols)
        }
        let stem = protocols.map(\.name).joined(separator: "And")
        return .generated(type: stem + options.suffix, protocols: protocols)
    }

    mutating func reportUnresolved(_ dependency: Dependency) {
        guard case .unresolved(let reason) = dependency.double else { return }
        diagnostics.append(
            Diagnostic(
                .warning, "cannot replace \(dependency.name) of \(sut.name): \(reason)",
                at: dependency.origin.location, rule: "unresolved-dependency",
                notes: ["needed by \(sut.name).\(dependency.name)"]))
    }

    /// Two unnamed wrappers of one protocol in a container keyed by type get the same registration: one double.
    private mutating func shareUnnamedRegistrations() {
        var result: [Dependency] = []
        for dependency in dependencies {
            let twin = result.firstIndex { other in
                guard case .registration = other.handover else { return false }
                return other.handover.isSameRegistration(
                    as: dependency.handover, renaming: dependency.name, to: other.name)
            }
            if let twin {
                result[twin].accessPaths += dependency.accessPaths
            } else {
                result.append(dependency)
            }
        }
        dependencies = result
    }

    private mutating func makeNamesUnique() {
        var seen: [String: Int] = [:]
        for position in dependencies.indices {
            let name = dependencies[position].name
            seen[name, default: 0] += 1
            if let count = seen[name], count > 1 { dependencies[position].name = "\(name)\(count)" }
        }
    }
}

extension Handover {
    fileprivate func isSameRegistration(as other: Handover, renaming name: String, to new: String) -> Bool {
        guard case .registration(let own, _) = self, case .registration(let theirs, _) = other, name != new else {
            return false
        }
        return own == theirs.map { $0.replacingWord(name, with: new) }
    }
}

extension String {
    /// The text with a whole identifier replaced wherever it stands.
    func replacingWord(_ word: String, with replacement: String) -> String {
        var result = ""
        var current = ""
        func flushed() -> String { current == word ? replacement : current }
        for character in self {
            if character.isLetter || character.isNumber || character == "_" {
                current.append(character)
            } else {
                result += flushed()
                current = ""
                result.append(character)
            }
        }
        return result + flushed()
    }
}
