import Algorithms
import Facts

/// The literals that a SUT's code names: values near them take other ways through it.
struct CodeLiterals {
    /// Whole numbers, in the order they are first named.
    let numbers: [Int]
    /// Texts, in the order they are first named.
    let texts: [String]
    /// The names of members that it asks for.
    let names: Set<String>
    /// The names of members that are asked while a continuation waits: it goes on only when they call back.
    let awaited: Set<String>

    /// Collects the literals of a SUT's members.
    init(of subject: TestedType) {
        var numbers: [Int] = []
        var texts: [String] = []
        var names: Set<String> = []
        var awaited: Set<String> = []
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
                case .member(_, let name): names.insert(name.baseName)
                case .call(.name(let name), let arguments)
                where name.hasPrefix("with") && name.hasSuffix("Continuation"):
                    for case .closure(let closure) in arguments.map(\.value) {
                        awaited.formUnion(closure.body.askedNames)
                    }
                default: break
                }
            }
        }
        self.numbers = Array(numbers.uniqued())
        self.names = names
        self.texts = Array(texts.uniqued())
        self.awaited = awaited
    }
}

extension Collection where Element == Statement {
    /// The names of members that the statements ask for.
    fileprivate var askedNames: Set<String> {
        var names: Set<String> = []
        forEachExpression { expression, _ in
            if case .member(_, let name) = expression { names.insert(name.baseName) }
        }
        return names
    }
}

extension String {
    /// The name without the labels of a method.
    fileprivate var baseName: String { String(plain.prefix { $0 != "(" }) }
}
