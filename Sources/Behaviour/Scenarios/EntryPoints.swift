import Facts

extension MethodFact {
    /// Whether a test calls it.
    var isEntryPoint: Bool { isOffered && generics.isEmpty }

    /// Whether a test could call it, were its type arguments known.
    var isOffered: Bool {
        info.access.isTestable && !info.isStatic && !isOperator && body?.isEmpty == false && info.conditions.isEmpty
            && !info.has("override")
    }
}

extension TestedType {
    /// Whether a test calls a method: not one that the SUT overrides, but what it overrides it with.
    func isEntryPoint(_ method: MethodFact) -> Bool {
        let all = methods(method.name.plain).filter { $0.fullName == method.fullName }
        guard let first = all.first, first.info.has("override"), all.count > 1 else { return method.isEntryPoint }
        guard first == method else { return false }
        var own = method
        own.info.modifiers.removeAll { $0 == "override" }
        return own.isEntryPoint
    }

    /// Whether setting a property from outside does something: it is observed or has a setter of its own.
    func isObservedFromOutside(_ property: PropertyFact) -> Bool {
        property.setterAccess.isTestable && property.info.access.isTestable && !property.info.isStatic
            && !isPort(property.name.plain)
            && (property.accessors?.didSetBody != nil || property.accessors?.setterBody != nil
                || property.info.attribute("Published") != nil && isListened(to: property))
            || property.sentType != nil && property.info.access.isTestable && !property.info.isStatic
                && isolation != .actor && isListened(to: property)
    }

    /// Whether the SUT listens to a publisher of its own.
    func isListened(to property: PropertyFact) -> Bool {
        pipelines.contains { $0.sources.contains(property.name.plain) }
    }

    /// Whether reading a property computes something a test can look at.
    func isComputedEntryPoint(_ property: PropertyFact) -> Bool {
        property.info.access.isTestable && !property.info.isStatic && property.accessors?.getterBody != nil
            && !isPort(property.name.plain)
    }
}
