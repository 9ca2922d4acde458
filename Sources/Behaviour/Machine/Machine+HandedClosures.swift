import Facts
import Resolving

/// Closures that a test hands over: they record how they are called, give a value, or nothing comes of them.
extension Machine {
    /// Calls a closure that the SUT was given.
    func callback(_ name: String, _ arguments: [Argument], in scope: Scope) throws -> Term {
        let term = try read(name)
        if case .closure = term { return try callValue(term, arguments, in: scope) }
        if let value = try provided(by: term, arguments, in: scope) { return value }
        if isSilent(term) {
            guard try isPresent(term) else { throw Exit.chain }
            for argument in arguments { _ = try detached(argument.value, in: scope) }
            if typeOf(term)?.functionType?.effects.isAsync == true { suspend() }
            return .void
        }
        guard isRecorder(term) else {
            if case .null = reduce(term) { throw Exit.chain }
            return try foreign(arguments, in: scope, isClosure: true)
        }
        return try notify(name, term, arguments, in: scope)
    }

    /// What a closure gives that the SUT is made with or that a test set, the same each time in an act; `nil` for any
    /// other value.
    func provided(by term: Term, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        guard case .place(let place) = term, place.path.isEmpty, let name = place.root.givenToMake,
            let type = types[place.root], let function = type.functionType, subject.isProvider(function)
        else { return nil }
        guard try !type.isOptional || isPresent(term) else { throw Exit.chain }
        for argument in arguments { _ = try detached(argument.value, in: scope) }
        if function.effects.isAsync { suspend() }
        return provided(by: name, function.result)
    }

    /// The value that a closure gives in this phase: the one before, or where the code decided by that, perhaps another.
    private func provided(by name: String, _ type: TypeRef) -> Term {
        let fresh = SymbolicValue.Root.provided(by: name, phase: phase)
        if let last = provided[name], last.phase == phase || !isSetAnew(last.value, as: fresh) {
            provided[name]?.phase = phase
            return last.value
        }
        let value = root(provided[name] == nil ? .provided(by: name) : fresh, type: type)
        provided[name] = (value, phase)
        return value
    }

    /// Notes the closures that a method of a dependency is given to be called later.
    func keepClosures(_ values: [Term], at site: CallSite) {
        for closure in subject.givenClosures where closure.member == site.member {
            let isKept = completions[site] ?? .never == .never
            ports[closure.kept] = isKept ? values[closure.position] : .void
        }
    }

    /// A dependency calls the closure that a method of it was given last, in an act before.
    func callGiven(_ closure: HandedClosure, _ parameters: inout [LabelledTerm]) throws -> Term {
        guard let function = closure.parameter.type.functionType else { throw Exit.infeasible }
        guard case .closure(let number)? = ports[closure.kept] else {
            // Nobody gave it one: a test that tries does nothing.
            guard isReplay else { throw Exit.infeasible }
            return .void
        }
        let given = given(to: function, at: closure.position, by: closure.member)
        parameters = given.map { LabelledTerm(closure.name, $0) }
        _ = try run(closure: number, given)
        return .void
    }

    /// Whether a value is a closure that the SUT is made with, gives nothing back and cannot record: nothing comes of it.
    private func isSilent(_ term: Term) -> Bool {
        guard case .place(let place) = term, place.path.isEmpty, case .parameter(_, 0) = place.root
        else { return false }
        return subject.isSilent(types[place.root]?.functionType)
    }

    /// Whether a value is a closure of the test that records.
    func isRecorder(_ term: Term) -> Bool {
        guard case .place(let place) = term, place.path.isEmpty else { return false }
        let function = types[place.root]?.functionType
        if case .parameter(_, 0) = place.root { return subject.isRecordableWhenMade(function) }
        return subject.isRecordable(function)
    }

    /// Calls a closure of the test.
    func notify(_ name: String, _ term: Term, _ arguments: [Argument], in scope: Scope) throws -> Term {
        guard try isPresent(term) else { throw Exit.chain }
        let function = typeOf(term)?.functionType
        let parameters = function?.parameters ?? []
        let values = try arguments.enumerated().map { index, argument in
            try told(
                detached(argument.value, in: scope, expecting: index < parameters.count ? parameters[index].type : nil))
        }
        if function?.effects.isAsync == true { suspend() }
        guard case .place(let place) = term else {
            record(.callback(property: name, arguments: values))
            return .void
        }
        record(.callback(property: place.wording, arguments: values), given: place.root.givenPhase)
        return .void
    }

    /// What a value or an object that the code made holds under a name; `nil` for anything else.
    private func kept(_ name: String, in term: Term) -> Term? {
        switch term {
        case .construct: member(term, name)
        case .object(let number): madeObjects[number].fields[name]
        default: nil
        }
    }

    /// Calls a closure that a value of the test has as a field, such as `actions.onSave(item)`; `nil` for anything else.
    func callField(_ name: String, of term: Term, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        if let closure = kept(name, in: term) {
            if isRecorder(closure) { return try notify(name, closure, arguments, in: scope) }
            if case .closure = closure { return try callValue(closure, arguments, in: scope) }
            if let value = try provided(by: closure, arguments, in: scope) { return value }
        }
        guard case .place(let place) = term, let type = typeOf(term), subject.types.declaration(type)?.kind == .struct,
            let (property, owner) = subject.types.fieldFact(name, of: type), property.isStored,
            let written = property.type.map({ subject.index.expanded($0, from: owner.scopeInside) }),
            let function = written.functionType, subject.isRecordable(function)
        else { return nil }
        guard try isPresent(term) else { throw Exit.chain }
        let closure = recorder(at: place.appending(.field(name)), written)
        return try notify(name, closure, arguments, in: scope)
    }

    /// A closure of the test that records how it is called, where it is part of something else.
    func recorder(at place: SymbolicValue, _ type: TypeRef) -> Term {
        decide(place, .recorder)
        return root(.assigned(place.recorderName, phase: 0), type: type)
    }
}
