import Facts
import Resolving

/// Texts that code looks up under a key, such as those of a language: `static var title: String { tr("Main", "title") }`.
///
/// What they say stands in no code; a test names them as the code does.
extension Machine {
    /// A static property that is such a text; `nil` for any other.
    func lookedUp(_ property: PropertyFact, of owner: TypeFact) -> Term? {
        guard property.info.isStatic, property.info.access.isTestable,
            property.type.map({ $0.bare.text == "String" }) ?? true,
            let value = property.accessors?.getterBody?.onlyExpression
                ?? (property.isLet ? property.initialValue : nil),
            value.isLookUp, value.looksUpPlainly, !isReadable(value, at: property.info.location, [], of: owner)
        else { return nil }
        let name = "\(owner.qualifiedName).\(property.name.plain)"
        subject.known.lookedUp.insert(name)
        return .verbatim(name)
    }

    /// What a static method gives that puts its arguments into such a text; `nil` for any other.
    func lookedUp(
        _ method: MethodFact, of owner: TypeFact, _ arguments: [Argument], in scope: Scope
    ) throws -> Term? {
        guard method.info.isStatic, method.info.access.isTestable, method.result?.bare.text == "String",
            method.generics.isEmpty, method.effects == Effects(), let value = method.body?.onlyExpression,
            value.isLookUp,
            !isReadable(value, at: method.info.location, method.parameters, of: owner)
        else { return nil }
        let values = try arguments.enumerated().map { index, argument in
            let type = index < method.parameters.count ? method.parameters[index].type : nil
            return LabelledTerm(argument.label, try detached(argument.value, in: scope, expecting: type))
        }
        guard values.allSatisfy({ $0.value.isSpellable && !$0.value.hasUnknown }) else { return .unknown }
        subject.known.lookedUp.insert("\(owner.qualifiedName).\(method.name)")
        return .method(.verbatim(owner.qualifiedName), method.name, values)
    }

    /// Whether two texts are surely not meant to be the same: one that is looked up, and one that is written or another.
    func areOtherTexts(_ left: Term, _ right: Term) -> Bool {
        guard !subject.known.lookedUp.isEmpty else { return false }
        let (left, right) = (reduce(left), reduce(right))
        switch (lookedUpName(left), lookedUpName(right)) {
        case (let one?, let other?): return one != other
        case (_?, nil): if case .string = right { return true }
        case (nil, _?): if case .string = left { return true }
        case (nil, nil): break
        }
        return false
    }

    private func lookedUpName(_ term: Term) -> String? {
        let name: String? =
            switch term {
            case .verbatim(let name): name
            case .method(.verbatim(let owner), let name, _): "\(owner).\(name)"
            default: nil
            }
        return name.flatMap { subject.known.lookedUp.contains($0) ? $0 : nil }
    }

    /// Whether what an expression comes to can be read, whatever is given.
    private func isReadable(
        _ value: Expression, at place: SourceLocation, _ parameters: [ParameterFact], of owner: TypeFact
    ) -> Bool {
        if let known = subject.known.readable[place] { return known }
        // While it is found out: it may ask for itself.
        subject.known.readable[place] = true
        let trial = Machine(subject, oracle: Oracle([]))
        let scope = Scope(selfTerm: .unknown, owner: owner.qualifiedName)
        for parameter in parameters {
            let name = parameter.name.plain
            scope.values[name] = trial.root(.parameter(name, phase: 0), type: parameter.type)
            scope.types[name] = parameter.type
        }
        let result = try? trial.detached(value, in: scope, expecting: .simple("String"))
        let isReadable = result.map { $0.isSpellable && !$0.hasUnknown } == true && !trial.isUncertain
        subject.known.readable[place] = isReadable
        return isReadable
    }
}

extension Expression {
    /// Whether a function is given a key that is written out.
    fileprivate var isLookUp: Bool {
        guard case .call(let callee, let arguments) = self, let name = callee.path?.last ?? callee.memberName,
            name.first?.isLowercase == true || name == "NSLocalizedString"
        else { return false }
        return arguments.contains { if case .string = $0.value { true } else { false } }
    }

    /// Whether nothing is made for a call, and nothing else is called: it gives the same each time.
    fileprivate var looksUpPlainly: Bool {
        guard case .call(_, let arguments) = self else { return false }
        return arguments.allSatisfy { argument in
            switch argument.value {
            case .string, .integer, .float, .boolean, .nil, .name, .member, .type: true
            default: false
            }
        }
    }

    private var memberName: String? { if case .member(_, let name) = self { name } else { nil } }
}
