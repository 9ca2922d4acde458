import Facts
import Resolving

/// Addresses on the web: where the code makes one of another, what a test arranges is decided, so that it can be written.
extension Machine {
    /// Whether a type is Foundation's of that name.
    private func isFoundation(_ type: TypeRef?, _ name: String) -> Bool {
        guard let type, subject.types.expanded(type).bare.text == name else { return false }
        return subject.types.declaration(type).map(subject.types.isOfLibrary) ?? true
    }

    /// `URL(string: text)`, `URLComponents(url: base, resolvingAgainstBaseURL: false)`; `nil` for anything else.
    func address(_ type: TypeRef, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        let labels = arguments.map(\.label)
        if isFoundation(type, "URL"), labels == ["string"] {
            let text = try detached(arguments[0].value, in: scope)
            if case .string(let known) = reduce(text) { return WebAddressMembers.term(known) }
            return .construct(type, [LabelledTerm("string", text)])
        }
        guard isFoundation(type, "URLComponents"), let label = labels.first else { return nil }
        let values = try arguments.map { try detached($0.value, in: scope) }
        switch label {
        case "string": return components(plainText(values[0]))
        case "url": return components(try addressText(values[0]))
        default: return .unknown
        }
    }

    private func components(_ text: String?) -> Term {
        guard let text else { return .unknown }
        return WebAddressMembers.components(text).map { .construct(.simple("URLComponents"), $0) } ?? .null
    }

    /// The text of an address, which is decided where it is open; `nil` where it cannot be known.
    func addressText(_ term: Term) throws -> String? {
        switch reduce(term) {
        case .construct(let type, let parts) where isFoundation(type, "URL") && parts.map(\.label) == ["string"]:
            if case .place(let place) = reduce(parts[0].value) { chooseAddress(for: place) { .string($0) } }
            return plainText(parts[0].value)
        case .place(let place) where isFoundation(type(of: place), "URL"):
            guard try isPresent(.place(place)) else { return nil }
            return plainText(.place(place))
        default: return nil
        }
    }

    /// A part of an address that a test gives, where the code tells addresses apart by their parts; `nil` for anything else.
    func partOfAddress(_ term: Term, _ name: String) throws -> Term? {
        guard case .place(let place) = term, !subject.addresses.isEmpty, WebAddressMembers.parts.contains(name),
            let type = type(of: place), !type.isOptional || shape(place) == .present, isFoundation(type.bare, "URL")
        else { return nil }
        return try askedOfAddress(term, name)
    }

    /// Decides an open address, or the text of one, so that the code which looks into it takes another way.
    private func chooseAddress(for place: SymbolicValue, as constraint: (String) -> Constraint) {
        guard !isReplay, shape(place) == nil || shape(place) == .present, !subject.addresses.isEmpty else { return }
        decide(place, constraint(subject.addresses[oracle.choose(subject.addresses.count)]))
    }

    /// What an address is asked for; `nil` where that cannot be told.
    func askedOfAddress(_ term: Term, _ member: String, _ arguments: [LabelledTerm] = []) throws -> Term? {
        guard let text = try addressText(term) else { return nil }
        return WebAddressMembers.value(text, member, arguments.map { settled($0.value) })
    }

    /// `URL(string: path, relativeTo: base)` as a whole; `nil` for anything else that is asked of it.
    func askedOfRelative(_ parts: [LabelledTerm], _ member: String) throws -> Term? {
        guard parts.map(\.label) == ["string", "relativeTo"], ["absoluteURL", "absoluteString"].contains(member),
            let path = plainText(parts[0].value), let base = try addressText(parts[1].value)
        else { return nil }
        return WebAddressMembers.relative(path, to: base).flatMap { WebAddressMembers.value($0, member) }
    }

    /// A method of an address; `nil` for anything else.
    func callAddress(_ term: Term, _ name: String, _ arguments: [LabelledTerm]) throws -> Term? {
        guard isFoundation(typeOf(reduce(term)), "URL") else { return nil }
        return try askedOfAddress(term, Self.fullName(name, arguments), arguments)
    }

    /// What `URLComponents` compute of their fields; `nil` for anything else.
    func askedOfComponents(_ term: Term, _ name: String) -> Term? {
        guard ["url", "string", "query", "percentEncodedQuery"].contains(name),
            let type = typeOf(term), isFoundation(type, "URLComponents"), let fact = subject.types.declaration(type)
        else { return nil }
        let fields = subject.types.allMembers(of: fact).properties.map(\.name.plain)
        let values = fields.map { field in (field, member(term, field).map(settled) ?? .unknown) }
        return WebAddressMembers.value(ofComponents: Dictionary(uniqueKeysWithValues: values), name) ?? .unknown
    }

    /// Whether header fields are called as usual, `Content-Type`, each under a name of its own.
    func hasUsualNames(_ headers: Term) -> Bool {
        guard let entries = entries(headers) else { return true }
        let names = entries.compactMap { entry in
            if case .string(let name) = reduce(entry.key) { name } else { nil }
        }
        return Set(names.map { $0.lowercased() }).count == entries.count
            && names.allSatisfy { name in name.split(separator: "-").allSatisfy { $0.first?.isLowercase == false } }
    }

    // MARK: - Texts

    /// A text with all that is open in it decided; `nil` where something in it cannot be known.
    func plainText(_ term: Term) -> String? {
        if case .string(let text) = settled(term) { text } else { nil }
    }

    /// A term with all that is open in it decided, identifiers and addresses by their texts.
    func settled(_ term: Term) -> Term {
        switch term {
        case .place(let place): return settled(place)
        case .member(.place(let place), let name) where ["uuidString", "absoluteString"].contains(name):
            return settled(place)
        case .method, .member:
            // What is computed of what is decided now.
            for place in term.places { sample(place) }
            let known = reduce(term)
            return known == term ? term : settled(known)
        default: return reduce(term.map(settled))
        }
    }

    private func settled(_ place: SymbolicValue) -> Term {
        if isFoundation(type(of: place), "URL") { chooseAddress(for: place) { .address($0) } }
        sample(place)
        if case .address(let text)? = shape(place) { return .string(text) }
        if case .unique(let number)? = shape(place) {
            if isFoundation(type(of: place), "UUID") { return .string(UniqueText.identifier(number)) }
            if isFoundation(type(of: place), "URL") { return .string(UniqueText.address(number)) }
        }
        let known = reduce(.place(place))
        return known == .place(place) ? known : settled(known)
    }
}
