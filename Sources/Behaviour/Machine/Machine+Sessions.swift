import Facts
import Resolving

/// Requests that a `URLSession` is asked for, all of which its stub sees as one for `data(for:)`.
extension Machine {
    /// `session.data(from: url)`, `session.upload(for: request, from: body)`; `nil` for any other call.
    func request(_ port: String, _ name: String, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        guard let method = subject.ports[port]?.methods("data").first,
            case let labels = arguments.map(\.label).filter({ $0 != "delegate" }),
            name == "data" && [["for"], ["from"]].contains(labels) || name == "upload" && labels == ["for", "from"]
        else { return nil }
        let here = place
        var values = try arguments.map { try told(detached($0.value, in: scope)) }
        if labels == ["from"] { values[0] = try request(to: values[0]) }
        if name == "upload" { values[0] = updated(values[0], "httpBody", values[1]) }
        place = here
        return try answer(port, method, [values[0]])
    }

    /// `URLRequest(url: url)`
    private func request(to url: Term) throws -> Term {
        let scope = Scope(selfTerm: .unknown)
        scope.values["url"] = url
        return try construct(.simple("URLRequest"), [Argument(label: "url", value: .name("url"))], in: scope)
    }
}
