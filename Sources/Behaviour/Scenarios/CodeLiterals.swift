import Algorithms
import Facts

/// The literals that a SUT's code names, and that of the models it deals with: values near them take other ways through
/// it.
struct CodeLiterals {
    /// Whole numbers, in the order they are first named.
    private(set) var numbers: [Int] = []
    /// Numbers with a fraction, in the order they are first named.
    private(set) var fractions: [Double] = []
    /// Texts, in the order they are first named.
    var texts: [String] = []
    /// The names of members that the SUT asks for.
    private(set) var names: Set<String> = []
    /// The names of types that it asks values for: `as? LoadError`.
    private(set) var types: Set<String> = []
    /// The types of numbers that it makes of something else, perhaps of a text.
    private(set) var readNumbers: Set<String> = []
    /// The names of members that are asked while a continuation waits: it goes on only when they call back.
    private(set) var awaited: Set<String> = []

    /// Collects the literals of a SUT's members, then those of the models that these name.
    init(of subject: TestedType) {
        for member in subject.members { add(member) }
        (subject.construction.body ?? []).forEachExpression { expression, _ in add(expression) }
        let own = (names, types)
        for fact in Self.models(of: subject) {
            for member in subject.types.index.members(of: fact) { add(member) }
        }
        (names, types) = own
        numbers = Array(numbers.uniqued())
        fractions = Array(fractions.uniqued())
        texts = Array(texts.uniqued())
    }

    /// Collects the literals of some code.
    init(of body: [Statement]) {
        body.forEachExpression { expression, _ in add(expression) }
    }

    /// Collects the literals of further members.
    mutating func read(_ members: [Member]) {
        for member in members { add(member) }
    }

    private mutating func add(_ member: Member) {
        member.forEachExpression { expression, _ in add(expression) }
        member.bodies.forEachStatement { statement in
            for pattern in statement.patterns { add(pattern) }
        }
    }

    private mutating func add(_ pattern: Statement.Pattern) {
        switch pattern {
        case .enumCase(let type, let name, let payload):
            names.insert(name)
            types.formUnion([type].compactMap { $0 })
            for part in payload { add(part.pattern) }
        case .tuple(let parts):
            for part in parts { add(part) }
        case .binding(let inner), .optional(let inner): add(inner)
        case .typed(let inner, let type):
            types.formUnion([type.bare.lastName].compactMap { $0 })
            inner.map { add($0) }
        case .expression(let expression): addAll(expression)
        case .identifier, .wildcard: return
        }
    }

    private static let numberTypes: Set<String> = ["Int", "Double", "Float", "CGFloat", "Decimal"]

    private mutating func addAll(_ expression: Expression) {
        add(expression)
        for child in expression.children { addAll(child) }
    }

    private mutating func add(_ expression: Expression) {
        switch expression {
        case .integer(let text):
            if let number = SwiftLiteral.integer(text), abs(number) < 100_000 { numbers.append(number) }
        case .float(let text):
            if let number = Double(text.filter { $0 != "_" }), abs(number) < 100_000 { fractions.append(number) }
        case .string(let text): texts.append(text)
        case .member(_, let name): names.insert(name.baseName)
        case .call(.name(let name), let arguments) where Machine.isContinuation(name):
            for case .closure(let closure) in arguments.map(\.value) { awaited.formUnion(closure.body.askedNames) }
        case .call(.name(let name), let arguments) where Self.numberTypes.contains(name) && arguments.count == 1:
            readNumbers.insert(name)
        case .cast(_, _, let type): types.formUnion([type.bare.lastName].compactMap { $0 })
        default: break
        }
    }

    /// The structs and enums that the SUT's members name, and those that these hold.
    static func models(of subject: TestedType) -> [TypeFact] {
        var open = subject.members.properties.compactMap(\.type)
        for method in subject.members.methods {
            open += method.parameters.map(\.type) + [method.result].compactMap { $0 }
        }
        open += subject.construction.parameters.map(\.type) + helpers(of: subject)
        var found: [TypeFact] = []
        for _ in 0..<3 {
            let facts = open.compactMap { subject.types.declaration(subject.types.elementType($0) ?? $0) }
                .filter { fact in [.struct, .enum].contains(fact.kind) && !found.contains { $0.info == fact.info } }
                .uniqued(on: \.qualifiedName)
            found += facts
            open = facts.flatMap { subject.types.index.members(of: $0).properties.compactMap(\.type) }
        }
        return found
    }
}

extension CodeLiterals {
    /// The types that the SUT's code speaks of by their names: `PriceText.cents(from:)`, `Callsign(text: typed)`.
    private static func helpers(of subject: TestedType) -> [TypeRef] {
        var names: [String] = []
        for member in subject.members {
            member.forEachExpression { expression, _ in
                switch expression {
                case .member(.name(let name)?, _), .call(.name(let name), _):
                    if name.first?.isUppercase == true { names.append(name) }
                default: break
                }
            }
        }
        return names.uniqued().map(TypeRef.simple)
    }
}

extension TestedType {
    /// The whole numbers that the code names.
    var spokenNumbers: [Int] {
        readLiterals()
        return known.numbers ?? []
    }

    /// The names of members that the code asks for.
    var spokenMembers: Set<String> {
        readLiterals()
        return known.spokenMembers ?? []
    }

    private func readLiterals() {
        guard known.numbers == nil else { return }
        let literals = CodeLiterals(of: self)
        known.numbers = literals.numbers
        known.spokenMembers = literals.names
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
