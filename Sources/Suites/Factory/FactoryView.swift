import Facts
import Resolving

/// What the template of factories meets under the key `factory`: the plan's code as lines, as wide as the built-in
/// template leaves room for.
public struct FactoryView: Hashable, Sendable, Encodable {
    /// `LibraryList`
    public var module: String
    /// `LibraryListTestFactory`
    public var name: String
    /// `LibraryListViewModel`
    public var sut: String
    /// Imports as written, in order.
    public var imports: [String]
    /// The attribute that isolates the factory's functions, such as `@MainActor`; empty for none.
    public var isolation: String
    /// The doubles, in order.
    public var fields: [Field]
    /// Lines that give doubles neutral answers.
    public var defaults: [String]
    /// Lines that hand doubles to a container.
    public var registrations: [String]
    /// Lines that take the doubles out of the container again.
    public var resets: [String]
    /// Declarations that keep what shared variables held before.
    public var originals: [String]
    /// Types that carry doubles into the SUT.
    public var bundles: [BundleType]
    /// The function that makes the SUT; `nil` when a test cannot make it.
    public var makeSUT: Function?
    /// Why a test cannot make the SUT, when it cannot.
    public var obstacle: String?
    /// Places for a person to fill in.
    public var hooks: [Hook]
    /// Whether it has a calendar that is the same on every machine.
    public var usesCalendar: Bool
    /// The builders of models, as text, one for each.
    public var builders: [String]

    /// One double.
    public struct Field: Hashable, Sendable, Encodable {
        /// `libraryRepo`
        public var name: String
        /// `LibraryRepositoryTypeMock`
        public var type: String
        /// `LibraryRepositoryTypeMock()`
        public var value: String
    }

    /// A type that carries doubles into the SUT.
    public struct BundleType: Hashable, Sendable, Encodable {
        /// `struct Services: HasAPI, HasStore`
        public var head: String
        /// The lines of the members.
        public var members: [String]
    }

    /// A function of the factory.
    public struct Function: Hashable, Sendable, Encodable {
        /// Parameters after the dependencies, as written: `limit: Int = 3`.
        public var parameters: [String]
        /// `async throws`, or empty.
        public var effects: String
        /// The result type.
        public var result: String
        /// The lines of the body.
        public var body: [String]
        /// Whether it unwraps what an initialiser returns that may fail.
        public var isFailable: Bool
    }

    /// A function that a person must fill in.
    public struct Hook: Hashable, Sendable, Encodable {
        /// `makeAnalytics`
        public var name: String
        /// The type to return.
        public var type: String
        /// Why testgen could not.
        public var reason: String
        /// Lines of a comment that says what to do, and why.
        public var note: [String]
        /// The lines of the body.
        public var body: [String]
    }
}

extension FactoryPlan {
    /// How wide a member of the factory may be, and what stands in its body.
    fileprivate static let member = Layout.pageWidth - Layout.step
    fileprivate static let body = member - Layout.step

    /// The plan as its template meets it, with its builders as text, one for each.
    public func view(builders: [String] = []) -> FactoryView {
        FactoryView(
            module: module, name: name, sut: sut, imports: imports, isolation: isolation.map { "@\($0)" } ?? "",
            fields: fields.map(\.view), defaults: defaults.lines(width: Self.body),
            registrations: registrations.lines(width: Self.body), resets: resets.lines(width: Self.body),
            originals: originals.flatMap { $0.layout.lines(width: Self.member) },
            bundles: bundles.map { $0.view(width: Self.body) }, makeSUT: makeSUT?.view(width: Self.body),
            obstacle: obstacle, hooks: hooks.map(view), usesCalendar: usesCalendar, builders: builders)
    }

    private func view(of hook: Hook) -> FactoryView.Hook {
        let text = "Fill in \(name).\(hook.name)(), then enable the tests that need it."
        let body = Code.Expression.call(.name("fatalError"), [.init(nil, .string(text))])
        return FactoryView.Hook(
            name: hook.name, type: hook.type.text, reason: hook.reason,
            note: "Fill in: \(hook.reason).".commentLines(width: Self.member - 4),
            body: body.layout.lines(width: Self.body))
    }
}

extension FactoryPlan.Field {
    fileprivate var view: FactoryView.Field {
        let head = "let \(name) ="
        let lines = (Layout("let \(name)") + Layout([.equals]) + value.layout).lines(width: FactoryPlan.body)
        let value = lines.joined(separator: "\n").dropFirst(head.count)
        return FactoryView.Field(
            name: name, type: type, value: String(value.first == " " ? value.dropFirst() : value))
    }
}

extension FactoryPlan.Function {
    fileprivate func view(width: Int) -> FactoryView.Function {
        let parameters = parameters.map { parameter in
            let name = parameter.name == parameter.local ? parameter.name : "\(parameter.name) \(parameter.local)"
            let head = "\(name): \(parameter.type.text)\(parameter.isVariadic ? "..." : "")"
            // A comma follows.
            let lines = (Layout(head) + Layout([.equals]) + parameter.value.layout).lines(width: width - 1)
            return lines.joined(separator: "\n")
        }
        return FactoryView.Function(
            parameters: parameters, effects: effects.text, result: result.text, body: body.lines(width: width),
            isFailable: isFailable)
    }
}

extension Bundle {
    fileprivate func view(width: Int) -> FactoryView.BundleType {
        let keyword = (actor.map { "@\($0) " } ?? "") + (isClass ? "final class" : "struct")
        let properties = fields.map { "\($0.isVariable ? "var" : "let") \($0.label ?? $0.content): \($0.type)" }
        let head = "\(keyword) \(type): \(conformances.joined(separator: ", "))"
        guard isClass else { return .init(head: head, members: properties) }
        let parameters = fields.map { Layout("\($0.label ?? $0.content): \($0.type)") }
        let names = fields.map { $0.label ?? $0.content }
        let opening = (Layout("init") + .list("(", parameters, ")") + " {").lines(width: width)
        return .init(
            head: head, members: properties + [""] + opening + names.map { "    self.\($0) = \($0)" } + ["}"])
    }
}
