import SwiftSyntax

extension HouseRule {
    static let importsStayInTheirModule = HouseRule(
        "a module is a quarantine: it imports what it may and nothing else", in: .sources,
        breaches: [
            "import SwiftSyntax  // breach", "#if canImport(Stencil)\n    @testable import Stencil  // breach\n#endif",
        ],
        clean: ["import Foundation\n", "/// Nothing is imported.\nstruct A {}\n"]
    ) { file in
        let foundation: Set = ["Foundation", "FoundationXML"]
        let allowed = (TidyTests.allowed[file.module] ?? []).union(file.module == "Facts" ? [] : foundation)
        return file.all(ImportDeclSyntax.self, .importDecl).compactMap { node in
            guard let name = node.path.first?.name.text, !allowed.contains(name) else { return nil }
            return file.finding(node, "must not import \(name)")
        }
    }
}
