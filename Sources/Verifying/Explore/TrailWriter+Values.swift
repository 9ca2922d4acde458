import Behaviour
import Facts
import Suites

extension TrailWriter {
    /// A value that is chosen; a longer one by a name.
    ///
    /// - Parameter isOpen: Whether the value has to tell its type.
    mutating func value(
        _ assortment: Assortment, _ key: String, _ wording: String, index: Int = 0, isOpen: Bool = false
    ) -> Code.Expression {
        let value = written(assortment, key, index) ?? exploration.assortments.standard(assortment)
        switch value.bare {
        case .array([]) where isOpen: break
        case .call(let callee, let arguments, _) where !arguments.isEmpty || callee.isBuilder: break
        case .array(let items) where !items.isEmpty: break
        default: return value
        }
        let type = if case .array = value { listType(assortment) } else { specialisedType(assortment) }
        if case .member(nil, _)? = value.callee { return value }
        let name = unique(wording)
        add(.declare(.init(name, type: type, value)))
        return .name(name)
    }

    func listType(_ assortment: Assortment) -> TypeRef? {
        switch assortment {
        case .optional(let inner): listType(inner)
        case .list(let element, let isSet):
            elementType(element).map { isSet ? .named([.init("Set", [$0])]) : .array($0) }
        default: nil
        }
    }

    /// The type of a value that does not tell it by itself: `Page<Item>`, which a builder makes of nothing.
    private func specialisedType(_ assortment: Assortment) -> TypeRef? {
        switch assortment {
        case .optional(let inner): specialisedType(inner)
        case .shape: elementType(assortment).flatMap { $0.text.contains("<") ? $0 : nil }
        default: nil
        }
    }

    func elementType(_ assortment: Assortment) -> TypeRef? {
        switch assortment {
        case .values(let list, _): exploration.assortments.lists[list].type
        case .shape(let number): exploration.assortments.shapes[number].type
        default: nil
        }
    }

    mutating func unique(_ wording: String) -> String {
        var (name, number) = (wording, 2)
        while !names.insert(name).inserted {
            name = "\(wording)\(number)"
            number += 1
        }
        return name
    }

    /// A value as it is chosen; `nil` where it is left as it is.
    func written(_ assortment: Assortment, _ key: String, _ index: Int) -> Code.Expression? {
        let all = exploration.assortments
        let number = choice(key)
        switch assortment {
        case .values(let list, let isIdentity):
            let values = all.lists[list].values
            if number > 0 { return values[min(number, values.count) - 1] }
            if values.count > 1, let rank = rank(key) { return values[rank % values.count] }
            return isIdentity && index > 0 ? values[(index - 1) % values.count] : nil
        case .optional(let inner):
            switch number {
            case 0 where rank(key) ?? 0 == 0: return nil
            case 1: return .null
            default: return written(inner, key + "?", index) ?? all.standard(inner)
            }
        case .list(let inner, _):
            guard number > 0 else { return nil }
            return .array((0..<(number - 1)).map { written(inner, key + "[\($0)]", $0) ?? all.standard(inner) })
        case .dictionary(let keys, let values):
            guard number > 0 else { return nil }
            var seen: Set<Code.Expression> = []
            let pairs = (0..<(number - 1)).compactMap { place -> Code.Pair? in
                let name = written(keys, key + "<\(place)>", place) ?? all.standard(keys)
                guard seen.insert(name).inserted else { return nil }
                return Code.Pair(name, written(values, key + "[\(place)]", place) ?? all.standard(values))
            }
            return .dictionary(pairs)
        case .shape(let shape): return made(all.shapes[shape], key, index)
        case .fixed: return nil
        }
    }

    /// The place of a value among those of its kind where the elements of a list differ in it.
    private func rank(_ key: String) -> Int? {
        guard let end = key.lastIndex(of: "]"), let start = key[..<end].lastIndex(of: "["),
            let place = Int(key[key.index(after: start)..<end])
        else { return nil }
        switch choice("\(key[..<start])%\(key[key.index(after: end)...])") {
        case 1: return place
        case 2: return 2 - min(place, 2)
        default: return nil
        }
    }

    func made(_ shape: Shape, _ key: String, _ index: Int) -> Code.Expression {
        let all = exploration.assortments
        func given(_ part: Shape.Part) -> Code.Expression {
            written(part.assortment, key + ".\(part.name)", index) ?? all.standard(part.assortment)
        }
        switch shape.kind {
        case .built(let function, let parts):
            let arguments = parts.compactMap { part -> Code.Argument? in
                var inner = key + ".\(part.name)"
                if case .shape = part.assortment {
                    guard choice(inner + "~") > 0 else { return nil }
                    inner = key + ".\(part.name)"
                }
                return written(part.assortment, inner, index).map { .init(part.label, $0) }
            }
            return .call(function, arguments)
        case .initialised(let parts): return .call(.type(shape.type), parts.map { .init($0.label, given($0)) })
        case .tuple(let parts): return .tuple(parts.map { .init($0.label, given($0)) })
        case .cases(let cases):
            let item = cases[min(choice(key + "#"), cases.count - 1)]
            return all.value(item, of: shape, item.parts.map { .init($0.label, given($0)) })
        case .union(let types):
            let number = min(choice(key + "#"), types.count - 1)
            return written(types[number], key + "|\(number)", index) ?? all.standard(types[number])
        }
    }
}

extension Code.Expression {
    /// What is called, where it is a call.
    fileprivate var callee: Code.Expression? {
        if case .call(let callee, _, _) = bare { callee } else { nil }
    }

    /// Whether it is a function of a factory: `SongListTestFactory.createMockSong`.
    fileprivate var isBuilder: Bool {
        if case .member(.name?, let name) = bare { name.hasPrefix("create") } else { false }
    }
}
