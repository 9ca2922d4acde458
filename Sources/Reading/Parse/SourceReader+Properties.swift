import Facts
import SwiftSyntax

extension SourceReader {
    /// One fact for each name bound by a variable declaration.
    ///
    /// `let a, b: P` gives both the annotation that follows; tuple patterns give their names without a type.
    func properties(_ node: VariableDeclSyntax, in context: Context) -> [PropertyFact] {
        let isLet = node.bindingSpecifier.text == "let"
        var result: [PropertyFact] = []
        var annotation: TypeRef?
        for binding in node.bindings.reversed() {
            if let type = binding.typeAnnotation?.type {
                annotation = typeRef(type)
            } else if binding.initializer != nil {
                annotation = nil
            }
            let values = values(of: binding)
            for (position, name) in names(in: binding.pattern).enumerated().reversed() {
                let info = info(
                    of: node, modifiers: node.modifiers, attributes: node.attributes, at: name, in: context)
                result.append(
                    PropertyFact(
                        info: info, name: name.text,
                        type: binding.pattern.is(TuplePatternSyntax.self) ? nil : annotation,
                        isLet: isLet, initialValue: position < values.count ? values[position] : values.first,
                        accessors: binding.accessorBlock.map { accessors($0) }))
            }
        }
        return result.reversed()
    }

    /// The initial value; for a tuple pattern that takes a tuple apart, one for each name.
    private func values(of binding: PatternBindingSyntax) -> [Expression] {
        guard let value = binding.initializer.map({ expression($0.value) }) else { return [] }
        if let pattern = binding.pattern.as(TuplePatternSyntax.self), case .tuple(let elements) = value,
            elements.count == pattern.elements.count
        {
            return elements.map(\.value)
        }
        return [value]
    }

    private func names(in pattern: PatternSyntax) -> [TokenSyntax] {
        if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier] }
        if let tuple = pattern.as(TuplePatternSyntax.self) { return tuple.elements.flatMap { names(in: $0.pattern) } }
        return []
    }

    /// Reads what stands between the braces of a property or subscript.
    func accessors(_ block: AccessorBlockSyntax) -> PropertyFact.Accessors {
        switch block.accessors {
        case .getter(let items):
            return PropertyFact.Accessors(getterBody: depth == .bodies ? statements(items) : nil)
        case .accessors(let list):
            var result = PropertyFact.Accessors()
            for accessor in list { add(accessor, to: &result) }
            return result
        }
    }

    private func add(_ accessor: AccessorDeclSyntax, to result: inout PropertyFact.Accessors) {
        let modifiers = accessor.modifier.map { [flatText($0)] } ?? []
        switch accessor.accessorSpecifier.text {
        case "get", "_read", "read", "unsafeAddress":
            result.getter = Effects(
                isAsync: accessor.effectSpecifiers?.asyncSpecifier != nil,
                throwing: throwing(accessor.effectSpecifiers?.throwsClause))
            result.getterModifiers = modifiers
            result.getterBody = body(accessor.body)
        case "set", "_modify", "modify", "unsafeMutableAddress":
            result.hasSetter = true
            result.setterModifiers = modifiers
            result.setterBody = body(accessor.body)
        case "didSet":
            result.isObserved = true
            result.didSetBody = body(accessor.body)
        case "willSet":
            result.isObserved = true
            result.willSetBody = body(accessor.body)
        default:
            break
        }
    }
}
