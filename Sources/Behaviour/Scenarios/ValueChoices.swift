import Algorithms
import Facts
import Resolving

/// What can be decided about values of a type, so that code which asks for it takes another way.
struct ValueChoices {
    let subject: TestedType
    let literals: CodeLiterals
    let plausible: PlausibleValues

    init(subject: TestedType, literals: CodeLiterals) {
        self.subject = subject
        self.literals = literals
        plausible = PlausibleValues(types: subject.types, literals: literals)
    }

    /// Decisions about a value and its parts that belong together.
    typealias Decisions = [SymbolicValue: Constraint]

    /// The decisions worth trying about a value, the most telling first.
    func alternatives(_ place: SymbolicValue, _ type: TypeRef, depth: Int = 0) -> [Decisions] {
        let missing: [Decisions] = type.isOptional ? [[place: .null]] : []
        return missing + present(place, type, depth)
    }

    private func present(_ place: SymbolicValue, _ type: TypeRef, _ depth: Int) -> [Decisions] {
        func each(_ constraints: [Constraint]) -> [Decisions] { constraints.map { [place: $0] } }
        switch subject.types.family(type) {
        case .boolean: return each([.boolean(true), .boolean(false)])
        case .integer:
            let fitting = numbers.filter { subject.types.isInRange($0, of: type) }
            return each((depth == 0 ? fitting : Array(fitting.prefix(4))).map(Constraint.integer))
        case .float: return each((depth == 0 ? fractions : Array(fractions.prefix(4))).map(Constraint.float))
        case .string: return each(texts(depth, named: place.wording).map(Constraint.string))
        case .list: return lists(place, type, depth)
        case .enumeration: return enumerations(place, type, depth)
        case .other where subject.types.expanded(type).bare.lastName == "Date": return each(dates)
        case .other: return structures(place, type, depth)
        }
    }

    /// A date that is over, one that is to come, and dates as many days after a likely one as the code counts.
    private var dates: [Constraint] {
        let days = numbers.filter { (1...400).contains($0) }
        return [.moment(1_000), .moment(4_102_444_000)] + days.prefix(8).map { .moment(PlausibleValues.day($0)) }
    }

    /// Whole numbers that the code names, and their neighbours.
    private var numbers: [Int] {
        let near = literals.numbers.flatMap { [$0 - 1, $0, $0 + 1] }
        return Array(([0, 1, 2, -1] + near).uniqued().prefix(12))
    }

    /// Numbers with a fraction that the code names, whole ones, and their neighbours.
    private var fractions: [Double] {
        let near = literals.fractions.flatMap { [$0, $0 - 0.5, $0 + 0.5] }
        return Array(([0, 2.5, -1] + near + literals.numbers.map(Double.init)).uniqued().prefix(12))
    }

    /// No text, texts as long as numbers that the code names, texts that it names, and what is likely to pass its checks.
    private func texts(_ depth: Int, named name: String) -> [String] {
        let lengths = literals.numbers.filter { (2...40).contains($0) }.prefix(3)
        let long = lengths.map { length in String((1...length).map { "\($0 % 10)" }.joined()) }
        let likely = plausible.texts(named: name).prefix(depth == 0 ? 3 : 1)
        return Array(([""] + long + likely + literals.texts.prefix(depth == 0 ? 4 : 2)).uniqued())
    }

    /// The cases, then each with one thing that it carries another.
    private func enumerations(_ place: SymbolicValue, _ type: TypeRef, _ depth: Int) -> [Decisions] {
        let cases = subject.types.enumCases(type).prefix(8)
        let plain = cases.map { enumCase($0, place) }
        guard depth < 2 else { return plain }
        let carrying = cases.flatMap { fact in
            fact.payload.enumerated().map { index, parameter -> [Decisions] in
                let inner = place.appending(.payload(case: fact.name.plain, index: index))
                let others = alternatives(inner, parameter.type, depth: depth + 1).prefix(6)
                return others.map { $0.merging(enumCase(fact, place)) { first, _ in first } }
            }
        }
        return plain + carrying.inTurns().prefix(16 / (depth + 1))
    }

    /// A case whose payload is there where it can be nothing.
    private func enumCase(_ fact: EnumCaseFact, _ place: SymbolicValue) -> Decisions {
        var decisions: Decisions = [place: .enumCase(fact.name.plain)]
        for (index, parameter) in fact.payload.enumerated() where parameter.type.isOptional {
            let inner = place.appending(.payload(case: fact.name.plain, index: index))
            if case .other = subject.types.family(parameter.type) { decisions[inner] = .present }
        }
        return decisions
    }

    /// Two values that come one after the other, in falling order and with fields that differ; of an enum that
    /// carries something, both of each such case.
    func pairs(_ places: [SymbolicValue], _ type: TypeRef) -> [Decisions] {
        let cases = subject.types.enumCases(type).filter { !$0.payload.isEmpty }.prefix(3)
        let carrying = cases.map { fact in
            places.enumerated().reduce(into: Decisions()) { decisions, item in
                decisions[item.element] = .enumCase(fact.name.plain)
                for (position, parameter) in fact.payload.enumerated() {
                    let inner = item.element.appending(.payload(case: fact.name.plain, index: position))
                    differ(inner, parameter.type, item.offset, &decisions)
                }
            }
        }
        let plain = places.enumerated().reduce(into: Decisions()) { differ($1.element, type, $1.offset, &$0) }
        return carrying + (plain.isEmpty ? [] : [plain])
    }

    // MARK: - Lists

    /// Lists of none, one and two, those of two in falling order and with fields that differ.
    private func lists(_ place: SymbolicValue, _ type: TypeRef, _ depth: Int) -> [Decisions] {
        let plain: [Decisions] = [[place: .list(0)], [place: .list(1)]]
        guard depth < 2 else { return plain }
        guard let element = subject.types.elementType(type) else { return plain + [[place: .list(2)]] }
        let pairs = pairs((0..<2).map { place.appending(.element($0)) }, element)
        let two = (pairs.isEmpty ? [[:]] : pairs).map { $0.merging([place: .list(2)]) { $1 } }
        let single = structures(place.appending(.element(0)), element, depth + 1).prefix(12).map { decisions in
            decisions.merging([place: .list(1)]) { $1 }
        }
        return plain + two + single
    }

    /// Decides parts of one of two values so that they are unlike those of the other.
    private func differ(_ place: SymbolicValue, _ type: TypeRef, _ index: Int, _ decisions: inout Decisions) {
        switch subject.types.family(type) {
        case .boolean: decisions[place] = .boolean(index == 0)
        case .integer: decisions[place] = .integer(9 - 4 * index)
        case .float: decisions[place] = .float(9 - 4 * Double(index))
        case .string: decisions[place] = .string((index == 0 ? "b " : "a ") + place.wording)
        case .enumeration:
            let cases = subject.types.enumCases(type).filter(\.payload.isEmpty)
            if let fact = index == 0 ? cases.first : cases.last { decisions[place] = .enumCase(fact.name.plain) }
        case .list: return
        case .other where subject.types.expanded(type).bare.lastName == "Date":
            decisions[place] = .moment((2 - index) * 1_000)
        case .other:
            guard place.path.count < 3 else { return }
            for field in parts(of: type) where !field.type.isOptional {
                if case .other = subject.types.family(field.type) { continue }
                differ(place.appending(.field(field.name)), field.type, index, &decisions)
            }
        }
    }

    // MARK: - Structures

    /// A value that is there, and values each with one field that takes another way.
    private func structures(_ place: SymbolicValue, _ type: TypeRef, _ depth: Int) -> [Decisions] {
        let there: [Decisions] = type.isOptional ? [[place: .present]] : []
        guard depth < 3 else { return there }
        if depth == 2 { return there + inner(place, type) }
        if let element = subject.types.elementType(type) { return there + sets(place, element, depth) }
        if let types = subject.types.dictionaryTypes(type) { return there + dictionaries(place, types, depth) }
        let (others, named) = parts(of: type).partitioned { literals.names.contains($0.name) }
        // The first alternative of each field comes before the second of any, fields that the code names before others.
        let parts = (named + others).map { field in
            alternatives(place.appending(.field(field.name)), field.type, depth: depth + 1)
        }
        return there + parts.inTurns().prefix(24 / (depth + 1))
    }

    /// Values within others, each with one field of which the code speaks that takes another way.
    private func inner(_ place: SymbolicValue, _ type: TypeRef) -> [Decisions] {
        parts(of: type).filter { literals.names.contains($0.name) && subject.types.family($0.type) != .other }
            .map { field in alternatives(place.appending(.field(field.name)), field.type, depth: 3) }.inTurns()
            .prefix(4).map { $0 }
    }

    /// Sets of nothing, and of each of some elements.
    private func sets(_ place: SymbolicValue, _ element: TypeRef, _ depth: Int) -> [Decisions] {
        let inner = alternatives(place.appending(.element(0)), element, depth: depth + 1).prefix(4)
        let none: Decisions = [place: .list(0)]
        return [none] + (inner.isEmpty ? [[:]] : Array(inner)).map { $0.merging([place: .list(1)]) { $1 } }
    }

    /// Dictionaries of one entry, under each of some keys with each of some values, and of none.
    private func dictionaries(
        _ place: SymbolicValue, _ types: (key: TypeRef, value: TypeRef), _ depth: Int
    ) -> [Decisions] {
        let entry = place.appending(.element(0))
        let values = alternatives(entry.appending(.field("value")), types.value, depth: depth + 1)
        // What a value is if nobody decides comes first among them, and says least.
        let telling = values.prefix(4).reversed()
        let single = keys(entry.appending(.field("key")), types.key).map { key in
            (telling.isEmpty ? [[:]] : Array(telling)).map { value in
                key.merging(value) { first, _ in first }.merging([place: .list(1)]) { $1 }
            }
        }.inTurns()
        return single.prefix(1) + [[place: .list(0)]] + single.dropFirst()
    }

    /// Keys worth trying: texts that a test gives for parameters, and such as the code names.
    private func keys(_ place: SymbolicValue, _ type: TypeRef) -> [Decisions] {
        guard subject.types.family(type) == .string else {
            let others = alternatives(place, type, depth: 2).prefix(2)
            return others.isEmpty ? [[:]] : Array(others)
        }
        let parameters = subject.construction.parameters + subject.members.methods.flatMap(\.parameters)
        let given = parameters.filter { subject.types.family($0.type) == .string }.map(\.name.plain)
        return (given.uniqued().prefix(2) + literals.texts.prefix(2)).uniqued().map { [place: .string($0)] }
    }

    /// The fields that a test may give, or the elements of a tuple, with their types.
    private func parts(of type: TypeRef) -> [(name: String, type: TypeRef)] {
        subject.types.tupleElements(type).map { ($0.name, $0.type) }
            + fields(of: type).compactMap { field in
                (field.type ?? field.initialValue?.valueType).map { (field.name.plain, $0) }
            }
    }

    /// The fields that a test may give.
    func fields(of type: TypeRef) -> [PropertyFact] {
        guard let fact = subject.types.declaration(type), fact.kind == .struct else { return [] }
        return subject.types.index.members(of: fact).properties.filter {
            $0.isStored && !$0.info.isStatic && $0.accessors == nil && $0.info.access.isTestable
                && (!$0.isLet || $0.initialValue == nil)
        }
    }
}
