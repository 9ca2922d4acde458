import Facts
import Resolving

/// Closures that a test sets once the SUT is made: `sut.onUpdate = { … }`, `sut.now = { moment }`.
extension TestedType {
    /// Whether a property holds a closure that a test can set to one that records.
    func isSettableClosure(_ property: PropertyFact) -> Bool {
        isSetByTests(property)
            && (property.type?.isOptional == true || property.initialValue?.isIdleClosure ?? false)
            && isRecordable(property.type?.functionType)
    }

    /// Whether a property holds a closure that a test can set to one that gives a value, where what it gives by itself
    /// nobody can foretell.
    func isSettableProvider(_ property: PropertyFact) -> Bool {
        isSetByTests(property) && sut.kind == .class && isProvider(property.type?.functionType)
            && (property.type?.isOptional == true || property.initialValue?.givesWhatNobodyForetells ?? false)
    }

    private func isSetByTests(_ property: PropertyFact) -> Bool {
        isolation != .actor && property.isStored && !property.isLet && !property.info.isStatic
            && property.setterAccess.isTestable && property.info.access.isTestable
    }
}

extension Machine {
    /// Closures that a test can set are set by it, or left as they are; those that give values where the SUT is not made
    /// with one.
    func offerClosures() {
        let providers = subject.settableProviders.filter { !isGiven($0.name.plain) }
        for property in subject.settableClosures + providers {
            let name = property.name.plain
            guard state[name] == .null || property.type?.isOptional == false else { continue }
            state[name] = root(.assigned(name, phase: 0), type: property.type)
        }
    }

    /// Whether a property holds what the initialiser was handed.
    private func isGiven(_ name: String) -> Bool {
        if case .place(let place)? = state[name], case .parameter = place.root { true } else { false }
    }
}

extension Expression {
    /// Whether it is a closure that does nothing: what a property holds until somebody sets it.
    fileprivate var isIdleClosure: Bool {
        if case .closure(let closure) = self { closure.body.isEmpty } else { false }
    }

    /// Whether it is a function that gives another value each time, or one of the system it runs on: `Date.init`,
    /// `{ UUID().uuidString }`, `{ Locale.current.identifier }`.
    fileprivate var givesWhatNobodyForetells: Bool {
        guard case .closure(let closure) = self else { return ["Date.init", "UUID.init"].contains(text) }
        var isFound = false
        closure.body.forEachExpression { expression, _ in
            isFound = isFound || expression.isVolatile || expression.isOfSystem
        }
        return isFound
    }

    private var isOfSystem: Bool {
        guard case .member(_?, let name) = self else { return false }
        return SharedObjects.names.contains(name)
    }
}
