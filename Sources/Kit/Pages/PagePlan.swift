import Facts

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
    /// How many identifiers stand in the view.
    public var found = 0
    /// How many of them could be read.
    public var understood = 0

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

/// The names of page objects: those of their views, and others where two views would share one.
public struct PageNaming: Sendable {
    private var names: [SourceLocation: String] = [:]

    /// Every page has the name of its view.
    public init() {}

    /// No two of the views have a page of the same name: the later ones keep their own whole name, then a number.
    public init(of views: [TypeFact]) {
        var taken: Set<String> = []
        for view in views {
            let own = view.qualifiedName.split(separator: ".").joined() + "Page"
            let name = [view.pageName, own].first { !taken.contains($0) } ?? own + String(taken.count)
            taken.insert(name)
            names[view.info.location] = name
        }
    }

    /// The name of a view's page.
    public func name(of view: TypeFact) -> String { names[view.info.location] ?? view.pageName }
}

/// Plans the page object of a view.
///
/// - Parameters:
///   - view: The view or view controller, read with bodies.
///   - index: All facts, for constants and for the pages that actions lead to.
///   - naming: The names of the pages.
/// - Returns: The plan, with a warning for each identifier that cannot be read.
public func planPage(
    for view: TypeFact, in index: FactIndex, naming: PageNaming = PageNaming()
) -> Diagnosed<PagePlan> {
    var reader = PageReader(view: view, index: index, naming: naming)
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

/// Plans a page object for every type that has identifiers, also for one none of whose can be read.
public func planAllPages(in index: FactIndex) -> Diagnosed<[PagePlan]> {
    let views = index.types.filter(\.hasIdentifiers)
    let naming = PageNaming(of: views)
    let pages = views.map { planPage(for: $0, in: index, naming: naming) }
    return Diagnosed(pages.map(\.value), pages.flatMap(\.diagnostics))
}
