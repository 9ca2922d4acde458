import Facts
import Resolving

/// `UserDefaults` that the SUT is given: what stands under a key is a property of it to a test.
extension Machine {
    /// A method of a store.
    func callStore(_ port: String, _ name: String, _ arguments: [Argument], in scope: Scope) throws -> Term {
        let values = try arguments.map { LabelledTerm($0.label, try detached($0.value, in: scope)) }
        let labels = values.map(\.label)
        if name == "synchronize", values.isEmpty { return .boolean(true) }
        guard let last = values.last, last.label == "forKey", let key = try key(last.value) else {
            return forgotten(port, values)
        }
        if labels == ["forKey"], let stored = StoredValue(reader: name == "value" ? "object" : name, key: key) {
            return read(stored, from: port)
        }
        if labels == ["forKey"], name == "removeObject", let stored = StoredValue(reader: "object", key: key) {
            remove(stored, from: port)
            return .void
        }
        guard labels == [nil, "forKey"], name == "set" || name == "setValue",
            let stored = StoredValue(reader: "object", key: key)
        else { return forgotten(port, values) }
        // Addresses are kept in a way of their own.
        if typeOf(values[0].value)?.bare.lastName == "URL" { return forgotten(port, values) }
        try put(values[0].value, at: stored, into: port)
        return .void
    }

    /// `defaults.object(forKey: "date") as? Date`; `nil` for anything else.
    func stored(_ expression: Expression, as type: TypeRef, in scope: Scope) throws -> Term? {
        guard case .call(.member(let base?, let name), let arguments) = expression.unchained,
            name == "object" || name == "value", arguments.map(\.label) == ["forKey"],
            let port = port(at: base, in: scope), subject.ports[port]?.isStore == true,
            let key = try key(detached(arguments[0].value, in: scope)),
            let stored = StoredValue(reader: "object", key: key)
        else { return nil }
        if let reader = reader(of: type), ["string", "stringArray", "data"].contains(reader),
            let typed = stored.read(by: reader)
        {
            return read(typed, from: port)
        }
        return read(stored, from: port, as: .optional(type))
    }

    /// The text that a key is; what it is made of gets values.
    private func key(_ term: Term) throws -> String? {
        if case .interpolation = reduce(term) {
            for place in term.places { sample(place) }
        }
        return try string(term)
    }

    private func read(_ stored: StoredValue, from port: String, as type: TypeRef? = nil) -> Term {
        let member = PortMember(dependency: port, member: stored.member)
        record(.read(dependency: port, property: stored.member))
        if type == nil { subject.known.readers[stored.key] = stored.reader }
        if let current = ports[member] { return current }
        guard !isForgotten(port), !isKnown(stored, in: port), let type = type ?? StoredValue.types[stored.reader],
            type.bare.name != "Any"
        else {
            return .unknown
        }
        let root = SymbolicValue.Root.property(dependency: port, name: stored.member, phase: phase)
        // Where a test puts nothing, there is nothing.
        let isGiven = !isReplay || types[root] != nil
        let term = isGiven ? self.root(root, type: type) : Self.nothing(as: stored.reader)
        ports[member] = term
        return term
    }

    private func put(_ value: Term, at stored: StoredValue, into port: String) throws {
        let type = typeOf(value) ?? typeOf(reduce(value))
        if reduce(value) == .null { return remove(stored, from: port) }
        if type?.isOptional == true, try !isPresent(value) { return remove(stored, from: port) }
        for member in members(of: stored, in: port) { ports[member] = .unknown }
        guard let type, let reader = reader(of: type), let typed = stored.read(by: reader) else { return }
        if reader != "object" { subject.known.readers[stored.key] = reader }
        set(try told(value), at: typed, in: port)
    }

    private func remove(_ stored: StoredValue, from port: String) {
        // What stands in for something that is taken out, somebody else may have said.
        guard !isForgotten(port) else {
            for member in members(of: stored, in: port) { ports[member] = .unknown }
            return
        }
        fill(stored, of: port)
        for reader in StoredValue.types.keys {
            stored.read(by: reader).map {
                ports[PortMember(dependency: port, member: $0.member)] = Self.nothing(as: reader)
            }
        }
        set(.null, at: stored, in: port)
    }

    /// What stands under a key, as each of the types that it may be read as.
    private func members(of stored: StoredValue, in port: String) -> [PortMember] {
        StoredValue.types.keys.compactMap { reader in
            stored.read(by: reader).map { PortMember(dependency: port, member: $0.member) }
        }
    }

    /// Whether anything was read under a key, or put there.
    private func isKnown(_ stored: StoredValue, in port: String) -> Bool {
        members(of: stored, in: port).contains { ports[$0] != nil }
    }

    /// Lets a test put something where the code is about to remove it, so that this shows.
    private func fill(_ stored: StoredValue, of port: String) {
        guard !isReplay, !isKnown(stored, in: port),
            let typed = stored.read(by: subject.known.readers[stored.key] ?? "string")
        else { return }
        guard case .place(let place) = read(typed, from: port) else { return }
        switch typed.reader {
        case "bool": decide(place, .boolean(true))
        case "integer", "double", "float": sample(place)
        default: decide(place, .present)
        }
    }

    private func set(_ value: Term, at stored: StoredValue, in port: String) {
        ports[PortMember(dependency: port, member: stored.member)] = value
        record(.set(dependency: port, property: stored.member, value))
    }

    /// What a method gives that reads something which is not there.
    private static func nothing(as reader: String) -> Term {
        switch reader {
        case "bool": .boolean(false)
        case "integer": .integer(0)
        case "double", "float": .float(0)
        default: .null
        }
    }

    /// The method that reads values of a type.
    private func reader(of type: TypeRef) -> String? {
        let text = subject.types.expanded(type).bare.text
        return switch text {
        case "Bool": "bool"
        case "Int": "integer"
        case "Double", "TimeInterval": "double"
        case "Float": "float"
        case "String": "string"
        case "[String]": "stringArray"
        case "Data": "data"
        case "Date": "object"
        default: nil
        }
    }

    /// Forgets what stands in a store, which is in other hands: what nobody has asked for so far as well.
    func forgetStore(_ port: String) {
        guard subject.ports[port]?.isStore == true else { return }
        for member in ports.keys where member.dependency == port { ports[member] = .unknown }
        ports[Self.whole(port)] = .unknown
    }

    /// Lets the stores among some values into hands of which nothing is known.
    func handOut(_ values: [LabelledTerm]) {
        for case .dependency(let port) in values.map(\.value) { forgetStore(port) }
    }

    private func isForgotten(_ port: String) -> Bool { ports[Self.whole(port)] != nil }

    private static func whole(_ port: String) -> PortMember { PortMember(dependency: port, member: "*") }

    /// Code that does something else with a store leaves nothing known of it.
    private func forgotten(_ port: String, _ values: [LabelledTerm]) -> Term {
        forgetStore(port)
        for value in values { havoc(value.value) }
        return unreadCall()
    }
}

extension Dependency {
    /// Whether it is `UserDefaults` of the test's own.
    var isStore: Bool { if case .value(_, "UserDefaults") = double { true } else { false } }
}
