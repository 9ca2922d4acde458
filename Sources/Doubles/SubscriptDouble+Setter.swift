import Facts

extension SubscriptDouble {
    /// The setter as a method that records what is put there; `nil` when it cannot be set.
    public var setter: MethodDouble? {
        guard let setCallsCount, let fact = MethodFact(setterOf: fact) else { return nil }
        var setter = getter
        setter.fact = fact
        (setter.callsCount, setter.received) = (setCallsCount, setReceivedValue)
        (setter.receivedInvocations, setter.calls, setter.returnValue, setter.throwableError) = (nil, nil, nil, nil)
        setter.recorded = setReceivedValue == nil ? [] : fact.parameters
        return setter
    }
}
