import Facts
import Resolving

/// Properties of the SUT that a property wrapper of the project stands around: `@Clamped(0...10) var level = 5`.
///
/// The compiler makes two properties of one: `_level` holds the wrapper, `level` reads and sets its `wrappedValue`. So do
/// these; where a wrapper only keeps what it is given, the property is as if nothing stood around it.
struct WrappedProperties {
    let types: TypeLookup
    /// The names of what is injected, which wrappers of containers do.
    let injected: Set<String>

    /// Members with those that wrappers stand around as the compiler makes them.
    func unwrapped(_ members: [Member]) -> [Member] {
        members.flatMap { member -> [Member] in
            guard case .property(let property) = member, let wrapped = unwrapped(property) else { return [member] }
            return wrapped.map(Member.property)
        }
    }

    private func unwrapped(_ property: PropertyFact) -> [PropertyFact]? {
        guard property.isStored, !property.info.isStatic, !injected.contains(property.name.plain),
            let (attribute, wrapper) = types.wrapper(of: property)
        else { return nil }
        if types.isPlain(wrapper) { return nil }
        guard let type = property.type ?? property.initialValue?.valueType ?? property.initialValue?.literalType,
            [.struct, .class].contains(wrapper.kind), let made = self.type(of: wrapper, attribute, around: type),
            // What leaves `willSet` early does not leave the setter.
            property.accessors?.willSetBody == nil
        else { return [unread(property)] }
        let kept = kept(property, as: made, initialValue(property, attribute, made))
        return [kept, shown(property, type)] + (projected(property, by: wrapper, made).map { [$0] } ?? [])
    }

    /// `$level`: what the wrapper says of itself.
    private func projected(_ property: PropertyFact, by wrapper: TypeFact, _ made: TypeRef) -> PropertyFact? {
        let own = types.allMembers(of: wrapper).properties.first { $0.name == "projectedValue" }
        guard let own, own.accessors?.getterBody != nil else { return nil }
        let name = property.name.plain
        let value = Expression.member(.member(.name("self"), "_" + name), "projectedValue")
        let body = [Statement(.return(value), at: property.info.location)]
        var info = property.info
        info.access = .private
        info.attributes = []
        return PropertyFact(
            info: info, name: "$" + name, type: types.fieldType("projectedValue", of: made), isLet: false,
            accessors: PropertyFact.Accessors(getterBody: body))
    }

    /// `_level`: what holds the wrapper.
    private func kept(_ property: PropertyFact, as type: TypeRef, _ value: Expression?) -> PropertyFact {
        var info = property.info
        info.access = .private
        info.attributes = []
        return PropertyFact(info: info, name: "_" + property.name.plain, type: type, isLet: false, initialValue: value)
    }

    /// `level`: what asks the wrapper and sets what it wraps.
    private func shown(_ property: PropertyFact, _ type: TypeRef) -> PropertyFact {
        let name = property.name.plain
        let wrapped = Expression.member(.member(.name("self"), "_" + name), "wrappedValue")
        func statement(_ kind: Statement.Kind) -> Statement { Statement(kind, at: property.info.location) }
        var setter = [statement(.expression(.assignment(wrapped, "=", .name("newValue"))))]
        if let body = property.accessors?.didSetBody {
            if body.mentions("oldValue") { setter.insert(statement(.old(wrapped)), at: 0) }
            setter += body
        }
        var copy = property
        copy.type = type
        copy.initialValue = nil
        copy.accessors = PropertyFact.Accessors(
            hasSetter: true, getterBody: [statement(.return(wrapped))],
            setterBody: setter)
        return copy
    }

    /// A property of which nobody knows what it holds.
    private func unread(_ property: PropertyFact) -> PropertyFact {
        var copy = property
        copy.accessors = PropertyFact.Accessors(hasSetter: true)
        copy.initialValue = nil
        return copy
    }

    /// `Clamped(wrappedValue: 5, 0...10)`; `nil` where an initialiser of the SUT makes it.
    private func initialValue(_ property: PropertyFact, _ attribute: AttributeFact, _ type: TypeRef) -> Expression? {
        let arguments = attribute.arguments ?? []
        let takesValue = types.initializer(of: type, ["wrappedValue"] + arguments.map(\.label)) != nil
        let first = property.initialValue ?? (property.type?.isOptional == true && takesValue ? .nil : nil)
        if let first { return .call(.type(type), [Argument(label: "wrappedValue", value: first)] + arguments) }
        return arguments.isEmpty ? nil : .call(.type(type), arguments)
    }

    /// The type of a wrapper around a value, its generic parameters filled in; `nil` where one of them is not known.
    private func type(of wrapper: TypeFact, _ attribute: AttributeFact, around value: TypeRef) -> TypeRef? {
        let name = TypeRef.simple(wrapper.qualifiedName)
        let names = wrapper.generics.parameters.map(\.name)
        guard !names.isEmpty else { return name }
        if attribute.genericArguments.count == names.count { return name.filled(with: attribute.genericArguments) }
        let pattern = types.allMembers(of: wrapper).properties.first { $0.name == "wrappedValue" }?.type
        var matching = TypeMatching(types: types, names: Set(names), scope: wrapper.scopeInside)
        guard let pattern, matching.match(pattern, value) else { return nil }
        let found = names.compactMap { matching.table[$0] }
        return found.count == names.count ? name.filled(with: found) : nil
    }
}

extension Statement.Kind {
    /// `let oldValue = value`
    fileprivate static func old(_ value: Expression) -> Statement.Kind {
        .binding(isLet: true, pattern: .identifier("oldValue"), type: nil, value: value, attributes: [])
    }
}

extension [Statement] {
    /// Whether a name stands anywhere in them: what nobody asks for, the compiler does not read.
    fileprivate func mentions(_ name: String) -> Bool {
        var isThere = false
        forEachExpression { expression, _ in if expression == .name(name) { isThere = true } }
        return isThere
    }
}

extension TypeLookup {
    /// The wrapper of the project that stands around a property; `nil` for none.
    func wrapper(of property: PropertyFact) -> (attribute: AttributeFact, type: TypeFact)? {
        for attribute in property.info.attributes where attribute.qualifier == nil {
            guard let fact = declaration(.simple(attribute.name)), fact.info.attribute("propertyWrapper") != nil else {
                continue
            }
            return (attribute, fact)
        }
        return nil
    }

    /// Whether a wrapper keeps what it is given as it is.
    func isPlain(_ wrapper: TypeFact) -> Bool {
        let members = allMembers(of: wrapper)
        guard let value = members.properties.first(where: { $0.name == "wrappedValue" }), value.isStored,
            value.accessors == nil
        else { return false }
        return members.initializers.allSatisfy { initializer in
            guard let parameter = initializer.parameters.first(where: { $0.label == "wrappedValue" }) else {
                return true
            }
            return initializer.plainlyStored?["wrappedValue"] == .name(parameter.name)
        }
    }
}

extension TypeRef {
    /// The type with generic arguments.
    fileprivate func filled(with arguments: [TypeRef]) -> TypeRef {
        guard case .named(var components) = self, !components.isEmpty else { return self }
        components[components.count - 1].arguments = arguments
        return .named(components)
    }
}
