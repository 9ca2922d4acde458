import Facts
import Resolving

/// What of the world a container gives the SUT, and a factory fixes to one value: the time, an identifier.
///
/// The properties are read as if the value stood at them: `let now = Date(timeIntervalSince1970: 0)`.
struct FixedValues {
    private var values: [String: (type: TypeRef, value: Expression)] = [:]
    /// The generators that give the same moment when they are called and when they are asked for `now`.
    private var generators: Set<String> = []
    /// What stands for fields of a global variable, by their paths: `Current.date`.
    private var fields: [String: Expression] = [:]
    /// The types of what containers give to properties at which none is written.
    private var types: [String: TypeRef] = [:]

    /// Looks at what a factory fixes.
    init(_ dependencies: [Dependency]) {
        for dependency in dependencies {
            types[dependency.name] = dependency.accessPaths == [dependency.name] ? dependency.type : nil
            guard case .value(var expression, let type) = dependency.double, dependency.accessPaths.count == 1 else {
                continue
            }
            let isClosure = expression.hasPrefix("{ ") && expression.hasSuffix(" }")
            if isClosure { expression = String(expression.dropFirst(2).dropLast(2)) }
            let isGenerator = type == "DateGenerator"
            guard let made = Self.parsed(expression) else { continue }
            let result = TypeRef.simple(made.type)
            let place = SourceLocation(file: "", line: 0, column: 0)
            let closure = ClosureExpression(body: [Statement(.return(made.value), at: place)])
            guard dependency.accessPaths == [dependency.name] else {
                if dependency.sharedObject != nil {
                    fields[dependency.accessPaths[0]] = isClosure ? .closure(closure) : made.value
                }
                continue
            }
            guard isClosure || isGenerator else {
                values[dependency.name] = (result, made.value)
                continue
            }
            values[dependency.name] = (
                .function(TypeRef.Function(parameters: [], effects: Effects(), result: result)), .closure(closure)
            )
            if isGenerator { generators.insert(dependency.name) }
        }
    }

    /// The members, with what is fixed at their properties.
    func applied(to members: [Member]) -> [Member] {
        members.map { member in
            guard case .property(var property) = member else { return asked(member) }
            if property.type == nil, property.initialValue == nil { property.type = types[property.name.plain] }
            guard let known = values[property.name.plain], property.isStored else { return asked(.property(property)) }
            property.type = known.type
            property.initialValue = known.value
            property.isLet = true
            property.info.attributes = []
            return .property(property)
        }
    }

    /// Code in which a generator is called instead of asked for `now`, and what is fixed stands for fields of globals.
    private func asked(_ member: Member) -> Member {
        guard !generators.isEmpty || !fields.isEmpty else { return member }
        return member.withBodies { body in
            body.rewritten { expression in
                if case .member(.name(let global)?, let name) = expression, let value = fields["\(global).\(name)"] {
                    return value
                }
                guard case .member(let base?, "now") = expression, isGenerator(base) else { return expression }
                return .call(base, [])
            }
        }
    }

    private func isGenerator(_ expression: Expression) -> Bool {
        switch expression {
        case .name(let name), .member(.name("self"), let name), .member(.optionalChain(.name("self")), let name):
            generators.contains(name)
        default: false
        }
    }

    /// `{ var calendar = …; calendar.timeZone = …; return calendar }()`, as the factory makes it.
    private static let calendar: Expression = {
        let (place, name) = (SourceLocation(file: "", line: 0, column: 0), Expression.name("calendar"))
        func made(_ type: String, _ label: String, _ value: Expression) -> Expression {
            .call(.name(type), [Argument(label: label, value: value)])
        }
        func set(_ field: String, _ value: Expression) -> Statement {
            Statement(.expression(.assignment(.member(name, field), "=", value)), at: place)
        }
        let plain = made("Calendar", "identifier", .member(nil, "gregorian"))
        let body = [
            Statement(
                .binding(isLet: false, pattern: .identifier("calendar"), type: nil, value: plain, attributes: []),
                at: place),
            set("timeZone", .forceUnwrap(made("TimeZone", "secondsFromGMT", .integer("0")))),
            set("locale", made("Locale", "identifier", .string("en_US_POSIX"))),
            Statement(.return(name), at: place),
        ]
        return .call(.closure(ClosureExpression(body: body)), [])
    }()

    /// The expressions that factories write for fixed values.
    private static func parsed(_ text: String) -> (type: String, value: Expression)? {
        func inside(_ start: String, _ end: String) -> String? {
            guard text.hasPrefix(start), text.hasSuffix(end), text.count > start.count + end.count else { return nil }
            return String(text.dropFirst(start.count).dropLast(end.count))
        }
        let moment =
            inside("Date(timeIntervalSince1970: ", ")")
            ?? inside("DateGenerator.constant(Date(timeIntervalSince1970: ", "))")
        if let moment, moment.allSatisfy({ $0.isNumber || $0 == "_" }) {
            let argument = Argument(label: "timeIntervalSince1970", value: .integer(moment))
            return ("Date", .call(.name("Date"), [argument]))
        }
        if text == "Calendar(identifier: .gregorian)" { return ("Calendar", Self.calendar) }
        if let identifier = inside("UUID(uuidString: \"", "\")!") {
            let argument = Argument(label: "uuidString", value: .string(identifier))
            return ("UUID", .forceUnwrap(.call(.name("UUID"), [argument])))
        }
        return nil
    }
}

extension Member {
    /// The member with other code in its bodies.
    func withBodies(_ change: ([Statement]) -> [Statement]) -> Member {
        switch self {
        case .method(var method):
            method.body = method.body.map(change)
            return .method(method)
        case .property(var property):
            guard var accessors = property.accessors else { return self }
            accessors.getterBody = accessors.getterBody.map(change)
            accessors.setterBody = accessors.setterBody.map(change)
            accessors.willSetBody = accessors.willSetBody.map(change)
            accessors.didSetBody = accessors.didSetBody.map(change)
            property.accessors = accessors
            return .property(property)
        default: return self
        }
    }
}
