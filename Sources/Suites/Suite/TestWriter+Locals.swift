import Behaviour
import Facts

/// The locals of a test that hold what it gives.
extension TestWriter {
    /// The local that holds a root's value, declared when first asked for.
    mutating func local(for root: SymbolicValue.Root) -> Code.Expression {
        if let name = locals[root] { return whole(root, name) }
        guard writing.insert(root).inserted else { return failed() }
        defer { writing.remove(root) }
        if case .same(let target)? = scenario.arrangement.constraints[SymbolicValue(root)] {
            return spelled(target) ?? failed()
        }
        guard let expression = expression(for: root) else { return failed() }
        if expression == .null { return .null }
        let name = unique(wording(root))
        locals[root] = name
        if case .array(let items) = expression, items.count > 1,
            scenario.arrangement.types[root].map(subject.types.isSet) == true
        {
            listsOfSets.insert(root)
        }
        let isEdited = isPreset(root) && !isClass(root)
        add(.declare(.init(isVariable: isEdited, name, type: annotation(root, of: expression), expression)))
        preset(root, name)
        return whole(root, name)
    }

    /// The value of a root by the name of its local. The elements of a set stand in a list, where each has its place.
    private func whole(_ root: SymbolicValue.Root, _ name: String) -> Code.Expression {
        listsOfSets.contains(root) ? .call(.name("Set"), [.init(nil, .name(name))]) : .name(name)
    }

    /// The types that a literal number has by itself, and those that it is compared with as any other.
    private static let literalTypes: Set = ["Int", "Double", "TimeInterval", "Any"]

    /// The type of a root's value, where what it is made of need not tell.
    private func annotation(_ root: SymbolicValue.Root, of value: Code.Expression) -> TypeRef? {
        let narrowed = scenario.arrangement.narrowed[root.place]
        guard let type = narrowed ?? scenario.arrangement.types[root] else { return nil }
        if value.bare.isImplicit { return subject.types.spelled(type) }
        if case .number = value, !Self.literalTypes.contains(type.bare.text) { return subject.types.spelled(type) }
        if case .tuple = value { return subject.types.spelled(subject.types.expanded(type)) }
        if listsOfSets.contains(root) {
            return subject.types.elementType(type).map { subject.types.spelled(.array($0)) }
        }
        if case .array = value, subject.types.family(type) != .list || type.bare.isIndexSet {
            return subject.types.spelled(type)
        }
        let isTold = scenario.arrangement.constraint(SymbolicValue(root)) != nil
        if case .array(let items) = value {
            let element = subject.types.elementType(subject.types.expanded(type))
            let tellsAll = items.allSatisfy { tells($0, element) } && !Self.isMixed(items)
            return isTold && tellsAll ? nil : subject.types.spelled(type)
        }
        if case .dictionary(let pairs) = value {
            let types = subject.types.dictionaryTypes(subject.types.expanded(type))
            let tellsAll =
                pairs.allSatisfy { tells($0.key, types?.0) && tells($0.value, types?.1) }
                && !Self.isMixed(pairs.map(\.value))
            return isTold && tellsAll ? nil : subject.types.spelled(type)
        }
        guard subject.types.declaration(type) != nil else { return nil }
        let spelled = subject.types.spelled(type)
        if case .named(let components) = subject.types.expanded(type).bare,
            components.last?.arguments.isEmpty == false
        {
            return spelled
        }
        // What is nested in a generic type does not say by itself in which one.
        guard case .named(let components) = spelled.bare, components.contains(where: { !$0.arguments.isEmpty }) else {
            return nil
        }
        return spelled
    }

    /// Whether an element of a list tells by itself what type it is of: `4.0` is no `Decimal` by itself.
    private func tells(_ element: Code.Expression, _ type: TypeRef?) -> Bool {
        guard let name = type.map({ subject.types.expanded($0).bare.text }), name != "Any" else { return true }
        return switch element.bare {
        case .number: Self.literalTypes.contains(name)
        case .string: name == "String"
        case .boolean: name == "Bool"
        case .null, .array, .dictionary, .member(nil, _): false
        default: true
        }
    }

    /// Whether values written out are of several kinds, so that the compiler wants to be told that any are meant.
    private static func isMixed(_ values: [Code.Expression]) -> Bool {
        let kinds = values.compactMap { value -> String? in
            switch value.bare {
            case .number: "number"
            case .string: "text"
            case .boolean: "truth"
            default: nil
            }
        }
        return Set(kinds).count > 1
    }
}

extension Code.Expression {
    /// Whether it leaves its type to what stands around it: `.constant(true)`.
    fileprivate var isImplicit: Bool {
        switch self {
        case .member(nil, _): true
        case .call(let callee, _, _): callee.isImplicit
        default: false
        }
    }
}
