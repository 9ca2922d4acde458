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
    var doubles: [TypeRef: String?] = [:]
    var extensions: [TypeRef: [ExtensionFact]] = [:]
    var extensionProperties: [Part: PropertyFact?] = [:]
    /// Members of types with those of extensions, by where the types are declared.
    var members: [SourceLocation: MemberList] = [:]
    /// Types with the classes that they inherit from, by where the types are declared.
    var lineages: [SourceLocation: [TypeFact]] = [:]
}

extension Dictionary {
    /// The value of a key, computed and kept when it is asked for the first time.
    package subscript(key: Key, or value: @autoclosure () -> Value) -> Value {
        mutating get {
            if let found = self[key] { return found }
            let new = value()
            self[key] = new
            return new
        }
    }
}
