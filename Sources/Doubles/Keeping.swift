import Algorithms
import Facts

/// Tells values that a double can keep from those that it can only hand on, and from those that nobody can hand out.
///
/// A value that is not copyable has one owner, and one that is not escapable lives as long as what it is borrowed from
/// ("Noncopyable structs and enums", SE-0390; "Nonescapable types", SE-0446).
struct Keeping {
    let index: FactIndex
    let scope: LookupScope
    /// Names of types from elsewhere that requirements take by `consuming` or `borrowing`.
    var moved: Set<String> = []
    /// What associated types are fixed to.
    var fixed: [String: TypeRef] = [:]
    /// The generic parameters of the member that need not be copyable.
    private var generics: Set<String> = []

    init(index: FactIndex, scope: LookupScope, moved: Set<String> = [], fixed: [String: TypeRef] = [:]) {
        self.index = index
        self.scope = scope
        self.moved = moved
        self.fixed = fixed
    }

    /// The same within a member of its own generic parameters.
    func inside(_ clause: GenericClause) -> Keeping {
        var inner = self
        let isSuppressed = { (type: TypeRef) in type.parts.contains { $0.suppresses("Copyable") } }
        inner.generics = Set(
            clause.parameters.filter { $0.constraint.map(isSuppressed) == true }.map(\.name)
                + clause.requirements.filter { isSuppressed($0.right) }.compactMap(\.left.name))
        return inner
    }

    /// Whether a type is `Never` or another enum without cases, so that nothing can be handed over or given.
    func hasNoValues(_ type: TypeRef) -> Bool {
        guard let name = type.unattributed.name else { return false }
        return ["Never", "Swift.Never"].contains(name) || fixed[name].map(hasNoValues) == true
            || cases(of: type)?.isEmpty == true
    }

    /// The condition under which an enum has cases; `nil` where it has some in any case, and for all other types.
    func conditionOfValues(_ type: TypeRef) -> String? {
        guard let cases = cases(of: type), !cases.isEmpty else { return nil }
        let conditions = cases.map { fact in fact.info.conditions.map { "(\($0))" }.joined(separator: " && ") }
        return conditions.contains("") ? nil : Array(conditions.uniqued()).joined(separator: " || ")
    }

    private func cases(of type: TypeRef) -> [EnumCaseFact]? {
        guard case .named = type.unattributed, let fact = index.declaration(of: type.unattributed, from: scope),
            fact.kind == .enum
        else { return nil }
        return fact.members.cases
    }

    /// Whether values of a type can be kept after the call.
    func canKeep(_ type: TypeRef) -> Bool { !isNoncopyable(type) && !isNonescapable(type) }

    /// Whether a generic parameter that need not be copyable stands anywhere in a type: nothing can stand for its values.
    func mentionsNoncopyable(_ type: TypeRef) -> Bool {
        !generics.isEmpty && type.mentionedNames.contains { generics.contains(String($0.prefix { $0 != "." })) }
    }

    /// Whether a type is declared `~Copyable`, or known to be.
    func isNoncopyable(_ type: TypeRef) -> Bool {
        lacks("Copyable", type) { Self.noncopyable.contains($0) || generics.contains($0) || moved.contains($0) }
    }

    /// Whether a type is declared `~Escapable`, or known to be.
    func isNonescapable(_ type: TypeRef) -> Bool { lacks("Escapable", type) { Self.nonescapable.contains($0) } }

    private func lacks(_ capability: String, _ type: TypeRef, isKnown: (String) -> Bool) -> Bool {
        let type = type.unattributed
        if let wrapped = type.optionalWrapped { return lacks(capability, wrapped, isKnown: isKnown) }
        switch type {
        case .tuple(let elements): return elements.contains { lacks(capability, $0.type, isKnown: isKnown) }
        // `any P` is copyable, also where conforming types need not be.
        case .existential(let inner): return inner.parts.contains { $0.suppresses(capability) }
        case .named: break
        default: return false
        }
        if let fact = index.declaration(of: type, from: scope) {
            return fact.inherits.contains { $0.suppresses(capability) }
        }
        return type.lastName.map(isKnown) ?? false
    }

    /// Whether values of a type may be used from anywhere, as far as its declaration says so.
    func isSurelySendable(_ type: TypeRef) -> Bool {
        if type.attributes.contains(where: { $0.hasSuffix("Sendable") || $0.hasSuffix("Actor") }) { return true }
        let type = type.unattributed
        if let wrapped = type.optionalWrapped { return isSurelySendable(wrapped) }
        switch type {
        case .array(let element): return isSurelySendable(element)
        case .dictionary(let key, let value): return isSurelySendable(key) && isSurelySendable(value)
        case .tuple(let elements): return elements.allSatisfy { isSurelySendable($0.type) }
        case .metatype: return true
        case .named(let parts):
            if let fact = index.declaration(of: type, from: scope) {
                return fact.kind == .actor || index.conformances(of: fact).contains("Sendable")
            }
            return Self.sendable.contains(parts.last?.name ?? "")
                && (parts.last?.arguments ?? []).allSatisfy(isSurelySendable)
        case .existential(let inner):
            return inner.parts.contains { part in
                part.lastName == "Sendable" || part.lastName == "Error"
                    || index.declaration(of: part, from: scope).map {
                        index.conformances(of: $0).contains("Sendable")
                    } == true
            }
        default: return false
        }
    }

    // MARK: - What is known of types from elsewhere

    private static let nonescapable: Set<String> = [
        "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span", "InputSpan",
    ]

    private static let noncopyable: Set<String> = [
        "ExecutorJob", "Mutex", "Atomic", "AtomicLazyReference", "MutableSpan", "MutableRawSpan", "OutputSpan",
        "OutputRawSpan", "DiscontiguousMutableSpan", "UniqueArray", "UniqueBox",
    ]

    /// What the standard library and Foundation declare copyable, however a requirement takes it.
    private static let copyable = sendable.union(["Any", "AnyObject", "AnyHashable", "AsyncStream", "Self"])

    /// What the standard library and Foundation declare sendable, where what it is made of is.
    private static let sendable: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double",
        "Bool", "String", "Substring", "Character", "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Set",
        "Range", "ClosedRange", "Optional", "Result", "Error", "Data", "Date", "UUID", "URL",
        "URLRequest", "Decimal", "Duration", "CGFloat", "Task", "UnownedJob", "TimeInterval", "Locale", "TimeZone",
    ]

    /// The names of types from elsewhere that some requirements take by `consuming` or `borrowing`: only of those that
    /// are not copyable a protocol has to say so.
    static func moved(in owners: [TypeFact], index: FactIndex) -> Set<String> {
        var names: Set<String> = []
        for owner in owners {
            let methods = owner.members.methods
            let parameters = methods.flatMap(\.parameters) + owner.members.initializers.flatMap(\.parameters)
            for parameter in parameters
            where parameter.type.specifiers.contains(where: { $0 == "consuming" || $0 == "borrowing" }) {
                let type = parameter.type.unattributed.optionalWrapped ?? parameter.type.unattributed
                guard case .named = type, let name = type.lastName, !copyable.contains(name),
                    index.declaration(of: type, from: owner.scopeInside) == nil
                else { continue }
                names.insert(name)
            }
            // A parameter of a generic member is of no type that is declared elsewhere.
            names.subtract(methods.flatMap { $0.generics.parameters.map(\.name) })
            names.subtract(owner.members.associatedTypes.map(\.name))
        }
        return names
    }
}

extension TypeRef {
    /// Whether it is `~Copyable` and the like.
    fileprivate func suppresses(_ capability: String) -> Bool {
        guard case .suppressed(let inner) = unattributed else { return false }
        return inner.lastName == capability
    }
}
