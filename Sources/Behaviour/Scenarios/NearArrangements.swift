import Algorithms
import Facts

extension Run {
    /// Arrangements that differ from this one's by one value that a part of the code may speak of.
    ///
    /// - Parameter differences: By how much the sides of a comparison differ.
    func near(_ part: Expression, by differences: Set<Difference>, in subject: TestedType) -> [Run] {
        let names = part.names
        let ordered = decisions.map { (name: $0.key.description, decision: $0) }.sorted { $0.name < $1.name }
        let (others, named) = ordered.map(\.decision).partitioned { names.contains($0.key.wording) }
        let machine = Machine(subject, replay: self)
        let steps = differences.filter { $0.amount != 0 }.sorted { $0.order < $1.order }
        // Whether a number counts minutes or days of a moment, nobody knows: that is tried last.
        let (moments, rest) = others.partitioned { if case .moment = $0.value { false } else { true } }
        let alternatives = [(named, true), (rest, false), (moments, false)].flatMap { decisions, isNamed in
            decisions.flatMap { place, shape in
                shape.others(of: place, by: steps, isNamed: isNamed, in: machine).map { (place, $0) }
            }
        }
        let shifted = steps.filter(\.isTime).prefix(2).flatMap { [$0.amount, -$0.amount] }.flatMap(movingAllButOne)
        let varied = alternatives.flatMap { place, shape in variants(place, shape, isMeasured: !steps.isEmpty) }
        return shifted + varied
    }

    /// The run with another decision, and those with what goes along with it.
    ///
    /// - Parameter isMeasured: Whether a comparison tells by how much.
    private func variants(_ place: SymbolicValue, _ shape: Constraint, isMeasured: Bool) -> [Run] {
        var run = self
        // What lies within a value that is another case is another one as well.
        if case .enumCase = shape { run.decisions = run.decisions.filter { !place.contains($0.key) } }
        run.decisions[place] = shape
        run.isChosen = true
        switch (decisions[place], shape) {
        case (.moment(let before), .moment(let time)): return [run] + run.movingNow(by: time - before)
        case (.list(let before), .list(let count)) where 0 < before && before < count:
            let alike = Set([0, before - 1]).sorted().map { element in
                var alike = run
                for index in before..<count {
                    alike.decisions.merge(self.element(element, of: place, as: index)) { own, _ in own }
                }
                return alike
            }
            return isMeasured ? alike + [run] : [run] + alike
        default: return [run]
        }
    }

    /// The run with what a closure or a clock gives as the time moved; none where no test sets the time.
    private func movingNow(by seconds: Int) -> [Run] {
        var moved = self
        for (place, shape) in decisions {
            guard case .moment(let time) = shape, place.path.isEmpty else { continue }
            switch place.root {
            case .parameter(let name, _) where name.hasSuffix("Value"): break
            case .property, .result: break
            default: continue
            }
            moved.decisions[place] = .moment(time + seconds)
        }
        return moved.decisions == decisions ? [] : [moved]
    }

    /// The runs with all moments moved but those of one value that a test gives.
    private func movingAllButOne(by seconds: Int) -> [Run] {
        let moments = decisions.filter { if case .moment = $0.value { true } else { false } }.keys
        let roots = Set(moments.filter { !$0.path.isEmpty }.map(\.root)).sorted { $0.order < $1.order }
        return roots.count < 2
            ? []
            : roots.map { root in
                var moved = self
                for place in moments where place.root != root {
                    if case .moment(let time)? = decisions[place] { moved.decisions[place] = .moment(time + seconds) }
                }
                moved.isChosen = true
                return moved
            }
    }

    /// What is decided about an element of a list, as about another one; what tells elements apart is left out.
    private func element(_ index: Int, of place: SymbolicValue, as other: Int) -> [SymbolicValue: Constraint] {
        let (known, next) = (place.appending(.element(index)), place.appending(.element(other)))
        var found: [SymbolicValue: Constraint] = [:]
        for (key, value) in decisions where known.contains(key) {
            switch value {
            case .unique, .same, .string: continue
            default: found[SymbolicValue(key.root, next.path + key.path.dropFirst(known.path.count))] = value
            }
        }
        return found
    }
}

extension Constraint {
    /// What else may be decided about a place.
    ///
    /// - Parameters:
    ///   - steps: By how much the sides of a comparison differ, the least first.
    ///   - isNamed: Whether the code in question speaks of the place.
    fileprivate func others(
        of place: SymbolicValue, by steps: [Difference], isNamed: Bool, in machine: Machine
    ) -> [Constraint] {
        func moved(inTime: Bool) -> [Int] {
            steps.filter { $0.isTime == inTime }.prefix(3).flatMap { [$0.amount, -$0.amount] }
        }
        let isMissable = steps.isEmpty && machine.type(of: place)?.isOptional == true
        switch self {
        case .null where isMissable: return [.present]
        case _ where isMissable: return [.null]
        case .integer(let number):
            return moved(inTime: false).map { .integer(number + $0) }
                .filter { if case .integer(let other) = $0 { number < 0 || other >= 0 } else { false } }
        case .float(let number): return moved(inTime: false).map { .float(number + Double($0)) }
        case .moment(let seconds) where machine.type(of: place).map(machine.isDuration) == true:
            return moved(inTime: false).map { .moment(seconds + $0) }
                .filter { if case .moment(let other) = $0 { other >= 0 } else { false } }
        case .moment(let seconds):
            let units = isNamed || steps.isEmpty ? [] : [60, 3_600, 86_400]
            let counted = moved(inTime: false).prefix(2).flatMap { step in units.map { step * $0 } }
            return (moved(inTime: true) + counted + (isNamed ? [40 * 86_400] : [])).map { .moment(seconds + $0) }
        case .list(let count):
            let longer = steps.isEmpty && (isNamed || count > 0) ? [count + 1] : []
            let counts = (moved(inTime: false).map { count + $0 } + longer).uniqued()
            return counts.filter { (0...12).contains($0) && $0 != count }.map(Constraint.list)
        case .boolean(let value): return isNamed ? [.boolean(!value)] : []
        case .string(let text): return moved(inTime: false).compactMap(text.resized).map(Constraint.string)
        case .enumCase(let name):
            guard isNamed, let type = machine.type(of: place) else { return [] }
            let cases = machine.subject.types.enumCases(type).filter { $0.name.plain != name && $0.payload.isEmpty }
            return cases.prefix(4).map { .enumCase($0.name.plain) }
        default: return []
        }
    }
}

extension String {
    /// How long a text may become.
    private static let mostCharacters = 80

    /// The text with so many characters more or less, before what is blank at its end; `nil` where that is no text.
    fileprivate func resized(by step: Int) -> String? {
        let words = trimmingSuffix(while: \.isWhitespace)
        guard let last = words.last, words.count + step > 0, count + step <= Self.mostCharacters else { return nil }
        let changed = String(words.dropLast(max(0, -step))) + String(repeating: last, count: max(0, step))
        return changed.last?.isWhitespace == true ? nil : changed + dropFirst(words.count)
    }
}

extension Expression {
    /// The names that it speaks of, in closures as well.
    fileprivate var names: Set<String> {
        var names: Set<String> = []
        walk(at: SourceLocation(file: "", line: 0, column: 0)) { expression, _ in
            switch expression {
            case .name(let name), .member(_, let name): names.insert(name.plain)
            default: break
            }
        }
        return names
    }
}
