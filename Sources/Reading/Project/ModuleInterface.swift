import Facts

/// Reads what a module offers whose sources are not there: its interface as the compiler prints it.
///
/// - Parameters:
///   - text: The interface.
///   - path: The path to put into locations.
///   - module: The module's name.
public func readInterface(_ text: String, path: String, module: String) -> FileFacts {
    let text = text.withShortNames
    var facts = readFile(text, path: path, module: module).value
    if !facts.types.contains(where: { $0.name == module }) {
        // Names are written out there as a test does not write them.
        facts = readFile(text.replacing("\(module).", with: ""), path: path, module: module).value
    }
    facts.isForeign = true
    // The compiler imports these by itself.
    facts.imports.removeAll { $0.module == "Swift" || $0.module.hasPrefix("_") }
    for position in facts.types.indices { facts.types[position].hideInitializers() }
    return facts
}

extension String {
    /// An interface as compilers write it for others, without the modules before names that tests do not write.
    fileprivate var withShortNames: String {
        guard prefix(200).contains("swift-interface-format-version") else { return self }
        let imports = matches(of: /(?m)^(?:@\w+ )*import (\w+)$/).map { String($0.1) }
        return Set(imports + ["Swift", "_Concurrency"]).reduce(self) { text, module in
            guard let name = try? Regex("\\b\(module)\\.(?=[A-Za-z_])") else { return text }
            return text.replacing(name, with: "")
        }
    }
}

extension TypeFact {
    /// Leaves the initialisers by which anybody can make the type: Swift makes none for others, and what those accept
    /// that may fail nobody knows, where the type has values of its own.
    fileprivate mutating func hideInitializers() {
        guard [.struct, .class, .actor].contains(kind) else { return }
        let hasValues = members.properties.contains { $0.info.isStatic && $0.type?.lastName == name }
        for position in members.indices {
            guard case .initializer(var fact) = members[position], hasValues, fact.isFailable || fact.effects.canThrow
            else { continue }
            fact.info.access = .private
            members[position] = .initializer(fact)
        }
        guard members.initializers.isEmpty else { return }
        let info = DeclarationInfo(location: info.location, access: .private)
        members.append(.initializer(InitializerFact(info: info)))
    }
}
