import Facts

/// Answers about a SUT's code that were given before, for as long as it is looked at.
final class RunMemory {
    /// Where the SUT stands after acts.
    let beginnings = Beginnings()
    /// Where it stands after acts of runs that are repeated.
    private(set) var stages = Stages()
    /// The ways that were followed.
    private(set) var explorations = Explorations()
    /// What was found out about them.
    private(set) var views = ViewMemory()
    /// The types of an initialiser's parameters by label, by where the type is declared and the labels of a call.
    var parameters: [Call: [String: TypeRef]] = [:]
    /// Methods of dependencies as they are called, by where they are declared.
    var methods: [SourceLocation: [CalledMethod]] = [:]

    /// Whether structs are sets of options.
    var optionSets: [TypeRef: Bool] = [:]
    /// Cases as code names them, by the type and their names.
    var cases: [String: [String: Term]] = [:]

    /// The texts of conditions on the way, by the statements that ask for them: where they hold, and where they do not.
    var conditions: [SourceLocation: (holding: String, failing: String)] = [:]

    /// Whether a test can hand values of types over to who listens elsewhere.
    var sendable: [TypeRef: Bool] = [:]

    /// The types that stand where a class or a protocol without requirements is declared, by where that stands.
    var kinds: [SourceLocation: [TypeFact]] = [:]
    /// The closures that calls of methods hand over within enums, by the methods' declarations.
    var carried: [SourceLocation: [CarriedClosure]] = [:]

    /// Code that result builders read, spelled out, by where it is declared.
    var built: [SourceLocation: [Statement]] = [:]

    /// Every method of a dependency that the SUT's code names.
    var called: [PortMember]?

    /// Whether what texts say can be read that are looked up, by where they are declared.
    var readable: [SourceLocation: Bool] = [:]
    /// The names of those that cannot.
    var lookedUp: Set<String> = []

    /// The statements in which a flag is written out.
    var flagged: Set<SourceLocation>?

    /// Addresses that its code tells apart.
    var addresses: [String]?

    /// The closures that methods of dependencies are given to be called later.
    var givenClosures: [HandedClosure]?

    /// The closures that values may hold which a test can look at.
    var keptClosures: [KeptClosure]?

    /// The methods by which its code reads what stands in a store, by the keys.
    var readers: [String: String] = [:]

    /// Whether it sleeps in loops that go on for ever.
    var sleepsInLoops: Bool?

    /// What a test fills in for the generic parameters of methods, by where these are declared.
    var fillings: [SourceLocation: [String: TypeRef]]?

    /// What is done with what publishers send.
    var pipelines: [Pipeline]?

    /// The closures that methods of dependencies run to give back what they give: the positions of the parameters, by where
    /// the methods are declared.
    var passed: [SourceLocation: Int]?

    /// What extensions of their protocols add to dependencies.
    var additions: [String: [Member]] = [:]

    /// The bodies that entry points get to.
    var reached: [Act: [[Statement]]] = [:]

    /// What the values and rules of the project do, by the names of their members.
    var helpers: [String: [HelperCode]]?

    /// Whether some code tells a formatter another format that it did not make itself.
    var changesFormatters: Bool?

    /// Closures that ask something of a character, by their spelling.
    var predicates: [String: ClosureExpression] = [:]

    /// The computed properties that a test can look at.
    var windows: [TestedType.Window]?
    /// The names of the flags and optional values that code computes.
    var decisiveProperties: [String]?

    /// The whole numbers that the code names.
    var numbers: [Int]?

    /// The names of members that the code asks for.
    var spokenMembers: Set<String>?

    /// Whether values of a type are read from JSON.
    var documents: [Document: Bool] = [:]

    /// Other texts for conditions that are about one text alone.
    var textChoices: [TextQuestion: [Choice]] = [:]

    /// How conditions come out where code goes through.
    var wishes = Wishes()

    /// What initialisers do nothing but keep, by where they are declared.
    private var stored: [SourceLocation: [String: Expression]?] = [:]

    /// What the body of an initialiser puts into fields, by their names; `nil` where it does anything else.
    func stored(by initializer: InitializerFact) -> [String: Expression]? {
        initializer.body == nil ? [:] : stored[initializer.info.location, or: initializer.plainlyStored]
    }

    /// Forgets how acts went: from now on they go otherwise.
    func forgetRuns() { (stages, explorations, views) = (Stages(), Explorations(), ViewMemory()) }

    /// Whether an initialiser does nothing but keep what it is given, and constants.
    func onlyKeeps(_ initializer: InitializerFact) -> Bool {
        stored(by: initializer)?.values.allSatisfy(\.isGivenOrConstant) ?? false
    }

    /// Whether its code asks whether it is on the main thread.
    var asksForMainThread: Bool?

    /// The initialisers that make fields of arguments.
    var normalising: [Field: InitializerFact?] = [:]
    /// Whether values stay as they are there.
    var normalised: [Normalised: Bool] = [:]

    /// A field of a type.
    struct Field: Hashable {
        var type: TypeRef
        var name: String
    }

    /// A value of a field.
    struct Normalised: Hashable {
        var field: Field
        var constraint: Constraint
    }

    /// A type whose values stand in JSON.
    struct Document: Hashable {
        var type: TypeRef
        var format: DocumentFormat
    }

    /// A call of an initialiser.
    struct Call: Hashable {
        var type: SourceLocation
        var labels: [String?]
    }
}
