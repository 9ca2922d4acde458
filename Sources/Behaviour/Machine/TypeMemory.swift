import Facts

/// Answers about types that were given before, for as long as one SUT is looked at.
final class TypeMemory {
    /// A named part of a type.
    struct Part: Hashable {
        var name: String
        var type: TypeRef
    }

    var fieldTypes: [Part: TypeRef?] = [:]
    var fields: [Part: (property: PropertyFact, owner: TypeFact)?] = [:]
    var declarations: [TypeRef: TypeFact?] = [:]
    var expansions: [TypeRef: TypeRef] = [:]
    var cases: [TypeRef: [EnumCaseFact]] = [:]
    var families: [TypeRef: TypeFamily] = [:]
    var equatable: [TypeRef: Bool] = [:]
    /// Members of types with those of extensions, by where the types are declared.
    var members: [SourceLocation: [Member]] = [:]
    /// The types of an initialiser's parameters by label, by where the type is declared and the labels of a call.
    var parameters: [Call: [String: TypeRef]] = [:]
    /// Every method of a dependency that the SUT's code names.
    var called: [PortMember]?

    /// A call of an initialiser.
    struct Call: Hashable {
        var type: SourceLocation
        var labels: [String?]
    }
}

extension Dictionary {
    /// The value of a key, computed and kept when it is asked for the first time.
    subscript(key: Key, or value: @autoclosure () -> Value) -> Value {
        mutating get {
            if let found = self[key] { return found }
            let new = value()
            self[key] = new
            return new
        }
    }
}
