import Behaviour
import Facts
import Resolving

extension TestWriter {
    mutating func act(_ phase: Int, keeping: Bool) {
        switch scenario.acts[phase] {
        case .initializer: make(keeping: keeping)
        case .method(let method): call(method, phase, keeping: keeping)
        case .assign(let property):
            usesSUT = true
            lines.append("sut.\(property.name) = \(value(of: .assigned(property.name.plain, phase: phase)))")
        case .emit(let member, let type):
            let name = subjectName(member)
            lines.append(
                "\(name).send(\(type.isVoid ? "()" : value(of: .emission(dependency: member.dependency, name: member.member, phase: phase))))"
            )
        case .read(let property):
            usesSUT = true
            let isKept = keeping && scenario.checks.contains { $0.probe == .result }
            var effects = property.accessors?.getter ?? Effects()
            if subject.isolation == .actor, !property.info.has("nonisolated") { effects.isAsync = true }
            needsAsync = needsAsync || effects.isAsync
            let read = (effects.isAsync ? "await " : "") + "sut.\(property.name)"
            if keeping, let thrown = scenario.run.thrown {
                return expect(match(thrown), "try \(read)", isAsync: effects.isAsync, returns: true)
            }
            needsThrows = needsThrows || effects.canThrow
            lines.append("\(isKept ? "let result" : "_") = \(effects.canThrow ? "try " : "")\(read)")
        }
    }

    mutating func make(keeping: Bool) {
        let arguments = context.makeParameters.compactMap { name -> String? in
            let root = Place.Root.parameter(name, phase: 0)
            if let function = scenario.run.types[root]?.functionType { return makeRecorder(name, function) }
            guard scenario.run.types[root] != nil, writer.isDecided(Place(root)) || mentioned.contains(root) else {
                return nil
            }
            return "\(name): \(value(of: root))"
        }
        needsAsync = needsAsync || context.makeEffects.isAsync
        let call = "\(context.factory).makeSUT(\((["deps"] + arguments).joined(separator: ", ")))"
        if keeping, scenario.run.makesNothing {
            usesSUT = true
            var expected = ErrorMatch.type("\(context.factory).NotMade")
            if let thrown = scenario.run.thrown { expected = match(thrown) }
            return expect(
                expected, "try \(context.makeEffects.isAsync ? "await " : "")\(call)",
                isAsync: context.makeEffects.isAsync, returns: true)
        }
        needsThrows = needsThrows || context.makeEffects.canThrow
        let marks = (context.makeEffects.canThrow ? "try " : "") + (context.makeEffects.isAsync ? "await " : "")
        lines.append("\(changesValue ? "var" : "let") sut = \(marks)\(call)")
        if subject.isViewController, subject.viewDidLoad == nil, !keeping {
            usesSUT = true
            lines.append("sut.loadViewIfNeeded()")
        }
    }

    /// Whether the test changes a SUT that is a value.
    private var changesValue: Bool {
        guard subject.sut.kind == .struct || subject.sut.kind == .enum else { return false }
        return scenario.acts.contains { act in
            switch act {
            case .method(let method): method.info.has("mutating")
            case .assign: true
            case .initializer, .emit, .read: false
            }
        }
    }

    /// A closure for a parameter of the initialiser that records; `nil` where nothing looks at it.
    private mutating func makeRecorder(_ name: String, _ function: TypeRef.Function) -> String? {
        guard scenario.checks.contains(where: { $0.recorder == name }) else { return nil }
        if scenario.run.lastPhase > 0, scenario.run.types[.parameter(name, phase: scenario.run.lastPhase)] != nil {
            fail()
        }
        let type = subject.construction.parameters.first { $0.name.plain == name }?.type
        lines.append(recording(name, function, as: type))
        return "\(name): \(recorder(name, function))"
    }

    mutating func call(_ method: MethodFact, _ phase: Int, keeping: Bool) {
        usesSUT = true
        if method == subject.viewDidLoad {
            lines.append("sut.loadViewIfNeeded()")
            return
        }
        let arguments = method.parameters.compactMap { parameter -> String? in
            let root = Place.Root.parameter(parameter.name.plain, phase: phase)
            if let function = scenario.run.types[root]?.functionType {
                return closureArgument(parameter, function, phase)
            }
            if let port = subject.handed(for: parameter) {
                return (parameter.label.map { $0 + ": " } ?? "") + "deps.\(port)"
            }
            guard scenario.run.types[root] != nil else {
                if parameter.defaultValue != nil || parameter.isVariadic { return nil }
                fail()
                return nil
            }
            return (parameter.label.map { $0 + ": " } ?? "") + value(of: root)
        }
        let isAsync = method.effects.isAsync || subject.isolation == .actor && !method.info.has("nonisolated")
        needsAsync = needsAsync || isAsync
        let call = (isAsync ? "await " : "") + "sut.\(method.name)(\(arguments.joined(separator: ", ")))"
        let returns = !(method.result?.isVoid ?? true)
        if keeping, let thrown = scenario.run.thrown {
            return expect(match(thrown), "try \(call)", isAsync: isAsync, returns: returns)
        }
        let marked = (method.effects.canThrow ? "try " : "") + call
        needsThrows = needsThrows || method.effects.canThrow
        guard returns else { return lines.append(marked) }
        let isKept = keeping && scenario.checks.contains { $0.probe == .result }
        lines.append((isKept ? "let result = " : "_ = ") + marked)
    }

    /// A closure for a parameter: one that records when it is called in the act, one that does nothing otherwise.
    mutating func closureArgument(_ parameter: ParameterFact, _ function: TypeRef.Function, _ phase: Int) -> String? {
        let name = parameter.name.plain
        let label = parameter.label.map { $0 + ": " } ?? ""
        let isCalled =
            scenario.run.recorderPhase(name) == phase && scenario.checks.contains { $0.recorder == name }
        guard isCalled else {
            let blanks = function.parameters.map { _ in "_" }.joined(separator: ", ")
            return label + (blanks.isEmpty ? "{}" : "{ \(blanks) in }")
        }
        if phase < scenario.run.lastPhase { lines.append(recording(name, function, as: parameter.type)) }
        return label + recorder(name, function)
    }

    func subjectName(_ member: PortMember) -> String {
        member.member.hasSuffix("Publisher") ? String(member.member.dropLast(9)) : member.member + "Subject"
    }
}
