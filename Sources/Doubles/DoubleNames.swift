import Facts
import Project

/// Stems of a method's members in the naming modes.
///
/// The two Sourcery modes follow its AutoMockable template: since 2.1.4 with types, until 2.1.2 with labels only.
enum DoubleNames {
    /// The name of a double's type: `LibraryRepositoryTypeMock`; in the Clean Architecture convention without what says
    /// that a protocol is one, `SessionRepositoryStub` for `SessionRepositoryProtocol`.
    static func type(of protocols: [TypeFact], suffix: String, _ options: DoubleOptions) -> String {
        let dropped = options.dropSuffix ?? (options.naming == .cleanArchitecture ? "Protocol" : "")
        let names = protocols.map { fact -> String in
            let name = plain(fact.name)
            return name.hasSuffix(dropped) && name != dropped ? String(name.dropLast(dropped.count)) : name
        }
        let stem = names.joined(separator: "And")
        return ([suffix] + others).map { stem + $0 }.first { !options.taken.contains($0) } ?? stem + suffix
    }

    /// What the names of doubles end with where another double has the name.
    private static let others = ["Spy", "Double", "TestDouble"]

    /// A stem that leads to no name which a requirement has: `load` becomes `loadMethod` beside `var loadClosure`.
    static func clear(_ stem: String, of requirements: Set<String>, for method: MethodFact, _ naming: DoubleNaming)
        -> String
    {
        var endings = [
            naming.counter, naming.arguments, naming.closure, "Called", "ReturnValue", "ReturnValues", "ThrowableError",
            "ReceivedArguments",
        ]
        if method.parameters.count == 1 { endings.append("Received" + upperFirst(plain(method.parameters[0].name))) }
        if naming.listsCalls { endings += ["Calls", "Result"] }
        return endings.contains { requirements.contains(stem + $0) } ? stem + "Method" : stem
    }

    /// The same for a property: `level` becomes `levelProperty` beside `var underlyingLevel`.
    static func clear(_ stem: String, of requirements: Set<String>, _ naming: DoubleNaming) -> String {
        let names = ["underlying" + upperFirst(stem), stem + "Get" + naming.counter, stem + "Set" + naming.counter]
        return names.contains(where: requirements.contains) ? stem + "Property" : stem
    }

    /// Names with labels, where the base name alone is shared.
    static func labelled(_ method: MethodFact) -> String {
        base(method) + method.parameters.map(label).joined()
    }

    /// Names with labels and types, where labels are shared as well.
    static func typed(_ method: MethodFact) -> String {
        let parts = method.parameters.map { label($0) + upperFirst(clean($0.type.text)) }
        let result = method.result.map { upperFirst(clean($0.text)) } ?? "Void"
        let effects = method.effects.isAsync ? "Async" : ""
        return base(method) + parts.joined() + (method.name == "init" ? "" : result) + effects
    }

    /// Names with types in words and all else that tells two methods apart.
    static func spelled(_ method: MethodFact) -> String {
        let generics = method.generics.parameters.map { $0.name + ($0.constraint.map { inWords($0) } ?? "") }
        let clause = method.generics.requirements.map { upperFirst(clean($0.text)) }
        let parts = method.parameters.map { label($0) + inWords($0.type) + ($0.isVariadic ? "Variadic" : "") }
        let result = method.name == "init" ? "" : method.result.map { inWords($0) } ?? "Void"
        let effects = (method.effects.isAsync ? "Async" : "") + (method.effects.canThrow ? "Throws" : "")
        let words = (method.info.isStatic ? ["Static"] : []) + generics + parts + clause
        return identifier(base(method) + words.map(upperFirst).joined() + result + effects)
    }

    private static func label(_ parameter: ParameterFact) -> String {
        let name = plain(parameter.label ?? parameter.name)
        return name == "_" ? "" : upperFirst(name)
    }

    /// A type in words that tell it from others: `OptionalInt`, `ArrayOfString`.
    private static func inWords(_ type: TypeRef) -> String {
        switch type {
        case .named(let parts):
            parts.map { upperFirst(plain($0.name)) + $0.arguments.map(inWords).joined() }.joined()
        case .optional(let inner), .implicitlyUnwrapped(let inner): "Optional" + inWords(inner)
        case .array(let inner): "ArrayOf" + inWords(inner)
        case .dictionary(let key, let value): "DictionaryOf" + inWords(key) + inWords(value)
        case .tuple(let elements):
            elements.isEmpty
                ? "Void" : elements.map { upperFirst($0.label ?? "") + inWords($0.type) }.joined(separator: "And")
        case .function(let function):
            "ClosureOf" + function.parameters.map { inWords($0.type) }.joined()
                + upperFirst(clean(function.effects.text))
                + "To" + inWords(function.result)
        case .existential(let inner): "Any" + inWords(inner)
        case .opaque(let inner): "Some" + inWords(inner)
        case .attributed(let attributes, let specifiers, let inner):
            (attributes + specifiers).map { upperFirst(clean($0)) }.joined() + inWords(inner)
        case .metatype(let inner, let name): inWords(inner) + name
        case .composition(let parts): parts.map(inWords).joined(separator: "And")
        case .packExpansion(let inner), .packElement(let inner), .suppressed(let inner): inWords(inner)
        case .other(let text): upperFirst(clean(text))
        }
    }

    /// The method's name as an identifier; operators are spelled out.
    static func base(_ method: MethodFact) -> String {
        guard method.isOperator else { return plain(method.name) }
        return "operator" + method.name.unicodeScalars.map { "\($0.value)" }.joined(separator: "_")
    }

    /// `lowerFirst(clean(fullName)) + upperFirst(clean(result))`
    static func sourcery(_ method: MethodFact) -> String {
        if method.isOperator { return typed(method) }
        let generics =
            method.generics.parameters.isEmpty
            ? ""
            : "<"
                + method.generics.parameters.map { parameter in
                    parameter.name + (parameter.constraint.map { ": " + $0.text } ?? "")
                }.joined(separator: ", ") + ">"
        let parameters = method.parameters.map { parameter in
            let label = parameter.label ?? "_"
            let names = label == parameter.name ? label : "\(label) \(parameter.name)"
            return "\(names): \(sourceryType(parameter.type))\(parameter.isVariadic ? "..." : "")"
        }
        let full = "\(method.name)\(generics)(\(parameters.joined(separator: ", ")))"
        let result = method.result.map { $0.isVoid && $0 == .void ? "_" : $0.text } ?? "Void"
        let clause =
            method.generics.requirements.isEmpty
            ? "" : " where " + method.generics.requirements.map(\.text).joined(separator: ", ")
        return identifier(lowerFirst(clean(full)) + upperFirst(clean(result + clause)))
    }

    /// Attributes sorted in front, ownership specifiers dropped, `inout` kept.
    private static func sourceryType(_ type: TypeRef) -> String {
        let words = type.attributes.sorted() + type.specifiers.filter { $0 == "inout" }
        return (words + [type.unattributed.text]).joined(separator: " ")
    }

    /// What the template leaves of operators and the like in a name is no identifier; it goes.
    private static func identifier(_ text: String) -> String {
        let name = text.filter(\.isOfIdentifier)
        return name.first?.isNumber == true ? "raw" + name : name
    }

    /// `lowerFirstWord(snakeToCamelCase(selectorName))`
    static func sourcery212(_ method: MethodFact) -> String {
        if method.isOperator { return base(method) }
        let labels = method.parameters.map { plain($0.label ?? "_") + "_" }.joined()
        let selector = plain(method.name) + "_" + labels
        return snakeToCamelCase(selector).lowercasedFirstWord
    }

    /// The replacements of the template, in its order.
    static func clean(_ text: String) -> String {
        let table: [(String, String)] = [
            ("(", "_"), (")", ""), (":", "_"), ("`", ""), (" ", "_"), ("?", "_"), ("!", "_"), (",", "_"), ("->", "_"),
            ("@", "_"), (".", "_"), ("[", ""), ("]", ""), ("<", ""), (">", ""), ("&", ""),
        ]
        return snakeToCamelCase(table.reduce(text) { $0.replacing($1.0, with: $1.1) })
    }

    /// Pieces between underscores with their first letter raised; leading underscores stay.
    static func snakeToCamelCase(_ text: String) -> String {
        guard text.contains(where: { $0.isLowercase }) else {
            return text.split(separator: "_").map { upperFirst($0.lowercased()) }.joined()
        }
        let leading = text.prefix { $0 == "_" }
        return leading + text.split(separator: "_").map { upperFirst(String($0)) }.joined()
    }

    static func upperFirst(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
    static func lowerFirst(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }

    /// The name without backticks; a raw identifier's words joined.
    static func plain(_ name: String) -> String {
        let bare = name.filter { $0 != "`" }
        guard bare.contains(where: { !$0.isOfIdentifier }) || bare.first?.isNumber == true else { return bare }
        let words = bare.split { !$0.isOfIdentifier }.map(String.init)
        guard let first = words.first, first.first?.isNumber == false else {
            return "raw" + words.map(upperFirst).joined()
        }
        return first + words.dropFirst().map(upperFirst).joined()
    }
}

extension Character {
    /// Whether it may stand in an identifier without backticks.
    fileprivate var isOfIdentifier: Bool {
        isLetter || isNumber || self == "_" || unicodeScalars.contains { $0.properties.isEmojiPresentation }
    }
}
