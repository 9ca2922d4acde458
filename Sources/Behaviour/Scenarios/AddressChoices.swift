import Algorithms
import Facts

/// Addresses that take other ways through code which looks into them, as what handles links does: put together of the
/// schemes, hosts, paths and names of queries that the code compares with, and of the words that it tells paths apart by.
struct AddressChoices {
    /// The parts of an address that code compares with texts.
    private enum Part: Hashable { case scheme, host, path, item }

    private let subject: TestedType
    private var texts: [Part: [String]] = [:]
    private var isTakenApart = false
    /// The texts that are told apart without saying of what.
    private var words: [String] = []
    /// Those that stand behind others: `parts[2] == "rooms"`.
    private var inner: [String] = []
    /// The numbers that the code speaks of: as long a part of a path may have to be.
    private var numbers: [Int] = []
    /// The names of types that values are made of by name.
    private var types: [String] = []

    /// The type whose code is read.
    private var owner: TypeFact

    /// Reads the code of a SUT, and that of types of its module which take addresses apart for it.
    init(of subject: TestedType) {
        self.subject = subject
        owner = subject.types.sut
        add(subject.members)
        for type in subject.index.types where type.module == subject.types.sut.module {
            let members = subject.types.allMembers(of: type)
            guard Array(members).takesAddresses else { continue }
            owner = type
            add(members)
        }
    }

    private mutating func add(_ members: some Sequence<Member>) {
        for member in members {
            member.forEachExpression { expression, _ in add(expression) }
            member.bodies.forEachStatement { statement in
                guard case .switch(let value, let cases) = statement.kind else { return }
                for item in cases.flatMap(\.items) { add(item.pattern, asked: value) }
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
                address(["https", "http", "other"].first { !schemes.contains($0) } ?? "", hosts[0], paths[0], query),
                address(schemes[0], "other.example", paths[0], query), address(schemes[0], hosts[0], "/other", query),
                address(schemes[0], hosts[0], paths[0], ""), address(schemes[0], hosts[0], "", query),
            ]
        // What code asks the host of is an address of the web, whatever other schemes it knows.
        let web = texts[.host] == nil || schemes.contains { $0.hasPrefix("http") } ? [] : ["https"]
        let sites = web.flatMap { [address($0, "other.example", paths[0], query), address($0, hosts[0], "", "")] }
        let above = texts[.path] == nil ? "" : paths[0]
        let spoken = isTakenApart ? worded(schemes + web, host: hosts[0], below: above) : []
        // A test writes them as they are: what is no address would end it.
        let known = (spoken.prefix(Self.mostWorded) + sites + whole.prefix(8) + others).filter {
            WebAddressMembers.value($0, "absoluteString") == .string($0)
        }
        return Array(known.uniqued().prefix(16 + min(spoken.count, Self.mostWorded)))
    }

    /// How many addresses there are at most whose paths are made of words.
    private static let mostWorded = 32

    /// Addresses whose paths begin with the words of the code, with different things after these: `app://item/12`,
    /// `https://host/item/12`.
    private func worded(_ schemes: [String], host: String, below path: String) -> [String] {
        let query = Set(texts[.item, default: []]).sorted().prefix(3).map { "\($0)=12" }.joined(separator: "&")
        let lengths = numbers.filter { (3...12).contains($0) }.uniqued().prefix(2)
        let parts =
            lengths.map { "/" + "abcdefghijkl".prefix($0) } + rawValues.prefix(4).map { "/" + $0 } + ["", "/12"]
        let words = words.filter { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0 == "-" || $0 == "_" } }.uniqued()
        func address(_ word: String, _ part: String, _ scheme: String) -> String {
            let isWeb = scheme.hasPrefix("http") || texts[.host] == nil
            return (isWeb ? "\(scheme)://\(host)\(path)/\(word)" : "\(scheme)://\(word)") + part
        }
        let main = schemes.first { !$0.hasPrefix("http") } ?? schemes[0]
        let first = words.map { address($0, "/12", main) + (query.isEmpty ? "" : "?" + query) }
        let varied = parts.map { part in words.map { address($0, part, main) } }.flatMap(\.self)
        let elsewhere = schemes.filter { $0 != main }.flatMap { scheme in
            words.prefix(1).map { address($0, "/12", scheme) }
        }
        let nested = inner.uniqued().prefix(2).flatMap { second in
            words.filter { $0 != second }.prefix(3).map { address($0, "/12/\(second)/13", main) }
        }
        return first + nested + elsewhere + varied
    }

    /// What cases of enums are called that the code makes of a text.
    private var rawValues: [String] {
        types.uniqued().flatMap { name -> [String] in
            let type = TypeRef.simple(name)
            return subject.types.enumCases(type).compactMap { fact in
                if case .string(let text)? = subject.types.rawValue(of: fact, in: type) { text } else { nil }
            }
        }
    }

    private static func path(_ text: String) -> String {
        text.isEmpty || text.hasPrefix("/") ? text : "/" + text
    }

    private mutating func add(_ expression: Expression) {
        switch expression {
        case .binary(let value, let word, let other) where ["==", "!="].contains(word):
            guard let text = text(other) else { return }
            if case .subscript = value { inner.append(text) }
            add(text, of: Self.part(value))
        case .call(.member(let value?, let name), let arguments):
            if ["hasPrefix", "hasSuffix"].contains(name), let part = Self.part(value),
                case .string(let text)? = arguments.first?.value
            {
                texts[part, default: []].append(text.hasPrefix(".") ? "www" + text : text)
            }
            if name == "split" || name == "components", Self.part(value) == .path { isTakenApart = true }
            if name == "contains", let asked = arguments.first?.value, let part = Self.part(asked) {
                texts[part, default: []] += listed(value)
            }
        case .call(.name(let name), let arguments) where arguments.first?.label == "rawValue": types.append(name)
        case .member(let type?, "init"): if let path = type.path { types.append(path.joined(separator: ".")) }
        case .subscript(.name(let name), let arguments):
            guard ["query", "param", "item"].contains(where: name.lowercased().contains) else { return }
            if case .string(let text)? = arguments.first?.value { texts[.item, default: []].append(text) }
        case .member(_, "pathComponents"), .member(_, "lastPathComponent"): isTakenApart = true
        case .integer(let text): if let number = SwiftLiteral.integer(text) { numbers.append(number) }
        default: break
        }
    }

    private mutating func add(_ pattern: Statement.Pattern, asked value: Expression) {
        if case .tuple(let patterns) = pattern, case .tuple(let values) = value, patterns.count == values.count {
            for (pattern, value) in zip(patterns, values) { add(pattern, of: Self.part(value.value)) }
        } else {
            add(pattern, of: Self.part(value))
        }
    }

    private mutating func add(_ pattern: Statement.Pattern, of part: Part?) {
        switch pattern {
        case .optional(let inner): add(inner, of: part)
        case .expression(let expression): if let text = text(expression) { add(text, of: part) }
        case .enumCase(let type?, let name, let payload) where payload.isEmpty:
            if let text = text(.member(.name(type), name)) { add(text, of: part) }
        case .tuple(let parts): for inner in parts { add(inner, of: nil) }
        default: break
        }
    }

    private mutating func add(_ text: String, of part: Part?) {
        if let part { texts[part, default: []].append(text) } else { words.append(text) }
    }

    /// The text that is written, or that a constant of the project is.
    private func text(_ expression: Expression) -> String? {
        switch expression {
        case .string(let text): return text
        default: if case .string(let text)? = constant(expression) { return text } else { return nil }
        }
    }

    /// The texts of a list that is written, or that a constant of the project is.
    private func listed(_ expression: Expression) -> [String] {
        guard case .array(let elements) = constant(expression) ?? expression else { return [] }
        return elements.compactMap(text)
    }

    /// What a constant of the project is.
    private func constant(_ expression: Expression) -> Expression? {
        switch expression {
        case .name(let name), .member(.name("self"), let name): return constant(name, of: owner, isStatic: false)
        case .member(let type?, let name):
            guard let path = type.path else { return nil }
            let owner = path == ["Self"] ? self.owner.qualifiedName : path.joined(separator: ".")
            return subject.types.declaration(.simple(owner)).flatMap { constant(name, of: $0, isStatic: true) }
        default: return nil
        }
    }

    private func constant(_ name: String, of type: TypeFact, isStatic: Bool) -> Expression? {
        subject.types.allMembers(of: type).properties.first {
            $0.info.isStatic == isStatic && $0.isLet && $0.name.plain == name
        }?.initialValue
    }

    /// The part of an address that an expression asks for.
    private static func part(_ expression: Expression) -> Part? {
        switch expression {
        // What a path was taken apart into.
        case .member(.name("path")?, "first"), .member(.name("path")?, "last"): nil
        case .member(_, "scheme"), .name("scheme"): .scheme
        case .member(_, "host"), .name("host"), .call(.member(_, "host"), _): .host
        case .member(_, "path"), .name("path"), .call(.member(_, "path"), _), .member(_, "lastPathComponent"): .path
        case .member(.name("$0"), "name"): .item
        case .optionalChain(let inner), .forceUnwrap(let inner), .binary(let inner, "??", _): part(inner)
        case .call(.member(let inner?, "lowercased"), _), .member(let inner?, "first"): part(inner)
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

extension [Member] {
    /// Whether one of them takes an address.
    fileprivate var takesAddresses: Bool {
        (methods.map(\.parameters) + initializers.map(\.parameters)).joined().contains {
            ["URL", "URLComponents"].contains($0.type.bare.lastName)
        }
    }
}
