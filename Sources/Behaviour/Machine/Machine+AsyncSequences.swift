import Facts
import Resolving

/// `for await`: a test gives a double a stream that sends a few values and ends.
extension Machine {
    /// What a stream of a dependency sends before it ends, decided about where it is open; `nil` for anything else.
    ///
    /// Each value is one of its own, so that a test can speak of it.
    func sent(by term: Term) -> [Resumption]? {
        if case .group(let number) = term { return sent(byGroup: number) }
        guard case .place(let written) = term, written.path.isEmpty, written.root.asked == nil,
            let member = written.root.member, let type = type(of: written), !type.isOptional,
            let element = subject.types.sentType(type), subject.types.isHandedOver(element)
        else { return nil }
        // Whoever listens to it next hears nothing any more.
        guard drained.insert(written).inserted else { return [] }
        let count = sentCount(written, canFail: subject.types.canFail(type))
        if count == 0 { silences += 1 }
        let values = (0..<count).map { index in
            let value = SymbolicValue.Root.sent(
                dependency: member.dependency, member: member.member, index: index, phase: written.root.phase)
            return Resumption.value(root(value, type: element))
        }
        guard decisions[written.failing] == .present else { return values }
        let error = SymbolicValue.Root.failure(
            dependency: member.dependency, method: member.member, phase: written.root.phase)
        return values + [.error(root(error, type: .simple("Error")))]
    }

    /// How many values are sent: one, none, two, or none before an error.
    private func sentCount(_ place: SymbolicValue, canFail: Bool) -> Int {
        if case .list(let count)? = decisions[place] { return count }
        let chosen = isReplay ? 0 : oracle.choose(canFail ? 4 : 3)
        decide(place, .list([1, 0, 2, 0][chosen]))
        if chosen == 3 { decisions[place.failing] = .present }
        return [1, 0, 2, 0][chosen]
    }
}

extension SymbolicValue {
    /// Whether a stream ends with an error: a part of it, as decisions see it.
    var failing: SymbolicValue { appending(.field("failure")) }
}

extension TypeLookup {
    /// What a sequence sends over time that code waits for, or a publisher; `nil` for any other type.
    package func sentType(_ type: TypeRef) -> TypeRef? {
        guard case .named(let components) = expanded(type).bare, let last = components.last else { return nil }
        switch (last.name, last.arguments.count) {
        case ("AsyncStream", 1), ("AsyncThrowingStream", 2), ("AsyncSequence", 2), ("AnyPublisher", 2):
            return last.arguments[0]
        default: return nil
        }
    }

    /// Whether such a sequence may end with any error.
    fileprivate func canFail(_ type: TypeRef) -> Bool {
        guard case .named(let components) = expanded(type).bare, let last = components.last else { return false }
        return last.arguments.count == 2 && last.arguments[1].bare.lastName == "Error"
    }

    /// Whether a test can hand a value over and look at it later, too: classes and public types only if they say so.
    fileprivate func isHandedOver(_ type: TypeRef) -> Bool {
        let bare = expanded(type).bare
        if let element = elementType(bare) { return isHandedOver(element) }
        if let types = dictionaryTypes(bare) { return isHandedOver(types.key) && isHandedOver(types.value) }
        let elements = tupleElements(bare)
        if !elements.isEmpty { return elements.allSatisfy { isHandedOver($0.type) } }
        guard let fact = declaration(bare) else {
            return family(bare) != .other || bare.isVoid || Machine.uniqueTypes.contains(bare.text)
        }
        if index.conformances(of: fact).contains("Sendable") { return true }
        guard fact.kind == .struct || fact.kind == .enum, fact.info.access < .public else { return false }
        return index.members(of: fact).properties.allSatisfy { property in
            guard property.isStored, !property.info.isStatic, let type = property.type else { return true }
            return declaration(type)?.kind != .class && type.functionType == nil
        }
    }
}
