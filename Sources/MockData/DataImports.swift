import Facts

extension SampleMaker {
    /// The imports a file with a builder needs, as written: the models' modules, and what their types come from.
    public func imports(for plan: BuilderPlan) -> [String] {
        let types = plan.forms.flatMap(\.parameters).map(\.type)
        let names = Set(types.flatMap(\.mentionedNames) + plan.generics.mentionedNames)
        var result = imports(naming: names, in: plan.model, generics: plan.generics)
        result.formUnion(plan.imports.map { "import \($0)" })
        result.insert(testable(plan.model.module))
        return result.filter { !$0.isEmpty }.sorted { left, right in
            let (a, b) = (left.hasPrefix("@testable"), right.hasPrefix("@testable"))
            return a != b ? b : left < right
        }
    }

    /// The imports that a file needs which writes types by the names that a declaration has for them.
    ///
    /// A name that nothing in the sources declares may come from anything that the declaration's own file imports.
    public func imports(naming names: Set<String>, in fact: TypeFact, generics: GenericClause) -> Set<String> {
        var result: Set<String> = []
        for name in names {
            let first = name.split(separator: ".").first.map(String.init) ?? name
            if generics.parameters.contains(where: { $0.name == first }) || Self.standard.contains(name) { continue }
            if let found = index.declaration(of: .simple(name), from: fact.scopeInside) {
                result.insert(testable(found.module))
            } else if NetworkingImport.types.contains(first) {
                result.formUnion(["import Foundation", NetworkingImport.text])
            } else if Self.isFoundation(name) {
                result.insert("import Foundation")
            } else {
                result.formUnion(importsOfFile(fact))
            }
        }
        return result.filter { !$0.isEmpty }
    }

    private func testable(_ module: String) -> String {
        module.isEmpty ? "" : (index.isForeign(module) ? "" : "@testable ") + "import \(module)"
    }

    private func importsOfFile(_ fact: TypeFact) -> [String] {
        index.imports(ofFile: fact.info.location.file).filter(\.conditions.isEmpty).map { item in
            index.files.contains { $0.module == item.module } ? testable(item.module) : "import \(item.module)"
        }
    }

    private static func isFoundation(_ name: String) -> Bool {
        guard !standard.contains(name) else { return false }
        let known = KnownValues(wording: Wording(name: ""), seed: .first).value(ofType: name)
        return known?.imports == ["Foundation"] || ["TimeInterval", "CGFloat"].contains(name)
    }

    /// Names that need no import.
    private static let standard: Set<String> = KnownValues.integers.union([
        "Double", "Float", "Float16", "String", "Substring", "StaticString", "Character", "Bool", "Void", "Any",
        "AnyObject", "AnyHashable", "Array", "Dictionary", "Set", "Optional", "Result", "Range", "ClosedRange", "Error",
        "Sendable", "Hashable", "Equatable", "Comparable", "Identifiable", "Codable", "Encodable", "Decodable",
        "Collection", "Sequence", "RawRepresentable", "Duration", "Never", "AsyncStream", "AsyncThrowingStream",
        "ArraySlice", "ContiguousArray", "KeyValuePairs", "CaseIterable", "CustomStringConvertible", "Copyable",
        "Numeric", "BinaryInteger", "FloatingPoint", "StringProtocol", "KeyPath", "Unicode.Scalar", "AnySequence",
    ])
}

extension GenericClause {
    /// Names in constraints and requirements.
    var mentionedNames: [String] {
        parameters.compactMap(\.constraint).flatMap(\.mentionedNames)
            + requirements.flatMap { $0.right.mentionedNames }
    }
}
