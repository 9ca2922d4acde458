import Facts
import Resolving

/// Streams that properties and methods of dependencies give, and publishers that methods return: a test has them send a
/// few values, or none, and end, or fail.
extension Machine {
    /// What a loop waits for, in order; `nil` where nobody knows.
    func sent(by term: Term) -> [Resumption]? {
        if case .group(let number) = term { return sent(byGroup: number) }
        guard case .place(let written) = term, written.path.isEmpty, written.root.asked == nil,
            let type = type(of: written), !type.isOptional, type.isAsyncSequence,
            let sending = subject.types.sending(type),
            subject.known.sendable[sending.output, or: subject.types.isSendable(sending.output)]
        else { return nil }
        guard drained.insert(written).inserted else {
            // Whoever listens to it next hears what is left, if the first loop was left early.
            if case .list(2...)? = decisions[written] { giveUp() }
            return []
        }
        let sent = sent(from: written, sending, counts: [1, 0, 2], canFail: sending.failure != nil)
        if sent.isEmpty { silences += 1 }
        return sent
    }

    /// Whether a test can say what the publisher sends that a method returns there.
    func publishes(_ result: TypeRef, at site: CallSite) -> Bool {
        guard site.asked == nil, let sending = subject.types.sending(result), !result.isOptional else { return false }
        return sending.failure.map { $0.lastName == "Error" || subject.types.declaration($0) != nil } ?? true
    }

    /// Sends what a publisher sends that a method of a dependency gave, and how it ends.
    func feed(_ place: SymbolicValue, to listener: Listener) throws {
        guard let sending = type(of: place).flatMap(subject.types.sending) else { return listener.anything(self) }
        let all = sent(from: place, sending, counts: [1, 0], canFail: sending.failure != nil, canWait: true)
        // Whoever listens goes on to wait.
        if decisions[place.waiting] == .present { return }
        for sent in all {
            switch sent {
            case .value(let value): try listener.value(self, sending.output.isVoid ? .void : value)
            case .error(let error): return try listener.end(self, error)
            }
        }
        try listener.end(self, nil)
    }

    /// What is sent, each value one of its own, so that a test can speak of it; last the error, where it ends with one.
    ///
    /// - Parameters:
    ///   - counts: How many values may be sent; none before an error.
    ///   - canWait: Whether it may send nothing and not end either.
    private func sent(
        from place: SymbolicValue, _ sending: Sending, counts: [Int], canFail: Bool, canWait: Bool = false
    ) -> [Resumption] {
        if decisions[place] == nil {
            let others = (canFail ? [place.failing] : []) + (canWait ? [place.waiting] : [])
            let chosen = isReplay ? 0 : oracle.choose(counts.count + others.count)
            decide(place, .list(chosen < counts.count ? counts[chosen] : 0))
            if chosen >= counts.count { decisions[others[chosen - counts.count]] = .present }
        }
        guard case .list(let count)? = decisions[place] else { return [] }
        let values = (0..<count).compactMap(place.sent).map { Resumption.value(root($0.root, type: sending.output)) }
        guard decisions[place.failing] == .present, let error = place.sentError else { return values }
        return values + [.error(root(error.root, type: sending.failure))]
    }
}
