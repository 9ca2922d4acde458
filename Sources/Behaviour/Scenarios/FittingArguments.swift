import Algorithms
import Facts
import Resolving

/// The arguments with which initialisers make values that may fail with others: by where each stands, and by the
/// parameters' names.
///
/// - Parameters:
///   - recipe: A SUT whose code names the types.
///   - index: All facts that may matter.
///   - initializers: The initialisers, each with its type.
package func fittingArguments(
    of recipe: Recipe, in index: FactIndex, for initializers: [(type: TypeFact, initializer: InitializerFact)]
) -> [SourceLocation: [String: Value]] {
    guard !initializers.isEmpty else { return [:] }
    let subject = TestedType(recipe, index: index)
    return initializers.reduce(into: [:]) { found, item in
        found[item.initializer.info.location] = subject.fittingArguments(item.type, item.initializer)
    }
}

extension TestedType {
    /// The first arguments, as far as the body asks for them, with which an initialiser makes a value.
    fileprivate func fittingArguments(_ fact: TypeFact, _ initializer: InitializerFact) -> [String: Value]? {
        let found = fittingArguments(fact, initializer, given: [:], tries: Self.mostTries)
        let texts = (found ?? [:]).compactMapValues { if case .string(let text) = $0 { text } else { nil } }
        if let found, texts.isEmpty { return found }
        // What was decided of a text is less than the text.
        let sure = found.flatMap { _ in fittingArguments(fact, initializer, given: texts, tries: Self.mostTriesOfText) }
        return sure ?? fittingTexts(fact, initializer) ?? found
    }

    /// - Parameters:
    ///   - texts: What some parameters are given.
    ///   - most: How many ways through the body are tried.
    private func fittingArguments(
        _ fact: TypeFact, _ initializer: InitializerFact, given texts: [String: String], tries most: Int
    ) -> [String: Value]? {
        var frontier = Frontier()
        var next: [Oracle.Answer]? = []
        var tries = 0
        while let current = next, tries < most {
            tries += 1
            let machine = Machine(self, oracle: Oracle(current))
            if let found = machine.arguments(fact, initializer, given: texts) { return found }
            frontier.add(from: machine.oracle.answers, after: current.count)
            next = frontier.next()
        }
        return nil
    }

    /// Texts that an initialiser takes which computes with them: a check digit, parts of so many characters.
    private func fittingTexts(_ fact: TypeFact, _ initializer: InitializerFact) -> [String: Value]? {
        let names = initializer.parameters.filter { types.family($0.type) == .string && !$0.type.isOptional }
            .map(\.name.plain)
        guard !names.isEmpty, let body = initializer.body else { return nil }
        let texts = FittingTexts(CodeLiterals(of: body), self)
        let likely = LikelyTexts.text(named: fact.name).map { [$0] } ?? []
        for name in names {
            for text in (likely + texts.texts(named: name) + LikelyTexts.shapes).uniqued() {
                if let found = fittingArguments(fact, initializer, given: [name: text], tries: Self.mostTriesOfText) {
                    return found
                }
            }
        }
        return nil
    }

    private static let (mostTries, mostTriesOfText) = (60, 4)
}

extension Machine {
    /// What the parameters of an initialiser were decided to be, where it makes a value.
    fileprivate func arguments(
        _ fact: TypeFact, _ initializer: InitializerFact, given texts: [String: String]
    ) -> [String: Value]? {
        let type = TypeRef.simple(fact.qualifiedName)
        let given = initializer.parameters.reduce(into: Names<Term>()) { given, parameter in
            let name = parameter.name.plain
            let type = subject.types.qualify(parameter.type, in: fact)
            given[name] = texts[name].map(Term.string) ?? root(.parameter(name, phase: 0), type: type)
        }
        guard let fields = try? fields(of: .construct(type, []), type, by: initializer, given), !isUncertain,
            !fields.isEmpty || initializer.body?.isEmpty == false
        else { return nil }
        return given.dictionary.compactMapValues { term in
            let value = Value(reduce(term))
            return value.isSimple ? value : nil
        }
    }
}
