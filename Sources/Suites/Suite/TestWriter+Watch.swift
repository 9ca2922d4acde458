import Behaviour
import Doubles
import Facts
import MockData

extension TestWriter {
    /// `isLoadingDuringLoad`
    static func witness(_ member: PortMember, _ property: String) -> String {
        property.camelCased + "During" + String(member.member.prefix { $0 != "(" }).capitalisedFirst
    }

    /// Lets a double look at the SUT while it is under way.
    mutating func setWitnesses() {
        var looked: [PortMember: [String]] = [:]
        for check in scenario.checks {
            guard case .during(let member, let property) = check.probe else { continue }
            let type = subject.property(property)?.type ?? subject.property(property)?.initialValue?.valueType
            guard let type else { return fail() }
            lines.append("var \(Self.witness(member, property)): \(subject.spelled(type))?")
            looked[member, default: []].append("\(Self.witness(member, property)) = sut.\(property)")
        }
        for (member, statements) in looked.sorted(by: { $0.key < $1.key }) {
            guard let double = methodDouble(member.dependency, member.member) else { return fail() }
            let site = CallSite(member: member, phase: scenario.run.lastPhase)
            let blanks = double.fact.parameters.map { _ in "_" }.joined(separator: ", ")
            var ending: [String] = []
            if scenario.run.outcomes[site] == true {
                let error = Place.Root.failure(dependency: member.dependency, method: member.member, phase: site.phase)
                ending = ["    throw \(value(of: error))"]
            } else if double.returnValue != nil {
                let result = Place.Root.result(dependency: member.dependency, method: member.member, phase: site.phase)
                ending = ["    return \(value(of: result))"]
            }
            lines.append("deps.\(member.dependency).\(double.closure.name) = {\(blanks.isEmpty ? "" : " \(blanks) in")")
            lines += statements.map { "    " + $0 } + ending
            lines.append("}")
        }
    }

    /// Sets the closures of the SUT that are called on the way, to record.
    mutating func setRecorders() {
        let called = scenario.run.settled.events.compactMap { event -> String? in
            if case .callback(let name, _) = event.kind { name } else { nil }
        }
        for property in subject.members.properties where subject.isSettableClosure(property) {
            let name = property.name.plain
            guard called.contains(name), let function = property.type?.functionType else { continue }
            usesSUT = true
            lines.append(recording(name, function, as: property.type))
            lines.append("sut.\(name) = \(recorder(name, function))")
        }
    }

    /// Declares what closures record that the act passes.
    mutating func declareRecorders() {
        guard case .method(let method) = scenario.acts[scenario.run.lastPhase] else { return }
        for parameter in method.parameters {
            let name = parameter.name.plain
            let root = Place.Root.parameter(name, phase: scenario.run.lastPhase)
            guard let function = scenario.run.types[root]?.functionType,
                scenario.checks.contains(where: { $0.recorder == name })
            else { continue }
            lines.append(recording(name, function, as: parameter.type))
        }
    }

    /// Where a closure records; one that may be called on another thread needs leave to.
    func recording(_ name: String, _ function: TypeRef.Function, as type: TypeRef?) -> String {
        let leave = type?.isSharedFunction == true ? "nonisolated(unsafe) " : ""
        return "\(leave)var \(name)Calls: [\(recorded(function))] = []"
    }

    /// What one call of a closure is recorded as.
    func recorded(_ function: TypeRef.Function) -> String {
        let types = function.parameters.map { subject.qualify($0.type, in: subject.sut).text }
        return types.count == 1 ? types[0] : "(\(types.joined(separator: ", ")))"
    }

    func recorder(_ name: String, _ function: TypeRef.Function) -> String { ValueWriter.recorder(name, function) }

    /// Declares what closures record that are parts of values.
    mutating func declareFieldRecorders() {
        let fields = scenario.run.decisions.filter { $0.value == .recorder }.keys
        for place in fields.sorted(by: { $0.wording < $1.wording }) {
            let name = place.wording
            guard let type = scenario.run.types[.assigned(name, phase: 0)], let function = type.functionType else {
                return fail()
            }
            let owner = writer.type(of: Place(place.root, place.path.dropLast()))
            let declared = owner.flatMap { subject.fieldFact(name, of: $0)?.property.type }
            lines.append(recording(name, function, as: declared))
        }
    }
}
