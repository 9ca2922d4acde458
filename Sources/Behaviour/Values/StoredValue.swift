import Facts

/// What stands in `UserDefaults` under a key, as one of the types that it is read as.
///
/// To a test it is a property of the dependency, the name of which is the code that reads it: `bool(forKey: "isDone")`.
package struct StoredValue: Hashable, Sendable {
    /// The method that reads it.
    package var reader: String
    /// The key.
    package var key: String

    /// Describes what stands under a key; `nil` where a test would have to write the key in another way.
    init?(reader: String, key: String) {
        let isPlain = !key.contains { "\"\\".contains($0) || $0.isNewline }
        guard Self.types[reader] != nil, isPlain else { return nil }
        (self.reader, self.key) = (reader, key)
    }

    /// Describes what the name of a property says; `nil` for the name of anything else.
    package init?(member: String) {
        let reader = member.prefix { $0 != "(" }
        let rest = member.dropFirst(reader.count)
        guard rest.hasPrefix(Self.start), rest.hasSuffix(Self.end) else { return nil }
        self.init(
            reader: String(reader), key: String(rest.dropFirst(Self.start.count).dropLast(Self.end.count)))
    }

    /// The same value as it is read otherwise.
    func read(by reader: String) -> StoredValue? { StoredValue(reader: reader, key: key) }

    private static let start = "(forKey: \""
    private static let end = "\")"

    /// The name of the property.
    package var member: String { reader + Self.start + key + Self.end }

    /// The last word of the key, as the name of a value.
    package var word: String {
        let words = key.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard let last = words.last, last.first?.isLetter == true else { return "stored" }
        let word = last.prefix(1).lowercased() + last.dropFirst()
        return word.isKeyword ? "stored" + last.prefix(1).uppercased() + last.dropFirst() : word
    }

    /// The property.
    var property: PropertyFact {
        let place = SourceLocation(file: "", line: 0, column: 0)
        return PropertyFact(
            info: DeclarationInfo(location: place), name: member, type: Self.types[reader], isLet: false)
    }

    /// The types that values are read as, by the methods that read them:
    /// <https://developer.apple.com/documentation/foundation/userdefaults>
    static let types: [String: TypeRef] = [
        "bool": .simple("Bool"), "integer": .simple("Int"), "double": .simple("Double"), "float": .simple("Float"),
        "string": .optional(.simple("String")), "stringArray": .optional(.array(.simple("String"))),
        "data": .optional(.simple("Data")), "object": .optional(.simple("Any")),
    ]
}
