import Algorithms
import Behaviour
import Facts
import Foundation
import MockData
import Resolving
import Suites

/// Finds out what values of types an explorer can choose from: those that the code speaks of, and their neighbours.
struct AssortmentMaker {
    let types: TypeLookup
    let values: SuiteValues
    let spoken: SpokenValues
    private let choice: GenericChoice
    /// What fills in the generic parameters of the SUT.
    private let bindings: [String: TypeRef]
    /// Documents of JSON that the code decodes.
    private let documents: [String]
    private(set) var assortments = Assortments()
    /// The types of which no value can be made.
    private(set) var gaps: [String] = []
    private var known: [TypeRef: Int] = [:]
    private var pools: [String: Int] = [:]
    /// The types whose parts are being looked at.
    private var underWay: Set<TypeRef> = []

    /// Prepares to choose values.
    ///
    /// - Parameter documents: Documents of JSON that the code decodes.
    init(
        types: TypeLookup, values: SuiteValues, spoken: SpokenValues, choice: GenericChoice,
        bindings: [String: TypeRef], documents: [String]
    ) {
        self.bindings = bindings
        self.documents = documents
        self.types = types
        self.values = values
        self.spoken = spoken
        self.choice = choice
    }

    /// What values of a type are chosen from; `nil` where none can be made.
    ///
    /// - Parameter name: What the value is called, which may say what kind of text is wanted.
    mutating func assortment(of type: TypeRef, named name: String) -> Assortment? {
        let type = type.substituting(bindings)
        let found = known(type, named: name)
        // What is made of itself is left out where it comes again.
        let isFunction = types.expanded(type).functionType != nil
        if found == nil, !isFunction, !underWay.contains(types.spelled(type)) { gaps.append(type.text) }
        return found
    }

    /// What an argument is chosen from: what stands where it is left out comes first, so it is the usual one.
    ///
    /// - Parameter standard: The default value of the parameter; `nil` for none.
    mutating func assortment(of type: TypeRef, named name: String, usually standard: Facts.Expression?) -> Assortment? {
        let found = assortment(of: type, named: name)
        guard let standard, case .values(let number, let isIdentity)? = found else { return found }
        let known = assortments.lists[number].values
        guard let usual = written(standard, among: known), usual != known[0] else { return found }
        return list(type, "\(name) = \(usual)", [usual] + known.filter { $0 != usual }, isIdentity: isIdentity)
    }

    /// A plain default value as a test writes it; one of a list where that is the same.
    private func written(_ value: Facts.Expression, among list: [Code.Expression]) -> Code.Expression? {
        switch value {
        case .boolean(let value): .boolean(value)
        case .integer(let text), .float(let text): .number(text)
        case .string(let text): .string(text)
        case .member(_, let name):
            list.first { if case .member(.type?, name) = $0.bare { true } else { false } }
        default: nil
        }
    }

    private mutating func known(_ type: TypeRef, named name: String) -> Assortment? {
        if let wrapped = type.optionalWrapped { return assortment(of: wrapped, named: name).map(Assortment.optional) }
        guard type.functionType == nil else { return nil }
        let bare = types.expanded(type).unattributed
        if bare.optionalWrapped != nil { return assortment(of: bare, named: name) }
        if let pool = pool(bare, named: name) { return pool }
        if let element = types.elementType(bare) {
            return assortment(of: element, named: name.singular).map { .list($0, isSet: bare.lastName == "Set") }
        }
        if let (key, value) = types.dictionaryTypes(bare) {
            guard let keys = assortment(of: key, named: "id"), let values = assortment(of: value, named: name) else {
                return nil
            }
            return .dictionary(keys, values)
        }
        if case .tuple = bare, let tuple = tuple(bare, named: name) { return tuple }
        if bare.bare.lastName == "Error" || bare.text == "any Error" { return errors }
        if bare.isVoid { return .fixed(.tuple([])) }
        if let port = types.double(of: bare.bare) { return .fixed(.path("deps", port)) }
        if let open = bare.constraintOfOpen { return anything(bare, open) }
        return shape(of: bare, named: name)
    }

    /// What a value is chosen from that may be of any type that conforms to protocols: `some Encodable`.
    private mutating func anything(_ type: TypeRef, _ constraint: TypeRef) -> Assortment? {
        let fitting = choice.candidates(constraint.parts).filter { $0 != .simple("Int") }.prefix(2)
        let made = fitting.compactMap { assortment(of: $0, named: "") }
        if case .opaque = type { return made.first }
        if let number = known[type] { return .shape(number) }
        return made.isEmpty ? nil : .shape(add(Shape(type: type, kind: .union(made))))
    }

    /// What an error that a double throws is chosen from.
    var errors: Assortment? {
        mutating get {
            let type = TypeRef.existential(.simple("Error"))
            if let number = known[type] { return .shape(number) }
            let own = spoken.errors.prefix(5).compactMap { assortment(of: $0, named: "error") }
            let other = Code.Expression.needing(
                .init(support: [.testError]), .path(SupportFile.testError.rawValue, "expected"))
            let system = spoken.systemErrors.map { Assortment.fixed($0.expression) }
            return .shape(add(Shape(type: type, kind: .union(own + system + [.fixed(other)]))))
        }
    }

    // MARK: - Values written out

    private mutating func pool(_ type: TypeRef, named name: String) -> Assortment? {
        let last = type.lastName ?? ""
        switch types.family(type) {
        case .boolean: return list(type, "", [.boolean(true), .boolean(false)])
        case .integer:
            if name.isPlace { return list(type, "place", (0...3).map { .number("\($0)") }) }
            return list(type, "", numbers(isSigned: !last.hasPrefix("UInt")).map { .number("\($0)") })
        case .float: return list(type, "", fractions.map { .number($0) })
        case .string:
            let isIdentity = name.isIdentity
            return list(type, name, texts(named: name).map { .string($0) }, isIdentity: isIdentity)
        case .enumeration:
            let cases = types.enumCases(type)
            guard cases.allSatisfy(\.payload.isEmpty), !cases.isEmpty else { return nil }
            let spelled = types.spelled(type)
            return list(type, "", cases.map { .member(.type(spelled), $0.name) })
        case .list: return nil
        case .other: break
        }
        switch last {
        case "Date": return list(type, "", moments.map { Self.date($0) })
        case "UUID":
            return list(type, "", (1...3).compactMap { values.unique("UUID", $0) }, isIdentity: true)
        case "URL": return list(type, "", (1...3).compactMap { values.unique("URL", $0) }, isIdentity: true)
        case "Data":
            return list(
                type, "", (0...2).compactMap { values.unique("Data", $0) } + documents.map(Code.Expression.data))
        case "Range", "ClosedRange":
            guard type.arguments.first.map(types.family) == .integer else { return nil }
            return list(type, "", ranges(last == "Range" ? "..<" : "..."))
        case "IndexPath":
            return list(type, "", [[0, 0], [0, 1], [1, 0]].map { Self.made("IndexPath", "indexes", $0) })
        case "IndexSet": return list(type, "", [[], [0], [1], [0, 1]].map { Self.made("IndexSet", nil, $0) })
        case "Measurement":
            guard let unit = type.arguments.first.flatMap(MeasuredUnits.unit) else { return nil }
            return list(type, "", fractions.prefix(8).map { Self.measured($0, unit) })
        case "URLRequest": return list(type, "", (1...2).map(WebResponse.request))
        case "HTTPURLResponse": return list(type, "", responses)
        case "URLResponse": return list(type, "", responses + [WebResponse.plain])
        default:
            guard let paths = KeyPaths(types: types).paths(type), !paths.isEmpty else { return nil }
            return list(type, "", paths)
        }
    }

    private mutating func list(
        _ type: TypeRef, _ name: String, _ values: [Code.Expression], isIdentity: Bool = false
    ) -> Assortment {
        let key = type.text + " " + name
        if let number = pools[key] { return .values(list: number, isIdentity: isIdentity) }
        pools[key] = assortments.lists.count
        assortments.lists.append((types.spelled(type), values))
        return .values(list: assortments.lists.count - 1, isIdentity: isIdentity)
    }

    // MARK: - Types with parts

    private mutating func add(_ shape: Shape) -> Int {
        assortments.shapes.append(shape)
        known[shape.type] = assortments.shapes.count - 1
        return assortments.shapes.count - 1
    }

    private mutating func shape(of type: TypeRef, named name: String) -> Assortment? {
        let spelled = types.spelled(type)
        if let number = known[spelled] { return .shape(number) }
        guard types.isNameable(type) else { return nil }
        guard underWay.insert(spelled).inserted else { return nil }
        defer { underWay.remove(spelled) }
        let cases = types.enumCases(type)
        if !cases.isEmpty { return enumeration(spelled, cases) }
        if let builder = values.builder(type.bare) {
            let fields = builder.fields.compactMap { field -> Shape.Part? in
                guard let (property, _) = types.fieldFact(field.name, of: type), property.info.access.isTestable,
                    let written = types.fieldType(field.name, of: type),
                    let assortment = assortment(of: written, named: field.name)
                else { return nil }
                return Shape.Part(label: field.label, name: field.name, assortment: assortment)
            }
            return .shape(add(Shape(type: spelled, kind: .built(builder.function, fields))))
        }
        if let fact = types.declaration(type.bare), fact.generics.parameters.count == type.bare.arguments.count,
            let parameters = types.plainParameters(of: fact, covering: [])
        {
            let parts = parameters.map { parameter -> Shape.Part? in
                let written = types.qualify(
                    types.substitute(parameter.type, arguments: type.bare, of: fact), in: fact, as: type.bare)
                return assortment(of: written, named: parameter.name.plain).map {
                    Shape.Part(label: parameter.label, name: parameter.name.plain, assortment: $0)
                }
            }
            // What has a value of its own may be left out.
            let needed = zip(parameters, parts).filter { $0.0.defaultValue == nil || $0.1 != nil }.map(\.1)
            if let parts = needed.allPresent() {
                return .shape(add(Shape(type: spelled, kind: .initialised(parts))))
            }
        }
        return values.sample(type.bare, name).map(Assortment.fixed)
    }

    private mutating func tuple(_ type: TypeRef, named name: String) -> Assortment? {
        let spelled = types.qualify(type, in: types.sut)
        if let number = known[spelled] { return .shape(number) }
        let elements = types.tupleElements(type)
        let parts = elements.map { element in
            assortment(of: element.type, named: element.label ?? name).map {
                Shape.Part(label: element.label, name: element.name, assortment: $0)
            }
        }
        guard let parts = parts.allPresent(), !parts.isEmpty else { return nil }
        return .shape(add(Shape(type: spelled, kind: .tuple(parts))))
    }

    private mutating func enumeration(_ type: TypeRef, _ cases: [EnumCaseFact]) -> Assortment? {
        let made = cases.compactMap { item -> Shape.Case? in
            let parts = item.payload.enumerated().map { position, parameter -> Shape.Part? in
                let name = parameter.name.isEmpty ? item.name.plain : parameter.name.plain
                return assortment(of: parameter.type, named: name).map {
                    Shape.Part(label: parameter.label, name: "\(position)", assortment: $0)
                }
            }
            return parts.allPresent().map { Shape.Case(name: item.name, parts: $0) }
        }
        guard !made.isEmpty else { return nil }
        let ordered = made.filter(\.parts.isEmpty) + made.filter { !$0.parts.isEmpty }
        return .shape(add(Shape(type: type, kind: .cases(ordered))))
    }
}

extension String {
    /// Whether a value of the name tells one thing from another.
    var isIdentity: Bool {
        let word = lowercased()
        return ["id", "identifier", "uuid", "key", "sku", "slug", "cursor", "token"].contains { word.hasSuffix($0) }
    }

    /// Whether a number of the name is a place in a list, where the first is 0 and others may well be none.
    fileprivate var isPlace: Bool {
        let word = lowercased()
        return ["index", "row", "section", "position", "idx", "source", "destination", "offset"].contains {
            word.hasSuffix($0)
        }
    }

    /// The name of one of several.
    fileprivate var singular: String {
        let word = lowercased()
        if word.hasSuffix("ids") || word.hasSuffix("keys") { return String(dropLast()) }
        return self
    }
}

extension TypeRef {
    /// What a value of any conforming type must conform to, where a string would do or models of the project; `nil` for
    /// any other type.
    fileprivate var constraintOfOpen: TypeRef? {
        let constraint: TypeRef
        switch self {
        case .opaque(let inner), .existential(let inner): constraint = inner
        default: return nil
        }
        let names = constraint.parts.compactMap(\.lastName)
        return names.contains("Encodable") || names.contains("Codable") || names.contains("Hashable") ? constraint : nil
    }
}

extension SystemError {
    /// The error as a test makes it.
    fileprivate var expression: Code.Expression {
        switch self {
        case .cancellation: .call(.type(.simple("CancellationError")))
        case .url(let code): .call(.type(.simple("URLError")), [.init(nil, .member(nil, code))])
        }
    }
}
