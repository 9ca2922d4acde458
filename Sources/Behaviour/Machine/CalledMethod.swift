import Facts

/// A method of a dependency as it is called: one object for all calls, so that what happened is copied and compared
/// quickly.
final class CalledMethod: Hashable, Sendable {
    /// The requirement.
    let fact: MethodFact
    /// What tells it apart from others of the dependency.
    let identity: String
    /// Whether it has answers, and a double can be told several.
    let hasAnswers: Bool

    init(_ fact: MethodFact, hasAnswers: Bool) {
        (self.fact, self.hasAnswers) = (fact, hasAnswers)
        identity = fact.identity
    }

    static func == (left: CalledMethod, right: CalledMethod) -> Bool {
        left === right || left.identity == right.identity && left.fact == right.fact
    }

    func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension TestedType {
    /// A method as it is called.
    func called(_ method: MethodFact) -> CalledMethod {
        if let known = known.methods[method.info.location]?.first(where: { $0.fact == method }) { return known }
        let called = CalledMethod(method, hasAnswers: types.hasAnswers(method))
        known.methods[method.info.location, default: []].append(called)
        return called
    }
}
