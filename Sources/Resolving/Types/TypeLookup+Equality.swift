import Facts

extension TypeLookup {
    /// Whether values of a type are objects for certain, so that `===` tells one from another.
    package func isIdentifiable(_ type: TypeRef) -> Bool {
        switch index.dependencyKind(of: type, from: scope) {
        case .protocols(let facts):
            facts.contains { index.conformances(of: $0).contains("AnyObject") || $0.isClassBound }
        case .concrete(let fact): fact.kind == .class || fact.kind == .actor
        default: false
        }
    }

    /// Whether `==` is certain to exist for a type, and to compare by value.
    package func isEquatable(_ type: TypeRef) -> Bool { known.equatable[type, or: isEquatable(type, depth: 0)] }

    private func isEquatable(_ type: TypeRef, depth: Int) -> Bool {
        guard depth < 8 else { return false }
        let expanded = expanded(type).unattributed
        if let wrapped = expanded.optionalWrapped { return isEquatable(wrapped, depth: depth + 1) }
        switch expanded {
        case .array(let element): return isEquatable(element, depth: depth + 1)
        case .dictionary(_, let value): return isEquatable(value, depth: depth + 1)
        case .named(let components):
            if let fact = declaration(expanded) { return isEquatable(fact) }
            guard let last = components.last else { return false }
            if ["Array", "Set", "Result", "Dictionary"].contains(last.name) {
                return last.arguments.allSatisfy { isEquatable($0, depth: depth + 1) }
            }
            return Self.equatableStandardTypes.contains(last.name) || isNotificationName(expanded)
        default: return false
        }
    }

    private func isNotificationName(_ type: TypeRef) -> Bool {
        ["Notification.Name", "NSNotification.Name"].contains(type.bare.name)
    }

    private func isEquatable(_ fact: TypeFact) -> Bool {
        let names = index.conformances(of: fact)
        if !names.isDisjoint(with: ["Equatable", "Hashable", "Comparable"]) { return true }
        guard fact.kind == .enum, !fact.members.cases.isEmpty else { return false }
        return fact.members.cases.allSatisfy(\.payload.isEmpty)
    }

    private static let equatableStandardTypes: Set<String> = [
        "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
        "Float", "CGFloat", "Decimal", "String", "Substring", "Character", "Date", "UUID", "URL", "Data",
        "TimeInterval", "Duration", "Locale", "TimeZone", "Calendar", "DateComponents", "IndexPath", "IndexSet",
        "AnyHashable", "ObjectIdentifier", "CGPoint", "CGSize", "CGRect", "NSRange", "URLComponents", "URLQueryItem",
        "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "Text", "Color",
    ]
}
