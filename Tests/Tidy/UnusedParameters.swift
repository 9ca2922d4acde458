import SwiftSyntax

extension HouseRule {
    /// Witnesses of protocols of others, which take what the protocol hands them.
    private static let witnesses = [
        "parser(_:didStartElement:namespaceURI:qualifiedName:attributes:)": "XMLParserDelegate",
        "parser(_:didEndElement:namespaceURI:qualifiedName:)": "XMLParserDelegate",
        "container(keyedBy:)": "Encoder",
        "nestedContainer(keyedBy:)": "UnkeyedEncodingContainer",
        "nestedContainer(keyedBy:forKey:)": "KeyedEncodingContainerProtocol",
        "superEncoder(forKey:)": "KeyedEncodingContainerProtocol",
    ]

    static let parametersAreUsed = HouseRule(
        "what a function takes it uses", across: .ownCode,
        breaches: [
            """
            func greet(_ name: String, loudly: Bool) -> String { name }  // breach
            struct A {
                init(_ text: String) {}  // breach
                subscript(index: Int) -> Int { 0 }  // breach
                func label(of key: Int) { call(key: 1, other.key) }  // breach
            }
            """
        ],
        clean: [
            """
            protocol Sink { func take(_ value: Int, at place: Int) }
            struct Nowhere: Sink {
                func take(_ value: Int, at place: Int) {}
                func skip(_: Int, for _: String) {}
            }
            class Child: Parent { override func visit(_ node: Node) {} }
            func greet(_ name: String?, _ key: Int, text: String, again: Int = 1) {
                if let name { show("\\(text)") }
                later { [key] in }
                again.run()
            }
            """
        ]
    ) { files in
        let required = requirements(in: files)
        return files.flatMap { file in
            functions(in: file).flatMap { function -> [House.Finding] in
                guard let body = function.body, !required.contains(function.node.signature),
                    witnesses[function.node.signature] == nil, !function.isOverride
                else { return [] }
                let used = names(used: file, in: body)
                return function.parameters.compactMap { parameter in
                    let name = parameter.secondName ?? parameter.firstName
                    guard name.tokenKind != .wildcard, !used.contains(name.plainText) else { return nil }
                    return file.finding(parameter, "\(name.plainText) of \(function.node.signature) is not used")
                }
            }
        }
    }

    private struct Function {
        var node: Syntax
        var parameters: FunctionParameterListSyntax
        var body: Syntax?
        var isOverride: Bool
    }

    private static func functions(in file: House.File) -> [Function] {
        let functions = file.all(FunctionDeclSyntax.self, .functionDecl).map {
            Function(
                node: Syntax($0), parameters: $0.signature.parameterClause.parameters, body: $0.body.map(Syntax.init),
                isOverride: $0.modifiers.isOverride)
        }
        let initializers = file.all(InitializerDeclSyntax.self, .initializerDecl).map {
            Function(
                node: Syntax($0), parameters: $0.signature.parameterClause.parameters, body: $0.body.map(Syntax.init),
                isOverride: $0.modifiers.isOverride)
        }
        let subscripts = file.all(SubscriptDeclSyntax.self, .subscriptDecl).map {
            Function(
                node: Syntax($0), parameters: $0.parameterClause.parameters, body: $0.accessorBlock.map(Syntax.init),
                isOverride: $0.modifiers.isOverride)
        }
        return functions + initializers + subscripts
    }

    /// The signatures of what the protocols of the files require.
    private static func requirements(in files: [House.File]) -> Set<String> {
        let members = files.flatMap { file in
            file.all(ProtocolDeclSyntax.self, .protocolDecl).flatMap(\.memberBlock.members)
        }
        return Set(members.map { $0.decl.signature })
    }

    /// The names a body uses: in expressions, in `if let name`, and in lists of captures.
    private static func names(used file: House.File, in body: Syntax) -> Set<String> {
        let references = file.all(DeclReferenceExprSyntax.self, .declReferenceExpr).filter { node in
            node.isInside(body) && node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
        }
        let bindings = file.all(OptionalBindingConditionSyntax.self, .optionalBindingCondition).filter {
            $0.isInside(body) && $0.initializer == nil
        }
        let captures = file.all(ClosureCaptureSyntax.self, .closureCapture).filter {
            $0.isInside(body) && $0.initializer == nil
        }
        return Set(
            references.map(\.baseName.plainText) + bindings.map(\.pattern.trimmedDescription)
                + captures.map(\.name.plainText))
    }
}

extension DeclModifierListSyntax {
    /// Whether a superclass decides what the declaration looks like.
    var isOverride: Bool { contains { $0.name.text == "override" } }
}
