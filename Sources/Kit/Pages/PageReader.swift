import Algorithms
import Facts
import Resolving

/// Reads the accessibility identifiers of one view.
struct PageReader {
    let view: TypeFact
    let index: FactIndex
    let naming: PageNaming
    var plan: PagePlan
    var diagnostics: [Diagnostic] = []
    private var names: Set<String> = []
    private var stems: Set<String> = []
    private var locals: [String: Expression] = [:]

    init(view: TypeFact, index: FactIndex, naming: PageNaming = PageNaming()) {
        self.view = view
        self.index = index
        self.naming = naming
        plan = PagePlan(name: naming.name(of: view), view: view.qualifiedName, elements: [], anchor: nil)
    }

    mutating func read() {
        for member in index.members(of: view) { read(member) }
        plan.anchor = plan.elements.first { !$0.isFunction }?.name
    }

    private mutating func read(_ member: Member) {
        var found: [(expression: Expression, place: SourceLocation)] = []
        locals = member.localConstants
        member.forEachExpression { found.append(($0, $1)) }
        let owner: String? = if case .property(let property) = member { property.name } else { nil }
        for item in found { read(item.expression, at: item.place, in: owner) }
    }

    private mutating func read(_ expression: Expression, at place: SourceLocation, in owner: String?) {
        switch expression {
        case .call(.member(let base?, "accessibilityIdentifier"), let arguments) where arguments.count >= 1:
            add(arguments[0].value, kind: kind(of: base), source: base, at: place)
        case .call(.member(let base?, "accessibility"), let arguments):
            guard let value = arguments.first(where: { $0.label == "identifier" })?.value else { return }
            add(value, kind: kind(of: base), source: base, at: place)
        case .assignment(.member(let base?, "accessibilityIdentifier"), "=", let value):
            add(value, kind: uiKitKind(of: base, in: owner), source: base, at: place)
        case .assignment(.name("accessibilityIdentifier"), "=", let value):
            add(value, kind: superclassKind, source: .name("self"), at: place)
        default:
            break
        }
    }

    // MARK: - Elements

    private mutating func add(_ value: Expression, kind: ElementKind, source: Expression, at place: SourceLocation) {
        if case .nil = value { return }
        let reader = IdentifierReader(index: index, scope: view.scopeInside)
        let identifiers = reader.readAll(value, locals: locals)
        plan.found += 1
        guard !identifiers.isEmpty else {
            diagnostics.append(
                Diagnostic(
                    .warning, "the identifier is made in a way that cannot be read from the source",
                    at: place, rule: "page-identifier",
                    notes: ["use a literal, a constant, an enum's rawValue or an interpolation"]))
            return
        }
        plan.understood += 1
        for identifier in identifiers { add(identifier, kind: kind, source: source, at: place) }
    }

    private mutating func add(
        _ identifier: PageIdentifier, kind: ElementKind, source: Expression, at place: SourceLocation
    ) {
        guard !plan.elements.contains(where: { $0.identifier == identifier.literal && $0.query == kind.query }) else {
            return
        }
        let name = unique(elementName(identifier.words, kind: kind))
        var stem = actionStem(name, kind: kind)
        if !stems.insert(stem).inserted { stem = name.prefix(1).uppercased() + name.dropFirst() }
        plan.elements.append(
            PagePlan.Element(
                name: name, query: kind.query, identifier: identifier.literal,
                parameters: identifier.parameters.map { "_ \($0): some CustomStringConvertible" },
                arguments: identifier.parameters, gesture: kind.gesture,
                action: (kind.gesture ?? "see") + stem, destination: destination(of: source) ?? plan.name,
                showsText: kind.showsText, assertion: "assert" + stem, line: place.line))
    }

    private mutating func unique(_ name: String) -> String {
        var candidate = name
        var number = 2
        while !names.insert(candidate).inserted {
            candidate = "\(name)\(number)"
            number += 1
        }
        return candidate
    }

    /// `start-session-button` for a button is `startSessionButton`.
    private func elementName(_ words: String, kind: ElementKind) -> String {
        var parts = words.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        if let last = parts.last, kind.synonyms.contains(last.lowercased()), parts.count > 1 { parts.removeLast() }
        if parts.isEmpty { parts = ["item"] }
        let joined = parts.enumerated().map { position, part in
            position == 0
                ? part.prefix(1).lowercased() + part.dropFirst() : part.prefix(1).uppercased() + part.dropFirst()
        }.joined()
        let stem = joined.first?.isNumber == true ? "item" + joined : joined
        return stem.lowercased().hasSuffix(kind.word.lowercased()) ? stem : stem + kind.word
    }

    private func actionStem(_ name: String, kind: ElementKind) -> String {
        let stem =
            name.hasSuffix(kind.word) && name.count > kind.word.count ? String(name.dropLast(kind.word.count)) : name
        return stem.prefix(1).uppercased() + stem.dropFirst()
    }

    // MARK: - Kinds

    /// The kind of the view that a chain of modifiers starts from.
    private func kind(of base: Expression) -> ElementKind {
        switch base {
        case .call(.name(let name), _): ElementKind.named(name) ?? kindOfProjectView(name)
        case .call(.type(let type), _): type.lastName.flatMap(ElementKind.named) ?? .other
        case .call(.member(let inner?, "onTapGesture"), _):
            ElementKind(query: kind(of: inner).query, word: kind(of: inner).word, gesture: "tap")
        case .call(.member(let inner?, _), _): kind(of: inner)
        case .member(let inner?, _): kind(of: inner)
        case .name(let name): kindOfProperty(name)
        default: .other
        }
    }

    /// A view of the project: what its own body starts with.
    private func kindOfProjectView(_ name: String) -> ElementKind {
        guard let type = index.type(named: name, from: view.scopeInside),
            let body = index.members(of: type).properties.first(where: { $0.name == "body" }),
            let value = body.accessors?.getterBody?.onlyExpression
        else { return .other }
        return PageReader(view: type, index: index).shallowKind(of: value)
    }

    private func shallowKind(of base: Expression) -> ElementKind {
        switch base {
        case .call(.name(let name), _): ElementKind.named(name) ?? .other
        case .call(.member(let inner?, _), _): shallowKind(of: inner)
        default: .other
        }
    }

    /// `startButton.accessibilityIdentifier`: a computed view or a property of a UIKit class.
    private func kindOfProperty(_ name: String) -> ElementKind {
        guard let property = index.members(of: view).properties.first(where: { $0.name == name }) else { return .other }
        let type = property.type?.bare ?? property.initialValue?.literalType
        if let kind = type?.lastName.flatMap(ElementKind.named) { return kind }
        if let value = property.accessors?.getterBody?.onlyExpression { return shallowKind(of: value) }
        return .other
    }

    private func uiKitKind(of base: Expression, in owner: String?) -> ElementKind {
        guard let path = base.path else { return .other }
        let names = path.first == "self" ? Array(path.dropFirst()) : path
        if names.count == 1 {
            let kind = kindOfProperty(names[0])
            if kind != .other { return kind }
        }
        return owner.map(kindOfProperty) ?? .other
    }

    /// `accessibilityIdentifier = "play"` in a `UIButton`'s subclass.
    private var superclassKind: ElementKind {
        view.inherits.firstNonNil { $0.bare.lastName.flatMap(ElementKind.named) } ?? .other
    }

    // MARK: - Destinations

    /// The page of the view that a link or button opens, when the source names it.
    private func destination(of source: Expression) -> String? {
        var result: String?
        source.walk(at: view.info.location) { expression, _ in
            guard case .call(.name(let callee), let arguments) = expression, callee == "NavigationLink", result == nil
            else { return }
            for argument in arguments where argument.label == "destination" || argument.isTrailing {
                argument.value.walk(at: view.info.location) { inner, _ in
                    guard result == nil, case .call(.name(let name), _) = inner, ElementKind.named(name) == nil,
                        let type = index.type(named: name, from: view.scopeInside), type.hasIdentifiers
                    else { return }
                    result = naming.name(of: type)
                }
            }
        }
        return result
    }
}

extension ElementKind {
    /// Last words of an identifier that repeat the kind.
    fileprivate var synonyms: Set<String> {
        switch query {
        case "buttons": ["button", "btn"]
        case "staticTexts": ["label", "text"]
        case "textFields", "secureTextFields": ["field", "textfield", "input"]
        case "switches": ["toggle", "switch"]
        case "images": ["image", "icon"]
        default: []
        }
    }
}

extension Member {
    /// The constants that the member's bodies bind, by name; those bound twice are left out.
    fileprivate var localConstants: [String: Expression] {
        let statements: [Statement] =
            switch self {
            case .property(let property): property.accessors?.getterBody ?? []
            case .method(let method): method.body ?? []
            case .initializer(let initializer): initializer.body ?? []
            default: []
            }
        var values: [String: [Expression]] = [:]
        statements.forEachStatement { statement in
            if case .binding(true, .identifier(let name), _, let value?, _) = statement.kind {
                values[name, default: []].append(value)
            }
        }
        return values.compactMapValues { $0.count == 1 ? $0[0] : nil }
    }
}

extension TypeFact {
    /// Whether any identifier stands in the view's members.
    public var hasIdentifiers: Bool {
        let page = planPage(for: self, in: FactIndex(files: []))
        return !page.value.elements.isEmpty || !page.diagnostics.isEmpty
    }
}
