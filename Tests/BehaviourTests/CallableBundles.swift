import Testing

/// What structs carry that is called as functions are, and helpers beside requirements of the same name.
@Suite struct CallableBundlesTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a use case in a struct",
            """
            protocol Observe { func callAsFunction(for horse: Int) async throws -> [Int] }
            protocol Get { func execute(_ id: Int) async throws -> String }
            final class Model {
                struct UseCases { let get: Get; let observe: Observe }
                private(set) var rows: [Int] = []
                private let useCases: UseCases
                init(useCases: UseCases) { self.useCases = useCases }
                func load() async { 1️⃣rows = (try? await useCases.observe(for: 3)) ?? [] }
            }
            """,
            reads: """
                load() ⇒ observe.callAsFunction(3) · sut.rows == observe.callAsFunction() 1️⃣
                load() when observe.callAsFunction throws ⇒ observe.callAsFunction(3) · sut.rows == [] 1️⃣
                """),
        Snippet(
            "a helper that takes a list",
            """
            protocol Mapper<Input, Output> { associatedtype Input; associatedtype Output; func map(_ input: Input) -> Output }
            extension Mapper { func map(_ inputs: [Input]) -> [Output] { inputs.map { map($0) } } }
            struct Visit: Equatable { let id: Int; let isPlanned: Bool }
            struct Item: Equatable { let id: Int }
            protocol Source { func all() -> [Visit] }
            final class Model {
                private(set) var planned: [Item] = []
                private let mapper: any Mapper<Visit, Item>
                private let source: any Source
                init(mapper: any Mapper<Visit, Item>, source: any Source) { self.mapper = mapper; self.source = source }
                func load() { 1️⃣planned = mapper.map(source.all().filter { $0.isPlanned }) }
            }
            """,
            reads: """
                load() when !source.all()[1].isPlanned, source.all().count == 2, source.all()[0].isPlanned ⇒ mapper.map(source.all()[0]) · source.all() · sut.planned == [mapper.map()] 1️⃣
                load() when !earlier source.all()[1].isPlanned, earlier source.all().count == 2, earlier source.all()[0].isPlanned, source.all().count == 2, source.all()[0].isPlanned, source.all()[1].isPlanned after load() ⇒ 2 × source.all() · 3 × mapper.map(source.all()[1]) · mapper.map #2 got input == source.all()[0] · sut.planned == [mapper.map(), mapper.map()] 1️⃣
                """),
        Snippet(
            "a property that an extension of the protocol computes",
            """
            enum Mode: Int { case up, down }
            protocol Prefs: AnyObject { subscript(key: String) -> Any? { get set } }
            extension Prefs {
                var mode: Mode {
                    get { (self["mode"] as? Int).flatMap(Mode.init(rawValue:)) ?? .up }
                    set { self["mode"] = newValue.rawValue }
                }
            }
            final class Model {
                private(set) var text = ""
                private let prefs: Prefs
                init(prefs: Prefs) { self.prefs = prefs }
                func show() { 1️⃣text = prefs.mode == .up ? "up" : "down" }
                func turn() { 2️⃣prefs.mode = .down }
            }
            """,
            reads: """
                show() when prefs.subscript() == 0 ⇒ prefs.subscript("mode") · sut.text == "up" 1️⃣
                show() when prefs.subscript() == 1 ⇒ prefs.subscript("mode") · sut.text == "down" 1️⃣
                turn() ⇒ prefs.subscriptSet(_) 2️⃣
                """),
    ]
}
