import Facts

/// What the SUT's own computed properties tell of a state: code decides by them, whatever stands in what they look at.
extension ScenarioFinder {
    /// What is there of the optional properties that code computes, and which of the flags hold, as far as that is known.
    func shown(_ run: Run) -> [String: Term] {
        let names = subject.decisiveProperties
        guard !names.isEmpty else { return [:] }
        let machine = Machine(subject, replay: run)
        var shown: [String: Term] = [:]
        for name in names {
            shown[name] = machine.computed(name, in: run.settled)?.kind(ofFields: false)
        }
        return shown
    }
}

extension ScenarioFinder.Prelude {
    /// What kind of state it leads to: what is stored, and what the SUT computes of it.
    ///
    /// - Parameter isDetailed: Whether structs differ by what their fields were given.
    func kind(ofFields isDetailed: Bool) -> [String: Term] {
        run.settled.kind(ofFields: isDetailed).merging(shown) { kept, _ in kept }
    }
}

extension TestedType {
    /// The names of the flags and optional values that code computes.
    var decisiveProperties: [String] {
        if let found = known.decisiveProperties { return found }
        let found = members.properties.compactMap { property -> String? in
            guard !property.isStored, !property.info.isStatic, let type = property.type,
                type.isOptional || type.bare.name == "Bool", property.accessors?.getterBody != nil,
                !(property.accessors?.getter.canThrow ?? false), !(property.accessors?.getter.isAsync ?? false)
            else { return nil }
            return property.name.plain
        }
        known.decisiveProperties = found
        return found
    }
}
