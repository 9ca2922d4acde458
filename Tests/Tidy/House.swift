import Foundation
import SwiftParser
import SwiftSyntax

/// The repository's own files, as the house rules see them.
enum House {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// What testgen is made of.
    static let sources = swiftFiles(in: ["Sources", "Templates"])

    /// The tests, and the code they read and build.
    static let tests = swiftFiles(in: ["Tests"])

    /// The names that templates take from what Swift code hands them.
    static let templateNames: Set<String> = {
        var names: Set<String> = []
        for path in paths(below: "Templates", ending: ".stencil") {
            let template = text(of: "Templates/\(path)")
            for mark in ["{{", "{%"] {
                for piece in template.components(separatedBy: mark).dropFirst() {
                    let words = piece.prefix { $0 != "}" }.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                    names.formUnion(words.map(String.init))
                }
            }
        }
        return names
    }()

    private static func swiftFiles(in folders: [String]) -> [File] {
        let found = folders.flatMap { folder in
            paths(below: folder, ending: ".swift").filter { !$0.contains("Goldens") }.map { "\(folder)/\($0)" }
        }
        nonisolated(unsafe) let files = UnsafeMutableBufferPointer<File?>.allocate(capacity: found.count)
        defer { files.deallocate() }
        files.initialize(repeating: nil)
        DispatchQueue.concurrentPerform(iterations: found.count) { index in
            files[index] = File(path: found[index], text: text(of: found[index]))
        }
        return files.compactMap { $0 }
    }

    private static func paths(below folder: String, ending: String) -> [String] {
        let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.allObjects ?? []
        return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }.sorted()
    }

    private static func text(of path: String) -> String {
        (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
    }
}

extension House {
    /// A file, parsed once.
    struct File: CustomStringConvertible, Sendable {
        /// The path from the root.
        let path: String
        let text: String
        /// All nodes of the file by their kind, in the order of the file.
        private let nodes: [SyntaxKind: [Syntax]]
        private let converter: SourceLocationConverter

        init(path: String, text: String) {
            self.path = path
            self.text = text
            let tree = Parser.parse(source: text)
            let collector = NodeCollector(viewMode: .sourceAccurate)
            collector.walk(tree)
            nodes = collector.nodes
            converter = SourceLocationConverter(fileName: path, tree: tree)
        }

        var description: String { path }

        /// The module a file under Sources or Templates belongs to.
        var module: String {
            let parts = path.split(separator: "/")
            return parts[0] == "Sources" ? String(parts[1]) : String(parts[0])
        }

        /// Whether it is code for testgen to work on, which may hold what nobody uses.
        var isSample: Bool { path.hasPrefix("Tests/Corpus/") || path.hasPrefix("Tests/Fixtures/") }

        /// The nodes of a kind, in the order of the file.
        func all<Node: SyntaxProtocol>(_ type: Node.Type, _ kind: SyntaxKind) -> [Node] {
            (nodes[kind] ?? []).compactMap { $0.as(type) }
        }

        /// The line a node begins in, without the comments before it.
        func line(of node: some SyntaxProtocol) -> Int {
            converter.location(for: node.positionAfterSkippingLeadingTrivia).line
        }

        /// The places that use a name: in expressions, as a type, and in `if let name`. Declarations and labels are none.
        var uses: [TokenSyntax] {
            let types = all(IdentifierTypeSyntax.self, .identifierType).map(\.name)
            let members = all(MemberTypeSyntax.self, .memberType).map(\.name)
            let bindings = all(OptionalBindingConditionSyntax.self, .optionalBindingCondition)
                .filter { $0.initializer == nil }
                .compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier }
            let captures = all(ClosureCaptureSyntax.self, .closureCapture).filter { $0.initializer == nil }.map(\.name)
            return all(DeclReferenceExprSyntax.self, .declReferenceExpr).map(\.baseName) + types + members + bindings
                + captures
        }

        /// How many lines lie between the first and the last line of a node.
        func lineSpan(of node: some SyntaxProtocol) -> Int {
            // The attributes before a test hold its table, which is no part of what is read to follow it.
            let first = node.as(FunctionDeclSyntax.self).map { line(of: $0.funcKeyword) } ?? line(of: node)
            return converter.location(for: node.endPositionBeforeTrailingTrivia).line - first
        }

        /// A finding at a node.
        func finding(_ node: some SyntaxProtocol, _ message: String) -> Finding {
            Finding(path: path, line: line(of: node), message: message)
        }
    }

    /// A place that breaks a rule.
    struct Finding: CustomStringConvertible, Hashable, Sendable {
        var path: String
        var line: Int
        var message: String

        var description: String { "\(path):\(line): \(message)" }
    }
}

/// Collects the nodes of a tree.
private final class NodeCollector: SyntaxAnyVisitor {
    var nodes: [SyntaxKind: [Syntax]] = [:]

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        nodes[node.kind, default: []].append(node)
        return .visitChildren
    }
}
