import Facts
import Resolving

/// Publishers that methods of dependencies return: a test has them send a value, or nothing, or an error.
extension Machine {
    /// Whether a test can say what the publisher sends that a method returns there.
    func publishes(_ result: TypeRef, at site: CallSite) -> Bool {
        guard site.asked == nil, let failure = subject.types.failureType(result) else { return false }
        return failure.lastName == "Never" || failure.lastName == "Error" || subject.types.declaration(failure) != nil
    }

    /// Sends what the publisher sends to a subscriber of it, and how it ends.
    func feed(_ place: SymbolicValue, to index: Int, end: Int?) throws {
        let subscription = subscriptions[index]
        guard let member = place.root.member, let type = answerType(of: place),
            let output = subject.types.sentType(type), let failure = subject.types.failureType(type)
        else { return }
        let operators = subscription.stream.operators
        if operators.contains(where: { if case .other = $0 { true } else { false } }) { isUncertain = true }
        let isRescued = operators.contains { if case .rescue = $0 { true } else { false } }
        let count = answerCount(place, canFail: failure.lastName != "Never" && !isRescued)
        for number in 0..<count {
            let sent = SymbolicValue.Root.sent(
                dependency: member.dependency, member: member.member, index: number, phase: place.root.phase)
            let value = root(sent, type: output)
            try deliver(output.isVoid ? .void : value, to: index)
        }
        guard let end else { return }
        var ending = Term.enumCase(nil, "finished", [])
        if decisions[place.failing] == .present {
            let error = SymbolicValue.Root.failure(
                dependency: member.dependency, method: member.member, phase: place.root.phase)
            var term = root(error, type: failure)
            for case .mapError(let function) in operators { term = try perform(function, on: [term]) }
            ending = .enumCase(nil, "failure", [LabelledTerm(nil, term)])
        }
        if operators.contains(where: { if case .later = $0 { true } else { false } }) {
            return runLater(end, [ending], for: subscription)
        }
        _ = try run(closure: end, [ending])
    }

    private func answerType(of place: SymbolicValue) -> TypeRef? {
        if let known = types[place.root] { return known }
        guard let member = place.root.member, let port = subject.ports[member.dependency] else { return nil }
        let method = port.protocols.flatMap(\.members.methods).first { $0.fullName == member.member }
        guard let type = method?.result else { return nil }
        _ = root(place.root, type: type)
        return type
    }

    /// How many values are sent: one, none before an error, or none.
    private func answerCount(_ place: SymbolicValue, canFail: Bool) -> Int {
        if case .list(let count)? = decisions[place] { return count }
        let chosen = isReplay ? 0 : oracle.choose(canFail ? 3 : 2)
        let isFailing = canFail && chosen == 1
        decide(place, .list(chosen == 0 ? 1 : 0))
        if isFailing { decisions[place.failing] = .present }
        return chosen == 0 ? 1 : 0
    }
}

extension TypeLookup {
    /// What a publisher fails with, `Never` included; `nil` for any other type.
    fileprivate func failureType(_ type: TypeRef) -> TypeRef? {
        guard case .named(let components) = expanded(type).bare, let last = components.last,
            last.name == "AnyPublisher",
            last.arguments.count == 2
        else { return nil }
        return last.arguments[1].bare
    }
}
