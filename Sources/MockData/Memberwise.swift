import Facts

extension CandidateFinder {
    /// The memberwise initialiser Swift makes for a struct; `nil` when it makes none.
    ///
    /// It takes every stored property except a `let` with an initial value; it is as hidden as the most hidden of them.
    func memberwise(_ type: TypeFact) -> MemberwiseResult? {
        guard type.hasMemberwiseInitializer else { return nil }
        var fields: [Candidate.Field] = []
        for property in type.members.properties where property.isStored && !property.info.isStatic {
            if property.isLet, property.initialValue != nil { continue }
            let wrapper = self.wrapper(of: property, in: type)
            if !property.info.access.isTestable {
                return .failure(
                    Unbuildable(
                        "the memberwise initialiser of \(type.name) is \(property.info.access), as \(property.name) is",
                        at: property.info.location))
            }
            if property.info.has("lazy") || wrapper == .excluded { continue }
            fields.append(field(property, of: type))
        }
        return .success(
            Candidate(
                callee: .initializer, parameters: fields, location: type.info.location, scope: type.scopeInside))
    }

    /// What looking for a memberwise initialiser finds.
    enum MemberwiseResult {
        case success(Candidate)
        case failure(Unbuildable)
    }

    private func field(_ property: PropertyFact, of type: TypeFact) -> Candidate.Field {
        let declared = property.type ?? property.initialValue.flatMap(inferredType)
        let isOptionalVariable = !property.isLet && property.type?.isOptional == true
        return Candidate.Field(
            name: property.name.unquoted, bodyName: property.name.unquoted, type: declared,
            defaultValue: property.initialValue,
            isOmittable: property.initialValue != nil || isOptionalVariable,
            use: .argument(label: property.name.unquoted),
            conditions: Array(property.info.conditions.dropFirst(type.info.conditions.count)),
            location: property.info.location)
    }

    // MARK: - Property wrappers

    /// What a property wrapper does to the memberwise initialiser.
    enum Wrapper {
        /// There is none, or it takes the wrapped value.
        case transparent
        /// The wrapper makes its value by itself; the property is left out.
        case excluded
    }

    private func wrapper(of property: PropertyFact, in type: TypeFact) -> Wrapper {
        for attribute in property.info.attributes {
            guard attribute.name.first?.isUppercase == true, attribute.name != "NSManaged",
                index.globalActor(in: [attribute]) == nil
            else { continue }
            if property.initialValue != nil { return .transparent }
            if attribute.arguments != nil { return .excluded }
            guard let fact = index.type(named: attribute.name, from: type.scopeInside) else { return .transparent }
            let takesValue = index.members(of: fact).initializers.contains { initializer in
                initializer.parameters.first?.label == "wrappedValue"
            }
            let isMemberwise =
                fact.hasMemberwiseInitializer
                && fact.members.properties.contains { $0.name == "wrappedValue" && $0.isStored }
            return takesValue || isMemberwise ? .transparent : .excluded
        }
        return .transparent
    }

    // MARK: - Inference

    /// The type of a property that states none, where its initial value shows it.
    func inferredType(_ expression: Expression) -> TypeRef? {
        switch expression {
        case .integer: .simple("Int")
        case .float: .simple("Double")
        case .boolean: .simple("Bool")
        case .string, .interpolation: .simple("String")
        case .prefix("-", let inner): inferredType(inner)
        case .array(let elements):
            elements.first.flatMap(inferredType).map { .array($0) }
        case .cast(_, "as", let type): type
        case .call(let callee, _): constructed(callee).flatMap { index.isWhole($0) ? $0 : nil }
        case .member(let owner?, let name): owner.path.flatMap { memberType($0.joined(separator: "."), name) }
        default: nil
        }
    }

    private func constructed(_ callee: Expression) -> TypeRef? {
        switch callee {
        case .type(let type): return type
        case .array(let elements) where elements.count == 1:
            guard case .name(let name) = elements[0], name.first?.isUppercase == true else { return nil }
            return .array(.simple(name))
        default:
            guard let path = callee.path, let last = path.last, last.first?.isUppercase == true else { return nil }
            return .simple(path.joined(separator: "."))
        }
    }

    private func memberType(_ owner: String, _ member: String) -> TypeRef? {
        guard let fact = index.type(named: owner), fact.kind == .enum,
            fact.members.cases.contains(where: { $0.name == member })
        else { return nil }
        return .simple(owner)
    }
}
