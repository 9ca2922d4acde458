import Facts
import SwiftSyntax

/// Under what a clause of `#if` is compiled, once the flags that a module is compiled with are known.
enum CompilationCondition: Equatable {
    /// Whatever the tests are compiled with.
    case always
    case never
    /// A condition that is written in the same way where tests are compiled: `os(iOS)`, `DEBUG`.
    case open(String)

    /// What it says, with what the flags of a module decide left out.
    ///
    /// - Parameter flags: The flags the module is compiled with, each with the condition under which it is; empty for any.
    init(_ node: ExprSyntax, flags: [String: String]) {
        if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text, let condition = flags[name] {
            self = condition.isEmpty ? .always : .open("(\(condition))")
        } else if let literal = node.as(BooleanLiteralExprSyntax.self) {
            self = literal.literal.text == "true" ? .always : .never
        } else if let prefix = node.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            self = Self(prefix.expression, flags: flags).negated(flatText(node))
        } else if let tuple = node.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1
        {
            let inner = Self(only.expression, flags: flags)
            if case .open(let text) = inner { self = .open("(\(text))") } else { self = inner }
        } else if let infix = node.as(InfixOperatorExprSyntax.self) {
            let parts = [infix.leftOperand, infix.rightOperand].map { Self($0, flags: flags) }
            self = Self.joined(parts, by: flatText(infix.operator)) ?? .open(flatText(node))
        } else if let sequence = node.as(SequenceExprSyntax.self) {
            self = Self(sequence, flags: flags)
        } else {
            self = .open(flatText(node))
        }
    }

    /// A row of conditions that has not been folded: `&&` binds before `||`.
    private init(_ sequence: SequenceExprSyntax, flags: [String: String]) {
        var alternatives: [[CompilationCondition]] = [[]]
        for element in sequence.elements {
            if let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
                if sign == "||" { alternatives.append([]) }
            } else {
                alternatives[alternatives.count - 1].append(Self(element, flags: flags))
            }
        }
        self = Self.joined(alternatives.compactMap { Self.joined($0, by: "&&") }, by: "||") ?? .open(flatText(sequence))
    }

    /// All conditions together, or one of them.
    static func joined(_ parts: [CompilationCondition], by sign: String) -> CompilationCondition? {
        guard ["&&", "||"].contains(sign) else { return nil }
        let (deciding, idle): (CompilationCondition, CompilationCondition) =
            sign == "&&" ? (.never, .always) : (.always, .never)
        if parts.contains(deciding) { return deciding }
        let texts = parts.compactMap { if case .open(let text) = $0 { text } else { nil } }
        return texts.isEmpty ? idle : .open(texts.joined(separator: " \(sign) "))
    }

    private func negated(_ written: String) -> CompilationCondition {
        switch self {
        case .always: .never
        case .never: .always
        case .open(let text): .open(written.hasSuffix(text) ? written : "!\(text)")
        }
    }
}

extension SourceReader {
    /// The clauses of an `#if` that may be compiled, each with the whole condition; `nil` where there is none left.
    ///
    /// - Parameter flags: Flags that are set besides those of the module.
    func clauses(
        of node: IfConfigDeclSyntax, with flags: [String: String] = [:]
    ) -> [(condition: String?, elements: IfConfigClauseSyntax.Elements)] {
        let flags = self.flags.merging(flags) { $1 }
        var earlier: [String] = []
        var result: [(String?, IfConfigClauseSyntax.Elements)] = []
        var asksForVersion = false
        for clause in node.clauses {
            asksForVersion = asksForVersion || clause.asksForVersion
            let own = clause.condition.map { CompilationCondition($0, flags: flags) } ?? .always
            if own == .never { continue }
            let negated = earlier.map { "!(\($0))" }
            var parts = negated
            if case .open(let text) = own {
                earlier.append(text)
                parts.append(negated.isEmpty ? text : "(\(text))")
            }
            // What is for another version of the compiler need not parse, and cannot be read where it does not.
            if let elements = clause.elements, !(asksForVersion && clause.isBroken) {
                result.append((parts.isEmpty ? nil : parts.joined(separator: " && "), elements))
            }
            if own == .always { break }
        }
        return result
    }
}
