import Behaviour
import Facts
import Resolving

/// The output of `testgen explain --format json`: the SUT, its dependencies, and its entry points.
struct ExplanationOutput: Encodable {
    var sut: SUT
    var dependencies: [DependencyOutput]
    var inputs: [Parameter]
    var methods: [Method]
    var seams: [Obstacle]

    /// The system under test.
    struct SUT: Encodable {
        var name: String
        var kind: String
        var file: String
        var line: Int
        var isolation: String
        var module: String
        var construction: Construction

        struct Construction: Encodable {
            var kind: String
            var reason: String
        }

        init(_ recipe: Recipe) {
            name = recipe.sut.qualifiedName
            kind = recipe.sut.kind.rawValue
            file = recipe.sut.info.location.file
            line = recipe.sut.info.location.line
            isolation = recipe.isolation.spelling
            module = recipe.sut.module
            construction = Construction(
                kind: recipe.construction.kind.rawValue, reason: recipe.construction.reason)
        }
    }

    /// A parameter of the initialiser that is a plain value.
    struct Parameter: Encodable {
        var name: String
        var type: String
        /// `true`, or `null` where the parameter has no default value.
        @OrNull var `default`: Bool?

        init(_ input: Input) {
            name = input.parameter.name
            type = input.parameter.type.text
            `default` = input.parameter.defaultValue == nil ? nil : true
        }
    }

    /// An entry point with what it does.
    struct Method: Encodable {
        var name: String
        var signature: String
        var isolation: String
        var `async`: Bool
        var `throws`: Bool
        var calls: [Call]
        var stateChanges: [StateChange]
        /// What could not be read, where nothing of it is known or some value is not.
        var unread: [Gap]

        struct Call: Encodable {
            var dependency: String
            var member: String
            var arguments: [String]
            @OrNull var condition: String?
            var line: Int
        }

        struct StateChange: Encodable {
            var property: String
            var value: String
            @OrNull var condition: String?
            var line: Int
        }

        struct Gap: Encodable {
            var construct: String
            var line: Int
        }

        init(_ method: MethodBehaviour, isolation: String) {
            name = method.name
            signature = method.signature
            self.isolation = isolation
            `async` = method.isAsync
            `throws` = method.canThrow
            calls = method.calls.map {
                Call(
                    dependency: $0.dependency, member: $0.member, arguments: $0.arguments, condition: $0.condition,
                    line: $0.line)
            }
            stateChanges = method.stateChanges.map {
                StateChange(property: $0.property, value: $0.value, condition: $0.condition, line: $0.line)
            }
            unread = method.unread.map { Gap(construct: $0.construct, line: $0.location.line) }
        }
    }

    /// A place that makes the SUT hard to test.
    struct Obstacle: Encodable {
        var kind: String
        var file: String
        var line: Int
        var message: String
        var suggestion: String

        init(_ seam: Seam) {
            kind = seam.kind.rawValue
            file = seam.location.file
            line = seam.location.line
            message = seam.message
            suggestion = seam.suggestion
        }
    }
}

/// Something the SUT gets from outside.
struct DependencyOutput: Encodable {
    var name: String
    var type: String
    @OrNull var `protocol`: String?
    var style: String
    @OrNull var container: String?
    var origin: Place
    @OrNull var double: String?
    /// `double`, `value`, `closure`, `real` or `unresolved`.
    var resolution: String
    @OrNull var reason: String?
    var handover: HandoverOutput

    struct Place: Encodable {
        var file: String
        var line: Int
        var column: Int
    }

    init(_ dependency: Dependency) {
        let place = dependency.origin.location
        name = dependency.path
        type = dependency.type.text
        `protocol` = dependency.protocols.first?.qualifiedName
        style = dependency.style.rawValue
        container = dependency.container
        origin = Place(file: place.file, line: place.line, column: place.column)
        double = dependency.doubleType
        resolution = Self.resolution(dependency.double)
        reason = dependency.reason
        handover = HandoverOutput(handover: dependency.handover)
    }

    private static func resolution(_ double: Dependency.Double) -> String {
        switch double {
        case .generated, .existing, .several, .statics: "double"
        case .value, .object: "value"
        case .closure: "closure"
        case .real: "real"
        case .unresolved: "unresolved"
        }
    }
}

/// How a double reaches the SUT: the kind, and the members that kind has.
struct HandoverOutput: Encodable {
    var handover: Handover

    private enum CodingKeys: CodingKey {
        case kind, label, statements, undo, property, assignment, of, method, by, member, reason
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(kind, forKey: .kind)
        switch handover {
        case .argument(let label), .provider(let label, _): try container.encode(label, forKey: .label)
        case .registration(let statements, let undo):
            try container.encode(statements, forKey: .statements)
            try container.encode(undo, forKey: .undo)
        case .assignment(let property): try container.encode(property, forKey: .property)
        case .scoped(let assignment): try container.encode(assignment, forKey: .assignment)
        case .member(let parameter, let label, _):
            try container.encode(parameter, forKey: .of)
            try container.encode(label, forKey: .label)
        case .part(let owner): try container.encode(owner, forKey: .of)
        case .methodArgument(let method, let label):
            try container.encode(method, forKey: .method)
            try container.encode(label, forKey: .label)
        case .returned(let owner, let member), .carried(let owner, let member):
            try container.encode(owner, forKey: .by)
            try container.encode(member, forKey: .member)
        case .impossible(let reason): try container.encode(reason, forKey: .reason)
        }
    }

    private var kind: String {
        switch handover {
        case .argument: "argument"
        case .registration: "registration"
        case .assignment: "assignment"
        case .scoped: "scoped"
        case .provider: "provider"
        case .member: "member"
        case .part: "part"
        case .methodArgument: "methodArgument"
        case .returned: "returned"
        case .carried: "carried"
        case .impossible: "impossible"
        }
    }
}

/// The subjects a command wrote for.
struct SubjectsOutput: Encodable {
    var suts: [String]
}

extension Isolation {
    /// The isolation in one word: `@MainActor`, `actor`, `nonisolated`.
    var spelling: String {
        if case .globalActor(let name) = self { return "@\(name)" }
        return "\(self)"
    }
}
