import Facts
import Resolving

extension Machine {
    /// The entries of a dictionary that is known; `nil` for any other term.
    func entries(_ term: Term) -> [Term.Entry]? {
        if case .dictionary(let entries) = reduce(term) { return entries }
        return nil
    }

    /// The value under a key, `nil` within for none; unknown where the key is and anything is there.
    func lookUp(_ key: Term, in entries: [Term.Entry], otherwise: () throws -> Term = { .null }) throws -> Term {
        if entries.isEmpty { return try otherwise() }
        guard !key.hasUnknown, !entries.contains(where: \.key.hasUnknown) else { return .unknown }
        return try position(of: key, in: entries).map { entries[$0].value } ?? otherwise()
    }

    /// The dictionary with another value under a key; `nil` takes the key out.
    func setting(_ key: Term, to value: Term, in entries: [Term.Entry]) throws -> Term {
        var entries = entries
        if key.hasUnknown || entries.contains(where: \.key.hasUnknown) {
            return entries.isEmpty && value == .null ? .dictionary([]) : .unknown
        }
        // Nobody knows whether it takes the key out.
        if reduce(value) == .unknown { return .unknown }
        let position = try position(of: key, in: entries)
        switch (position, value) {
        case (let index?, .null): entries.remove(at: index)
        case (let index?, _): entries[index].value = value
        case (nil, .null): break
        case (nil, _): entries.append(Term.Entry(key: key, value: value))
        }
        return .dictionary(entries)
    }

    private func position(of key: Term, in entries: [Term.Entry]) throws -> Int? {
        for (index, entry) in entries.enumerated() where try decide(.binary(entry.key, "==", key)) { return index }
        return nil
    }

    /// What there is to say about all of a dictionary.
    func member(ofEntries entries: [Term.Entry], _ name: String) -> Term? {
        switch name {
        case "count": .integer(entries.count)
        case "isEmpty": .boolean(entries.isEmpty)
        // In which order the others come, nobody knows.
        case "keys" where entries.count < 2: .list(entries.map(\.key))
        case "values" where entries.count < 2: .list(entries.map(\.value))
        case "first" where entries.count < 2: entries.first?.pair ?? .null
        default: nil
        }
    }

    /// A mutating method of a dictionary: the new dictionary and what the method gives; `nil` for any other.
    func edited(
        _ entries: [Term.Entry], _ name: String, _ arguments: [LabelledTerm]
    ) throws -> (new: Term, result: Term)? {
        switch (name, arguments.first) {
        case ("removeAll", _) where arguments.allSatisfy({ $0.label == "keepingCapacity" }):
            return (.dictionary([]), .void)
        case ("merge", let other?) where arguments.count == 2:
            return try merged(entries, with: other.value, by: arguments[1].value).map { ($0, .void) }
        case ("removeValue", let key?):
            return (try setting(key.value, to: .null, in: entries), try lookUp(key.value, in: entries))
        case ("updateValue", let value?) where arguments.count == 2:
            let old = try lookUp(arguments[1].value, in: entries)
            return (try setting(arguments[1].value, to: value.value, in: entries), old)
        default: return nil
        }
    }

    /// A dictionary with the entries of another one, `merging(other) { old, new in new }`; `nil` where those are not known.
    func merged(_ entries: [Term.Entry], with other: Term, by function: Term) throws -> Term? {
        _ = try list(other)
        guard let others = self.entries(other), isFunction(function) else { return nil }
        return try others.reduce(.dictionary(entries)) { merged, entry in
            guard case .dictionary(var known) = merged else { return .unknown }
            guard !entry.key.hasUnknown, !known.contains(where: \.key.hasUnknown) else { return .unknown }
            if let index = try position(of: entry.key, in: known) {
                known[index].value = try perform(function, on: [known[index].value, entry.value])
            } else {
                known.append(entry)
            }
            return .dictionary(known)
        }
    }

    /// A method of a dictionary with a closure; `nil` where it cannot be followed.
    func search(_ entries: [Term.Entry], _ name: String, _ function: Term) throws -> Term? {
        let before = events.count
        guard let found = try found(in: entries, name, function) else { return nil }
        // In which order something happens for each entry, nobody knows.
        return entries.count > 1 && events.count > before ? .unknown : found
    }

    private func found(in entries: [Term.Entry], _ name: String, _ function: Term) throws -> Term? {
        func call(_ entry: Term.Entry) throws -> Term { try perform(function, on: [entry.pair]) }
        func holds(_ entry: Term.Entry) throws -> Bool { try decide(call(entry)) }
        func mapped(_ entry: Term.Entry) throws -> Term.Entry {
            Term.Entry(key: entry.key, value: try perform(function, on: [entry.value]))
        }
        switch name {
        case "filter": return .dictionary(try entries.filter(holds))
        case "mapValues": return .dictionary(try entries.map(mapped))
        case "compactMapValues": return .dictionary(try entries.map(mapped).filter { try isPresent($0.value) })
        case "map": return try freely(entries).map { .list(try $0.map(call)) }
        case "compactMap": return try freely(entries).map { .list(try $0.map(call).filter(isPresent)) }
        case "sorted", "min", "max":
            hasFreeOrder = entries.count > 1
            return try ordered(entries.map(\.pair), name, by: function)
        case "forEach" where entries.count < 2:
            for entry in entries { _ = try call(entry) }
            return .void
        case "contains": return .boolean(try entries.contains(where: holds))
        case "allSatisfy": return .boolean(try entries.allSatisfy(holds))
        case "first":
            let found = try entries.filter(holds)
            return found.count < 2 ? found.first?.pair ?? .null : .unknown
        default: return nil
        }
    }

    /// `Dictionary(uniqueKeysWithValues: pairs)`, `Dictionary(pairs, uniquingKeysWith: function)`
    func keyed(_ pairs: [Term], joining function: Term?) throws -> Term {
        var entries: [Term.Entry] = []
        for pair in pairs {
            guard case .tuple(let parts) = pair, parts.count == 2, !parts[0].value.hasUnknown else { return .unknown }
            guard let index = try position(of: parts[0].value, in: entries) else {
                entries.append(Term.Entry(key: parts[0].value, value: parts[1].value))
                continue
            }
            // Two values under one key end the process.
            guard let function else { throw Exit.infeasible }
            entries[index].value = try perform(function, on: [entries[index].value, parts[1].value])
        }
        return .dictionary(entries)
    }

    /// `Dictionary(grouping: items, by: function)`
    func grouped(_ elements: [Term], by function: Term) throws -> Term {
        var groups: [Term.Entry] = []
        for element in elements {
            let key = try perform(function, on: [element])
            if key.hasUnknown {
                return elements.count == 1 ? .dictionary([.init(key: key, value: .list([element]))]) : .unknown
            }
            if let index = try position(of: key, in: groups), case .list(let others) = groups[index].value {
                groups[index].value = .list(others + [element])
            } else {
                groups.append(Term.Entry(key: key, value: .list([element])))
            }
        }
        return .dictionary(groups)
    }
}

extension TypeLookup {
    /// Whether a type is Foundation's calendar.
    package func isSystemCalendar(_ type: TypeRef) -> Bool {
        type == .simple("Calendar") && declaration(type) == nil
    }

    /// Whether a type is a set, in which each value is once and none is first.
    package func isSet(_ type: TypeRef) -> Bool { expanded(type).bare.lastName == "Set" }
}
