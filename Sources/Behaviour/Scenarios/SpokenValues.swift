import Algorithms
import Facts
import Resolving

/// What the code of a SUT and of its module speaks of: values near these take other ways through it.
package struct SpokenValues {
    /// Whole numbers, the SUT's own first.
    package var numbers: [Int]
    /// Numbers with a fraction.
    package var fractions: [Double]
    /// Texts.
    package var texts: [String]
    /// The names of members and cases that the SUT's own code asks for.
    package var names: Set<String>
    /// The types of numbers that the code makes of something else, perhaps of a text.
    package let readNumbers: Set<String>
    /// The error types of the project that a test can name, the module's own first.
    package var errors: [TypeRef]
    /// What a person would put where the code speaks of an address, a password, a number and the like.
    package var likelyTexts: [String]
    /// The errors of the system that the code tells apart.
    package let systemErrors: [SystemError]
    /// What a person would put where a name tells what is wanted.
    private let plausible: PlausibleValues

    /// Reads a SUT's code.
    package init(_ recipe: Recipe, in index: FactIndex) {
        let subject = TestedType(recipe, index: index)
        var literals = CodeLiterals(of: subject)
        names = literals.names
        readNumbers = literals.readNumbers
        for fact in index.types where fact.module == recipe.sut.module { literals.read(index.members(of: fact)) }
        systemErrors = SystemError.errors(types: literals.types, names: literals.names)
        plausible = PlausibleValues(types: subject.types, literals: literals)
        numbers = Array(literals.numbers.uniqued())
        fractions = Array(literals.fractions.uniqued())
        texts = Array(literals.texts.uniqued())
        let cases = index.types.filter { $0.module == recipe.sut.module }.flatMap(\.members.cases).map(\.name.plain)
        let known = (names.sorted() + cases).compactMap(LikelyTexts.text(named:)).uniqued()
        likelyTexts = Array((known + plausible.texts(named: "").prefix(3) + plausible.examples).uniqued())
        let modules = index.visibleModules(from: recipe.sut.module)
        let errors = index.types.filter { fact in
            [.enum, .struct].contains(fact.kind) && modules.contains(fact.module) && fact.info.access.isTestable
                && !fact.isLocal
                && fact.generics.parameters.isEmpty
                && index.conformances(of: fact).contains("Error")
        }.sorted { $0.info.location < $1.info.location }
        let (others, own) = errors.partitioned { $0.module == recipe.sut.module }
        // What tells errors apart is mostly an enum.
        let ordered = (own + others).partitioned { $0.kind == .enum }
        self.errors = (ordered.trueElements + ordered.falseElements).map { .simple($0.qualifiedName) }
    }

    /// Whether the name of a text tells what it looks like: `email`, `pin`, `birthDate`.
    package func isTelling(_ name: String) -> Bool {
        let word = name.lowercased()
        return LikelyTexts.text(named: name) != nil || word.contains("date") || word.contains("birth")
            || ["code", "pin", "otp"].contains(where: word.hasSuffix)
    }

    /// Texts that a value of some name may have, the likeliest first.
    package func texts(named name: String) -> [String] {
        let word = name.lowercased()
        let examples = plausible.examples
        if word.contains("date") || word.contains("birth") {
            return examples.filter { $0.contains("-") || $0.contains(".") } + ["1990-12-31"]
        }
        if ["code", "pin", "otp"].contains(where: word.hasSuffix), LikelyTexts.text(named: name) == nil {
            return examples.filter { $0.allSatisfy(\.isNumber) }.sorted { abs($0.count - 6) < abs($1.count - 6) }
        }
        let likely = plausible.texts(named: name)
        guard LikelyTexts.text(named: name) == nil else { return likely }
        // A text of letters, digits and signs passes more checks than one with the signs that some other field asks for.
        return likely.filter { $0.hasPrefix("Aa") } + likely.filter { !$0.hasPrefix("Aa") }
    }
}

/// What a test can do to a SUT besides making it, whether or not reading follows what comes of it.
package func entryActs(of recipe: Recipe, in index: FactIndex) -> [Act] {
    let search = ScenarioSearch(subject: TestedType(recipe, index: index), limit: 1)
    // Reading leaves out what is generic: it does not know what to call it with.
    let generic = search.subject.members.methods.filter { $0.isOffered && !$0.isEntryPoint }
    let acts = search.acts() + generic.map(Act.method)
    return acts + search.assignments.filter { !acts.contains($0) }
}
