import Facts
import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// How much of a file is read.
public enum ReadingDepth: Sendable {
    /// What doubles are made from: protocols and classes with their members, of other types no more than their names,
    /// aliases, cases and properties (by which a fake tells models apart).
    case requirements
    /// Declarations, their types and initial values.
    case declarations
    /// Declarations and the statements of every body.
    case bodies
}

/// Reads the facts of one source file.
///
/// - Parameters:
///   - source: The text of the file.
///   - path: The path to put into locations, relative to the root.
///   - module: The module the file belongs to; empty when not known.
///   - depth: Whether bodies are read.
///   - flags: The flags the module is compiled with, each with the condition under which it is; empty for any.
/// - Returns: The facts, with an error for each place that does not parse.
public func readFile(
    _ source: String,
    path: String,
    module: String = "",
    depth: ReadingDepth = .declarations,
    flags: [String: String] = [:]
) -> Diagnosed<FileFacts> {
    readFile(parsed(source, depth: depth), path: path, module: module, depth: depth, flags: flags)
}

/// Reads the facts of a source file that was parsed.
func readFile(
    _ parsed: (source: String, tree: SourceFileSyntax), path: String, module: String, depth: ReadingDepth,
    flags: [String: String]
) -> Diagnosed<FileFacts> {
    var (source, tree) = parsed
    if tree.hasError, let spaced = SpacedAttributes.spaced(source) {
        let other = Parser.parse(source: spaced)
        if !other.hasError { (source, tree) = (spaced, other) }
    }
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    let diagnostics = tree.hasError ? syntaxErrors(in: tree, path: path, converter: converter) : []
    if depth == .bodies, let folded = foldOperators(in: tree) { tree = folded }
    var reader = SourceReader(
        path: path, module: module, depth: depth, flags: flags, converter: converter,
        annotationBlocks: AnnotationBlocks(source: source, tree: tree))
    reader.read(tree)
    return Diagnosed(reader.facts, diagnostics)
}

/// A text as it is read, with its tree: without the bodies of functions where these do not matter.
private func parsed(_ source: String, depth: ReadingDepth) -> (source: String, tree: SourceFileSyntax) {
    if depth != .bodies, let blanked = BodyBlanks.text(of: source) {
        let tree = Parser.parse(source: blanked)
        if !tree.hasError { return (blanked, tree) }
    }
    return (source, Parser.parse(source: source))
}

/// The syntax errors of a text, as diagnostics; empty when it parses.
///
/// A long text is looked at declaration by declaration, some at a time: its tree as a whole takes thirty times its size.
public func syntaxErrors(in source: String, path: String) -> [Diagnostic] {
    let pieces = pieces(of: source, atLeast: 65_536)
    if pieces.count > 1, !pieces.contains(where: { Parser.parse(source: String($0)).hasError }) { return [] }
    let tree = Parser.parse(source: source)
    guard tree.hasError else { return [] }
    return syntaxErrors(in: tree, path: path, converter: SourceLocationConverter(fileName: path, tree: tree))
}

/// Parts of a text that end where a declaration at its top ends and a blank line follows.
func pieces(of source: String, atLeast size: Int) -> [Substring] {
    let bytes = source.utf8
    guard bytes.count > 2 * size else { return [source[...]] }
    var pieces: [Substring] = []
    var start = bytes.startIndex
    while let least = bytes.index(start, offsetBy: size, limitedBy: bytes.endIndex),
        let end = source[least...].firstRange(of: "\n}\n\n")
    {
        pieces.append(source[start..<end.upperBound])
        start = end.upperBound
    }
    return pieces + [source[start...]]
}

private func syntaxErrors(
    in tree: SourceFileSyntax, path: String, converter: SourceLocationConverter
) -> [Diagnostic] {
    let skipped = VersionedClauses.ranges(in: tree)
    return ParseDiagnosticsGenerator.diagnostics(for: ConsistentEquals.tree(tree)).filter { diagnostic in
        let position = diagnostic.position
        return diagnostic.diagMessage.severity == .error && !skipped.contains { $0.contains(position) }
    }.map { diagnostic in
        let place = diagnostic.location(converter: converter)
        return Diagnostic(
            .error, "does not parse: \(diagnostic.message)",
            at: Facts.SourceLocation(file: path, line: place.line, column: place.column),
            rule: "syntax-error")
    }
}

private func foldOperators(in tree: SourceFileSyntax) -> SourceFileSyntax? {
    OperatorTable.standardOperators.foldAll(tree, errorHandler: { _ in }).as(SourceFileSyntax.self)
}

/// Where a declaration stands: what its members inherit from it.
struct Context {
    /// Names of the enclosing types, outermost first.
    var scope: [String] = []
    /// Access of members without a modifier of their own.
    var access: Access = .internal
    /// Conditions of the enclosing `#if` clauses.
    var conditions: [String] = []
    /// Whether the enclosing declaration is an extension.
    var isExtension = false
    /// Whether the enclosing enum is `indirect`.
    var isIndirect = false
    /// Whether nothing outside the enclosing declaration can name what is declared.
    var isLocal = false
}

/// Walks the declarations of one file and collects facts.
struct SourceReader {
    let depth: ReadingDepth
    /// The flags the module is compiled with.
    let flags: [String: String]
    let converter: SourceLocationConverter
    let annotationBlocks: AnnotationBlocks
    var facts: FileFacts

    init(
        path: String, module: String, depth: ReadingDepth, flags: [String: String],
        converter: SourceLocationConverter, annotationBlocks: AnnotationBlocks
    ) {
        self.depth = depth
        self.flags = flags
        self.converter = converter
        self.annotationBlocks = annotationBlocks
        self.facts = FileFacts(path: path, module: module)
    }

    mutating func read(_ tree: SourceFileSyntax) {
        read(tree.statements, in: Context())
    }

    private mutating func read(_ items: CodeBlockItemListSyntax, in context: Context) {
        for item in items {
            guard case .decl(let declaration) = item.item else { continue }
            if let conditional = declaration.as(IfConfigDeclSyntax.self) {
                for (condition, elements) in clauses(of: conditional) {
                    guard case .statements(let statements) = elements else { continue }
                    var inner = context
                    inner.conditions += [condition].compactMap { $0 }
                    read(statements, in: inner)
                }
            } else {
                readTopLevel(declaration, in: context)
            }
        }
    }

    private mutating func readTopLevel(_ declaration: DeclSyntax, in context: Context) {
        if let node = declaration.as(ImportDeclSyntax.self) {
            facts.imports.append(importFact(node, in: context))
        } else if let node = declaration.as(ExtensionDeclSyntax.self) {
            readExtension(node, in: context)
        } else if readType(declaration, in: context) {
            return
        } else {
            for member in members(of: declaration, in: context) {
                if case .typealias(let alias) = member {
                    facts.typealiases.append(alias)
                } else {
                    facts.globals.append(GlobalFact(member: member, module: facts.module))
                }
            }
        }
    }

    private func importFact(_ node: ImportDeclSyntax, in context: Context) -> ImportFact {
        ImportFact(
            module: node.path.first?.name.text ?? "", text: flatText(node),
            attributes: node.attributes.compactMap { element in
                element.as(AttributeSyntax.self).map { flatText($0.attributeName) }
            },
            conditions: context.conditions)
    }

    func place(of node: some SyntaxProtocol) -> Facts.SourceLocation {
        let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
        return Facts.SourceLocation(file: facts.path, line: place.line, column: place.column)
    }
}

/// The node's tokens on one line: comments dropped, any white space one space, a string of several lines as one of one.
func flatText(_ node: some SyntaxProtocol) -> String {
    var text = ""
    var pendingSpace = false
    for token in node.tokens(viewMode: .sourceAccurate) {
        let isSpaced = pendingSpace || token.leadingTrivia.contains(where: \.isSpace)
        // The indentation and the line ends of a string of several lines are not part of it.
        if !text.isEmpty, isSpaced, !token.isInMultilineString { text += " " }
        text += flatText(of: token)
        pendingSpace = token.trailingTrivia.contains(where: \.isSpace)
    }
    return text
}

/// A token's text; of a string of several lines the text of one line that means the same.
private func flatText(of token: TokenSyntax) -> String {
    switch token.tokenKind {
    case .multilineStringQuote: return "\""
    case .stringSegment(let text):
        guard let literal = token.multilineLiteral else { return text }
        let pounds = literal.pounds
        let escaped = text.replacing("\\\(pounds)\n", with: "")
            .replacing("\\\(pounds)\"", with: "\"").replacing("\"", with: "\\\(pounds)\"")
        return escaped.replacing("\n", with: "\\\(pounds)n")
    default: return token.text
    }
}

extension TokenSyntax {
    /// Whether it stands within the quotes of a string of several lines, or closes it.
    fileprivate var isInMultilineString: Bool {
        if case .stringSegment = tokenKind { return multilineLiteral != nil }
        guard tokenKind == .multilineStringQuote else { return false }
        return parent?.as(StringLiteralExprSyntax.self)?.closingQuote == self
            || parent?.as(SimpleStringLiteralExprSyntax.self)?.closingQuote == self
    }

    /// The string of several lines that it is a segment of, with the `#` before it.
    fileprivate var multilineLiteral: (quote: TokenSyntax, pounds: String)? {
        let literal = parent?.parent?.parent
        let found: (quote: TokenSyntax, pounds: String)? =
            if let string = literal?.as(StringLiteralExprSyntax.self) {
                (string.openingQuote, string.openingPounds?.text ?? "")
            } else if let string = literal?.as(SimpleStringLiteralExprSyntax.self) {
                (string.openingQuote, "")
            } else {
                nil
            }
        return found?.quote.tokenKind == .multilineStringQuote ? found : nil
    }
}

extension TriviaPiece {
    fileprivate var isSpace: Bool {
        switch self {
        case .spaces, .tabs, .newlines, .carriageReturns, .carriageReturnLineFeeds, .formfeeds, .verticalTabs: true
        case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
        default: false
        }
    }
}
