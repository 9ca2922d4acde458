import Algorithms
import Behaviour
import Facts
import Resolving

/// Writes the values a test arranges and asserts, so that they are what a run decided.
package struct ValueWriter {
    let types: TypeLookup
    let arrangement: Arrangement
    let values: SuiteValues
    private let numbers = Numbers()

    init(types: TypeLookup, arrangement: Arrangement, values: SuiteValues) {
        self.types = types
        self.arrangement = arrangement
        self.values = values
    }

    func type(of place: SymbolicValue) -> TypeRef? { arrangement.type(of: place, in: types) }

    /// A value short enough to stand where it is used: a literal, a case, `nil`, an empty list.
    func short(_ place: SymbolicValue, typed: Bool) -> Code.Expression? {
        simple(arrangement.value(of: arrangement.canonical(place), in: types), typed: typed)
    }

    /// A text; of a long one in which a character stands many times in a row, it says how often.
    static func written(_ text: String) -> Code.Expression {
        let runs = text.chunked { $0 == $1 }
        guard let longest = runs.max(by: { $0.count < $1.count }), longest.count > mostRepeated else {
            return .string(text)
        }
        let arguments = [
            Code.Argument("repeating", .string(String(longest.prefix(1)))),
            Code.Argument("count", .number("\(longest.count)")),
        ]
        var written = Code.Expression.call(.name("String"), arguments)
        let (start, end) = (text[..<longest.startIndex], text[longest.endIndex...])
        if !start.isEmpty { written = .binary(.string(String(start)), "+", written) }
        return end.isEmpty ? written : .binary(written, "+", .string(String(end)))
    }

    /// How often one character stands in a row in a text that is written out.
    private static let mostRepeated = 60

    private func simple(_ value: Value, typed: Bool) -> Code.Expression? {
        switch value {
        case .null: .null
        case .boolean(let value): .boolean(value)
        case .integer(let value): .number("\(value)")
        case .float(let value): .number("\(value)")
        case .string(let text): Self.written(text)
        case .list([]): .array([])
        case .dictionary([]): .dictionary([])
        case .recorder(let name, let function): Self.recorder(name, function)
        case .enumCase(let type, let name, []) where type.map(types.isNameable) ?? true:
            .member(typed ? type.map { .type(types.spelled($0)) } : nil, name)
        default: nil
        }
    }

    /// The value as an expression; `other` writes values that were made the same as another place's.
    func value(
        _ place: SymbolicValue, other: (SymbolicValue) -> Code.Expression?
    ) -> Code.Expression? {
        expression(arrangement.value(of: place, in: types), other: other)
    }

    func expression(_ value: Value, other: (SymbolicValue) -> Code.Expression?) -> Code.Expression? {
        if let simple = simple(value, typed: true) { return simple }
        switch value {
        case .place(let target): return other(target)
        case .list(let items): return items.map { expression($0, other: other) }.allPresent().map(Code.Expression.array)
        case .dictionary(let entries):
            return entries.map { entry in
                expression(entry.key, other: other).flatMap { key in
                    expression(entry.value, other: other).map { Code.Pair(key, $0) }
                }
            }.allPresent().map(Code.Expression.dictionary)
        case .enumCase(let type?, let name, let payload): return enumCase(type, name, payload, other: other)
        case .document(let text):
            let bytes = Code.Expression.member(.string(text), "utf8")
            return .call(.type(.simple("Data")), [Code.Argument(nil, bytes)])
        case .unique(let type, let number): return values.unique(type.text, number)
        case .address(let text):
            return .unwrapped(.call(.type(.simple("URL")), [Code.Argument("string", .string(text))]))
        case .open(let value): return value.type.isOptional && !value.isPresent ? .null : open(value, other: other)
        default: return nil
        }
    }

    private func open(_ value: OpenValue, other: (SymbolicValue) -> Code.Expression?) -> Code.Expression? {
        switch types.family(value.type) {
        case .boolean: return .boolean(false)
        case .integer: return .number("1")
        case .float: return .number("1.0")
        case .string: return .string(value.symbol.wording)
        case .list:
            // Something rather than nothing: an empty list could not be told from one that was never filled.
            guard let item = types.elementType(value.type), value.type.text.hasPrefix("["),
                !isNested(item, in: value.symbol), let element = expression(part(.element(0), of: value), other: other)
            else { return .array([]) }
            return .array([element])
        case .enumeration:
            let cases = types.enumCases(value.type)
            guard let first = cases.first(where: \.payload.isEmpty) ?? cases.first else { return nil }
            let payload = first.payload.enumerated().map { index, parameter in
                LabelledValue(parameter.label, part(.payload(case: first.name.plain, index: index), of: value))
            }
            return enumCase(value.type, first.name, payload, other: other)
        case .other: return structure(value, other: other)
        }
    }

    /// Whether a place lies within a value of the same type: a tree that is written has no branches of its own.
    private func isNested(_ type: TypeRef, in place: SymbolicValue) -> Bool {
        guard let fact = types.declaration(type) else { return false }
        return place.path.indices.contains { depth in
            let outer = SymbolicValue(place.root, Array(place.path.prefix(depth)))
            return self.type(of: outer).flatMap(types.declaration) == fact
        }
    }

    /// A part of a value: as it is given, any otherwise.
    private func part(_ step: SymbolicValue.Step, of value: OpenValue) -> Value {
        value.parts[step] ?? arrangement.value(of: value.symbol.appending(step), in: types)
    }

    private func enumCase(
        _ type: TypeRef, _ name: String, _ payload: [LabelledValue], other: (SymbolicValue) -> Code.Expression?
    ) -> Code.Expression? {
        guard types.isNameable(type) else { return nil }
        let member = Code.Expression.member(.type(types.spelled(type)), name)
        let arguments = payload.map { part in
            expression(part.value, other: other).map { Code.Argument(part.label, $0) }
        }
        return arguments.allPresent().map { payload.isEmpty ? member : .call(member, $0) }
    }

    /// A model: by its builder with what was decided, else by its initialiser.
    private func structure(
        _ value: OpenValue, other: (SymbolicValue) -> Code.Expression?
    ) -> Code.Expression? {
        let bare = types.expanded(value.type).bare
        if let double = types.double(of: bare) { return .path("deps", double) }
        func field(_ name: String) -> Code.Expression? { expression(part(.field(name), of: value), other: other) }
        let elements = types.tupleElements(bare)
        if !elements.isEmpty {
            return elements.map { element in field(element.name).map { Code.Argument(element.label, $0) } }
                .allPresent().map(Code.Expression.tuple)
        }
        let decided = value.givenFields
        if let builder = values.builder(bare), decided.isSubset(of: Set(builder.fields.map(\.name))) {
            let given = builder.fields.filter { decided.contains($0.name) }.map { item in
                field(item.name).map { Code.Argument(item.label, $0) }
            }
            return given.allPresent().map { .call(builder.function, $0) }
        }
        if types.isIndexPath(bare), !decided.isEmpty {
            let parts = ["section", "item"].map { decided.contains($0) ? field($0) : .number("0") }
            return parts.allPresent().map { .call(.type(bare), [.init("indexes", .array($0))]) }
        }
        if types.rangeBound(bare) != nil, decided == ["lowerBound", "upperBound"] {
            let word = bare.lastName == "Range" ? "..<" : "..."
            return ["lowerBound", "upperBound"].map(field).allPresent().map { .binary($0[0], word, $0[1]) }
        }
        if types.isData(bare), decided == ["count"] {
            guard case .integer(let count)? = value.parts[.field("count")], (0..<100_000_000).contains(count) else {
                return nil
            }
            return .call(.type(bare), [.init("count", .number("\(count)"))])
        }
        if let fact = types.declaration(bare), types.isOfLibrary(fact), !fact.isWritten {
            return library(fact, decided, field)
        }
        guard let fact = types.declaration(bare) else {
            let isDate = bare.lastName == "Date"
            let number = numbers.number(of: value.symbol, isDate: isDate, taken: arrangement)
            // Dates that nobody decided about are thousands of seconds apart.
            return values.unique(bare.text, isDate ? number * 1_000 : number)
                ?? values.sample(bare, value.symbol.wording)
        }
        guard let parameters = types.plainParameters(of: fact, covering: decided) else {
            return decided.isEmpty ? values.sample(bare, value.symbol.wording) : nil
        }
        let given = parameters.filter { $0.defaultValue == nil || decided.contains($0.name.plain) }
        let arguments = given.map { parameter in
            field(parameter.name.plain).map { Code.Argument(parameter.label, $0) }
        }
        return arguments.allPresent().map { .call(.type(types.spelled(bare)), $0) }
    }

    /// A value of a library's type whose fields its initialiser does not take as they are described.
    private func library(
        _ fact: TypeFact, _ decided: Set<String>, _ field: (String) -> Code.Expression?
    ) -> Code.Expression? {
        guard fact.name == "HTTPURLResponse" else {
            return decided.isEmpty ? values.sample(.simple(fact.name), fact.name.lowercasedFirstWord) : nil
        }
        guard let status = decided.contains("statusCode") ? field("statusCode") : .number("200"),
            let headers = decided.contains("headerFields") ? field("headerFields") : .null,
            let url = values.unique("URL", 1)
        else { return nil }
        let arguments = [
            Code.Argument("url", url), .init("statusCode", status), .init("httpVersion", .null),
            .init("headerFields", headers),
        ]
        return .unwrapped(.call(.type(.simple(fact.name)), arguments))
    }

    /// The list in which a closure records how it is called; one that may be called on another thread needs leave to.
    package static func recording(_ name: String, of recorded: TypeRef, as type: TypeRef?) -> Code.Binding {
        Code.Binding(
            modifiers: type?.isSharedFunction == true ? ["nonisolated(unsafe)"] : [], isVariable: true,
            "\(name)Calls", type: .array(recorded), .array([]))
    }

    /// A closure that records how it is called.
    package static func recorder(_ name: String, _ function: TypeRef.Function) -> Code.Expression {
        let values = function.parameters.indices.map { Code.Expression.name("$\($0)") }
        let record = values.count == 1 ? values[0] : .tuple(values.map { Code.Argument(nil, $0) })
        let calls = Code.Expression.path("\(name)Calls", "append")
        return .closure(Code.Closure([], [.expression(.call(calls, [Code.Argument(nil, record)]))]))
    }
}

extension TypeFact {
    /// Whether values are written by the initialiser that it is described with.
    fileprivate var isWritten: Bool { !members.initializers.isEmpty || kind == .enum }
}

extension OpenValue {
    /// The names of the fields that are given.
    fileprivate var givenFields: Set<String> {
        Set(parts.keys.compactMap { if case .field(let name) = $0 { name } else { nil } })
    }
}

/// Numbers for values that nobody decided about, a different one for each place.
private final class Numbers {
    private var numbers: [SymbolicValue: Int] = [:]

    func number(of place: SymbolicValue, isDate: Bool, taken arrangement: Arrangement) -> Int {
        if let number = numbers[place] { return number }
        let taken = arrangement.constraints.values.compactMap {
            switch $0 {
            case .unique(let number) where !isDate: number
            case .moment(let seconds) where isDate && seconds < 2_000_000: seconds / 1_000
            default: nil
            }
        }
        let number = (taken.max() ?? 0) + numbers.count + 1
        numbers[place] = number
        return number
    }
}

extension TypeLookup {
    /// Whether a test can name a type: neither it nor a type around it is private.
    package func isNameable(_ type: TypeRef) -> Bool { declaration(type).map(index.isVisible) ?? true }

    /// The parameters of an initialiser that stores each under its name, so that fields can be given by name.
    package func plainParameters(of fact: TypeFact, covering fields: Set<String>) -> [ParameterFact]? {
        let members = index.members(of: fact)
        let visible = members.initializers.filter {
            $0.info.access.isTestable && !$0.isFailable && !$0.effects.canThrow && !$0.effects.isAsync
        }
        let plain = visible.first { initializer in
            let stored = initializer.parameters.filter { index.sets($0, by: initializer, of: fact) }
            return fields.isSubset(of: stored.map(\.name.plain))
        }
        guard plain == nil, fact.hasMemberwiseInitializer else { return plain?.parameters }
        let stored = members.properties.filter {
            $0.isStored && !$0.info.isStatic && !($0.isLet && $0.initialValue != nil)
        }
        guard stored.allSatisfy({ $0.info.access.isTestable && ($0.type != nil || $0.initialValue != nil) }) else {
            return nil
        }
        return stored.map { property in
            let isOpen = property.isLet || (property.initialValue == nil && property.type?.isOptional != true)
            return ParameterFact(
                label: property.name.plain, name: property.name.plain,
                type: property.type ?? property.initialValue.flatMap { initialType($0, in: fact) } ?? .void,
                defaultValue: isOpen ? nil : property.initialValue ?? .nil)
        }
    }
}
