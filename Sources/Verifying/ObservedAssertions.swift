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
        about(value, expression, look, [], isOptional: value.isOptional, depth: 0)
    }

    private func about(
        _ value: SeenValue, _ shown: Code.Expression, _ look: Int, _ path: [SeenValue.Step], isOptional: Bool,
        depth: Int
    ) -> [ObservedAssertion] {
        func single(_ assertion: Assertion, _ path: [SeenValue.Step]) -> [ObservedAssertion] {
            [ObservedAssertion(assertion: assertion, look: look, path: path)]
        }
        if let identity = value.identities.first { return single(.identical(shown, .verbatim(identity)), path) }
        if value.kind == .null { return single(.equal(shown, .null), path) }
        if value.kind == .boolean, !isOptional {
            return single(value.text == "true" ? .holds(shown) : .fails(shown), path)
        }
        if value.isEquatable, let expected = expected(value) { return single(.equal(shown, expected), path) }
        guard depth < 3 else { return [] }
        let inner = isOptional ? Code.Expression.chained(shown) : shown
        switch value.kind {
        case .case:
            return single(.isCase(shown, name: value.text), path + [.caseName])
        case .list:
            let count = single(.equal(.member(inner, "count"), .number(value.text)), path + [.count])
            let elements = value.parts.prefix(2).enumerated().flatMap { index, part in
                let from = index == 0 ? inner : .call(.member(inner, "dropFirst"), [.init(nil, .number("\(index)"))])
                return about(
                    part.value, .member(from, "first"), look, path + [.element(index)], isOptional: true,
                    depth: depth + 1)
            }
            return count + elements
        case .set, .dictionary: return single(.equal(.member(inner, "count"), .number(value.text)), path + [.count])
        case .structure:
            return value.parts.flatMap { part -> [ObservedAssertion] in
                guard let field = part.label, isVisible(value.text, field) else { return [] }
                return about(
                    part.value, .member(inner, field), look, path + [.field(field)],
                    isOptional: isOptional || part.value.isOptional, depth: depth + 1)
            }
        case .tuple:
            return value.parts.enumerated().flatMap { index, part -> [ObservedAssertion] in
                let label = part.label ?? ".\(index)"
                let name = label.hasPrefix(".") ? String(label.dropFirst()) : label
                return about(
                    part.value, .member(inner, name), look, path + [.element(index)],
                    isOptional: isOptional || part.value.isOptional, depth: depth + 1)
            }
        default: return []
        }
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
