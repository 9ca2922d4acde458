import SwiftSyntax

extension HouseRule {
    /// Functions that must say `throws` though they throw nothing, with the reason.
    private static let throwing: [String: String] = [:]

    static let throwsIsNeeded = HouseRule(
        "a function that throws nothing does not say `throws`", in: .ownCode,
        breaches: [
            """
            func read() throws -> Int { (try? load()) ?? 0 }  // breach
            struct A {
                init() throws { later { try load() } }  // breach
                var value: Int { get throws { 1 } }  // breach
                func outer() throws {  // breach
                    func inner() throws { throw Problem() }
                }
            }
            """
        ],
        clean: [
            """
            protocol Reader { func read() throws }
            func read() throws { try load() }
            func stop() throws(Problem) { throw Problem() }
            func pass(_ body: () throws -> Void) rethrows { try body() }
            func all() async throws { for try await item in items {} }
            func plain() {}
            class Child: Parent { override func setUp() throws {} }
            """
        ]
    ) { file in
        bodies(in: file).compactMap { node, body in
            guard throwing[node.signature] == nil, !throwsSomething(body) else { return nil }
            return file.finding(node, "\(node.signature) throws nothing")
        }
    }

    /// The declarations that say `throws`, with their bodies.
    private static func bodies(in file: House.File) -> [(Syntax, Syntax)] {
        let functions = file.all(FunctionDeclSyntax.self, .functionDecl).compactMap { node in
            node.signature.effectSpecifiers.isThrowing && !node.modifiers.isOverride
                ? node.body.map { (Syntax(node), Syntax($0)) } : nil
        }
        let initializers = file.all(InitializerDeclSyntax.self, .initializerDecl).compactMap { node in
            node.signature.effectSpecifiers.isThrowing && !node.modifiers.isOverride
                ? node.body.map { (Syntax(node), Syntax($0)) } : nil
        }
        let accessors = file.all(AccessorDeclSyntax.self, .accessorDecl).compactMap { node in
            node.effectSpecifiers?.throwsClause != nil ? node.body.map { (Syntax(node), Syntax($0)) } : nil
        }
        return functions + initializers + accessors
    }

    /// Whether a body lets an error out: closures and functions within it have their own.
    private static func throwsSomething(_ node: Syntax) -> Bool {
        switch node.as(SyntaxEnum.self) {
        case .closureExpr, .functionDecl, .initializerDecl: return false
        case .throwStmt: return true
        case .tryExpr(let node) where node.questionOrExclamationMark == nil: return true
        case .forStmt(let node) where node.tryKeyword != nil: return true
        default: return node.children(viewMode: .sourceAccurate).contains(where: throwsSomething)
        }
    }
}

extension FunctionEffectSpecifiersSyntax? {
    fileprivate var isThrowing: Bool { self?.throwsClause?.throwsSpecifier.tokenKind == .keyword(.throws) }
}
