import Behaviour
import Facts
import MockData

extension TestWriter {
    /// The value of a root where it is used: short, or by the local that holds it.
    mutating func value(of root: SymbolicValue.Root) -> Code.Expression {
        let place = SymbolicValue(root)
        if place == parameter { return .name(place.wording) }
        if let short = writer.short(place, typed: true), locals[root] == nil, !isPreset(root) { return short }
        return local(for: root)
    }

    /// A value that a double is told.
    mutating func value(_ value: Value) -> Code.Expression {
        if case .place(let place) = value, place.path.isEmpty { return self.value(of: place.root) }
        return spelled(value) ?? failed()
    }

    mutating func expression(for root: SymbolicValue.Root) -> Code.Expression? {
        if case .failure = root, scenario.arrangement.constraint(SymbolicValue(root)) == nil { return failure(root) }
        var needed: [String: Code.Expression] = [:]
        for target in scenario.arrangement.others(in: root.place) {
            // What a value is made of is there.
            needed["\(target)"] = target.root == root ? writer.value(target) { _ in nil } : spelled(target)?.insisting
        }
        return writer.value(SymbolicValue(root)) { needed["\($0)"] }
    }

    /// An error of the project for a dependency to throw.
    func failure(_ root: SymbolicValue.Root) -> Code.Expression? {
        let type = scenario.arrangement.types[root]?.bare
        if let type, type.lastName != "Error" {
            return subject.types.sampleError(of: type).map { .member(.type($0.type), $0.name) }
                ?? writer.value(root.place) { _ in nil }
        }
        let error = subject.types.sampleError(except: scenario.arrangement.exclusions[root] ?? [])
        return error.map { .member(.type($0.type), $0.name) }
            ?? .needing(.init(support: [.testError]), .path(SupportFile.testError.rawValue, "expected"))
    }

    mutating func failed() -> Code.Expression {
        fail()
        return .null
    }

    func wording(_ root: SymbolicValue.Root) -> String {
        if let name = scenario.arrangement.names[root] { return name }
        switch root {
        case .failure: return "error"
        case .result: return "returned" + root.place.wording.capitalisedFirst
        default: return root.place.wording
        }
    }

    mutating func unique(_ name: String) -> String {
        // A parameter without a name of its own cannot name a value.
        let name = name == "_" ? "value" : name
        var candidate = name.plain
        var number = 2
        while !names.insert(candidate).inserted {
            candidate = "\(name)\(number)"
            number += 1
        }
        return candidate
    }

    /// A value as an expression of the test; `nil` when it has no spelling there.
    mutating func spelled(_ value: Value) -> Code.Expression? {
        switch value {
        case .place(let place): return spelled(place)
        case .dependency(let name): return .path("deps", name)
        case .not(let inner):
            guard let value = spelled(inner) else { return nil }
            if case .boolean(let value) = value { return .boolean(!value) }
            return .prefix("!", value)
        case .member(.place(let place), let name):
            let isOptional = writer.type(of: scenario.arrangement.canonical(place))?.isOptional == true
            return spelled(place).map { .member(isOptional && $0.isField ? .chained($0) : $0, name) }
        case .member(let base, let name): return spelled(base).map { .member($0, name) }
        case .binary(let left, let word, let right):
            guard let left = spelled(left), let right = spelled(right) else { return nil }
            return .folded(left, word, right)
        // What reading made up is no method.
        case .method(_, let name, _) where name.hasPrefix("#"): return nil
        case .method(let base, let name, let arguments):
            guard let receiver = spelled(base) else { return nil }
            return list(arguments).map { given in
                let call = Code.Expression.asked(receiver, name, given)
                // Reading knows that the calendar has such a day.
                let isDay = name == "date" && ["byAdding", "from"].contains(arguments.first?.label)
                return isDay ? .unwrapped(call) : call
            }
        case .construct(let type, let arguments)
        where !subject.types.isNameable(type) || subject.types.isOnlyDescribed(type, arguments.map(\.label)):
            return nil
        case .enumCase(let type?, _, _) where !subject.types.isNameable(type): return nil
        // Beside an optional it would be nothing.
        case .enumCase(nil, "none", []): return nil
        case .construct(let type, let arguments):
            let mayMiss = subject.types.mayMiss(of: type, arguments.map(\.label))
            return list(arguments, mayMiss: mayMiss).map {
                let call = Code.Expression.call(.type(subject.types.spelled(type)), $0)
                return value.isSaid ? .unwrapped(call) : made(call, type, arguments.map(\.label))
            }
        case .enumCase(let type, let name, let payload):
            let member = Code.Expression.member(type.map { .type(subject.types.spelled($0)) }, name)
            let found = type.flatMap { subject.types.enumCases($0).first { $0.name.plain == name.plain } }
            return payload.isEmpty
                ? member : list(payload, mayMiss: found?.payload.map(\.type.isOptional) ?? []).map { .call(member, $0) }
        case .dictionary(let entries):
            let pairs = entries.map { entry in
                whole(entry.key).flatMap { key in whole(entry.value).map { Code.Pair(key, $0) } }
            }
            return pairs.allPresent().map(Code.Expression.dictionary)
        case .list(let items): return items.map { whole($0) }.allPresent().map(Code.Expression.array)
        case .interpolation(let pieces): return interpolated(pieces)
        case .verbatim(let text):
            let expression = Code.Expression.verbatim(text)
            return text.first?.isUppercase == true
                ? .needing(.init(types: [.simple(text)]), expression) : expression
        case .subject, .unknown: return nil
        case .null, .boolean, .integer, .float, .string, .unique, .address, .recorder, .open, .document:
            return writer.expression(value) { _ in nil }
        }
    }

    /// What an initialiser makes: unwrapped where it may fail, since here it does not; a local where it may throw or wait,
    /// which a comparison can do neither.
    private mutating func made(_ call: Code.Expression, _ type: TypeRef, _ labels: [String?]) -> Code.Expression {
        guard let initializer = subject.types.initializer(of: type, labels), initializer.body != nil else {
            return call
        }
        let value = initializer.isFailable ? Code.Expression.unwrapped(call) : call
        guard initializer.effects.canThrow || initializer.effects.isAsync else { return value }
        if let name = madeValues[value] { return .name(name) }
        let name = unique((type.lastName ?? "value").plain.lowercasedFirstWord)
        madeValues[value] = name
        add(.declare(.init(name, value.marked(with: initializer.effects))))
        return .name(name)
    }

    /// Arguments of a call.
    ///
    /// - Parameter mayMiss: Whether each may be missing there, as far as that is known: for one that may not, it is unwrapped.
    mutating func list(_ arguments: [LabelledValue], mayMiss: [Bool] = []) -> [Code.Argument]? {
        arguments.enumerated().map { index, argument in
            spelled(argument.value).map { value in
                let mayMiss = mayMiss.dropFirst(index).first ?? true
                let isAsked = !mayMiss && value.isAsked && isOptional(argument.value)
                return Code.Argument(
                    argument.label, isAsked || !mayMiss && argument.value.isLink ? .unwrapped(value) : value)
            }
        }.allPresent()
    }

    /// An element of a list: one that is made for sure, and might not be by its type, is unwrapped.
    private mutating func whole(_ value: Value) -> Code.Expression? {
        spelled(value).map { value.isLink ? .unwrapped($0) : $0 }
    }

    /// Whether a value is asked for where it may be missing by its type.
    func isOptional(_ value: Value) -> Bool {
        guard case .place(let place) = value, case let place = scenario.arrangement.canonical(place),
            !place.path.isEmpty
        else { return false }
        return writer.type(of: place)?.isOptional == true
    }

    mutating func spelled(_ place: SymbolicValue) -> Code.Expression? {
        let place = scenario.arrangement.canonical(place)
        if place == parameter { return .name(place.wording) }
        if scenario.changed.contains(where: { $0.contains(place) }) {
            // What is looked at then holds something else.
            return made.short(place, typed: true) ?? made.value(place) { _ in nil }
        }
        if place.path.contains(.decoded) { return writer.value(place) { _ in nil } }
        return writer.short(place, typed: true) ?? named(place)
    }

    /// Whether a place is a set whose elements stand in a list.
    private func isListed(_ place: SymbolicValue) -> Bool { place.path.isEmpty && listsOfSets.contains(place.root) }

    /// Whether a place is an entry of a dictionary.
    private func isEntry(_ place: SymbolicValue) -> Bool {
        guard case .element? = place.path.last else { return false }
        let whole = SymbolicValue(place.root, Array(place.path.dropLast()))
        return writer.type(of: whole).flatMap(subject.types.entryType) != nil
    }

    /// A place by the local that holds its root.
    mutating func named(_ place: SymbolicValue) -> Code.Expression? {
        // What a case of an enum carries is made once more, and asked for its part.
        let inner = place.path.lastIndex { if case .payload = $0 { true } else { false } }.map { $0 + 1 } ?? 0
        if inner > 0, scenario.arrangement.isDecided(place) { return writer.value(place) { _ in nil } }
        var walked = SymbolicValue(place.root, Array(place.path.prefix(inner)))
        guard var value = inner == 0 ? local(for: place.root) : writer.value(walked, other: { _ in nil }) else {
            return nil
        }
        if case .element? = place.path.first, listsOfSets.contains(place.root), let name = locals[place.root] {
            value = .name(name)
        }
        for step in place.path.dropFirst(inner) {
            let whole = walked
            walked = walked.appending(step)
            if isEntry(whole) {
                // A dictionary is asked by the key: `tolerated["nuts"]!`
                guard let key = writer.short(whole.appending(.field("key")), typed: true) else { return nil }
                guard step == .field("value") else { return key }
                value = .unwrapped(.element(value, [.init(nil, key)]))
                continue
            }
            if isEntry(walked) { continue }
            switch step {
            case .field(let name): value = .member(value, name)
            // A set is asked for its only element.
            case .element(let index) where writer.type(of: whole).map(subject.types.isSet) == true && !isListed(whole):
                guard index == 0 else { return nil }
                value = .unwrapped(.member(value, "first"))
            case .element(let index): value = .element(value, [.init(nil, .number("\(index)"))])
            case .payload, .decoded: return nil
            }
            if walked != place, writer.type(of: walked)?.isOptional == true { value = .chained(value) }
        }
        return value
    }
}

extension Code.Expression {
    /// Whether it asks something that the test has for a value, rather than writing it.
    fileprivate var isAsked: Bool {
        switch self {
        case .name, .element, .unwrapped: true
        case .member(let base?, _): base.isAsked
        case .chained(let inner): inner.isAsked
        default: false
        }
    }

    /// The same where nothing may be missing on the way: `page!.items[0].id`.
    fileprivate var insisting: Code.Expression {
        switch self {
        case .chained(let inner): .unwrapped(inner.insisting)
        case .unwrapped(let inner): .unwrapped(inner.insisting)
        case .member(let base?, let name): .member(base.insisting, name)
        case .element(let base, let arguments): .element(base.insisting, arguments)
        default: self
        }
    }

    /// Whether it asks a value for a field: `recipe.imageURL`.
    fileprivate var isField: Bool {
        guard case .member(let base?, _) = self else { return false }
        switch base {
        case .type: return false
        default: return true
        }
    }
}
