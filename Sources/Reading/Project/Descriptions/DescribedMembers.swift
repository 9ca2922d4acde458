/// What the standard library gives of values that descriptions work with.
enum DescribedMembers {
    /// A property of a text or list.
    static func property(_ name: String, of value: DescribedValue) -> DescribedValue? {
        switch (value, name) {
        case (.text(let text), "capitalized"): .text(capitalized(text))
        case (.text(let text), "isEmpty"): .truth(text.isEmpty)
        case (.text(let text), "description"): .text(text)
        case (.text(let text), "pathString"): .text(text)
        case (.list(let list), "isEmpty"): .truth(list.isEmpty)
        case (.list(let list), "first"): list.first ?? .nothing
        case (.list(let list), "last"): list.last ?? .nothing
        case (.table(let entries), "keys"): .list(entries.map(\.key))
        case (.table(let entries), "values"): .list(entries.map(\.value))
        default: nil
        }
    }

    /// What a method of a text, list or dictionary returns.
    static func result(_ name: String, of value: DescribedValue, _ arguments: [DescribedValue]) -> DescribedValue? {
        switch value {
        case .text(let text): ofText(name, text, arguments)
        case .list(let list): ofList(name, list, arguments)
        case .table(let entries): ofTable(entries, arguments)
        default: nil
        }
    }

    private static func ofText(_ name: String, _ text: String, _ arguments: [DescribedValue]) -> DescribedValue? {
        let first = arguments.first?.text
        let count = first.flatMap { Int($0) }
        switch name {
        case "lowercased": return .text(text.lowercased())
        case "uppercased": return .text(text.uppercased())
        case "prefix": return count.map { .text(String(text.prefix($0))) }
        case "suffix": return count.map { .text(String(text.suffix($0))) }
        case "dropFirst": return .text(String(text.dropFirst(count ?? 1)))
        case "dropLast": return .text(String(text.dropLast(count ?? 1)))
        case "hasPrefix": return first.map { .truth(text.hasPrefix($0)) }
        case "hasSuffix": return first.map { .truth(text.hasSuffix($0)) }
        case "contains": return first.map { .truth(text.contains($0)) }
        case "appending": return first.map { .text(text + $0) }
        case "replacingOccurrences":
            guard arguments.count == 2, let first, let second = arguments[1].text, !first.isEmpty else { return nil }
            return .text(text.split(separator: first, omittingEmptySubsequences: false).joined(separator: second))
        default: return nil
        }
    }

    private static func ofList(_ name: String, _ list: [DescribedValue], _ arguments: [DescribedValue])
        -> DescribedValue?
    {
        switch name {
        case "contains":
            guard let wanted = arguments.first, wanted.isKnown else { return .unknown }
            if list.contains(wanted) { return .truth(true) }
            return list.allSatisfy(\.isKnown) ? .truth(false) : .unknown
        case "joined":
            let texts = list.compactMap(\.text)
            guard texts.count == list.count else { return list.contains(.unknown) ? .unknown : joined(list) }
            return texts.isEmpty ? .list([]) : .text(texts.joined(separator: arguments.first?.text ?? ""))
        case "reversed": return .list(list.reversed())
        case "sorted",
            "union" where arguments.isEmpty:
            return .list(list)
        case "union": return arguments[0].list.map { .list(list + $0) }
        default: return nil
        }
    }

    /// The elements of lists in a list.
    private static func joined(_ list: [DescribedValue]) -> DescribedValue {
        let inner = list.compactMap(\.list)
        return inner.count == list.count ? .list(inner.flatMap { $0 }) : .unknown
    }

    /// A dictionary with what another one adds; what else adds to it, such as code signing, is no matter.
    private static func ofTable(_ entries: [DescribedValue.Entry], _ arguments: [DescribedValue])
        -> DescribedValue?
    {
        guard case .table(let added) = arguments.first else { return .table(entries) }
        return .table(entries.filter { entry in !added.contains { $0.key == entry.key } } + added)
    }

    /// The sum of two values.
    static func sum(_ one: DescribedValue, _ other: DescribedValue) -> DescribedValue {
        switch (one, other) {
        case (.text(let one), .text(let other)): .text(one + other)
        case (.list(let one), .list(let other)): .list(one + other)
        // What is known of a sum is part of it, whatever the rest is.
        case (.list(let list), .unknown), (.unknown, .list(let list)): .list(list + [.unknown])
        default: .unknown
        }
    }

    private static func capitalized(_ text: String) -> String {
        text.split(separator: " ", omittingEmptySubsequences: false)
            .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ")
    }
}
