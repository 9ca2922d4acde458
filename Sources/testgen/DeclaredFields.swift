import Facts

/// Which properties of a project's types could be taken for each other: those of one type side by side.
///
/// After the last of a type comes the first: of two each stands for the other.
struct DeclaredFields {
    /// For each type's name and each of its properties the next of the same type, after the last the first.
    private var next: [String: [String: String]] = [:]
    /// The same for each property in any type; `nil` stands for a type in which there is no other.
    private var anywhere: [String: Set<String?>] = [:]

    /// Properties that types have which no project declares.
    private static let common = [
        "count", "isEmpty", "first", "last", "indices", "startIndex", "endIndex", "keys", "values", "description",
        "debugDescription", "localizedDescription", "hashValue", "rawValue", "utf8", "path", "host", "scheme", "query",
        "absoluteString", "isNaN", "isFinite", "magnitude",
    ]

    /// Collects what is declared.
    init(_ index: FactIndex) {
        for name in Self.common { anywhere[name] = [nil] }
        for fact in index.files.flatMap(\.types) where fact.kind != .protocol {
            let properties = index.members(of: fact).properties
            let found = Self.siblings(properties)
            next[fact.name, default: [:]].merge(found) { first, _ in first }
            for property in properties where !property.info.isStatic {
                anywhere[property.name.plain, default: []].insert(found[property.name.plain])
            }
        }
    }

    private static func siblings(_ properties: [PropertyFact]) -> [String: String] {
        var groups: [String: [String]] = [:]
        for property in properties where !property.info.isStatic && property.info.access.isTestable {
            guard let type = property.type, type.functionType == nil else { continue }
            groups[type.unattributed.text, default: []].append(property.name.plain)
        }
        var next: [String: String] = [:]
        for names in groups.values where names.count > 1 {
            for (position, name) in names.enumerated() { next[name] = names[(position + 1) % names.count] }
        }
        return next
    }

    /// Another property of the same type beside one of a name.
    ///
    /// - Parameter owner: The type whose property it is; `nil` where that is not known.
    func sibling(of name: String, in owner: TypeRef?) -> String? {
        if let type = owner?.bare.lastName { return next[type]?[name] }
        guard let found = anywhere[name], found.count == 1 else { return nil }
        return found.first ?? nil
    }
}
