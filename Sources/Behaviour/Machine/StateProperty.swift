import Facts

/// A property of the SUT with what the machine asks of it again and again.
final class StateProperty {
    /// The property.
    let fact: PropertyFact
    /// Whether it belongs to the type.
    let isStatic: Bool
    /// Whether it is told to those who listen.
    let isPublished: Bool
    /// Whether it has storage.
    let isStored: Bool
    /// Whether it gets its value when it is read for the first time.
    let isLazy: Bool
    /// The body that runs before it is set.
    let willSet: [Statement]?
    /// The body that runs after it was set.
    let didSet: [Statement]?

    init(_ fact: PropertyFact) {
        self.fact = fact
        isStatic = fact.info.isStatic
        isPublished = fact.isPublished
        isStored = fact.isStored
        isLazy = fact.info.has("lazy")
        willSet = fact.accessors?.willSetBody
        didSet = fact.accessors?.didSetBody
    }
}

extension PropertyFact {
    /// Whether it is told to those who listen.
    var isPublished: Bool { info.attribute("Published") != nil }
}
