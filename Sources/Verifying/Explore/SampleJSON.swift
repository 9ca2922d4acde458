import Algorithms
import Behaviour
import Facts
import Resolving

/// Documents of JSON that decode to types of the code.
///
/// Only types are written whose conformance to `Decodable` is the compiler's: what an `init(from:)` asks for is nobody's
/// guess.
struct SampleJSON {
    private let types: TypeLookup
    private let index: FactIndex
    private let coding: CodingHabits
    /// The types whose parts are being written.
    private var underWay: Set<TypeRef> = []

    init(types: TypeLookup, index: FactIndex, coding: CodingHabits) {
        self.types = types
        self.index = index
        self.coding = coding
    }

    /// How parts are written: all that there may be, other values of them, or as few as will do.
    private enum Fullness {
        case full, other, sparse
    }

    /// Documents for a type, the fullest first; none where one cannot be told.
    mutating func documents(of type: TypeRef) -> [String] {
        Array([Fullness.full, .other, .sparse].compactMap { value(type, named: "", $0) }.uniqued())
    }

    private mutating func value(_ type: TypeRef, named name: String, _ fullness: Fullness) -> String? {
        if let wrapped = type.optionalWrapped {
            return fullness == .sparse ? "null" : value(wrapped, named: name, fullness)
        }
        let bare = types.expanded(type).unattributed
        if bare.optionalWrapped != nil { return value(bare, named: name, fullness) }
        if let element = types.elementType(bare) {
            guard fullness != .sparse else { return "[]" }
            return value(element, named: name, fullness).map { "[\($0)]" }
        }
        if let (key, entry) = types.dictionaryTypes(bare) {
            guard types.family(key) == .string else { return nil }
            guard fullness != .sparse else { return "{}" }
            return value(entry, named: name, fullness).map { #"{"1":\#($0)}"# }
        }
        switch types.family(bare) {
        case .boolean: return fullness == .other ? "false" : "true"
        case .integer: return fullness == .other ? "3" : "2"
        case .float: return fullness == .other ? "3.5" : "2.5"
        case .string: return SwiftLiteral.json((name.isEmpty ? "text" : name) + (fullness == .other ? " 2" : ""))
        case .enumeration, .list, .other: break
        }
        switch bare.lastName {
        case "Date": return coding.hasTextDates ? SwiftLiteral.json("2023-11-14T22:13:20Z") : "721692800"
        case "UUID": return SwiftLiteral.json("00000000-0000-0000-0000-000000000001")
        case "URL": return SwiftLiteral.json("https://example.com/1")
        default: return declared(bare, fullness)
        }
    }

    // MARK: - Types of the code

    private mutating func declared(_ type: TypeRef, _ fullness: Fullness) -> String? {
        guard let fact = types.declaration(type.bare), index.conformances(of: fact).contains("Decodable"),
            underWay.insert(type).inserted
        else { return nil }
        defer { underWay.remove(type) }
        let members = index.members(of: fact)
        guard !members.initializers.contains(where: { $0.parameters.first?.label == "from" }) else { return nil }
        if fact.kind == .enum { return rawValue(of: fact) }
        let keys = index.codingKeys(of: fact)
        var parts: [String] = []
        for property in fact.members.properties where property.isDecoded {
            let name = property.name.plain
            // What has no key is not read.
            guard let key = keys == nil ? name : keys?[name] else { continue }
            guard let written = property.type ?? property.initialValue?.valueType else { return nil }
            let inner = types.qualify(types.substitute(written, arguments: type, of: fact), in: fact)
            guard let value = value(inner, named: name, fullness) else { return nil }
            parts.append("\(SwiftLiteral.json(coding.key(key))):\(value)")
        }
        return "{\(parts.joined(separator: ","))}"
    }

    /// The first raw value of an enum that decodes from it.
    private func rawValue(of fact: TypeFact) -> String? {
        guard let first = fact.members.cases.first, let raw = fact.inherits.first.map(types.family) else { return nil }
        switch (raw, first.rawValue) {
        case (.string, .string(let text)?): return SwiftLiteral.json(text)
        case (.string, nil): return SwiftLiteral.json(first.name.plain)
        case (.integer, .integer(let number)?): return number
        case (.integer, nil): return "0"
        default: return nil
        }
    }
}

extension PropertyFact {
    /// Whether the compiler's decoding reads it.
    fileprivate var isDecoded: Bool {
        isStored && !info.isStatic && !info.has("lazy") && !(isLet && initialValue != nil)
    }
}

/// What the code of a module decodes, and how.
struct CodingHabits {
    /// The types that `decode` is called with.
    private(set) var decoded: [TypeRef] = []
    /// Whether keys are written with underscores.
    private(set) var hasSnakeCase = false
    /// Whether dates are texts by ISO 8601.
    private(set) var hasTextDates = false

    /// Reads bodies and initial values.
    init(of members: [Member]) {
        for member in members { member.forEachExpression { expression, _ in look(expression) } }
        decoded = Array(decoded.uniqued())
    }

    private mutating func look(_ expression: Expression) {
        switch expression {
        case .member(_, "convertFromSnakeCase"): hasSnakeCase = true
        case .member(_, "iso8601"): hasTextDates = true
        case .call(.member(_, "decode"), let arguments):
            guard case .member(let named?, "self")? = arguments.first?.value, let type = named.namedType else { return }
            decoded.append(type)
        default: break
        }
    }

    /// The key in a document for the one that code names: a decoder makes `trackNumber` of `track_number`.
    func key(_ name: String) -> String {
        hasSnakeCase ? SnakeCase.key(readAs: name) : name
    }
}
