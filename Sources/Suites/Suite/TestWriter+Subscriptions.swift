import Behaviour
import Facts

extension TestWriter {
    /// Listens to what the SUT sends, where a run has to tell what that is.
    mutating func subscribe() {
        guard recordsAll, subject.isolation != .actor else { return }
        for property in subject.publishers {
            guard let sent = Subscription.Sent(property.type) else { continue }
            usesSUT = true
            listen(to: .path("sut", property.name), as: Self.publisherName(property.name.plain), sent)
            guard let subscription = statements.popLast(), case .act(let statement) = subscription.kind else {
                continue
            }
            statements.append(TestStatement(.prepare(statement), source: property.info.location))
        }
    }

    /// Listens to what claims say that the SUT sends in the last act.
    mutating func listenToSignals() {
        for claim in scenario.claims {
            guard case .sent(let publisher, _) = claim.subject, signalLists[publisher] == nil,
                ![Signal.returned, Signal.failing].contains(publisher)
            else { continue }
            guard case .array(let output)? = claim.type,
                let sent = Subscription.Sent(.named([.init("PassthroughSubject", [output, .simple("Never")])]))
            else { return fail() }
            usesSUT = true
            let name = Self.publisherName(publisher)
            signalLists[publisher] = listen(to: .path("sut", publisher), as: name, sent).values
            guard let subscription = statements.popLast(), case .act(let statement) = subscription.kind else {
                continue
            }
            statements.append(TestStatement(.prepare(statement), source: subscription.source))
        }
    }

    /// Listens to the publisher that an act returns; whether it returns one.
    mutating func listens(to call: Code.Expression, _ type: TypeRef?, _ effects: Effects) -> Bool {
        guard let type, let sent = Subscription.Sent(subject.types.expanded(type)),
            recordsAll || subject.types.published(by: type, subject.isolation) != nil
        else { return false }
        if sent.isSequence, effects.isAsync || effects.canThrow { return false }
        guard recordsAll || scenario.listensToResult else {
            let listening = Subscription.sink(call, sent).marked(with: effects)
            let name = unique(Subscription.name(of: "result"))
            add(.act(.binding(.init(name, listening))))
            subscriptions.append(name)
            return true
        }
        let lists = listen(to: call, as: "result", sent, effects)
        (signalLists[Signal.returned], signalLists[Signal.failing]) = (lists.values, lists.failures)
        return true
    }

    /// Declares where a publisher's values are recorded, and subscribes to it.
    ///
    /// - Returns: The name of the list, and that of the list of failures where there is one.
    @discardableResult
    private mutating func listen(
        to publisher: Code.Expression, as name: String, _ sent: Subscription.Sent,
        _ effects: Effects = Effects()
    ) -> (values: String, failures: String?) {
        let (list, subscription) = (unique(Subscription.list(of: name)), unique(Subscription.name(of: name)))
        record(in: list, seenFromOutside(sent.output), sent)
        var failures: String?
        let isAny = sent.isSequence || sent.failure?.bare.lastName == "Error"
        var kept = isAny ? Subscription.Kept.text : .whole
        if let failure = sent.failure, recordsAll || scenario.looksAtFailures {
            let name = unique(Subscription.failures(of: name))
            var type = isAny ? TypeRef.simple("String") : seenFromOutside(failure)
            if !recordsAll, isAny, !sent.isSequence, let claimed = scenario.failureType {
                type = seenFromOutside(claimed)
                kept = claimed.bare.lastName == "Error" ? .whole : .cast(type)
            }
            record(in: name, type, sent)
            failures = name
        }
        let listening =
            sent.isSequence
            ? Subscription.iteration(publisher, values: list, failures: failures)
            : Subscription.sink(publisher, sent, values: list, failures: failures, as: kept).marked(with: effects)
        add(.act(.binding(.init(subscription, listening))))
        subscriptions.append(subscription)
        return (list, failures)
    }

    /// Declares a list; what a task fills needs leave to.
    private mutating func record(in list: String, _ type: TypeRef, _ sent: Subscription.Sent) {
        let leave = sent.isSequence ? ["nonisolated(unsafe)"] : []
        add(.declare(.init(modifiers: leave, isVariable: true, list, type: .array(type), .array([]))))
    }

    private func seenFromOutside(_ type: TypeRef) -> TypeRef {
        subject.types.qualify(type.unattributed, in: subject.types.sut)
    }

    /// `outcome` of `outcomePublisher`
    private static func publisherName(_ property: String) -> String {
        for suffix in ["Publisher", "Subject"] where property.hasSuffix(suffix) && property.count > suffix.count {
            return String(property.dropLast(suffix.count))
        }
        return property
    }
}

extension Scenario {
    /// Whether a claim speaks of what the publisher sends that the act returns.
    fileprivate var listensToResult: Bool { looks(at: Signal.returned) || looksAtFailures }

    /// Whether a claim speaks of what that publisher fails with.
    fileprivate var looksAtFailures: Bool { looks(at: Signal.failing) }

    /// The type of the errors that claims speak of.
    fileprivate var failureType: TypeRef? {
        claims.firstNonNil { claim in
            guard case .sent(Signal.failing, _) = claim.subject, case .array(let type)? = claim.type else { return nil }
            return type
        }
    }

    private func looks(at name: String) -> Bool {
        claims.contains { if case .sent(name, _) = $0.subject { true } else { false } }
    }
}
