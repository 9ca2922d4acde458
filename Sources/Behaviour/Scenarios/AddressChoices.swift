import Algorithms
import Facts

/// Addresses that take other ways through code which looks into them, as what handles links does: put together of the
/// schemes, hosts, paths and names of queries that the code compares with.
struct AddressChoices {
    /// The parts of an address that code compares with texts.
    private enum Part: Hashable { case scheme, host, path, item }

    private var texts: [Part: [String]] = [:]
    private var isTakenApart = false

    /// Reads the code of a SUT.
    init(of subject: TestedType) {
        for member in subject.members {
            member.forEachExpression { expression, _ in add(expression) }
            member.bodies.forEachStatement { statement in
                guard case .switch(let value, let cases) = statement.kind, let part = Self.part(value) else { return }
                for item in cases.flatMap(\.items) {
                    if case .expression(.string(let text)) = item.pattern { texts[part, default: []].append(text) }
                }
            }
        }
    }

    /// The addresses, one that has all that is asked for first; none where nothing is asked.
    var addresses: [String] {
        let found = Set(texts.keys).subtracting([.item])
        guard !found.isEmpty else { return [] }
        func all(_ part: Part, or other: String) -> [String] {
            let known = texts[part, default: []].filter { !$0.isEmpty }
            return known.isEmpty ? [other] : Array(known.uniqued().prefix(4))
        }
        let (schemes, hosts) = (all(.scheme, or: "https"), all(.host, or: "example.com"))
        let paths = all(.path, or: isTakenApart ? "12" : "").map(Self.path)
        let query = texts[.item]?.first.map { "?\($0)=value" } ?? ""
        func address(_ scheme: String, _ host: String, _ path: String, _ query: String) -> String {
            "\(scheme)://\(host)\(path)\(query)"
        }
        let whole = product(schemes, hosts).map { address($0, $1, paths[0], query) }
        let deeper = isTakenApart ? hosts.map { address(schemes[0], $0, "/other", query) } : []
        let others =
            deeper + product(hosts, paths.dropFirst()).map { address(schemes[0], $0, $1, query) }.prefix(6) + [
                address(schemes[0] == "https" ? "http" : "https", hosts[0], paths[0], query),
                address(schemes[0], "other.example", paths[0], query), address(schemes[0], hosts[0], "/other", query),
                address(schemes[0], hosts[0], paths[0], ""), address(schemes[0], hosts[0], "", query),
            ]
        // A test writes them as they are: what is no address would end it.
        let known = (whole.prefix(8) + others).filter { WebAddressMembers.value($0, "absoluteString") == .string($0) }
        return Array(known.uniqued().prefix(16))
    }

    private static func path(_ text: String) -> String {
        text.isEmpty || text.hasPrefix("/") ? text : "/" + text
    }

    private mutating func add(_ expression: Expression) {
        switch expression {
        case .binary(let value, let word, .string(let text)) where ["==", "!="].contains(word):
            if let part = Self.part(value) { texts[part, default: []].append(text) }
        case .call(.member(let value?, let name), let arguments) where ["hasPrefix", "hasSuffix"].contains(name):
            guard case .string(let text)? = arguments.first?.value, let part = Self.part(value) else { return }
            texts[part, default: []].append(text.hasPrefix(".") ? "www" + text : text)
        case .member(_, "pathComponents"), .member(_, "lastPathComponent"): isTakenApart = true
        default: break
        }
    }

    /// The part of an address that an expression asks for.
    private static func part(_ expression: Expression) -> Part? {
        switch expression {
        case .member(_, "scheme"), .name("scheme"): .scheme
        case .member(_, "host"), .name("host"), .call(.member(_, "host"), _): .host
        case .member(_, "path"), .name("path"), .call(.member(_, "path"), _), .member(_, "lastPathComponent"): .path
        case .member(.name("$0"), "name"): .item
        case .optionalChain(let inner), .forceUnwrap(let inner), .binary(let inner, "??", _): part(inner)
        case .call(.member(let inner?, "lowercased"), _): part(inner)
        case .subscript(.member(_, "pathComponents"), _), .member(.member(_, "pathComponents"), _): .path
        default: nil
        }
    }
}

extension TestedType {
    /// Addresses that its code tells apart.
    var addresses: [String] {
        if let found = known.addresses { return found }
        let found = AddressChoices(of: self).addresses
        known.addresses = found
        return found
    }
}
