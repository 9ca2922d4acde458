import Behaviour
import Facts

extension TestWriter {
    /// Gives a double a publisher or a stream that sends a value and ends.
    mutating func write(_ sent: Stub.Sent, of member: PortMember) {
        let name: String?
        let type: TypeRef?
        if let double = context.doubles[member.dependency]?.property(named: member.member) {
            (name, type) = (double.underlying?.name ?? member.member, double.fact.type)
        } else {
            let double = methodDouble(member.dependency, member.member)
            (name, type) = (double?.returnValue?.name, double?.fact.result)
        }
        guard let name, let type, let stream = stream(type, sent) else { return fail() }
        add(.stub(.path("deps", member.dependency, name), stream))
    }

    private mutating func stream(_ type: TypeRef, _ sent: Stub.Sent) -> Code.Expression? {
        guard case .named(let components) = type.bare, let last = components.last, let output = last.arguments.first
        else {
            return nil
        }
        switch last.name {
        case "AnyPublisher":
            return publisher(output, last.arguments.last, sent).map { .call(.member($0, "eraseToAnyPublisher")) }
        case "AsyncStream", "AsyncThrowingStream": return asyncStream(sent)
        default: return nil
        }
    }

    private mutating func publisher(_ output: TypeRef, _ failure: TypeRef?, _ sent: Stub.Sent) -> Code.Expression? {
        if let error = sent.error { return .call(.name("Fail"), [.init("error", value(error))]) }
        guard let given = sent.value else { return .call(.name("Empty")) }
        let just = Code.Expression.call(.name("Just"), [.init(nil, output.isVoid ? .tuple([]) : value(given))])
        guard let failure, failure.name != "Never" else { return just }
        let failing = Code.Expression.member(.type(subject.types.spelled(failure)), "self")
        return .call(.member(just, "setFailureType"), [.init("to", failing)])
    }

    private mutating func asyncStream(_ sent: Stub.Sent) -> Code.Expression {
        func call(_ name: String, _ arguments: [Code.Argument] = []) -> Code.Statement {
            .expression(.call(.path("continuation", name), arguments))
        }
        let values = sent.value.map { [call("yield", [.init(nil, value($0))])] } ?? []
        let end = sent.error.map { call("finish", [.init("throwing", value($0))]) } ?? call("finish")
        return .call(.name("AsyncStream"), [], trailing: .init(["continuation"], values + [end]))
    }
}
