import Facts
import Resolving

/// Documents of JSON: what a coder makes of the models of the project, whose keys a test writes out.
extension Machine {
    /// A call of a coder, a formatter or an option set; `nil` for anything else.
    func callFoundation(_ term: Term, _ name: String, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        try callCoder(term, name, arguments, in: scope) ?? callDecoder(term, name, arguments, in: scope)
            ?? callFormatter(term, name, arguments, in: scope) ?? callOptionSet(term, name, arguments, in: scope)
    }

    /// `decoder.decode(Model.self, from: data)`, `encoder.encode(model)`; `nil` for anything else.
    func callCoder(_ coder: Term, _ name: String, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        guard name == "decode" || name == "encode", let kind = coderKind(coder) else { return nil }
        switch (name, kind, arguments.map(\.label)) {
        case ("decode", "JSONDecoder", [nil, "from"]):
            let asked = try detached(arguments[0].value, in: scope)
            let data = try detached(arguments[1].value, in: scope)
            guard let format = format(of: coder), let type = metatype(asked, in: scope) else { return unreadCall() }
            return try decode(type, from: data, format)
        case ("encode", "JSONEncoder", [nil]):
            let model = try detached(arguments[0].value, in: scope)
            let known = typeOf(reduce(model)) ?? staticType(of: arguments[0].value, in: scope)
            guard let format = format(of: coder), let type = known else {
                return .construct(.simple("Data"), [LabelledTerm("encoded", .unknown)])
            }
            encoded.append(EncodedModel(model: model, type: type, format: format))
            let way = LabelledTerm(format.dates.rawValue, .boolean(format.hasSnakeCase))
            return .construct(
                .simple("Data"), [LabelledTerm("encoded", model), way, LabelledTerm(type.text, .void)])
        default: return nil
        }
    }

    /// A model that was written as JSON.
    struct EncodedModel {
        var model: Term
        var type: TypeRef
        var format: DocumentFormat
    }

    /// The name of a coder's type; `nil` for anything else.
    private func coderKind(_ coder: Term) -> String? {
        guard let type = typeOf(coder), let fact = subject.types.declaration(type), subject.types.isOfLibrary(fact)
        else { return nil }
        return fact.name
    }

    /// What a coder is told, as far as all of it is known.
    private func format(of coder: Term) -> DocumentFormat? {
        var format = DocumentFormat()
        for (name, value) in settings(of: coder) {
            switch (name, reduce(value)) {
            case ("keyDecodingStrategy", .enumCase(_, "convertFromSnakeCase", _)),
                ("keyEncodingStrategy", .enumCase(_, "convertToSnakeCase", _)):
                format.hasSnakeCase = true
            case ("keyDecodingStrategy", .enumCase(_, "useDefaultKeys", _)),
                ("keyEncodingStrategy", .enumCase(_, "useDefaultKeys", _)), ("outputFormatting", _):
                break
            case ("dateDecodingStrategy", .enumCase(_, let way, [])),
                ("dateEncodingStrategy", .enumCase(_, let way, [])):
                guard let dates = DocumentFormat.Dates(rawValue: way) else { return nil }
                format.dates = dates
            default: return nil
            }
        }
        return format
    }

    /// What was put into a coder that its initialiser made.
    func settings(of coder: Term) -> [(String, Term)] {
        switch coder {
        case .construct(_, let parts): parts.map { ($0.label ?? "", $0.value) }
        case .updated(let base, let field, let value): settings(of: base) + [(field, value)]
        case .place(let place): settings(ofGiven: place)
        default: [("", .unknown)]
        }
    }

    /// What is put into a coder that the SUT is made with: nothing where a test makes it.
    private func settings(ofGiven place: SymbolicValue) -> [(String, Term)] {
        guard case .parameter(let name, 0) = place.root, place.path.isEmpty else { return [("", .unknown)] }
        let parameter = subject.construction.parameters.first { $0.name.plain == name }
        guard let standard = parameter?.defaultValue else { return [] }
        let made = try? detached(standard, in: Scope(selfTerm: .unknown), expecting: parameter?.type)
        return made.map(settings) ?? [("", .unknown)]
    }

    /// The type that `Model.self` means, or a parameter of a generic function.
    func metatype(_ term: Term, in scope: Scope) -> TypeRef? {
        guard case .verbatim(let text) = term, text.hasSuffix(".self") else { return nil }
        return spelled(scope.filled(.written(String(text.dropLast(5)))), in: scope)
    }

    // MARK: - Reading

    private func decode(_ type: TypeRef, from data: Term, _ format: DocumentFormat) throws -> Term {
        let model = DocumentModel(types: subject.types, isRead: true, format)
        guard case .place(let place) = reduce(data), let declared = self.type(of: place),
            subject.types.isData(declared), isRead(type, format)
        else { return unreadCall() }
        let content = place.appending(.decoded)
        switch shape(place) {
        case .document(let known) where known == format && narrowed[content] == type:
            return try decoded(type, at: content, model) ?? unreadCall()
        case .document: return unreadCall()
        case .broken, .unique(0): throw Exit.thrown(.construct(.simple("DecodingError"), []))
        default: break
        }
        guard isReplay || oracle.choose(2) == 0 else {
            decide(place, .broken)
            throw Exit.thrown(.construct(.simple("DecodingError"), []))
        }
        decide(place, .document(format))
        narrowed[content] = type
        placeTypes = [:]
        return try decoded(type, at: content, model) ?? unreadCall()
    }

    /// Whether all that values of a type hold is read from JSON of a format.
    func isRead(_ type: TypeRef, _ format: DocumentFormat) -> Bool {
        let document = RunMemory.Document(type: type, format: format)
        let isKnown = DocumentModel(types: subject.types, isRead: true, format).isKnown
        return subject.known.documents[document, or: isKnown(type, 0)]
    }

    /// Decides about all that documents hold and the code did not ask for: each field stands in them.
    func settleDocuments() {
        guard !narrowed.isEmpty || !encoded.isEmpty else { return }
        let documents = decisions.filter { if case .document = $0.value { true } else { false } }.keys
            .map { (place: $0, words: $0.description) }
        for document in documents.sorted(by: { $0.words < $1.words }) {
            let content = document.place.appending(.decoded)
            narrowed[content].map { fill(content, $0) }
        }
        for model in encoded {
            for place in model.model.places { self.type(of: place).map { fill(place, $0) } }
        }
    }

    private func fill(_ place: SymbolicValue, _ type: TypeRef) {
        let place = canonical(place)
        if shape(place) == .null { return }
        let bare = subject.types.expanded(type).bare
        if isDeep(place, type) {
            if type.isOptional { decide(place, .null) } else if shape(place) == nil { sample(place) }
            return
        }
        if let element = subject.types.elementType(bare) ?? subject.types.entryType(bare) {
            if shape(place) == nil || shape(place) == .present { decide(place, .list(1)) }
            guard case .list(let count)? = shape(place) else { return }
            for index in 0..<count { fill(place.appending(.element(index)), element) }
            return
        }
        if type == Self.decoder || DocumentModel(types: subject.types, isRead: true).isOwn(bare) {
            let asked = keys(askedOf: type == Self.decoder ? place : place.appending(.decoded))
            if shape(place) == nil, type.isOptional { decide(place, .present) }
            for part in asked { fill(part.place, part.type) }
            return
        }
        for part in subject.types.tupleElements(bare) { fill(place.appending(.field(part.name)), part.type) }
        guard let fact = subject.types.declaration(bare), fact.kind == .struct, !subject.types.isOfLibrary(fact) else {
            return sample(place)
        }
        if shape(place) == nil, type.isOptional { decide(place, .present) }
        for field in subject.types.storedFields(of: fact) {
            let name = field.name.plain
            subject.types.fieldType(name, of: bare).map { fill(place.appending(.field(name)), $0) }
        }
    }

    /// The JSON of a document that a test arranges, its keys in order; `nil` where it cannot be written.
    func documentText(_ place: SymbolicValue) -> String? {
        guard case .document(let format)? = shape(place), let type = narrowed[place.appending(.decoded)] else {
            return nil
        }
        return DocumentModel(types: subject.types, isRead: true, format).text(
            at: place.appending(.decoded), type, in: self)
    }

    /// The JSON that the code wrote, its keys in order; `nil` for data that is something else, or cannot be known.
    func encodedText(_ data: Term) -> String? {
        guard case .construct(_, let parts) = data, parts.count == 3, parts[0].label == "encoded",
            let dates = parts[1].label.flatMap(DocumentFormat.Dates.init), case .boolean(let isSnake) = parts[1].value,
            let type = typeOf(reduce(parts[0].value)) ?? parts[2].label.map(TypeRef.written)
        else { return nil }
        var format = DocumentFormat()
        (format.dates, format.hasSnakeCase) = (dates, isSnake)
        return DocumentModel(types: subject.types, isRead: false, format).text(parts[0].value, type, in: self)
    }
}

extension TypeLookup {
    /// The properties of a struct that its values hold.
    func storedFields(of fact: TypeFact) -> [PropertyFact] {
        fact.members.properties.filter { $0.isStored && !$0.info.isStatic }
    }
}

extension TypeRef {
    /// The type that a text names: a name, or a list, a dictionary or an optional of such.
    fileprivate static func written(_ text: String) -> TypeRef {
        if text.hasSuffix("?") { return .optional(written(String(text.dropLast()))) }
        guard text.hasPrefix("["), text.hasSuffix("]") else { return .simple(text) }
        let inner = text.dropFirst().dropLast()
        guard let colon = inner.firstIndex(of: ":"), !inner.hasPrefix("[") else {
            return .array(written(String(inner)))
        }
        let value = inner[inner.index(after: colon)...]
        return .dictionary(key: written(String(inner[..<colon]).trimmed), value: written(String(value).trimmed))
    }
}
