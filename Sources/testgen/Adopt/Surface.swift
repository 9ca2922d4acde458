import Doubles
import Facts
import Reading
import Rendering

/// The members of a double that tests can use besides what its protocols ask for, with the types of variables.
struct Surface {
    /// The types by the names of variables; empty ones by the full names of methods and initialisers.
    let types: [String: String]

    /// The surface of a double as it stands in a file.
    ///
    /// - Parameter asked: The full names of what its protocols ask for.
    init(_ type: TypeFact, without asked: Set<String> = []) {
        var types: [String: String] = [:]
        for member in type.members {
            guard let name = member.fullName, !asked.contains(name), name != "init()" else { continue }
            switch member {
            case .property(let fact) where fact.info.access.isTestable:
                types[name] = fact.type.map { Self.plain($0.text) } ?? ""
            case .method(let fact) where fact.info.access.isTestable: types[name] = ""
            case .initializer(let fact) where fact.info.access.isTestable: types[name] = ""
            default: break
            }
        }
        self.types = types
    }

    /// The surface of a double that testgen would write: as its file would say.
    init(of plan: DoublePlan) {
        let facts = readFile(renderDoubles([plan], testableImports: []), path: "", module: "").value
        self = facts.types.first { $0.name == plan.name }.map { Surface($0) } ?? Surface(types: [:])
    }

    private init(types: [String: String]) { self.types = types }

    /// How many members another surface has as well.
    func shared(with other: Surface) -> Int { types.keys.count { other.types[$0] != nil } }

    /// The members that another surface lacks.
    func missing(in other: Surface) -> [String] { types.keys.filter { other.types[$0] == nil }.sorted() }

    /// The members that another surface has under another type, with both.
    func retyped(in other: Surface) -> [String] {
        types.sorted { $0.key < $1.key }.compactMap { name, type in
            guard let ours = other.types[name], !type.isEmpty, !ours.isEmpty, ours != type else { return nil }
            return "\(name) is \(type) here, \(ours) there"
        }
    }

    /// A type without what makes no difference to those who use it: `any`, attributes of closures, parentheses, and
    /// whether a variable may be empty.
    private static func plain(_ type: String) -> String {
        var text = ["any ", "@escaping ", "@Sendable ", "@MainActor "].reduce(type) { $0.replacing($1, with: "") }
        text = text.filter { !"()".contains($0) }
        return ["?", "!"].contains(text.last) ? String(text.dropLast()) : text
    }
}

extension DoublePlan.Requirement {
    /// The names of what records and stubs it, in one order.
    var variableNames: [String?] {
        switch self {
        case .method(let double):
            [
                double.callsCount, double.called, double.received, double.receivedInvocations, double.returnValue,
                double.throwableError, double.closure,
            ].map { $0?.name }
        case .property(let double): [double.underlying?.name ?? double.fact.name, double.setCallsCount?.name]
        case .initializer, .subscript: []
        }
    }

    /// Whether two stand for one requirement.
    func isOfSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.method(let one), .method(let other)): one.fact == other.fact
        case (.property(let one), .property(let other)): one.fact.name == other.fact.name
        default: false
        }
    }
}
