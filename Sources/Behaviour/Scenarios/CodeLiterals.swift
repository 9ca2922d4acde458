import Algorithms
import Facts

/// The literals that a SUT's code names: values near them take other ways through it.
struct CodeLiterals {
    /// Whole numbers, in the order they are first named.
    let numbers: [Int]
    /// Texts, in the order they are first named.
    let texts: [String]

    /// Collects the literals of a SUT's members.
    init(of subject: TestedType) {
        var numbers: [Int] = []
        var texts: [String] = []
        let bodies =
            subject.members.methods.compactMap(\.body)
            + subject.members.properties.compactMap { $0.accessors?.getterBody }
        for body in bodies {
            body.forEachExpression { expression, _ in
                switch expression {
                case .integer(let text):
                    if let number = Int(text.filter { $0 != "_" }), abs(number) < 100_000 { numbers.append(number) }
                case .string(let text): texts.append(text)
                default: break
                }
            }
        }
        self.numbers = Array(numbers.uniqued())
        self.texts = Array(texts.uniqued())
    }
}
