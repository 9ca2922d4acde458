/// A rule of the house: a function from files to findings, with the samples that test it.
struct HouseRule: CustomStringConvertible, Sendable {
    /// What the rule demands.
    var description: String
    /// The files it holds for.
    var scope: Scope
    /// What breaks it.
    var findings: @Sendable ([House.File]) -> [House.Finding]
    /// Code that breaks it. Each line with a finding ends in `// breach`.
    var breaches: [String]
    /// Code that keeps it.
    var clean: [String]

    /// A rule about what is in one file.
    init(
        _ description: String, in scope: Scope, breaches: [String], clean: [String],
        find: @escaping @Sendable (House.File) -> [House.Finding]
    ) {
        self.init(description, across: scope, breaches: breaches, clean: clean) { $0.flatMap(find) }
    }

    /// A rule for which all files have to be known.
    init(
        _ description: String, across scope: Scope, breaches: [String],
        clean: [String], find: @escaping @Sendable ([House.File]) -> [House.Finding]
    ) {
        self.description = description
        self.scope = scope
        findings = find
        self.breaches = breaches
        self.clean = clean
    }

    /// The files a rule holds for.
    struct Scope: Sendable {
        var files: @Sendable () -> [House.File]

        /// What testgen is made of.
        static let sources = Scope { House.sources }
        /// The modules that must not touch the world.
        static let allButHost = Scope { House.sources.filter { $0.module != "Host" } }
        /// The tests, with the code they work on.
        static let tests = Scope { House.tests }
        /// All files.
        static let everything = Scope { House.sources + House.tests }
        /// All files but the code that tests work on.
        static let ownCode = Scope { House.sources + House.tests.filter { !$0.isSample } }
    }
}
