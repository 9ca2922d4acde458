import Facts

extension SampleMaker {
    /// A value of a generic type whose own values arrive over time: a publisher, a subject, a stream, a task; `nil` when it
    /// is none of them.
    ///
    /// It is silent where nothing is asked for, so that whoever listens has nothing to do.
    func sent(_ path: [TypeRef.Component], _ request: SampleRequest) -> SampleValue? {
        guard let last = path.last, let arguments = path.first?.arguments, let sent = arguments.first else {
            return nil
        }
        let name = path.map(\.name).joined(separator: ".")
        switch (name, arguments.count) {
        case ("AnyPublisher", 2): return publisher(sent, failure: arguments[1], request)
        case ("Published.Publisher", 1): return published(sent, request)
        case ("Published", 1):
            return wrapped(sent, request, ["Combine"]) { .call(.name("Published"), [.init("initialValue", $0)]) }
        case ("CurrentValueSubject", 2):
            return wrapped(sent, request, ["Combine"]) { .call(.name("CurrentValueSubject"), [.init(nil, $0)]) }
        case ("Just", 1): return wrapped(sent, request, ["Combine"]) { .call(.name("Just"), [.init(nil, $0)]) }
        default: break
        }
        guard request.seed == .first else { return nil }
        let spelled = arguments.map { spelling.spelled($0, from: request.scope, generics: request.generics) }
        func made(_ type: String, _ trailing: Code.Closure? = nil) -> Code.Expression {
            .call(.type(.named([.init(type, spelled)])), [], trailing: trailing)
        }
        switch (name, arguments.count) {
        case ("PassthroughSubject", 2): return combine(.call(.name("PassthroughSubject")))
        case ("Subject", 2): return combine(made("PassthroughSubject"))
        case ("Publisher", 2), ("Empty", 2): return combine(made("Empty"))
        case ("Future", 2): return combine(made("Future", Code.Closure(["_"], [])))
        case ("AsyncStream", 1), ("AsyncThrowingStream", 2):
            return .expression(SampleExpression(.call(.name(last.name), [], trailing: Self.finishing)))
        case ("AsyncSequence", 2):
            let isCertain = spelled[1] == .simple("Never")
            return .expression(
                SampleExpression(
                    isCertain
                        ? .call(.type(.named([.init("AsyncStream", [spelled[0]])])), [], trailing: Self.finishing)
                        : made("AsyncThrowingStream", Self.finishing)))
        case ("Task", 2): return task(sent, request) { made("Task", $0) }
        default: return nil
        }
    }

    /// The body of a stream that ends at once.
    private static let finishing = Code.Closure([], [.expression(.call(.path("$0", "finish")))])

    private func combine(_ code: Code.Expression) -> SampleValue {
        .expression(SampleExpression(code, imports: ["Combine"]))
    }

    private func publisher(_ output: TypeRef, failure: TypeRef, _ request: SampleRequest) -> SampleValue {
        let empty = Code.Expression.call(.member(.call(.name("Empty")), "eraseToAnyPublisher"))
        guard request.isFilled, case .expression(let value) = value(output, request) else { return combine(empty) }
        let error = spelling.spelled(failure, from: request.scope, generics: request.generics)
        var publisher = Code.Expression.call(.name("Just"), [.init(nil, value.explicit)])
        if error != .simple("Never") {
            publisher = .call(.member(publisher, "setFailureType"), [.init("to", .member(.type(error), "self"))])
        }
        var result = value.withCode(.call(.member(publisher, "eraseToAnyPublisher")))
        result.imports.insert("Combine")
        return .expression(result)
    }

    /// What a published property of the value would send: only a variable has a publisher.
    private func published(_ type: TypeRef, _ request: SampleRequest) -> SampleValue {
        let wrapper = TypeRef.named([
            .init("Published", [spelling.spelled(type, from: request.scope, generics: request.generics)])
        ])
        return wrapped(type, request, ["Combine"]) { value in
            let made = Code.Expression.call(.type(wrapper), [.init("initialValue", value)])
            return .call(
                .closure(
                    .init(
                        [],
                        [
                            .binding(.init(isVariable: true, "published", made)),
                            .return(.path("published", "projectedValue")),
                        ])))
        }
    }

    private func task(
        _ success: TypeRef, _ request: SampleRequest, _ made: (Code.Closure) -> Code.Expression
    ) -> SampleValue {
        if success.isVoid { return .expression(SampleExpression(made(.init([], [])))) }
        switch value(success, request) {
        case .unbuildable(let problem): return .unbuildable(problem)
        case .expression(let value):
            guard value.isolation == nil, !value.isAsync else {
                return .unbuildable(Unbuildable("what the task returns is bound to an actor"))
            }
            return .expression(value.withCode(made(.init([], [.expression(value.code)]))))
        }
    }
}
