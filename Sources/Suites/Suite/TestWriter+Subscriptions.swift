import Behaviour
import Facts

extension TestWriter {
    /// Listens to what the SUT sends, where a run has to tell what that is.
    mutating func subscribe() {
        guard recordsAll, subject.isolation != .actor else { return }
        for property in subject.publishers {
            guard let sent = property.type?.published else { continue }
            usesSUT = true
            listen(to: .path("sut", property.name), as: Self.publisherName(property.name.plain), sent)
            guard let subscription = statements.popLast(), case .act(let statement) = subscription.kind else {
                continue
            }
            statements.append(TestStatement(.prepare(statement), source: property.info.location))
        }
    }

    /// Listens to the publisher that an act returns; whether it returns one.
    mutating func listens(to call: Code.Expression, _ type: TypeRef?, _ effects: Effects) -> Bool {
        guard recordsAll, let sent = type?.published else { return false }
        listen(to: call, as: "result", sent, effects)
        return true
    }

    /// Declares where a publisher's values are recorded, and subscribes to it.
    private mutating func listen(
        to publisher: Code.Expression, as name: String, _ sent: (output: TypeRef, failure: TypeRef?),
        _ effects: Effects = Effects()
    ) {
        let (list, subscription) = (unique(Subscription.list(of: name)), unique(Subscription.name(of: name)))
        add(.declare(.init(isVariable: true, list, type: .array(seenFromOutside(sent.output)), .array([]))))
        var failures: String?
        let isAny = sent.failure?.bare.lastName == "Error"
        if let failure = sent.failure {
            let name = unique(Subscription.failures(of: name))
            let type = isAny ? TypeRef.simple("String") : seenFromOutside(failure)
            add(.declare(.init(isVariable: true, name, type: .array(type), .array([]))))
            failures = name
        }
        let sink = Subscription.sink(publisher, values: list, failures: failures, asText: isAny)
        add(.act(.binding(.init(subscription, sink.marked(with: effects)))))
        subscriptions.append(subscription)
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
