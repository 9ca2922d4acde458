import Facts

/// What a type is for the purpose of replacing it in a test.
package enum DependencyKind {
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

extension FactIndex {
    /// What a type is for the purpose of replacing it in a test.
    ///
    /// - Parameter generics: Generic parameters in force where the type is written, with their constraints.
    package func dependencyKind(
        of type: TypeRef, from scope: LookupScope, generics: GenericClause = GenericClause()
    ) -> DependencyKind {
        let bare = expanded(type, from: scope).bare
        if let function = bare.functionType { return .closure(function) }
        switch bare.unparenthesised {
        case .composition(let parts):
            return kind(ofComposition: parts, type: bare, from: scope)
        case .named(let components):
            return kind(ofNamed: components, type: bare, from: scope, generics: generics)
        case .array, .dictionary, .tuple, .metatype:
            return .plain
        default:
            return .unknown(bare.text)
        }
    }

    /// Whether a type asks for `Sendable` beside its protocols: `any P & Sendable`.
    func mentionsSendable(_ type: TypeRef, from scope: LookupScope, generics: GenericClause) -> Bool {
        let bare = expanded(type, from: scope).bare.unparenthesised
        if case .composition(let parts) = bare { return parts.contains { $0.lastName == "Sendable" } }
        guard case .named(let components) = bare, components.count == 1,
            let constraint = generics.constraint(of: components[0].name)
        else { return false }
        return mentionsSendable(constraint, from: scope, generics: GenericClause())
    }

    private func kind(ofComposition parts: [TypeRef], type: TypeRef, from scope: LookupScope) -> DependencyKind {
        let facts = parts.compactMap { declaration(of: $0, from: scope) }
        let markers: Set = ["Sendable", "AnyObject", "Actor", "SendableMetatype"]
        let unknown = parts.first { part in
            declaration(of: part, from: scope) == nil && !markers.contains(part.lastName ?? "")
        }
        if let unknown { return .unknown(unknown.text) }
        if let base = facts.first(where: { $0.kind == .class }) { return .concrete(base) }
        return facts.isEmpty ? .unknown(type.text) : .protocols(facts)
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
        let isPlain =
            KnownTypes.values.contains(name) || FactIndex.plainOnScreen.contains(name)
            || SystemTypes.mayDeclare(components[0].name)
        return isPlain ? .plain : .unknown(type.text)
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

    /// The associated types of a generic parameter that a `where` clause fixes: `where C.Route == Route`, either way round.
    func associatedTypes(of name: String) -> [String: TypeRef] {
        let prefix = name + "."
        let pairs = requirements.filter { $0.relation == .equals }.flatMap { requirement in
            [(requirement.left, requirement.right), (requirement.right, requirement.left)]
        }
        let found = pairs.compactMap { type, other in
            type.name.flatMap { $0.hasPrefix(prefix) ? (String($0.dropFirst(prefix.count)), other) : nil }
        }
        return Dictionary(found, uniquingKeysWith: { first, _ in first })
    }
}

/// Names of the standard library and Foundation that are plain values.
package enum KnownTypes {
    /// Those of them for which a file has to import Foundation.
    package static let foundation: Set<String> = [
        "CGFloat", "URLRequest", "URLComponents", "Date", "UUID", "URL", "Data", "Decimal", "TimeInterval", "Locale",
        "TimeZone", "Calendar", "DateComponents", "IndexPath", "IndexSet", "CharacterSet", "CGSize", "CGPoint",
        "CGRect", "NSObject",
    ]

    static let values: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double",
        "CGFloat", "Bool", "String", "Substring", "Character", "Array", "Dictionary", "Set", "Optional", "Result",
        "Range", "ClosedRange", "Duration", "Date", "UUID", "URL", "URLRequest", "URLComponents", "Data", "Decimal",
        "TimeInterval", "Locale", "TimeZone", "Calendar", "DateComponents", "IndexPath", "IndexSet", "CharacterSet",
        "Void", "Any", "AnyObject", "AnyHashable", "Error", "Never", "CGSize", "CGPoint", "CGRect", "NSObject",
        "UIColor", "UIImage", "NSColor", "Color", "CLLocation", "CLLocationCoordinate2D",
    ]
}
