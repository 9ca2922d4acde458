@testable import Behaviour
@testable import Facts

extension ScenarioPrinter {
    private static let comparisons: Set = ["==", "!=", "<", ">", "<=", ">=", "&&", "||"]

    /// The value of a claim: as the code has it where that depends on what a test arranges, computed otherwise.
    func words(_ claim: Claim) -> String {
        if claim.isPattern, case .enumCase(_, let name, _) = claim.value { return ".\(name)" }
        guard case .binary(_, let word, _) = claim.value, Self.comparisons.contains(word) else {
            return words(claim.value)
        }
        return "(\(words(claim.value)))"
    }

    func words(_ value: Value) -> String {
        switch value {
        case .null: "nil"
        case .boolean(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .float(let value): "\(value)"
        case .string(let text), .document(let text), .address(let text): "\"\(text)\""
        case .interpolation(let pieces): "\"\(pieces.map(words).joined())\""
        case .verbatim(let text): text
        case .place(let place): words(place)
        case .enumCase(_, let name, []): ".\(name)"
        case .enumCase(_, let name, let payload): ".\(name)(\(words(payload)))"
        case .construct(let type, let parts): "\(type.text)(\(words(parts)))"
        case .list(let items): "[\(items.map(words).joined(separator: ", "))]"
        case .dictionary([]): "[:]"
        case .dictionary(let entries):
            "[\(entries.map { "\(words($0.key)): \(words($0.value))" }.joined(separator: ", "))]"
        case .member(let base, let name): "\(words(base)).\(name)"
        case .method(let base, let name, let arguments): "\(words(base)).\(name)(\(words(arguments)))"
        case .binary(let left, let word, let right): "\(words(left)) \(word) \(words(right))"
        case .not(let inner): "!\(words(inner))"
        case .subject: "self"
        case .dependency(let name), .recorder(let name, _): name
        case .unique, .open, .unknown: "?"
        }
    }

    private func words(_ parts: [LabelledValue]) -> String {
        parts.map { ($0.label.map { $0 + ": " } ?? "") + words($0.value) }.joined(separator: ", ")
    }

    private func words(_ piece: Value.Piece) -> String {
        switch piece {
        case .literal(let text): text
        case .value(let value): "{\(words(value))}"
        }
    }

    func words(_ member: PortMember) -> String { "\(member.dependency).\(member.member.prefix { $0 != "(" })" }

    func words(_ place: SymbolicValue) -> String {
        let base: String =
            switch place.root {
            case .parameter(let name, _), .assigned(let name, 0): name
            case .assigned(let name, _): "new \(name)"
            case .property(let dependency, let name, _), .emission(let dependency, let name, _):
                "\(dependency).\(name)"
            case .result(let dependency, let method, _, let asked):
                "\(dependency).\(method.prefix { $0 != "(" })(\(words(asked)))"
            case .completion(let dependency, let method, _, let index, _):
                "\(dependency).\(method.prefix { $0 != "(" })#\(index)"
            case .sent(let dependency, let member, let index, _):
                "\(dependency).\(member.prefix { $0 != "(" })[\(index)]"
            case .failure(let dependency, let method, _, _): "\(dependency).\(method.prefix { $0 != "(" }) error"
            }
        return earlier(place.root.phase)
            + place.path.reduce(base) { text, step in
                switch step {
                case .field(let name): "\(text).\(name)"
                case .element(let index): "\(text)[\(index)]"
                case .payload(let name, let index): "\(text).\(name)#\(index)"
                case .decoded: "\(text) as JSON"
                }
            }
    }

    /// What tells a call apart from the first one of its phase: `.theme`.
    func words(_ asked: Asked?) -> String {
        let arguments = asked?.arguments ?? []
        return arguments.map { argument in
            switch argument {
            case .string(let text)?: "\"\(text)\""
            case .integer(let number)?: "\(number)"
            case .boolean(let value)?: "\(value)"
            case .enumCase(let name)?: ".\(name)"
            default: "_"
            }
        }.joined(separator: ", ")
    }

    /// A word for what belongs to an act before the one under test.
    func earlier(_ phase: Int) -> String { phase > 0 && phase < scenario.lastPhase ? "earlier " : "" }
}
