import Facts

/// `Future { promise in … }`: a publisher of one value or error, which the closure gives to the promise, now or later.
extension Machine {
    /// Runs the closure that is given the promise, as a future does when it is made; `nil` for what is no closure.
    func future(_ type: TypeRef, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        let work = try detached(arguments[0].value, in: scope)
        guard case .closure = work else { return nil }
        let number = resumed.count
        resumed.append(nil)
        let future = stream(StreamRecord(source: .future(number)))
        let result: TypeRef? = type.arguments.count == 2 ? .named([.init("Result", type.arguments)]) : nil
        let inner = Scope(selfTerm: .unknown)
        inner.values[Self.fulfil] = future
        inner.types[Self.fulfil] = result
        _ = try perform(work, on: [closure(calling: .name(Self.fulfil), [Argument(value: .name("$0"))], in: inner)])
        return future
    }

    /// The name under which a promise finds its future.
    private static let fulfil = "$future"

    /// Gives a future its value or error and tells those who listen; the first time counts. `nil` for any other call.
    func fulfil(_ term: Term, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        guard case .stream(let stream) = term, case .future(let number) = streams[stream].source,
            arguments.count == 1
        else { return nil }
        let result = try detached(arguments[0].value, in: scope, expecting: scope.type(Self.fulfil))
        guard resumed[number] == nil else { return .void }
        let source = StreamRecord.Source.future(number)
        if case .unknown = result {
            resumed[number] = .value(.unknown)
            mayEmit(from: source)
        } else if let parts = payloads(of: result, whenCase: "success", type: nil) {
            let value = parts.first ?? .void
            resumed[number] = .value(value)
            try emit(value, from: source)
            try end(source, with: nil)
        } else {
            let error = payloads(of: result, whenCase: "failure", type: nil)?.first ?? .unknown
            resumed[number] = .error(error)
            try end(source, with: error)
        }
        return .void
    }

    /// Tells who begins to listen what a future was given already; it hears of the rest when it is given.
    func hear(future number: Int, by listener: Listener, sink: Int?) throws {
        switch resumed[number] {
        case .value(.unknown): listener.anything(self)
        case .value(let value):
            try listener.value(self, value)
            try listener.end(self, nil)
        case .error(let error): try listener.end(self, error)
        case nil: subscriptions.append(Subscription(source: .future(number), listener: listener, sink: sink))
        }
    }
}
