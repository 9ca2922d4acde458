import Algorithms
import Facts

/// The literals that a SUT's code names: values near them take other ways through it.
struct CodeLiterals {
    /// Whole numbers, in the order they are first named.
    let numbers: [Int]
    /// Texts, in the order they are first named.
    var texts: [String]
    /// The names of members that it asks for.
    let names: Set<String>
    /// The names of types that it asks values for: `as? LoadError`.
    let types: Set<String>

    /// Collects the literals of a SUT's members.
    init(of subject: TestedType) {
        var numbers: [Int] = []
        var texts: [String] = []
        var names: Set<String> = []
        var types: Set<String> = []
        let properties = subject.members.properties
        let bodies =
            subject.members.methods.compactMap(\.body) + properties.flatMap { $0.accessors?.bodies ?? [] }
            + [subject.construction.body ?? []]
        for body in bodies {
            body.forEachExpression { expression, _ in
                switch expression {
                case .integer(let text):
                    if let number = Int(text.filter { $0 != "_" }), abs(number) < 100_000 { numbers.append(number) }
                case .string(let text): texts.append(text)
                case .member(_, let name): names.insert(String(name.plain.prefix { $0 != "(" }))
                case .cast(_, _, let type): types.formUnion([type.bare.lastName].compactMap { $0 })
                default: break
                }
            }
        }
        self.numbers = Array(numbers.uniqued())
        self.names = names
        self.types = types
        self.texts = Array(texts.uniqued())
    }
}
