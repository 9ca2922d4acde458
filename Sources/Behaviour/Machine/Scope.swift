import Facts

/// Local names, shared with the closures that capture them.
final class Scope {
    var values: [String: Term] = [:]
    var types: [String: TypeRef] = [:]
    /// The errors that are thrown where names of `async let` are waited for.
    var failures: [String: Term] = [:]
    var functions: [String: MethodFact] = [:]
    /// What the generic parameters of the function are, as far as its arguments tell.
    var generics: [String: TypeRef] = [:]
    /// The fields of the value that a mutating method works on, as they were; they are names of this scope.
    var fields: [String: Term]?
    let parent: Scope?
    let selfTerm: Term
    /// The declared result of the function the code stands in.
    let result: TypeRef?
    /// The type of the errors that the function throws, where it says so.
    var thrown: TypeRef?
    /// The type that the code belongs to, where it runs on no value: that of a static method.
    let owner: String?

    init(_ parent: Scope? = nil, selfTerm: Term? = nil, result: TypeRef? = nil, owner: String? = nil) {
        self.parent = parent
        self.owner = owner ?? (selfTerm == nil ? parent?.owner : nil)
        self.selfTerm = selfTerm ?? parent?.selfTerm ?? .subject
        self.result = result ?? parent?.result
        thrown = parent?.thrown
    }

    func value(_ name: String) -> Term? { values[name] ?? parent?.value(name) }
    func failure(_ name: String) -> Term? {
        failures[name] ?? (values[name] == nil ? parent?.failure(name) : nil)
    }
    func type(_ name: String) -> TypeRef? { types[name] ?? parent?.type(name) }
    func function(_ name: String) -> MethodFact? { functions[name] ?? parent?.function(name) }

    /// The scope that holds the value a mutating method works on.
    var holder: Scope? { fields == nil ? parent?.holder : self }

    /// The type that a generic parameter stands for; any other type as it is.
    func known(_ type: TypeRef) -> TypeRef { generics[type.text] ?? parent?.known(type) ?? type }

    /// Sets a name where it was declared; `false` when it is no local name.
    func assign(_ name: String, _ value: Term) -> Bool {
        if values[name] != nil {
            values[name] = value
            return true
        }
        return parent?.assign(name, value) ?? false
    }
}
