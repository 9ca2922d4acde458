import Behaviour
import Facts

extension TestWriter {
    /// Gives a double a publisher or a stream that sends a value and ends.
    mutating func write(_ sent: Stub.Sent, of member: PortMember) {
        let name: String?
        let type: TypeRef?
        if let double = context.doubles[member.dependency]?.property(named: member.member) {
            (name, type) = (double.assigned, double.fact.type)
        } else {
            let double = methodDouble(member.dependency, member.member)
            (name, type) = (double?.returnValue?.name, double?.fact.result)
        }
        guard let name, let type, let stream = sending(sent, type, of: member.dependency) else { return fail() }
        add(.stub(.path("deps", member.dependency, name), stream))
    }

    /// A publisher or a stream of a dependency that sends values and ends.
    mutating func sending(_ sent: Stub.Sent, _ type: TypeRef, of dependency: String) -> Code.Expression? {
        let imports = (context.doubles[dependency]?.imports ?? []).publisherModules.map { "import \($0)" }
        let needs = Code.Needs(imports: type.isAsyncSequence ? [] : Set(imports))
        return stream(type, sent).map { .needing(needs, $0) }
    }

    private mutating func stream(_ type: TypeRef, _ sent: Stub.Sent) -> Code.Expression? {
        guard case .named(let components) = type.bare, let last = components.last else { return nil }
        if last.name == "Publisher", let published = components.dropLast().last, let given = sent.values.first {
            return self.published(published, given)
        }
        guard let output = last.arguments.first else { return nil }
        switch last.name {
        case "CurrentValueSubject": return sent.values.first.map { .call(.name(last.name), [.init(nil, value($0))]) }
        case "AnyPublisher":
            return publisher(output, last.arguments.last, sent).map { .call(.member($0, "eraseToAnyPublisher")) }
        case "AsyncStream", "AsyncThrowingStream": return asyncStream(.name(last.name), sent)
        case "AsyncSequence" where last.arguments.count == 2:
            let arguments = last.arguments.map(subject.types.spelled)
            let isCertain = arguments[1].lastName == "Never"
            let made = TypeRef.Component(
                isCertain ? "AsyncStream" : "AsyncThrowingStream", isCertain ? [arguments[0]] : arguments)
            return asyncStream(.type(.named([made])), sent)
        default: return nil
        }
    }

    private mutating func publisher(_ output: TypeRef, _ failure: TypeRef?, _ sent: Stub.Sent) -> Code.Expression? {
        if let error = sent.error { return .call(.name("Fail"), [.init("error", value(error))]) }
        guard !sent.values.isEmpty else {
            return .call(.name("Empty"), sent.isOpen ? [.init("completeImmediately", .boolean(false))] : [])
        }
        let values = sent.values.map { output.isVoid ? .tuple([]) : value($0) }
        let just: Code.Expression =
            values.count == 1
            ? .call(.name("Just"), [.init(nil, values[0])]) : .member(.array(values), "publisher")
        guard let failure, failure.name != "Never" else { return just }
        let failing = Code.Expression.member(.type(subject.types.spelled(failure)), "self")
        return .call(.member(just, "setFailureType"), [.init("to", failing)])
    }

    /// The publisher of a published property that holds a value.
    private mutating func published(_ wrapper: TypeRef.Component, _ given: Value) -> Code.Expression {
        let type = TypeRef.named([.init(wrapper.name, wrapper.arguments.map(subject.types.spelled))])
        let made = Code.Expression.call(.type(type), [.init("initialValue", value(given))])
        let body: [Code.Statement] = [
            .binding(.init(isVariable: true, "published", made)), .return(.path("published", "projectedValue")),
        ]
        return .call(.closure(.init([], body)))
    }

    private mutating func asyncStream(_ type: Code.Expression, _ sent: Stub.Sent) -> Code.Expression {
        func call(_ name: String, _ arguments: [Code.Argument] = []) -> Code.Statement {
            .expression(.call(.path("continuation", name), arguments))
        }
        let values = sent.values.map { call("yield", isNothing($0) ? [] : [.init(nil, value($0))]) }
        let end = sent.error.map { call("finish", [.init("throwing", value($0))]) } ?? call("finish")
        return .call(type, [], trailing: .init(["continuation"], values + [end]))
    }

    /// Whether a value says no more than that it was sent.
    private func isNothing(_ value: Value) -> Bool {
        guard case .place(let place) = value else { return false }
        return writer.type(of: place)?.isVoid == true
    }
}
