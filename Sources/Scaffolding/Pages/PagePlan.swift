/// A page object for XCUITest: the view its template meets under the key `page`.
public struct PagePlan: Hashable, Sendable, Encodable {
    /// `HomePage`
    public var name: String
    /// `HomeView`
    public var view: String
    /// The elements, in order of the source.
    public var elements: [Element]
    /// The first element that always exists, which tells that the page is there; `nil` when there is none.
    public var anchor: String?

    /// One element with an identifier.
    public struct Element: Hashable, Sendable, Encodable {
        /// `startButton`
        public var name: String
        /// The query of `XCUIElementQueryTypeProvider`: `buttons`, `staticTexts`, `otherElements`.
        public var query: String
        /// The identifier as Swift: a literal, with interpolations of the parameters where it has some.
        public var identifier: String
        /// Parameters of an identifier that is made from values: `_ id: String`.
        public var parameters: [String]
        /// The arguments that hand the parameters on: `id`.
        public var arguments: [String]
        /// The gesture a person makes on it: `tap` or `type`; `nil` when it is only looked at.
        public var gesture: String?
        /// `tapStart`, `typeSearch`
        public var action: String
        /// The page the gesture leads to; the page itself where syntax does not tell.
        public var destination: String
        /// Whether it shows a text worth comparing.
        public var showsText: Bool
        /// `assertStatus`
        public var assertion: String
        /// Where the identifier stands.
        public var line: Int

        /// Whether the identifier has parameters.
        public var isFunction: Bool { !parameters.isEmpty }
    }
}

/// An identifier that could not be read, or one that could.
public struct PageReport: Hashable, Sendable {
    /// The pages.
    public var pages: [PagePlan]
    /// How many identifiers stand in the views.
    public var identifiers: Int
    /// How many of them became elements.
    public var understood: Int
}

/// Plans the page object of a view.
///
/// - Parameters:
///   - view: The view or view controller, read with bodies.
///   - index: All facts, for constants and for the pages that actions lead to.
/// - Returns: The plan, with a warning for each identifier that cannot be read.
public func planPage(for view: TypeFact, in index: FactIndex) -> Diagnosed<PagePlan> {
    var reader = PageReader(view: view, index: index)
    reader.read()
    return Diagnosed(reader.plan, reader.diagnostics)
}

extension TypeFact {
    /// The name of the page object: `HomeView`, `HomeScreen` and `HomeViewController` give `HomePage`.
    public var pageName: String {
        for suffix in ["ViewController", "Screen", "View", "Page"] where name.hasSuffix(suffix) && name != suffix {
            return String(name.dropLast(suffix.count)) + "Page"
        }
        return name + "Page"
    }
}

/// Plans the page object of a view, and of every view that its actions lead to, each once.
public func planPages(from view: TypeFact, in index: FactIndex) -> Diagnosed<[PagePlan]> {
    var pages: [PagePlan] = []
    var diagnostics: [Diagnostic] = []
    var queue = [view]
    var seen: Set<String> = [view.pageName]
    while !queue.isEmpty {
        let next = queue.removeFirst()
        let page = planPage(for: next, in: index)
        pages.append(page.value)
        diagnostics += page.diagnostics
        for name in page.value.elements.map(\.destination) where seen.insert(name).inserted {
            if let target = index.types.first(where: { $0.pageName == name && $0.kind != .protocol }) {
                queue.append(target)
            }
        }
    }
    return Diagnosed(pages, diagnostics)
}
