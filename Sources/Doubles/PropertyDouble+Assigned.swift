extension PropertyDouble {
    /// `underlyingX`, or the closure of what cannot be kept.
    public var valueName: String { isKept ? "underlying" + DoubleNames.upperFirst(stem) : closure?.name ?? stem }

    /// The property that a test sets for the double to give this: in an actor, what is kept besides.
    public var assigned: String { underlying?.name ?? (isInActor && isKept ? valueName : fact.name) }
}
