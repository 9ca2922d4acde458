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

    /// The assertions about a value, the most telling first.
    func about(_ value: SeenValue, shown expression: Code.Expression, look: Int) -> [ObservedAssertion] {
        about(value, Shown(expression, isOptional: value.isOptional), look, [], depth: 0)
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

        func element(_ index: Int) -> Shown {
            let from = index == 0 ? base : .call(.member(base, "dropFirst"), [.init(nil, .number("\(index)"))])
            return Shown(.member(from, "first"), isOptional: true, isChained: isChained || isOptional)
        }
    }

    private func about(
        _ value: SeenValue, _ shown: Shown, _ look: Int, _ path: [SeenValue.Step], depth: Int
    ) -> [ObservedAssertion] {
        if let assertion = whole(value, shown) {
            return [ObservedAssertion(assertion: assertion, look: look, path: path)]
        }
        guard depth < 3 else { return [] }
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
        case .set, .dictionary: return [count]
        case .structure:
            return value.parts.flatMap { part -> [ObservedAssertion] in
                guard let field = part.label, isVisible(value.text, field) else { return [] }
                let inner = shown.part(field, isOptional: part.value.isOptional)
                return about(part.value, inner, look, path + [.field(field)], depth: depth + 1)
            }
        case .tuple:
            return value.parts.enumerated().flatMap { index, part -> [ObservedAssertion] in
                let name = part.label.map { String($0.drop { $0 == "." }) } ?? "\(index)"
                let inner = shown.part(name, isOptional: part.value.isOptional)
                return about(part.value, inner, look, path + [.element(index)], depth: depth + 1)
            }
        default: return []
        }
    }

    /// Assertions about what a case carries, each with the case itself.
    private func carried(
        _ value: SeenValue, _ shown: Shown, _ look: Int, _ path: [SeenValue.Step], depth: Int
    ) -> [ObservedAssertion] {
        value.parts.enumerated().flatMap { index, part -> [ObservedAssertion] in
            guard let type = value.typeName, isVisible(type, "\(value.text).\(index)") else { return [] }
            let name = part.label.flatMap { Self.keywords.contains($0) ? nil : $0 } ?? "value"
            let inner = Shown(.name(name), isOptional: part.value.isOptional)
            let found = about(part.value, inner, look, path + [.element(index)], depth: depth + 1)
            return found.filter { $0.assertion.caseName == nil }.map { item in
                let parts = value.parts.indices.map { $0 == index ? "let \(name)" : "_" }
                var item = item
                item.assertion = .carries(
                    shown.expression, name: value.text, parts: parts, condition: item.assertion.condition)
                return item
            }
        }
    }

    /// Labels that are no names.
    private static let keywords: Set = [
        "as", "case", "catch", "class", "default", "defer", "do", "else", "enum", "extension", "false", "for", "func",
        "guard", "if", "import", "in", "init", "is", "let", "nil", "operator", "protocol", "repeat", "return", "self",
        "static", "struct", "subscript", "switch", "throw", "throws", "true", "try", "var", "where", "while",
    ]

    /// One assertion about all of a value; `nil` when its parts have to be looked at.
    private func whole(_ value: SeenValue, _ shown: Shown) -> Assertion? {
        if let identity = value.identities.first { return .identical(shown.expression, .verbatim(identity)) }
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
        case .list:
            guard value.parts.count == Int(value.text) else { return nil }
            return value.parts.map { expected($0.value) }.allPresent().map(Code.Expression.array)
        case .case:
            let arguments = value.parts.map { part in expected(part.value).map { Code.Argument(part.label, $0) } }
            guard !value.text.isEmpty, value.text != "none", let arguments = arguments.allPresent() else { return nil }
            let member = Code.Expression.member(nil, value.text)
            return arguments.isEmpty ? member : .call(member, arguments)
        case .dictionary: return value.text == "0" ? .dictionary([]) : nil
        case .set: return value.text == "0" ? .array([]) : nil
        case .structure, .object, .tuple, .other: return nil
        }
    }

    /// A name of a value of the test, or of a part of it; a part of what a double gives back may be that of an optional.
    private func isKnown(_ name: String) -> Bool {
        names.contains(String(name.prefix { $0 != "." })) || kept.contains(name)
    }
}

extension SeenValue {
    /// Whether it is worth a name: one value among many, so that being the same is no coincidence.
    fileprivate var isNameable: Bool {
        switch kind {
        case .structure, .date, .uuid, .url: true
        case .list, .case: !parts.isEmpty
        case .string: text.count > 1
        default: false
        }
    }
}
