import Facts

/// Local names, shared with the closures that capture them.
final class Scope {
    var values: Names<Term> = [:]
    var types: Names<TypeRef> = [:]
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
    var result: TypeRef?
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

    /// Creates a copy of a scope within another one.
    init(_ other: Scope, within parent: Scope?) {
        self.parent = parent
        (selfTerm, result, owner, thrown) = (other.selfTerm, other.result, other.owner, other.thrown)
        (values, types, failures) = (other.values, other.types, other.failures)
        (functions, generics, fields) = (other.functions, other.generics, other.fields)
    }

    func value(_ name: String) -> Term? {
        var scope: Scope? = self
        while let here = scope {
            if let value = here.values[name] { return value }
            scope = here.parent
        }
        return nil
    }
    /// The value of a local name; throws where what it waits for fails.
    func local(_ name: String) throws -> Term? {
        var scope: Scope? = self
        while let here = scope {
            if !here.failures.isEmpty, let error = here.failures[name] { throw Machine.Exit.thrown(error) }
            if let value = here.values[name] { return value }
            scope = here.parent
        }
        return nil
    }
    func type(_ name: String) -> TypeRef? { types[name] ?? parent?.type(name) }
    func function(_ name: String) -> MethodFact? { functions[name] ?? parent?.function(name) }

    /// The scope that holds the value a mutating method works on.
    var holder: Scope? { fields == nil ? parent?.holder : self }

    /// The type that a generic parameter stands for; any other type as it is.
    func known(_ type: TypeRef) -> TypeRef {
        (generics.isEmpty ? nil : generics[type.text]) ?? parent?.known(type) ?? type
    }

    /// A type with what its generic parameters stand for.
    func filled(_ type: TypeRef) -> TypeRef { isGeneric ? type.mapped(known) : type }

    /// Whether the code stands in a function whose generic parameters are known.
    var isGeneric: Bool { !generics.isEmpty || parent?.isGeneric == true }

    /// Sets a name where it was declared; `false` when it is no local name.
    func assign(_ name: String, _ value: Term) -> Bool {
        if values[name] != nil {
            values[name] = value
            return true
        }
        return parent?.assign(name, value) ?? false
    }
}

/// Values by name, a few at a time: faster than a dictionary where there are hardly any.
struct Names<Value> {
    private var entries: [(name: String, value: Value)] = []

    /// The value of a name; `nil` for none.
    subscript(name: String) -> Value? {
        get {
            for index in entries.indices where entries[index].name == name { return entries[index].value }
            return nil
        }
        set {
            guard let index = entries.firstIndex(where: { $0.name == name }) else {
                if let newValue { entries.append((name, newValue)) }
                return
            }
            if let newValue { entries[index].value = newValue } else { entries.remove(at: index) }
        }
    }

    /// The values as a dictionary.
    var dictionary: [String: Value] { Dictionary(entries.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }) }
}

extension Names: ExpressibleByDictionaryLiteral {
    /// Creates a list of some values.
    init(dictionaryLiteral elements: (String, Value)...) { entries = elements.map { ($0, $1) } }
}

extension Names {
    /// Creates a list of what a dictionary holds.
    init(_ dictionary: [String: Value]) { entries = dictionary.map { ($0.key, $0.value) } }
}
