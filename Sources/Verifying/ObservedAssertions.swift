import Facts
import Suites

/// An assertion that what was seen allows, and the part of the value it is about.
package struct ObservedAssertion: Hashable, Sendable {
    /// The assertion.
    package var assertion: Assertion
    /// The look it is about.
    package var look: Int
    /// The way to the part of the value.
    package var path: [SeenValue.Step]
}

/// Writes what was seen in the test's own terms: names of arranged values, literals, cases, or parts of it.
struct ObservedAssertions {
    /// The names that the test declares.
    let names: [String]
    /// The values that doubles give back, by the expressions that find them.
    let kept: [String]
    /// Whether a field of a type can be asked for by a test: the type's name and the field's.
    let isVisible: (String, String) -> Bool
    /// Whether a field can only be asked for to cast it: the type's name and the field's.
    var isErased: (String, String) -> Bool = { _, _ in false }
    /// A type by its name as the runtime prints it; `nil` for one that a test cannot name.
    var type: (String) -> TypeRef? = { _ in nil }

    /// The assertions about a value, the most telling first.
    ///
    /// - Parameter erased: The parts, by label, that have to be cast to what they are; empty for the whole.
    func about(
        _ value: SeenValue, shown expression: Code.Expression, look: Int, erased: Set<String> = []
    ) -> [ObservedAssertion] {
        let shown = Shown(expression, isOptional: value.isOptional)
        if erased.isEmpty { return about(value, shown, look, [], depth: 0) }
        if erased.contains("") { return aboutErased(value, shown, look, []) }
        guard value.kind == .tuple else { return [] }
        return parts(of: value, shown).enumerated().flatMap { index, part -> [ObservedAssertion] in
            let path = [SeenValue.Step.element(index)]
            return erased.contains(part.name)
                ? aboutErased(part.value, part.shown, look, path) : about(part.value, part.shown, look, path, depth: 1)
        }
    }

    /// The assertions about a value that is held as anything, cast to what it is.
    private func aboutErased(
        _ value: SeenValue, _ shown: Shown, _ look: Int, _ path: [SeenValue.Step]
    ) -> [ObservedAssertion] {
        var value = value
        value.isAny = false
        if value.kind == .null || !value.identities.isEmpty { return about(value, shown, look, path, depth: 1) }
        guard let type = value.runtimeType.flatMap(type) else { return [] }
        value.isEquatable = value.isEquatableItself
        let cast = Shown(.cast(shown.expression, "as?", type), isOptional: true)
        return about(value, cast, look, path, depth: 1)
    }

    /// The parts of values side by side.
    private func parts(of value: SeenValue, _ shown: Shown) -> [(name: String, value: SeenValue, shown: Shown)] {
        value.parts.enumerated().map { index, part in
            let name = part.label.map { String($0.drop { $0 == "." }) } ?? "\(index)"
            return (name, part.value, shown.part(name, isOptional: part.value.isOptional))
        }
    }

    /// An expression that shows a value, and what it takes to ask for a part of it.
    private struct Shown {
        var expression: Code.Expression
        /// Whether its own type is an optional, so that its parts need a chain.
        var isOptional: Bool
        /// Whether an optional on the way makes the whole one.
        var isChained: Bool

        init(_ expression: Code.Expression, isOptional: Bool, isChained: Bool = false) {
            self.expression = expression
            self.isOptional = isOptional
            self.isChained = isChained
        }

        /// The expression that parts are asked of.
        var base: Code.Expression { isOptional ? .chained(expression) : expression }

        func part(_ name: String, isOptional: Bool) -> Shown {
            Shown(.member(base, name), isOptional: isOptional, isChained: isChained || self.isOptional)
        }

        func entry(_ key: String) -> Shown {
            let entry = Code.Expression.element(base, [.init(nil, .string(key))])
            return Shown(entry, isOptional: true, isChained: isChained || isOptional)
        }

        func element(_ index: Int) -> Shown {
            let from = index == 0 ? base : .call(.member(base, "dropFirst"), [.init(nil, .number("\(index)"))])
            return Shown(.member(from, "first"), isOptional: true, isChained: isChained || isOptional)
        }
    }

    private func about(
        _ value: SeenValue, _ shown: Shown, _ look: Int, _ path: [SeenValue.Step], depth: Int
    ) -> [ObservedAssertion] {
        if value.isAny { return aboutErased(value, shown, look, path) }
        let found = told(by: value, shown, look, path, depth: depth)
        guard found.isEmpty, shown.isOptional, !shown.isChained, value.kind != .null else { return found }
        return [ObservedAssertion(assertion: .present(shown.expression), look: look, path: path + [.presence])]
    }

    /// The assertions that a value allows by what it is or by what it is made of.
    private func told(
        by value: SeenValue, _ shown: Shown, _ look: Int, _ path: [SeenValue.Step], depth: Int
    ) -> [ObservedAssertion] {
        if let identity = value.identities.first {
            let assertion = Assertion.identical(shown.expression, .verbatim(identity))
            let which = ObservedAssertion(assertion: assertion, look: look, path: path + [.identity])
            // What the test calls by a name of its own it looks at by itself.
            if !identity.contains(where: { ".[".contains($0) }) {
                return [which]
            }
            var value = value
            value.identities = []
            return [which] + told(by: value, shown, look, path, depth: depth)
        }
        if let assertion = whole(value, shown) {
            return [ObservedAssertion(assertion: assertion, look: look, path: path)]
        }
        guard depth < 5 else { return [] }
        let count = ObservedAssertion(
            assertion: .equal(.member(shown.base, "count"), .number(value.text)), look: look, path: path + [.count])
        switch value.kind {
        case .case:
            let isCase = Assertion.isCase(shown.expression, name: value.text)
            return carried(value, shown, look, path, depth: depth)
                + [ObservedAssertion(assertion: isCase, look: look, path: path + [.caseName])]
        case .list:
            return [count]
                + value.parts.prefix(2).enumerated().flatMap { index, part in
                    about(part.value, shown.element(index), look, path + [.element(index)], depth: depth + 1)
                }
        case .set: return [count]
        case .dictionary:
            return value.parts.flatMap { part -> [ObservedAssertion] in
                guard let key = part.key, key.kind == .string else { return [] }
                let step = SeenValue.Step.field(key.text)
                return about(part.value, shown.entry(key.text), look, path + [step], depth: depth + 1)
            } + [count]
        case .structure, .object:
            return value.parts.flatMap { part -> [ObservedAssertion] in
                guard let field = part.label else { return [] }
                let inner = shown.part(field, isOptional: part.value.isOptional)
                if isErased(value.text, field) { return aboutErased(part.value, inner, look, path + [.field(field)]) }
                guard isVisible(value.text, field) else { return [] }
                return about(part.value, inner, look, path + [.field(field)], depth: depth + 1)
            }
        case .tuple:
            return parts(of: value, shown).enumerated().flatMap { index, part in
                about(part.value, part.shown, look, path + [.element(index)], depth: depth + 1)
            }
        default: return []
        }
    }

    /// Assertions about what a case carries, each with the case itself.
    private func carried(
        _ value: SeenValue, _ shown: Shown, _ look: Int, _ path: [SeenValue.Step], depth: Int
    ) -> [ObservedAssertion] {
        value.parts.enumerated().flatMap { index, part -> [ObservedAssertion] in
            let (type, field) = (value.typeName ?? "", "\(value.text).\(index)")
            let isAny = isErased(type, field)
            guard isAny || isVisible(type, field) else { return [] }
            let name = part.label.flatMap { $0.isKeyword ? nil : $0 } ?? "value"
            let inner = Shown(.name(name), isOptional: part.value.isOptional)
            let way = path + [SeenValue.Step.element(index)]
            let found =
                isAny
                ? aboutErased(part.value, inner, look, way) : about(part.value, inner, look, way, depth: depth + 1)
            return found.filter { $0.assertion.caseName == nil }.map { item in
                let parts = value.parts.indices.map { $0 == index ? "let \(name)" : "_" }
                var item = item
                item.assertion = .carries(
                    shown.expression, name: value.text, parts: parts, condition: item.assertion.condition)
                return item
            }
        }
    }

    /// One assertion about all of a value; `nil` when its parts have to be looked at.
    private func whole(_ value: SeenValue, _ shown: Shown) -> Assertion? {
        if value.kind == .null { return .equal(shown.expression, .null) }
        if value.kind == .boolean, !shown.isOptional, !shown.isChained {
            return value.text == "true" ? .holds(shown.expression) : .fails(shown.expression)
        }
        guard value.isEquatable, let expected = expected(value) else { return nil }
        return .equal(shown.expression, expected)
    }

    /// A value as an expression; `nil` when it cannot be written.
    func expected(_ value: SeenValue) -> Code.Expression? {
        if value.isNameable, let name = value.names.first(where: isKnown) { return .verbatim(name) }
        switch value.kind {
        case .null: return .null
        case .boolean: return .boolean(value.text == "true")
        case .integer, .float: return .number(value.text)
        case .string: return .string(value.text)
        case .date:
            return Double(value.text).flatMap { $0 == $0.rounded() ? Int(exactly: $0) : nil }.map {
                .call(.type(.simple("Date")), [.init("timeIntervalSince1970", .number("\($0)"))])
            }
        case .uuid: return .unwrapped(.call(.type(.simple("UUID")), [.init("uuidString", .string(value.text))]))
        case .url: return .unwrapped(.call(.type(.simple("URL")), [.init("string", .string(value.text))]))
        case .data: return .data(value.text)
        case .list:
            guard value.parts.count == Int(value.text) else { return nil }
            return value.parts.map { expected($0.value) }.allPresent().map(Code.Expression.array)
        case .case:
            let arguments = value.parts.map { part in expected(part.value).map { Code.Argument(part.label, $0) } }
            guard !value.text.isEmpty, value.text != "none", let arguments = arguments.allPresent() else { return nil }
            let member = Code.Expression.member(nil, value.text)
            return arguments.isEmpty ? member : .call(member, arguments)
        case .dictionary:
            guard value.parts.count == Int(value.text) ?? 0 else { return nil }
            return value.parts.map { part in
                guard let key = part.key.flatMap(expected), !part.value.isAny else { return nil }
                return expected(part.value).map { Code.Pair(key, $0) }
            }.allPresent().map(Code.Expression.dictionary)
        case .set:
            guard value.parts.count == Int(value.text) ?? 0 else { return nil }
            return value.parts.map { expected($0.value) }.allPresent().map(Code.Expression.array)
        case .structure, .object, .tuple, .other: return nil
        }
    }

    /// A name of a value of the test, or of a part of it; a part of what a double gives back may be that of an optional.
    private func isKnown(_ name: String) -> Bool {
        names.contains(String(name.prefix { $0 != "." })) || kept.contains(name)
    }
}

extension Code.Expression {
    /// A text as data.
    static func data(_ text: String) -> Code.Expression {
        .call(.type(.simple("Data")), text.isEmpty ? [] : [.init(nil, .member(.string(text), "utf8"))])
    }
}

extension SeenValue {
    /// Whether it is worth a name: one value among many, so that being the same is no coincidence.
    fileprivate var isNameable: Bool {
        switch kind {
        case .structure, .date, .uuid, .url, .data: true
        case .list, .case: !parts.isEmpty
        case .string: text.count > 1
        default: false
        }
    }
}
