import Facts
import Resolving

/// Requests that a `URLSession` is asked for, all of which its stub sees as one for `data(for:)`.
extension Machine {
    /// `session.data(from: url)`, `session.upload(for: request, from: body)`; `nil` for any other call.
    func request(_ port: String, _ name: String, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        if name == "dataTask" { return try dataTask(port, arguments, in: scope) }
        guard let method = subject.ports[port]?.methods("data").first,
            case let labels = arguments.map(\.label).filter({ $0 != "delegate" }),
            name == "data" && [["for"], ["from"]].contains(labels) || name == "upload" && labels == ["for", "from"]
        else { return nil }
        let here = place
        var values = try arguments.map { try told(detached($0.value, in: scope)) }
        if labels == ["from"] { values[0] = try request(to: values[0]) }
        if name == "upload" { values[0] = updated(values[0], "httpBody", values[1]) }
        place = here
        return try answered(port, method, values[0])
    }

    /// What a stub answers a request with, whatever the code asks of it: it does not answer by itself.
    private func answered(_ port: String, _ method: MethodFact, _ request: Term) throws -> Term {
        let answer = try answer(port, method, [request])
        if case .place(let place) = answer, !isReplay, shape(place) == nil { decide(place, .present) }
        return answer
    }

    /// `session.dataTask(with: request) { data, response, error in … }`: a task that waits until it is resumed, and then
    /// answers on another queue; `nil` without a closure.
    private func dataTask(_ port: String, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        guard var method = subject.ports[port]?.methods("data").first, arguments.count == 2,
            case .closure(let closure) = arguments[1].value
        else { return nil }
        method.effects.isAsync = false
        let here = place
        let given = try told(detached(arguments[0].value, in: scope))
        let isAddress = typeOf(given)?.bare.lastName == "URL"
        let request = isAddress ? try self.request(to: given) : given
        place = here
        closures.append(ClosureRecord(expression: closure, scope: try captured(by: closure, in: scope)))
        let number = closures.count - 1
        tasks.append(
            TaskRecord(
                work: { machine in try machine.reply(to: request, port, method, closure: number) }, isHeld: true,
                endsQuietly: closure.body.endsQuietly, phase: phase, location: place, conditions: conditions))
        tasks[tasks.count - 1].isDone = true
        return .task(tasks.count - 1)
    }

    /// Calls the closure of a data task with what a request is answered with.
    private func reply(to request: Term, _ port: String, _ method: MethodFact, closure: Int) throws -> Term {
        let given: [Term]
        do {
            let answer = try answered(port, method, request)
            given = (elements(of: answer, count: 2) ?? [.unknown, .unknown]) + [.null]
        } catch Exit.thrown(let error) {
            given = [.null, .null, error]
        }
        return try run(closure: closure, given)
    }

    /// `URLRequest(url: url)`
    private func request(to url: Term) throws -> Term {
        let scope = Scope(selfTerm: .unknown)
        scope.values["url"] = url
        return try construct(.simple("URLRequest"), [Argument(label: "url", value: .name("url"))], in: scope)
    }
}
