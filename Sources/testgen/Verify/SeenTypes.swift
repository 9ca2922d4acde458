import Facts
import Suites
import Verifying

extension Understanding {
    /// The classes of whose objects a test can ask what they hold; not where that may be gone.
    var openClasses: Set<String> {
        let open = index.types.filter { fact in
            let stored = fact.members.properties.filter { $0.isStored && !$0.info.isStatic }
            return fact.kind == .class && stored.contains { $0.info.access.isTestable }
                && !stored.contains { $0.info.has("unowned") }
        }
        return Set(open.map(\.name.plain))
    }

    /// Whether a test can ask for a field of a type, or for what a case of it carries by its position: `loaded.0`.
    func isVisible(_ type: String, _ field: String) -> Bool { isValue(type, field) == true }

    /// Whether a test can ask for a field of a type only to cast it, since it may be of many types: `any Error`.
    func isErased(_ type: String, _ field: String) -> Bool { isValue(type, field) == false }

    /// Whether a field that a test can ask for has a type of its own; `nil` for none that a test can ask for.
    private func isValue(_ type: String, _ field: String) -> Bool? {
        let name = String(type.prefix { $0 != "<" })
        let parts = field.split(separator: ".").map(String.init)
        guard parts.count == 2, let position = Int(parts[1]) else { return isValue(field: field, of: name) }
        if name == "Result" { return parts[0] == "success" || !type.hasSuffix(", Error>") }
        for fact in index.types(named: name) {
            let item = fact.members.cases.first { $0.name.plain == parts[0] }
            if let item, position < item.payload.count { return isValue(item.payload[position].type, in: fact) }
        }
        return nil
    }

    private func isValue(field: String, of name: String) -> Bool? {
        for fact in index.types(named: name) {
            let property = index.members(of: fact).properties.first {
                $0.name.plain == field && $0.info.access.isTestable && !$0.info.isStatic
            }
            if let property { return property.type.map { isValue($0, in: fact) } ?? true }
        }
        return name == "URLRequest" && SeenValue.fieldsOfRequest.contains(field) ? true : nil
    }

    /// Whether a type is none that stands for many, whose values cannot be compared.
    private func isValue(_ type: TypeRef, in fact: TypeFact) -> Bool {
        if case .existential = type.unattributed { return false }
        return type.bare.lastName != "Error" && type.bare.lastName != "Any"
            && index.declaration(of: type, from: fact.scopeInside)?.kind != .protocol
    }

    /// A type as a test names it, by the name that the runtime prints: `App.Box<App.Item>`.
    func runtimeType(_ name: String) -> TypeRef? {
        guard !name.contains("("), !name.contains("__C") else { return nil }
        let modules = Set(index.files.map(\.module)).union(["Swift", "Foundation"])
        var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        for position in parts.indices.dropLast() {
            let word = parts[position].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed()
            guard modules.contains(String(word)), parts[position].count == word.count || !parts[position].isEmpty else {
                continue
            }
            parts[position] = String(parts[position].dropLast(word.count)) + "\u{0}"
        }
        return .other(parts.joined(separator: ".").replacingOccurrences(of: "\u{0}.", with: ""))
    }

    /// The type of an error as a test names it, by its full name: `App.LoadError`.
    func errorType(_ name: String) -> TypeRef? {
        let parts = name.split(separator: ".").map(String.init)
        guard parts.count > 1, let last = parts.last, !name.contains("("), !index.types(named: last).isEmpty else {
            return parts.count == 2 && parts[1] == SupportFile.testError.rawValue ? .simple(parts[1]) : nil
        }
        return .simple(parts.dropFirst().joined(separator: "."))
    }
}
