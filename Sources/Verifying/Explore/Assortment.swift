import Facts

/// What an explorer chooses from for a value; each choice has a number, and 0 leaves the value as it is by itself.
package indirect enum Assortment: Hashable, Sendable {
    /// Values written out, in a list of that number; those of a kind that tells one thing from another differ by
    /// themselves within a list.
    case values(list: Int, isIdentity: Bool)
    /// Nothing, or a value.
    case optional(Assortment)
    /// Up to three elements.
    case list(Assortment, isSet: Bool)
    /// Up to two entries.
    case dictionary(Assortment, Assortment)
    /// A type with a function of its own that makes values of it, by its number.
    case shape(Int)
    /// One value, for there is no other.
    case fixed(Code.Expression)
}

/// A type of which an explorer makes values part by part.
package struct Shape: Hashable, Sendable {
    /// How a value is made.
    package enum Kind: Hashable, Sendable {
        /// By a function of the factory, each of whose parameters has a default that is read off a value.
        case built(Code.Expression, [Part])
        /// By an initialiser, which takes all of its arguments.
        case initialised([Part])
        /// As one of several cases; one that needs no other value of the type comes first.
        case cases([Case])
        /// As a tuple.
        case tuple([Part])
        /// As a value of one of several types.
        case union([Assortment])
    }

    /// A part of a value.
    package struct Part: Hashable, Sendable {
        /// The label of the argument; `nil` for none.
        package var label: String?
        /// The property that holds it, or its place among what a case carries.
        package var name: String
        /// What it is chosen from.
        package var assortment: Assortment
    }

    /// A case of an enum.
    package struct Case: Hashable, Sendable {
        /// Its name.
        package var name: String
        /// What it carries.
        package var parts: [Part]
    }

    /// The type as a test spells it.
    package var type: TypeRef
    /// How a value of it is made.
    package var kind: Kind
}

/// All that an explorer chooses from.
package struct Assortments: Hashable, Sendable {
    /// Lists of values that are written out, with the type of their elements.
    package var lists: [(type: TypeRef, values: [Code.Expression])] = []
    /// The types with functions of their own.
    package var shapes: [Shape] = []

    package static func == (left: Self, right: Self) -> Bool {
        left.shapes == right.shapes && left.lists.map(\.values) == right.lists.map(\.values)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(shapes) }

    /// The value that stands where nothing is chosen.
    func standard(_ assortment: Assortment) -> Code.Expression {
        switch assortment {
        case .values(let list, _): lists[list].values[0]
        case .optional: .null
        case .list: .array([])
        case .dictionary: .dictionary([])
        case .shape(let number): standard(shapes[number])
        case .fixed(let value): value
        }
    }

    private func standard(_ shape: Shape) -> Code.Expression {
        switch shape.kind {
        case .built(let function, _): .call(function)
        case .initialised(let parts): .call(.type(shape.type), arguments(parts))
        case .cases(let cases): value(cases[0], of: shape, arguments(cases[0].parts))
        case .tuple(let parts): .tuple(arguments(parts))
        case .union(let types): standard(types[0])
        }
    }

    private func arguments(_ parts: [Shape.Part]) -> [Code.Argument] {
        parts.map { .init($0.label, standard($0.assortment)) }
    }

    /// A case with what it carries.
    func value(_ item: Shape.Case, of shape: Shape, _ arguments: [Code.Argument]) -> Code.Expression {
        let member = Code.Expression.member(.type(shape.type), item.name)
        return item.parts.isEmpty ? member : .call(member, arguments)
    }
}
