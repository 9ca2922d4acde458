import Facts

/// Something a test does to the SUT in one phase.
package indirect enum Act: Hashable, Sendable {
    case initializer
    case method(MethodFact)
    /// A property is set from outside; a subject is sent a value.
    case assign(PropertyFact)
    /// A publisher of a dependency sends a value.
    case emit(PortMember, TypeRef)
    /// A dependency calls the closure that the SUT put into a property of it.
    case callBack(PortMember, PropertyFact)
    /// A dependency calls the closure that a method of it was given by an act before, as a timer does.
    case callGiven(HandedClosure)
    /// A closure is called that lies in a value which the SUT shows, or a dependency was told.
    case callKept(KeptClosure)
    /// A computed property is read.
    case read(PropertyFact)
    /// Another act, done while a method of a dependency is under way for the first time in the act that follows.
    case meanwhile(PortMember, Act)
}

/// A closure that a method of a dependency is given.
package struct HandedClosure: Hashable, Sendable {
    /// The member.
    package var member: PortMember
    /// The method.
    package var method: MethodFact
    /// The place of the closure among its parameters.
    package var position: Int

    /// The parameter that is a closure.
    package var parameter: ParameterFact { method.parameters[position] }

    /// Under which name the dependency keeps it.
    var kept: PortMember { PortMember(dependency: member.dependency, member: "\(member.member)#\(position)") }

    /// What it is called in the names of tests: `everyWork`.
    package var name: String {
        method.name.plain + parameter.name.plain.prefix(1).uppercased() + parameter.name.plain.dropFirst()
    }
}

extension Act {
    /// The declared type of what the act gives.
    var resultType: TypeRef? {
        switch self {
        case .method(let method): method.result
        case .read(let property): property.type
        case .meanwhile(_, let act): act.resultType
        default: nil
        }
    }

    /// What is done, whenever that is.
    package var itself: Act { if case .meanwhile(_, let act) = self { act.itself } else { self } }

    /// The method during which it is done, where it is done while another act is under way.
    package var interrupted: PortMember? { if case .meanwhile(let member, _) = self { member } else { nil } }

    /// Where the member stands that it uses; the type under test where it uses none.
    package func location(in sut: TypeFact) -> SourceLocation {
        switch self {
        case .method(let method): method.info.location
        case .assign(let property), .read(let property): property.info.location
        case .initializer, .emit, .callBack, .callGiven, .callKept: sut.info.location
        case .meanwhile(_, let act): act.location(in: sut)
        }
    }
}

extension [Act] {
    /// The method in whose course the act before the last is done; `nil` where it is done before.
    package var interrupted: PortMember? { dropLast().last?.interrupted }
}

extension PropertyFact {
    /// What can be sent through it, where it is a subject that keeps nothing and never fails.
    package var sentType: TypeRef? {
        guard case .named(let components)? = (type ?? initialValue?.valueType)?.bare, let last = components.last,
            last.name == "PassthroughSubject", last.arguments.count == 2, last.arguments[1].lastName == "Never",
            type?.isOptional != true
        else { return nil }
        return last.arguments[0]
    }
}
