import Behaviour
import Doubles
import Facts
import MockData

extension TestWriter {
    /// `isLoadingDuringLoad`; `isLoadingDuringFetchGameExecute` where other doubles' methods have the name, and
    /// `isLoadingDuringLoadPage` where others of the same double have.
    func witness(_ member: PortMember, _ property: String) -> String {
        let others = scenario.claims.compactMap(\.underWay).filter { $0 != member && $0.baseName == member.baseName }
        let dependency = others.contains { $0.dependency != member.dependency } ? member.dependency : ""
        let isOverloaded = others.contains { $0.dependency == member.dependency }
        let method = isOverloaded ? member.member.camelCased : member.baseName
        return property.camelCased + "During" + dependency.capitalisedFirst + method.capitalisedFirst
    }

    /// Lets doubles look at the SUT while they are under way.
    mutating func setWitnesses() {
        for claim in scenario.claims {
            guard let member = claim.underWay, case .state(let property) = claim.subject else { continue }
            guard let type = claim.type else { return fail() }
            let name = witness(member, property)
            add(.declare(.init(isVariable: true, name, type: .optional(subject.types.spelled(type)))))
        }
        for stub in scenario.arrangement.stubs where stub.looksAtSUT { write(stub) }
    }

    /// Sets the closures of the SUT that are called on the way, to record.
    mutating func setRecorders() {
        for property in subject.closures {
            let name = property.name.plain
            guard recordsAll || scenario.calledClosures.contains(name), let function = property.type?.functionType
            else { continue }
            usesSUT = true
            record(name, function, as: property.type)
            add(
                .prepare(.assignment(.path("sut", name), ValueWriter.recorder(name, function))),
                from: property.info.location)
        }
    }

    /// Declares what closures record that the act passes.
    mutating func declareRecorders() {
        guard case .method(let method) = scenario.acts[scenario.lastPhase] else { return }
        for parameter in method.parameters {
            let name = parameter.name.plain
            let root = SymbolicValue.Root.parameter(name, phase: scenario.lastPhase)
            guard let function = scenario.arrangement.types[root]?.functionType,
                records(name)
            else { continue }
            record(name, function, as: parameter.type)
        }
    }

    /// Whether what a closure is called with is looked at.
    func records(_ name: String) -> Bool {
        recordsAll || scenario.claims.contains { $0.recorder == name }
            || scenario.waits.values.contains { $0.recorder == name }
    }

    /// Declares where a closure records.
    mutating func record(_ name: String, _ function: TypeRef.Function, as type: TypeRef?) {
        guard declaredRecorders.insert(name).inserted else { return }
        add(.declare(ValueWriter.recording(name, of: recorded(function), as: type)))
    }

    /// What one call of a closure is recorded as.
    func recorded(_ function: TypeRef.Function) -> TypeRef {
        let types = function.parameters.map { subject.types.qualify($0.type, in: subject.types.sut) }
        return types.count == 1 ? types[0] : .tuple(types.map { TypeRef.Element(type: $0) })
    }

    /// Declares what closures record that are parts of values.
    mutating func declareFieldRecorders() {
        let fields = scenario.arrangement.constraints.filter { $0.value == .recorder }.keys
        for place in fields.sorted(by: { $0.recorderName < $1.recorderName }) {
            let name = place.recorderName
            guard let type = scenario.arrangement.types[.assigned(name, phase: 0)], let function = type.functionType
            else {
                return fail()
            }
            let owner = scenario.arrangement.type(
                of: SymbolicValue(place.root, place.path.dropLast()), in: subject.types)
            let declared = owner.flatMap { subject.types.fieldFact(name, of: $0)?.property.type }
            record(name, function, as: declared ?? type)
        }
    }
}

extension PortMember {
    /// The name of the method without its labels.
    fileprivate var baseName: String { String(member.prefix { $0 != "(" }) }
}
