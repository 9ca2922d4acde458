import Facts
import Resolving

/// What decoders give: values by conformances that the compiler writes, and by those of the project.
extension Machine {
    /// A value of a type at a place of a document; `nil` where that cannot be read.
    func decoded(_ type: TypeRef, at place: SymbolicValue, _ model: DocumentModel) throws -> Term? {
        guard model.hasOwnDecoding(type) else { return .place(place) }
        if type.isOptional, try !isPresent(.place(place)) { return .null }
        let bare = subject.types.expanded(type).bare
        if let element = subject.types.elementType(bare) {
            guard let items = try list(.place(place)) else { return nil }
            let values = try items.indices.map { try decoded(element, at: place.appending(.element($0)), model) }
            return values.allPresent().map(Term.list)
        }
        guard let fact = subject.types.declaration(bare), fact.kind == .struct else { return nil }
        let value = Term.construct(bare, [LabelledTerm("from", .place(place))])
        guard let initializer = model.ownInitializer(of: fact) else {
            return try synthesised(value, bare, fact, at: place, model)
        }
        let decoder = place.appending(.decoded)
        narrowed[decoder] = Self.decoder
        let given: Names<Term> = [initializer.parameters[0].name.plain: .place(decoder)]
        guard let fields = try fields(of: value, bare, by: initializer, given) else { return nil }
        return keep(fields, in: value, bare, fact)
    }

    /// A value of a type whose fields have decoding of their own.
    private func synthesised(
        _ value: Term, _ type: TypeRef, _ fact: TypeFact, at place: SymbolicValue, _ model: DocumentModel
    ) throws -> Term? {
        var fields: [String: Term] = [:]
        for field in subject.types.storedFields(of: fact) {
            let name = field.name.plain
            guard let type = subject.types.fieldType(name, of: type),
                let part = try decoded(type, at: place.appending(.field(name)), model)
            else { return nil }
            fields[name] = part
        }
        return keep(fields, in: value, type, fact)
    }

    /// A value with its fields: as the initialiser makes it that takes each of them, where there is one.
    private func keep(_ fields: [String: Term], in value: Term, _ type: TypeRef, _ fact: TypeFact) -> Term {
        let names = subject.types.storedFields(of: fact).map(\.name.plain)
        if fact.hasMemberwiseInitializer, names.allSatisfy({ fields[$0]?.hasUnknown == false }) {
            return .construct(type, names.map { LabelledTerm($0, fields[$0] ?? .unknown) })
        }
        made[value] = fields
        return value
    }

    /// What stands for a decoder, and for a container with keys.
    static let decoder = TypeRef.simple("#decoder")

    /// A call of a decoder or of one of its containers; `nil` for anything else.
    func callDecoder(_ term: Term, _ name: String, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        if case .place(let place) = term, narrowed[place] == Self.decoder {
            switch (name, arguments.map(\.label)) {
            case ("container", ["keyedBy"]):
                let keys = try detached(arguments[0].value, in: scope)
                return .construct(Self.decoder, [LabelledTerm("at", .place(place)), LabelledTerm("keys", keys)])
            case ("singleValueContainer", []):
                return .construct(Self.decoder, [LabelledTerm("of", .place(place))])
            default: return unreadCall()
            }
        }
        guard case .construct(Self.decoder, let parts) = term, case .place(let place)? = parts.first?.value else {
            return nil
        }
        let labels = arguments.map(\.label)
        if parts.count == 1 {
            guard name == "decode", labels == [nil],
                let type = metatype(try detached(arguments[0].value, in: scope), in: scope)
            else { return unreadCall() }
            return try part(type, at: place.appending(.field("")))
        }
        guard let keys = metatype(parts[1].value, in: scope), labels.count == 2, labels[1] == "forKey",
            case .enumCase(_, let chosen, []) = try detached(arguments[1].value, in: scope, expecting: keys),
            let item = subject.types.enumCases(keys).first(where: { $0.name.plain == chosen }),
            case .string(let key)? = subject.types.rawValue(of: item, in: keys) ?? .string(item.name.plain)
        else { return unreadCall() }
        let asked = try detached(arguments[0].value, in: scope)
        let inner = place.appending(.field(key))
        if name == "nestedContainer" {
            narrowed[inner] = Self.decoder
            return .construct(Self.decoder, [LabelledTerm("at", .place(inner)), LabelledTerm("keys", asked)])
        }
        guard let type = metatype(asked, in: scope) else { return unreadCall() }
        switch name {
        case "decode": return try part(type, at: inner)
        case "decodeIfPresent": return try part(.optional(type), at: inner)
        default: return unreadCall()
        }
    }

    private func part(_ type: TypeRef, at place: SymbolicValue) throws -> Term {
        guard let format = format(around: place) else { return unreadCall() }
        let model = DocumentModel(types: subject.types, isRead: true, format)
        guard isRead(type, format) else { return unreadCall() }
        narrowed[place] = type
        placeTypes = [:]
        return try decoded(type, at: place, model) ?? unreadCall()
    }

    /// The format of the document that a place lies in.
    private func format(around place: SymbolicValue) -> DocumentFormat? {
        for length in place.path.indices {
            if case .document(let format)? = shape(SymbolicValue(place.root, Array(place.path.prefix(length)))) {
                return format
            }
        }
        return nil
    }

    /// The keys that were asked of a decoder or a container, with the types of what stands under them.
    func keys(askedOf place: SymbolicValue) -> [(key: String, place: SymbolicValue, type: TypeRef)] {
        narrowed.compactMap { inner, type in
            guard inner.path.count == place.path.count + 1, place.contains(inner),
                case .field(let key)? = inner.path.last
            else { return nil }
            return (key, inner, type)
        }.sorted { $0.key < $1.key }
    }
}
