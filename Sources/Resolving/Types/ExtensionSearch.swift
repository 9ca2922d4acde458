import Facts

/// Looks for the extensions that the project's code gives a type of the standard library.
struct ExtensionSearch {
    let types: TypeLookup
    /// The type, without aliases.
    let type: TypeRef

    /// The extensions whose conditions the type fulfils.
    var found: [ExtensionFact] {
        names.flatMap(types.index.extensions(named:)).filter { $0.requirements.allSatisfy(isFulfilled) }
    }

    /// What the type may be extended as.
    private var names: [String] {
        if type.isOptional { return ["Optional"] }
        if types.dictionaryTypes(type) != nil { return ["Dictionary"] }
        if isStream { return [type.lastName, "AsyncSequence"].compactMap { $0 } }
        guard types.elementType(type) != nil else { return [type.lastName].compactMap { $0 } }
        return (type.lastName == "Set" ? ["Set"] : ["Array"]) + ["Collection", "Sequence"]
    }

    private var isStream: Bool { ["AsyncStream", "AsyncThrowingStream"].contains(type.lastName) }

    /// What the type's own parameters are.
    private func argument(_ name: String) -> TypeRef? {
        switch name {
        case "Element": types.elementType(type) ?? (isStream ? type.arguments.first : nil)
        case "Key": types.dictionaryTypes(type)?.key
        case "Value": types.dictionaryTypes(type)?.value
        case "Wrapped": type.optionalWrapped
        case "Output" where type.isCombinePublisher: type.arguments.first
        case "Failure" where type.isCombinePublisher: type.arguments.count == 2 ? type.arguments[1] : .simple("Never")
        default: nil
        }
    }

    /// `where Element == Row`, `where Key == Fare, Value == Int`, `where Element: Priced`
    private func isFulfilled(_ requirement: GenericRequirement) -> Bool {
        guard let name = requirement.left.name, let argument = argument(name) else { return false }
        switch requirement.relation {
        case .equals: return types.expanded(requirement.right) == types.expanded(argument)
        case .conforms:
            guard let wanted = requirement.right.lastName else { return false }
            guard let fact = types.declaration(argument) else {
                return isStandard(argument, wanted)
            }
            return fact.name == wanted || types.index.conformances(of: fact).contains(wanted)
        default: return false
        }
    }

    /// Whether a type of the standard library conforms to a protocol of it, as far as it is told apart here.
    private func isStandard(_ type: TypeRef, _ wanted: String) -> Bool {
        switch wanted {
        case "Equatable", "Hashable": types.isEquatable(type)
        case "Collection", "Sequence":
            types.elementType(type) != nil || types.dictionaryTypes(type) != nil || types.family(type) == .string
        case "StringProtocol": types.family(type) == .string
        default: false
        }
    }
}

extension TypeRef {
    /// Whether it is a publisher that Combine declares, which sends values of its first argument.
    package var isCombinePublisher: Bool {
        let publishers = [
            "AnyPublisher", "CurrentValueSubject", "Empty", "Fail", "Future", "Just", "PassthroughSubject",
        ]
        return publishers.contains(bare.lastName ?? "")
    }
}
