import Algorithms
import Facts
import Resolving

/// Option sets of the project: each is a number whose bits say what it has.
extension Machine {
    /// Whether values of a type are option sets, as the standard library makes them of a raw value: not where the project
    /// says for itself what they have.
    func isOptionSet(_ type: TypeRef?) -> Bool {
        guard let type, !type.isOptional, let fact = subject.types.declaration(type), fact.kind == .struct else {
            return false
        }
        return subject.known.optionSets[type, or: isOptionSet(type, fact)]
    }

    private func isOptionSet(_ type: TypeRef, _ fact: TypeFact) -> Bool {
        subject.index.conformances(of: fact).contains("OptionSet")
            && subject.types.fieldType("rawValue", of: type).map(subject.types.family) == .integer
            && !subject.types.allMembers(of: fact).methods.contains { Self.optionNames.contains($0.name.plain) }
    }

    /// The names of the methods that are the standard library's.
    private static let optionNames = Set(optionMethods.keys.map { String($0.prefix { $0 != "(" }) })
        .union(optionChanges.keys)

    /// `[.read, .write]`; `nil` where not every part of it is known.
    func optionSet(_ parts: [Term], of type: TypeRef) -> Term? {
        let numbers = parts.map(bits).allPresent()
        return numbers.map { made(type, $0.reduce(0, |)) }
    }

    /// What a method of an option set gives; `nil` for a value that is none, and for any other method.
    func callOptionSet(_ term: Term, _ name: String, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        guard let type = typeOf(reduce(term)), isOptionSet(type), arguments.count == 1,
            let method = Self.optionMethods["\(name)(\(arguments[0].label ?? "_"):)"]
        else { return nil }
        let other = try detached(arguments[0].value, in: scope, expecting: type)
        let mask = bits(other)
        guard let own = known(term, type, telling: mask), let mask = mask ?? known(other, type, telling: own) else {
            return nil
        }
        return switch method {
        case .asks(let holds): .boolean(holds(own, mask))
        case .makes(let result): made(type, result(own, mask))
        }
    }

    /// A member of an option set; `nil` for any other.
    func member(ofOptionSet term: Term, _ name: String) -> Term? {
        guard name == "isEmpty", let type = typeOf(reduce(term)), isOptionSet(type),
            let own = known(term, type, telling: nil)
        else { return nil }
        return .boolean(own == 0)
    }

    /// What an option set is after a method changed it, and what the method gives; `nil` for any other.
    func editedOptions(
        _ old: Term, _ type: TypeRef?, _ name: String, _ arguments: [Argument], in scope: Scope
    ) throws -> (new: Term, result: Term)? {
        guard let type = type ?? typeOf(reduce(old)), isOptionSet(type), arguments.count == 1,
            let change = Self.optionChanges[name]
        else { return nil }
        let other = try detached(arguments[0].value, in: scope, expecting: type)
        guard let own = known(old, type, telling: bits(other)), let mask = bits(other) else {
            return (.unknown, .unknown)
        }
        switch name {
        case "insert":
            let inserted = Term.tuple([
                LabelledTerm("inserted", .boolean(own & mask != mask)), LabelledTerm("memberAfterInsert", other),
            ])
            return (made(type, change(own, mask)), inserted)
        case "remove":
            return (made(type, change(own, mask)), own & mask == 0 ? .null : made(type, own & mask))
        default: return (made(type, change(own, mask)), .void)
        }
    }

    // MARK: - Numbers

    private func made(_ type: TypeRef, _ bits: Int) -> Term {
        .construct(type.bare, [LabelledTerm("rawValue", .integer(bits))])
    }

    /// The bits of an option set; `nil` where a test decides about them, or nobody knows.
    private func bits(_ term: Term) -> Int? {
        guard case .integer(let number)? = member(reduce(term), "rawValue").map(reduce) else { return nil }
        return number
    }

    /// The bits of an option set, chosen where that is left to a test: all there are, those that are asked for, and the
    /// others.
    private func known(_ term: Term, _ type: TypeRef, telling mask: Int?) -> Int? {
        if let bits = bits(term) { return bits }
        guard !isReplay, case .place(let place) = reduce(term), isOptionSet(self.type(of: place)) else { return nil }
        let all = options(of: type).reduce(0, |)
        let mask = mask ?? all
        let choices = Array(
            (mask == all ? [all, 0] : [all, all & ~mask, mask]).filter { $0 & ~all == 0 }.uniqued())
        guard all > 0, !choices.isEmpty else { return nil }
        let chosen = choices[oracle.choose(choices.count)]
        decide(place.appending(.field("rawValue")), .integer(chosen))
        return chosen
    }

    /// The options that a type names, each as its bits.
    private func options(of type: TypeRef) -> [Int] {
        guard let fact = subject.types.declaration(type) else { return [] }
        return subject.types.allMembers(of: fact).properties.filter(\.info.isStatic).compactMap { property in
            (try? typeMember(fact.qualifiedName, property.name.plain)).flatMap(bits)
        }
    }

    private enum OptionMethod: Sendable {
        case asks(@Sendable (Int, Int) -> Bool)
        case makes(@Sendable (Int, Int) -> Int)
    }

    /// What the standard library's methods do with the bits of two option sets.
    private static let optionMethods: [String: OptionMethod] = [
        "contains(_:)": .asks { $0 & $1 == $1 },
        "isSuperset(of:)": .asks { $0 & $1 == $1 },
        "isSubset(of:)": .asks { $0 & $1 == $0 },
        "isDisjoint(with:)": .asks { $0 & $1 == 0 },
        "union(_:)": .makes { $0 | $1 },
        "intersection(_:)": .makes { $0 & $1 },
        "subtracting(_:)": .makes { $0 & ~$1 },
        "symmetricDifference(_:)": .makes { $0 ^ $1 },
    ]

    private static let optionChanges: [String: @Sendable (Int, Int) -> Int] = [
        "insert": { $0 | $1 }, "formUnion": { $0 | $1 }, "remove": { $0 & ~$1 }, "subtract": { $0 & ~$1 },
        "formIntersection": { $0 & $1 }, "formSymmetricDifference": { $0 ^ $1 },
    ]
}
