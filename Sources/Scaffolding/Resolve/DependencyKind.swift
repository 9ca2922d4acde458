/// What a type is for the purpose of replacing it in a test.
enum DependencyKind {
    /// One protocol, or several for a composition, all declared in the sources.
    case protocols([TypeFact])
    /// A function type.
    case closure(TypeRef.Function)
    /// A class or actor of the project.
    case concrete(TypeFact)
    /// A struct or enum of the project.
    case value(TypeFact)
    /// Something of Foundation that a test makes in isolation.
    case boundary(Boundary)
    /// A type of the standard library or Foundation that is a plain value.
    case plain
    /// Nobody declares the name; it may be anything.
    case unknown(String)
}

/// A class of Foundation that touches the world: what a test uses instead.
///
/// Seed: "mock at boundaries, network, disk, clock"; `URLSession.shared` persists between tests.
struct Boundary {
    var expression: String
    var type: String
    var imports: [String] = ["import Foundation"]

    /// The boundaries, by type name.
    static let all: [String: Boundary] = [
        "URLSession": Boundary(
            expression: "URLSession(configuration: .ephemeral)", type: "URLSession",
            imports: ["import Foundation", "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif"]),
        "UserDefaults": Boundary(
            expression: "UserDefaults(suiteName: \"testgen.\\(UUID().uuidString)\")!", type: "UserDefaults"),
        "NotificationCenter": Boundary(expression: "NotificationCenter()", type: "NotificationCenter"),
        "FileManager": Boundary(expression: "FileManager()", type: "FileManager"),
        "JSONDecoder": Boundary(expression: "JSONDecoder()", type: "JSONDecoder"),
        "JSONEncoder": Boundary(expression: "JSONEncoder()", type: "JSONEncoder"),
        "Bundle": Boundary(expression: "Bundle.main", type: "Bundle"),
        "ProcessInfo": Boundary(expression: "ProcessInfo.processInfo", type: "ProcessInfo"),
        "OperationQueue": Boundary(expression: "OperationQueue()", type: "OperationQueue"),
        "DispatchQueue": Boundary(
            expression: "DispatchQueue(label: \"testgen\")", type: "DispatchQueue", imports: ["import Dispatch"]),
    ]
}

extension FactIndex {
    /// What a type is for the purpose of replacing it in a test.
    ///
    /// - Parameter generics: Generic parameters in force where the type is written, with their constraints.
    func dependencyKind(
        of type: TypeRef, from scope: LookupScope, generics: GenericClause = GenericClause()
    ) -> DependencyKind {
        let bare = expanded(type, from: scope).bare
        if let function = bare.functionType { return .closure(function) }
        switch bare.unparenthesised {
        case .composition(let parts):
            let facts = parts.compactMap { declaration(of: $0, from: scope) }.filter { $0.kind == .protocol }
            let markers: Set = ["Sendable", "AnyObject", "Actor"]
            let known = facts.count + parts.count { markers.contains($0.lastName ?? "") }
            return known == parts.count && !facts.isEmpty ? .protocols(facts) : .unknown(bare.text)
        case .named(let components):
            return kind(ofNamed: components, type: bare, from: scope, generics: generics)
        case .array, .dictionary, .tuple, .metatype:
            return .plain
        default:
            return .unknown(bare.text)
        }
    }

    private func kind(
        ofNamed components: [TypeRef.Component], type: TypeRef, from scope: LookupScope, generics: GenericClause
    ) -> DependencyKind {
        if components.count == 1, let constraint = generics.constraint(of: components[0].name) {
            return dependencyKind(of: constraint, from: scope)
        }
        if let fact = declaration(of: type, from: scope) {
            switch fact.kind {
            case .protocol: return .protocols([fact])
            case .class, .actor: return .concrete(fact)
            case .struct, .enum: return .value(fact)
            }
        }
        let name = components.last?.name ?? ""
        if let boundary = Boundary.all[name] { return .boundary(boundary) }
        return KnownTypes.values.contains(name) ? .plain : .unknown(type.text)
    }
}

extension GenericClause {
    /// What a generic parameter must conform to; `nil` when there is no such parameter or no constraint.
    func constraint(of name: String) -> TypeRef? {
        guard let parameter = parameters.first(where: { $0.name == name }) else { return nil }
        let parts =
            [parameter.constraint].compactMap { $0 }
            + requirements.filter { $0.left == .simple(name) && $0.relation == .conforms }.map(\.right)
        return parts.count > 1 ? .composition(parts) : parts.first
    }
}

/// Names of the standard library and Foundation that are plain values.
enum KnownTypes {
    static let values: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double",
        "CGFloat", "Bool", "String", "Substring", "Character", "Array", "Dictionary", "Set", "Optional", "Result",
        "Range", "ClosedRange", "Duration", "Date", "UUID", "URL", "URLRequest", "URLComponents", "Data", "Decimal",
        "TimeInterval", "Locale", "TimeZone", "Calendar", "DateComponents", "IndexPath", "IndexSet", "CharacterSet",
        "Void", "Any", "AnyObject", "AnyHashable", "Error", "Never", "CGSize", "CGPoint", "CGRect", "NSObject",
    ]
}
