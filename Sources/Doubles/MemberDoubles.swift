import Facts

/// A method with what records and stubs it.
public struct MethodDouble: Hashable, Sendable {
    /// The requirement.
    public var fact: MethodFact
    /// The protocol that declares it.
    public var owner: String
    /// The stem of every name.
    public var stem: String
    /// `…CallsCount: Int`
    public var callsCount: DoubleVariable
    /// `…Called: Bool`
    public var called: DoubleVariable
    /// `…ReceivedX: T?` or `…ReceivedArguments: (…)?`; `nil` without recordable parameters.
    public var received: DoubleVariable?
    /// `…ReceivedInvocations: [T]`
    public var receivedInvocations: DoubleVariable?
    /// `…Calls: [T]`, which stands for the three before it; `nil` where they are kept one by one.
    public var calls: DoubleVariable?
    /// The recorded parameters, by internal name.
    public var recorded: [ParameterFact]
    /// `…ReturnValue: R!`, or `…Result: R`; `nil` for `Void`.
    public var returnValue: DoubleVariable?
    /// What `returnValue` starts with; `nil` for `nil`.
    public var initialValue: String?
    /// `…ReturnValues: [R]`
    public var returnValues: DoubleVariable?
    /// `…ThrowableError: (any Error)?`
    public var throwableError: DoubleVariable?
    /// `…Closure: ((…) -> R)?`
    public var closure: DoubleVariable
    /// What an unstubbed call returns; `nil` when nothing can be returned, empty for `Void`.
    public var fallback: String?
    /// What is handed to the closure, in order.
    public var closureArguments: [String]
    /// Whether the closure may throw.
    public var closureThrows: Bool
    /// Whether the closure gives the result.
    public var closureReturns: Bool
    /// The type of the closure where it is kept as `Any`.
    public var openClosure: TypeRef?
    /// Whether the method can never be called, because a parameter has no values.
    public var isNeverCalled: Bool
    /// The conditions of `#if` under which there are values to call it with; empty without.
    public var conditionsOfCalls: [String] = []
    /// The closure that is run where nobody has stubbed the method.
    public var passing: Passing?
    /// Whether its result is one that is sent on.
    public var isSent: Bool
    /// Whether an argument is sent on to the closure.
    public var sendsArguments: Bool { closureArguments.contains { $0.hasPrefix("sentAway(") } }
    /// The type an erased result is cast to; `nil` when the result is kept as it is.
    public var resultCast: String?
    /// What a test feeds the publisher or stream with that an unstubbed call hands out.
    public var feed: Feed?
    /// What is kept of each recorded parameter.
    public var recordedValues: [String]
}

/// An initialiser with what records it.
public struct InitializerDouble: Hashable, Sendable {
    /// The requirement.
    public var fact: InitializerFact
    /// The stem of every name.
    public var stem: String
    /// `…ReceivedX` or `…ReceivedArguments`
    public var received: DoubleVariable?
    /// `…ReceivedInvocations`
    public var receivedInvocations: DoubleVariable?
    /// The recorded parameters.
    public var recorded: [ParameterFact]
    /// `…ThrowableError`, which AutoMockable has and nothing throws: it is set when the initialiser has been called.
    public var throwableError: DoubleVariable?
    /// `…Closure`, which AutoMockable has and nothing calls: it is set when the initialiser has been called.
    public var closure: DoubleVariable?
    /// Whether it can never be called, because a parameter has no values.
    public var isNeverCalled: Bool
}

extension DoublePlan.Requirement {
    /// What records and stubs a call: of a method, or of a subscript's getter.
    public var method: MethodDouble? {
        switch self {
        case .method(let double): double
        case .subscript(let double): double.getter
        case .property, .initializer: nil
        }
    }
}

/// A subscript with what records and stubs it.
public struct SubscriptDouble: Hashable, Sendable {
    /// The requirement.
    public var fact: SubscriptFact
    /// The getter as a method, with its records.
    public var getter: MethodDouble
    /// `…SetCallsCount`; `nil` when it cannot be set.
    public var setCallsCount: DoubleVariable?
    /// `…SetReceivedValue`
    public var setReceivedValue: DoubleVariable?
    /// `…SetHandler`, which Mockolo has; `nil` where it cannot be kept.
    public var setClosure: DoubleVariable?
}

/// A property with what records and stubs it.
public struct PropertyDouble: Hashable, Sendable {
    /// The requirement.
    public var fact: PropertyFact
    /// The protocol that declares it.
    public var owner: String
    /// The stem of every name.
    public var stem: String
    /// The type.
    public var type: TypeRef
    /// `underlying…: T!`; `nil` where the property itself is stored, or its value cannot be kept.
    public var underlying: DoubleVariable?
    /// The value the stored property starts with: `nil`, `[]`, `[:]`; `nil` when it has an underlying one.
    public var initialValue: String?
    /// `…CallsCount` of an effectful getter, or `…GetCallsCount`.
    public var getCallsCount: DoubleVariable
    /// `…Called`, of an effectful getter.
    public var called: DoubleVariable?
    /// `…SetCallsCount`; `nil` when it cannot be set through the protocol.
    public var setCallsCount: DoubleVariable?
    /// `…ThrowableError`, for a throwing getter.
    public var throwableError: DoubleVariable?
    /// `…Closure`, for an effectful getter, and for a value that cannot be kept.
    public var closure: DoubleVariable?
    /// What an unstubbed read returns; `nil` when nothing can be returned.
    public var fallback: String?
    /// Whether a value of its type can be kept and given again.
    public var isKept = true
    /// Whether its type is `Never`: it is never given and never set.
    public var hasNoValues = false
    /// Whether the double is an actor, whose properties cannot be set from outside.
    public var isInActor = false
    /// The type that a value is cast to which is kept as `Any`; `nil` when it is kept as it is.
    public var cast: String?
    /// What a test feeds the publisher or stream with that an unstubbed read hands out.
    public var feed: Feed?
}
