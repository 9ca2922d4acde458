import Facts
import Foundation
import Resolving

/// What JSON makes of the models of a project, as the conformances to `Codable` do that the compiler writes.
struct DocumentModel {
    private let types: TypeLookup
    /// Whether documents are read; written otherwise.
    private let isRead: Bool
    private let format: DocumentFormat

    init(types: TypeLookup, isRead: Bool, _ format: DocumentFormat = DocumentFormat()) {
        (self.types, self.isRead, self.format) = (types, isRead, format)
    }

    /// Whether all that values of a type hold has a place in JSON.
    func isKnown(_ type: TypeRef, depth: Int = 0) -> Bool {
        let type = types.expanded(type)
        if let wrapped = type.optionalWrapped { return isKnown(wrapped, depth: depth) }
        if depth > 6 { return false }
        if let element = types.elementType(type.bare), !types.isSet(type.bare) {
            return isKnown(element, depth: depth + 1)
        }
        if let (key, value) = types.dictionaryTypes(type.bare) {
            return types.family(key) == .string && isKnown(value, depth: depth + 1)
        }
        guard let fact = types.declaration(type.bare) else {
            let name = type.bare.text
            return ["Date", "URL", "UUID", "Foundation.Date"].contains(name)
                || [.boolean, .integer, .float, .string].contains(types.family(type.bare))
        }
        guard isCoded(fact) else { return false }
        if isOwn(type.bare) { return fact.generics.parameters.isEmpty && fact.kind == .struct }
        if fact.kind == .enum { return fact.members.cases.allSatisfy { types.rawValue(of: $0, in: type.bare) != nil } }
        guard let fields = fields(of: fact), !isRaw(fact) || fields.map(\.name) == ["rawValue"] else { return false }
        return fields.allSatisfy { field in
            types.fieldType(field.name, of: type.bare).map { isKnown($0, depth: depth + 1) } ?? false
        }
    }

    /// Whether a type is coded as the compiler does it.
    private func isCoded(_ fact: TypeFact) -> Bool {
        let conformances = types.index.conformances(of: fact)
        guard fact.kind == .struct || fact.kind == .enum, !types.isOfLibrary(fact),
            conformances.contains(isRead ? "Decodable" : "Encodable") || conformances.contains("Codable")
        else { return false }
        return isRead || !types.allMembers(of: fact).methods.contains { $0.name.plain == "encode" }
    }

    /// Whether the values of a struct are coded as their raw values, such as those of option sets.
    private func isRaw(_ fact: TypeFact) -> Bool {
        let conformances = types.index.conformances(of: fact)
        return fact.kind == .struct && (conformances.contains("OptionSet") || conformances.contains("RawRepresentable"))
    }

    /// The initialiser with which a type reads itself: `init(from decoder: any Decoder)`.
    func ownInitializer(of fact: TypeFact) -> InitializerFact? {
        types.allMembers(of: fact).initializers.first { $0.parameters.count == 1 && $0.parameters[0].label == "from" }
    }

    /// Whether a type reads itself.
    func isOwn(_ type: TypeRef) -> Bool { types.declaration(type).flatMap(ownInitializer) != nil }

    /// Whether a type, or something in its values, reads itself.
    func hasOwnDecoding(_ type: TypeRef, depth: Int = 0) -> Bool {
        let bare = types.expanded(type).bare
        if depth > 6 { return false }
        if let element = types.elementType(bare) { return hasOwnDecoding(element, depth: depth + 1) }
        guard let fact = types.declaration(bare), fact.kind == .struct, !types.isOfLibrary(fact) else { return false }
        return ownInitializer(of: fact) != nil
            || types.storedFields(of: fact).contains { field in
                types.fieldType(field.name.plain, of: bare).map { hasOwnDecoding($0, depth: depth + 1) } ?? false
            }
    }

    /// A property and the key under which it stands.
    private struct Field {
        var name: String
        var key: String
    }

    /// The fields that stand in a document; `nil` where that is not known.
    private func fields(of fact: TypeFact) -> [Field]? {
        let keys = types.index.codingKeys(of: fact)
        var fields: [Field] = []
        for property in types.storedFields(of: fact) {
            let name = property.name.plain
            if let keys, keys[name] == nil { continue }
            if property.isLet, property.initialValue != nil, isRead { continue }
            guard !property.info.has("lazy"), property.info.attributes.isEmpty, let key = key(keys?[name] ?? name)
            else { return nil }
            fields.append(Field(name: name, key: key))
        }
        return fields
    }

    /// A key as it stands in the document; `nil` where what Foundation makes of it is another one.
    private func key(_ name: String) -> String? {
        guard format.hasSnakeCase else { return name }
        guard isRead else { return SnakeCase.key(writtenFor: name) }
        return name.contains("_") || name.first?.isUppercase != false ? nil : SnakeCase.key(readAs: name)
    }

    // MARK: - Texts

    /// The JSON of a value, the keys of objects in order; `nil` where something in it is not known.
    func text(_ term: Term, _ type: TypeRef, in machine: Machine) -> String? {
        let type = types.expanded(type)
        let value = machine.reduce(term)
        if case .null = value { return "null" }
        let bare = type.bare
        if let element = types.elementType(bare), !types.isSet(bare) {
            guard case .list(let items) = value else { return nil }
            return items.map { text($0, element, in: machine) }.allPresent().map { "[\($0.joined(separator: ","))]" }
        }
        if let (_, content) = types.dictionaryTypes(bare) {
            guard let entries = machine.entries(value) else { return nil }
            let pairs = entries.map { entry -> (String, String)? in
                guard case .string(let key) = machine.reduce(entry.key) else { return nil }
                return text(entry.value, content, in: machine).map { (key, $0) }
            }
            return pairs.allPresent().flatMap(object)
        }
        guard let fact = types.declaration(bare) else { return simple(value, bare, machine) }
        if fact.kind == .enum {
            guard case .enumCase(_, let name, []) = value,
                let item = fact.members.cases.first(where: { $0.name.plain == name }),
                let raw = types.rawValue(of: item, in: bare)
            else { return nil }
            return simple(raw, bare, machine)
        }
        if isRaw(fact) {
            return machine.member(value, "rawValue").flatMap { raw in
                types.fieldType("rawValue", of: bare).flatMap { text(raw, $0, in: machine) }
            }
        }
        guard isCoded(fact), let fields = fields(of: fact) else { return nil }
        var pairs: [(String, String)] = []
        for field in fields {
            guard let type = types.fieldType(field.name, of: bare), let part = machine.member(value, field.name) else {
                return nil
            }
            if machine.reduce(part) == .null { continue }
            guard let text = text(part, type, in: machine) else { return nil }
            pairs.append((field.key, text))
        }
        return object(pairs)
    }

    /// The JSON at a place of a document that a test arranges; `nil` where something in it is not known.
    func text(at place: SymbolicValue, _ type: TypeRef, in machine: Machine) -> String? {
        let type = types.expanded(type)
        if case .null? = machine.shape(place) { return "null" }
        let bare = type.bare
        if let element = types.elementType(bare) {
            guard case .list(let count)? = machine.shape(place) else { return nil }
            let items = (0..<count).map { text(at: place.appending(.element($0)), element, in: machine) }
            return items.allPresent().map { "[\($0.joined(separator: ","))]" }
        }
        if type == Machine.decoder || isOwn(bare) {
            let decoder = type == Machine.decoder ? place : place.appending(.decoded)
            let parts = machine.keys(askedOf: decoder)
            if parts.map(\.key) == [""] { return text(at: parts[0].place, parts[0].type, in: machine) }
            return object(parts.map { (key($0.key), $0.place, $0.type) }, in: machine)
        }
        guard let fact = types.declaration(bare), fact.kind == .struct else {
            return text(.place(place), type, in: machine)
        }
        if isRaw(fact) {
            return types.fieldType("rawValue", of: bare).flatMap {
                text(at: place.appending(.field("rawValue")), $0, in: machine)
            }
        }
        guard let fields = fields(of: fact) else { return nil }
        let parts = fields.compactMap { field in
            types.fieldType(field.name, of: bare).map { (Optional(field.key), place.appending(.field(field.name)), $0) }
        }
        return object(parts, in: machine)
    }

    private func object(_ parts: [(key: String?, place: SymbolicValue, type: TypeRef)], in machine: Machine) -> String?
    {
        var pairs: [(String, String)] = []
        for part in parts {
            if case .null? = machine.shape(part.place) { continue }
            guard let key = part.key, let text = text(at: part.place, part.type, in: machine) else { return nil }
            pairs.append((key, text))
        }
        return object(pairs)
    }

    private func object(_ pairs: [(String, String)]) -> String? {
        let keys = pairs.map(\.0).sorted()
        // In which order other keys stand where a document is written in order, systems differ.
        let options: String.CompareOptions = [.numeric, .caseInsensitive, .forcedOrdering]
        guard isRead || keys == keys.sorted(by: { $0.compare($1, options: options) == .orderedAscending }) else {
            return nil
        }
        let members = pairs.sorted { $0.0 < $1.0 }.map { "\(SwiftLiteral.json($0.0)):\($0.1)" }
        return "{\(members.joined(separator: ","))}"
    }

    private func simple(_ value: Term, _ type: TypeRef, _ machine: Machine) -> String? {
        switch value {
        case .boolean(let value): return "\(value)"
        case .integer(let number): return "\(number)"
        case .float(let number): return Self.number(number)
        case .string(let text): return SwiftLiteral.json(text)
        case .construct(let type, let parts) where type.text == "URL" && parts.first?.label == "string":
            if case .string(let text) = machine.reduce(parts[0].value) { return SwiftLiteral.json(text) }
            return nil
        case .place(let place):
            switch machine.shape(place) {
            case .moment(let seconds): return date(seconds)
            case .unique(let number) where type.text == "URL": return SwiftLiteral.json(UniqueText.address(number))
            case .unique(let number) where type.text == "UUID": return SwiftLiteral.json(UniqueText.identifier(number))
            default: return nil
            }
        default: return nil
        }
    }

    private func date(_ seconds: Int) -> String {
        switch format.dates {
        case .deferredToDate: "\(seconds - 978_307_200)"
        case .secondsSince1970: "\(seconds)"
        case .millisecondsSince1970: "\(seconds * 1_000)"
        case .iso8601: SwiftLiteral.json(Date(timeIntervalSince1970: TimeInterval(seconds)).formatted(.iso8601))
        }
    }

    /// A number that every reader of JSON gives back as it is: others are rounded.
    private static func number(_ number: Double) -> String? {
        guard number.magnitude < 1e9, (number * 1_024).rounded() == number * 1_024 else { return nil }
        return number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
}
