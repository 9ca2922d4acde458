import SwiftSyntax

extension HouseRule {
    /// What no code names, with what uses it.
    private static let usedFromOutside = [
        "configuration": "ArgumentParser reads it",
        "defaultValueDescription": "ArgumentParser reads it",
        "validate": "ArgumentParser calls it",
        "github": "a person names this home of skills on the command line",
        "main": "the program starts there",
        "superEncoder": "the standard library's Encoder requires it",
        "unkeyedContainer": "the standard library's Encoder requires it",
        "nestedContainer": "the standard library's Encoder requires it",
        "nestedUnkeyedContainer": "the standard library's Encoder requires it",
    ]

    static let declarationsAreNamedElsewhere = HouseRule(
        "what is declared is used: some other place names it", across: .everything,
        breaches: [
            """
            func wouldMatch() -> Bool { wouldMatch() }  // breach
            struct Orphan {}  // breach
            enum A {
                static let forgottenNumber = 1  // breach
                case forgottenCase  // breach
                var forgottenText: String { forgottenText }  // breach
            }
            _ = A()
            """
        ],
        clean: [
            """
            func used() -> Used { used }
            struct Used: Encodable { var onlyEncoded: Int }
            let value = used()
            extension Value { func visible() -> Other { value.visible() } }
            typealias Other = Int
            print(value.visible(wouldMatch: 1))
            """
        ]
    ) { files in
        let declared = files.filter { !$0.path.hasPrefix("Tests/") }.flatMap { file in
            candidates(in: file).map { (file: file, declaration: $0) }
        }
        let byName = Dictionary(grouping: declared, by: \.declaration.name)
        var named = House.templateNames.union(usedFromOutside.keys)
        for file in files {
            let own = Dictionary(grouping: candidates(in: file), by: \.name)
            for token in file.uses where byName[token.plainText] != nil && !named.contains(token.plainText) {
                let isOwn = (own[token.plainText] ?? []).contains { !$0.isType && token.isInside($0.node) }
                if !isOwn { named.insert(token.plainText) }
            }
        }
        return byName.filter { !named.contains($0.key) }.values.joined()
            .map { $0.file.finding($0.declaration.node, "no other place names \($0.declaration.name)") }
            .sorted { ($0.path, $0.line) < ($1.path, $1.line) }
    }

    /// The functions, types, cases and properties that take part; what a struct stores may be written for templates and programs.
    private static func candidates(in file: House.File) -> [Declaration] {
        (Declaration.all(in: file) + Declaration.cases(in: file)).filter { declaration in
            guard let variable = declaration.node.as(VariableDeclSyntax.self) else { return true }
            return variable.modifiers.contains { $0.name.text == "static" }
                || variable.bindings.contains { $0.accessorBlock != nil }
                || !(variable.parent?.is(MemberBlockItemSyntax.self) ?? false)
        }
    }
}

extension Declaration {
    /// Whether it declares a type, which may name itself: what makes a value of it is elsewhere.
    fileprivate var isType: Bool { !node.is(FunctionDeclSyntax.self) && !node.is(VariableDeclSyntax.self) }
}
