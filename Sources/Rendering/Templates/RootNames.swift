import Algorithms
import Facts
import Project
import Stencil

/// Checks the names a template starts its look-ups from.
///
/// Stencil renders an unknown name as nothing. Below a root name the views themselves report what they do not have;
/// the root names have to be checked in the template's own tokens.
enum RootNames {
    private static let words: Set<String> = [
        "and", "or", "not", "in", "if", "else", "elif", "for", "where", "ifnot", "true", "false", "forloop", "as",
        "nil",
        "block",
    ]

    /// Throws at the first name that is neither known nor bound by a loop of the template.
    static func check(_ template: Template, known: Set<String>, in environment: Environment) throws {
        var seen: Set<String> = []
        try check(template, known: known, seen: &seen, in: environment)
    }

    private static func check(
        _ template: Template, known: Set<String>, seen: inout Set<String>, in environment: Environment
    ) throws {
        var names = known
        for token in template.tokens where token.kind == .block && token.components.first == "for" {
            let bound = token.components.dropFirst().prefix { $0 != "in" }
            names.formUnion(bound.flatMap { $0.split(separator: ",").map(String.init) })
        }
        for token in template.tokens {
            for root in roots(of: token) where !names.contains(root) {
                let hint = Nearest.names(to: root, among: names, limit: 1).first ?? known.sorted().first ?? ""
                throw TemplateSyntaxError(
                    reason: "unknown variable `\(root)`; did you mean `\(hint)`?", token: token)
            }
            if token.kind == .block, token.components.first == "include", token.components.count > 1 {
                let name = String(token.components[1].trimming { $0 == "\"" || $0 == "'" })
                if seen.insert(name).inserted, let included = try? environment.loadTemplate(name: name) {
                    try check(included, known: names, seen: &seen, in: environment)
                }
            }
        }
    }

    /// The names a tag starts look-ups from: `a` and `c` of `{{ a.b|default:c }}`.
    private static func roots(of token: Token) -> [String] {
        switch token.kind {
        case .variable: return names(in: token.contents)
        case .block where ["if", "elif", "ifnot", "for"].contains(token.components.first ?? ""):
            return names(in: token.contents)
        default: return []
        }
    }

    private static func names(in expression: String) -> [String] {
        var found: [String] = []
        var word = ""
        var before: Character = " "
        var quote: Character?
        func close() {
            let isName = word.first.map { $0.isLetter || $0 == "_" } ?? false
            if isName, before != ".", before != "|", !words.contains(word) { found.append(word) }
        }
        for character in expression {
            if let open = quote {
                if character == open { quote = nil }
            } else if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
                continue
            } else if character == "\"" || character == "'" {
                quote = character
            }
            close()
            if !word.isEmpty || character != " " { before = character }
            word = ""
        }
        close()
        return found
    }
}
