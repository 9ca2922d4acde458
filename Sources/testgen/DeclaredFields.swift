import Facts

/// Which properties of a project's types could be taken for each other: those of one type side by side.
///
/// After the last of a type comes the first: of two each stands for the other.
struct DeclaredFields {
    /// For each type's name and each of its properties the next of the same type, after the last the first.
    private var next: [String: [String: String]] = [:]
    /// The same, by the property alone, where all types that have one of the name agree.
    private var agreed: [String: String?] = [:]

    /// Collects what is declared.
    init(_ index: FactIndex) {
        for fact in index.files.flatMap(\.types) where fact.kind != .protocol {
            let found = Self.siblings(index.members(of: fact).properties)
            guard !found.isEmpty else { continue }
            next[fact.name, default: [:]].merge(found) { first, _ in first }
            for property in fact.members.properties where !property.info.isStatic {
                let (name, sibling) = (property.name.plain, found[property.name.plain])
                agreed[name] = agreed[name].map { $0 == sibling ? $0 : nil } ?? sibling
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
        guard let type = owner?.bare.lastName else { return agreed[name] ?? nil }
        return next[type]?[name]
    }
}
