import Facts
import Foundation

/// What members of `URL` give for addresses that are known, as Foundation computes it.
enum WebAddressMembers {
    /// What a property or a method gives; `nil` where that cannot be told.
    static func value(_ address: String, _ member: String, _ arguments: [Term] = []) -> Term? {
        guard let row = rows[member], let url = URL(string: address) else { return nil }
        return row(url, arguments)
    }

    /// The term of an address; `null` where the text is none.
    static func term(_ text: String) -> Term { URL(string: text).map(term) ?? .null }

    /// The address that a path leads to from another one; `nil` where it is none.
    static func relative(_ path: String, to base: String) -> String? {
        URL(string: path, relativeTo: URL(string: base))?.absoluteString
    }

    private static func term(_ url: URL) -> Term {
        .construct(.simple("URL"), [LabelledTerm("string", .string(url.absoluteString))])
    }

    /// The properties that are a part of an address.
    static let parts: Set<String> = Set(rows.keys.filter { !$0.contains("(") && !$0.hasPrefix("absolute") })

    private typealias Row = @Sendable (URL, [Term]) -> Term?

    /// The rows by full name: `path`, `appendingPathComponent(_:)`.
    private static let rows: [String: Row] = [
        "absoluteString": { url, _ in .string(url.absoluteString) },
        "absoluteURL": { url, _ in term(url) },
        "path": { url, _ in .string(url.path) },
        "path()": { url, _ in .string(url.path()) },
        "path(percentEncoded:)": { url, arguments in
            guard case .boolean(let isEncoded)? = arguments.first else { return nil }
            return .string(url.path(percentEncoded: isEncoded))
        },
        "scheme": { url, _ in optional(url.scheme) },
        "host": { url, _ in optional(url.host) },
        "host()": { url, _ in optional(url.host()) },
        "query": { url, _ in optional(url.query) },
        "query()": { url, _ in optional(url.query()) },
        "fragment": { url, _ in optional(url.fragment) },
        "lastPathComponent": { url, _ in .string(url.lastPathComponent) },
        "pathExtension": { url, _ in .string(url.pathExtension) },
        "pathComponents": { url, _ in .list(url.pathComponents.map(Term.string)) },
        "port": { url, _ in url.port.map(Term.integer) ?? .null },
        "isFileURL": { url, _ in .boolean(url.isFileURL) },
        "appendingPathComponent(_:)": { url, arguments in
            text(arguments.first).map { term(url.appendingPathComponent($0)) }
        },
        "appending(path:)": { url, arguments in text(arguments.first).map { term(url.appending(path: $0)) } },
        "appending(component:)": { url, arguments in text(arguments.first).map { term(url.appending(component: $0)) } },
        "appendingPathExtension(_:)": { url, arguments in
            text(arguments.first).map { term(url.appendingPathExtension($0)) }
        },
        "appending(queryItems:)": { url, arguments in
            arguments.first.flatMap(queryItems).map { term(url.appending(queryItems: $0)) }
        },
        "deletingLastPathComponent()": { url, _ in term(url.deletingLastPathComponent()) },
        "deletingPathExtension()": { url, _ in term(url.deletingPathExtension()) },
    ]

    private static func optional(_ text: String?) -> Term { text.map(Term.string) ?? .null }

    private static func text(_ term: Term?) -> String? { if case .string(let text)? = term { text } else { nil } }

    // MARK: - Components

    /// The fields of `URLComponents` for an address; `nil` where the text is none.
    static func components(_ text: String) -> [LabelledTerm]? {
        guard let parts = URLComponents(string: text) else { return nil }
        let items = parts.queryItems.map { items in
            Term.list(
                items.map { item in
                    .construct(
                        .simple("URLQueryItem"),
                        [LabelledTerm("name", .string(item.name)), LabelledTerm("value", optional(item.value))])
                })
        }
        return [
            LabelledTerm("scheme", optional(parts.scheme)), LabelledTerm("host", optional(parts.host)),
            LabelledTerm("port", parts.port.map(Term.integer) ?? .null), LabelledTerm("path", .string(parts.path)),
            LabelledTerm("queryItems", items ?? .null), LabelledTerm("fragment", optional(parts.fragment)),
        ]
    }

    /// What is computed of the fields of `URLComponents`, by their names; `nil` where that cannot be told.
    static func value(ofComponents fields: [String: Term], _ member: String) -> Term? {
        var parts = URLComponents()
        for (name, field) in fields where field != .null {
            switch (name, field) {
            case ("scheme", .string(let text)): parts.scheme = text
            case ("host", .string(let text)): parts.host = text
            case ("port", .integer(let number)): parts.port = number
            case ("path", .string(let text)): parts.path = text
            case ("fragment", .string(let text)): parts.fragment = text
            case ("queryItems", _):
                guard let items = queryItems(field) else { return nil }
                parts.queryItems = items
            default: return nil
            }
        }
        switch member {
        case "url": return parts.url.map(term) ?? .null
        case "string": return optional(parts.string)
        case "query": return optional(parts.query)
        case "percentEncodedQuery": return optional(parts.percentEncodedQuery)
        default: return nil
        }
    }

    private static func queryItems(_ term: Term) -> [URLQueryItem]? {
        guard case .list(let items) = term else { return nil }
        let known = items.compactMap { item -> URLQueryItem? in
            guard case .construct(_, let fields) = item,
                let name = fields.first(where: { $0.label == "name" }).flatMap({ text($0.value) }),
                let value = fields.first(where: { $0.label == "value" })?.value
            else { return nil }
            if case .null = value { return URLQueryItem(name: name, value: nil) }
            return text(value).map { URLQueryItem(name: name, value: $0) }
        }
        return known.count == items.count ? known : nil
    }
}
