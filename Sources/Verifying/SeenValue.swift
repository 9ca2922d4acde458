import Foundation

/// A value as it was seen when a test ran: as far as it can be taken apart, and the names of arranged values it equals.
package struct SeenValue: Hashable, Sendable, Decodable {
    /// What kind of value it is.
    package enum Kind: String, Hashable, Sendable, Decodable {
        case null, boolean, integer, float, string, date, uuid, url, data, list, set, dictionary, `case`, structure,
            object
        case tuple, other
    }

    /// A part of a value, with its label.
    package struct Part: Hashable, Sendable, Decodable {
        /// The label of a field, a payload or an element; `nil` without.
        package var label: String?
        /// The key of an entry of a dictionary.
        package var key: SeenValue?
        /// The value.
        package var value: SeenValue
    }

    /// What kind of value it is.
    package var kind: Kind
    /// The literal's text, the case's name, the number of elements, or the type's name.
    package var text: String
    /// Whether its type is `Equatable`.
    package var isEquatable: Bool
    /// Whether its type is `Equatable`, whatever it is held as.
    package var isEquatableItself: Bool
    /// Whether its static type is an optional.
    package var isOptional: Bool
    /// The names of arranged values it equals.
    package var names: [String]
    /// The names of objects it is identical to.
    package var identities: [String]
    /// Its parts.
    package var parts: [Part]
    /// The full name of its type, where it is an error.
    package var typeName: String?
    /// Whether its static type is `Any`, so that it has to be cast before it is compared.
    package var isAny: Bool
    /// The full name of its type with its module.
    package var runtimeType: String?

    private enum CodingKeys: String, CodingKey {
        case kind = "k"
        case text = "v"
        case isEquatable = "q"
        case isEquatableItself = "d"
        case isOptional = "o"
        case names = "n"
        case identities = "i"
        case parts = "p"
        case typeName = "t"
        case isAny = "a"
        case runtimeType = "r"
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        kind = try values.decode(Kind.self, forKey: .kind)
        text = try values.decodeIfPresent(String.self, forKey: .text) ?? ""
        isEquatable = try values.decodeIfPresent(Bool.self, forKey: .isEquatable) ?? false
        isEquatableItself = try values.decodeIfPresent(Bool.self, forKey: .isEquatableItself) ?? isEquatable
        isOptional = try values.decodeIfPresent(Bool.self, forKey: .isOptional) ?? false
        names = try values.decodeIfPresent([String].self, forKey: .names) ?? []
        identities = try values.decodeIfPresent([String].self, forKey: .identities) ?? []
        parts = try values.decodeIfPresent([Part].self, forKey: .parts) ?? []
        typeName = try values.decodeIfPresent(String.self, forKey: .typeName)
        isAny = try values.decodeIfPresent(Bool.self, forKey: .isAny) ?? false
        runtimeType = try values.decodeIfPresent(String.self, forKey: .runtimeType)
    }

    /// The part of a label, or at a position.
    subscript(step: Step) -> SeenValue? {
        switch step {
        case .count: nil
        case .caseName, .presence, .identity: nil
        case .field(let name): parts.first { $0.label == name }?.value
        case .element(let index): index < parts.count ? parts[index].value : nil
        }
    }

    /// A step from a value to a part of it.
    package enum Step: Hashable, Sendable {
        case field(String)
        case element(Int)
        /// How many elements it has.
        case count
        /// Which case it is, whatever it carries.
        case caseName
        /// Whether it is there.
        case presence
        /// Which object it is.
        case identity
    }

    /// What an assertion about a part would see: a text that is the same exactly when the part is.
    func shown(at path: [Step]) -> String? {
        guard let step = path.first else { return digest }
        switch step {
        case .count: return kind == .list || kind == .set || kind == .dictionary ? text : nil
        case .caseName: return kind == .case ? text : nil
        case .presence: return kind == .null ? "nothing" : "something"
        case .identity: return identities.joined(separator: " ")
        default: return self[step]?.shown(at: Array(path.dropFirst()))
        }
    }

    /// The fields of a `URLRequest` that tell what a server is asked for.
    package static let fieldsOfRequest: Set<String> = [
        "url", "httpMethod", "allHTTPHeaderFields", "httpBody", "timeoutInterval",
    ]

    /// The texts in it.
    package var texts: [String] { (kind == .string ? [text] : []) + parts.flatMap(\.value.texts) }

    /// All of the value as text, whatever else it equals.
    var digest: String {
        "\(kind.rawValue) \(text)(" + parts.map { "\($0.label ?? ""):\($0.value.digest)" }.joined(separator: ",") + ")"
    }
}
