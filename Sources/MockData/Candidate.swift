import Facts

/// One way a model could be made.
struct Candidate {
    /// What is called.
    enum Callee: Hashable {
        case initializer
        /// A static function or property, by name.
        case member(String, isCall: Bool)
        /// `init(from:)`
        case decoder
    }

    /// What is called.
    var callee: Callee
    /// What it takes, and what is assigned afterwards.
    var parameters: [Field]
    /// Whether it returns an optional.
    var isFailable = false
    /// `async`, `throws`.
    var effects = Effects()
    /// Conditions of the `#if` clauses around it, the model's own aside.
    var conditions: [String] = []
    /// Where it is declared.
    package var location: SourceLocation
    /// The body, when it was read.
    var body: [Statement]?
    /// The scope its types are written in.
    var scope: LookupScope

    /// Something a candidate takes.
    struct Field {
        /// The name of the builder's parameter, without backticks.
        var name: String
        /// The name the initialiser's body knows it by.
        var bodyName: String
        /// The type; `nil` when it is inferred from something that tells nothing.
        var type: TypeRef?
        /// The default the project gives.
        var defaultValue: Expression?
        /// Whether it may be left out.
        var isOmittable: Bool
        /// Whether it takes any number of values.
        var isVariadic = false
        /// How the value reaches the model.
        var use: BuilderPlan.Parameter.Use
        /// Conditions of the `#if` clauses around it, the model's own aside.
        var conditions: [String] = []
        /// Where it stands.
        package var location: SourceLocation
    }

    /// How unwelcome its failure is: 0 for a call that cannot fail.
    var burden: Int {
        if effects.isAsync { return 3 }
        if callee == .decoder { return 4 }
        if case .member = callee { return 2 }
        return isFailable || effects.canThrow ? 1 : 0
    }
}

/// Finds the ways a model could be made, best first.
struct CandidateFinder {
    /// All facts.
    let index: FactIndex

    /// The ways to make a model, and why ways were left out.
    func candidates(for type: TypeFact) -> (ways: [Candidate], barred: [Unbuildable]) {
        var ways: [Candidate] = []
        var barred: [Unbuildable] = []
        switch memberwise(type) {
        case .success(let way)?: ways.append(way)
        case .failure(let problem)?: barred.append(problem)
        case nil: break
        }
        let written = initializers(of: type, called: type)
        ways += written.ways
        barred += written.barred
        if type.kind != .struct, type.kind != .enum { ways += implicit(type) }
        ways += statics(of: type)
        if index.conformances(of: type).contains("Decodable") {
            ways.append(
                Candidate(callee: .decoder, parameters: [], location: type.info.location, scope: type.scopeInside))
        }
        return (ways, barred)
    }

    // MARK: - Written initialisers

    private func initializers(
        of type: TypeFact, called model: TypeFact
    ) -> (ways: [Candidate], barred: [Unbuildable]) {
        var ways: [Candidate] = []
        var barred: [Unbuildable] = []
        for fact in index.members(of: type).initializers where !isForDecoding(fact) {
            if let problem = obstacle(to: fact, of: model) {
                barred.append(problem)
                continue
            }
            ways.append(candidate(fact, of: type))
        }
        let coverage = { (way: Candidate) in
            let stored = Set(type.members.properties.filter { $0.isStored && !$0.info.isStatic }.map(\.name.unquoted))
            return way.parameters.count { stored.contains($0.name) || stored.contains($0.bodyName) }
        }
        ways = ways.enumerated().sorted { left, right in
            (left.element.burden, -coverage(left.element), left.offset)
                < (right.element.burden, -coverage(right.element), right.offset)
        }.map(\.element)
        return (ways, barred)
    }

    private func isForDecoding(_ fact: InitializerFact) -> Bool {
        guard fact.parameters.count == 1 else { return false }
        let name = fact.parameters[0].type.bare.lastName
        return name == "Decoder" || name == "NSCoder"
    }

    private func obstacle(to fact: InitializerFact, of type: TypeFact) -> Unbuildable? {
        if !fact.info.access.isTestable {
            return Unbuildable("an initialiser of \(type.name) is \(fact.info.access)", at: fact.info.location)
        }
        if let attribute = fact.info.attributes.first(where: { $0.name == "available" }),
            attribute.text.contains("unavailable") || attribute.text.contains("deprecated")
        {
            return Unbuildable("an initialiser of \(type.name) is not to be used", at: fact.info.location)
        }
        if fact.parameters.contains(where: { $0.type.specifiers.contains("inout") }) {
            return Unbuildable("an initialiser of \(type.name) changes its argument", at: fact.info.location)
        }
        if !fact.generics.isEmpty {
            return Unbuildable("an initialiser of \(type.name) is generic", at: fact.info.location)
        }
        return nil
    }

    private func candidate(_ fact: InitializerFact, of type: TypeFact) -> Candidate {
        var way = Candidate(
            callee: .initializer, parameters: fact.parameters.map { field($0, at: fact.info.location) },
            isFailable: fact.isFailable, effects: fact.effects,
            conditions: Array(fact.info.conditions.dropFirst(type.info.conditions.count)),
            location: fact.info.location, body: fact.body, scope: type.scopeInside)
        if way.parameters.isEmpty, type.kind != .actor { way.parameters = assignable(in: type) }
        return way
    }

    func field(_ parameter: ParameterFact, at location: SourceLocation) -> Candidate.Field {
        let prepositions: Set<String> = ["with", "for", "from", "by", "in", "of", "at", "to", "on", "and", "using"]
        let label = parameter.label?.unquoted
        let name = label.flatMap { prepositions.contains($0) ? nil : $0 } ?? parameter.name.unquoted
        return Candidate.Field(
            name: name == "_" ? "value" : name, bodyName: parameter.name.unquoted, type: parameter.type,
            defaultValue: parameter.defaultValue,
            isOmittable: parameter.defaultValue != nil || parameter.isVariadic, isVariadic: parameter.isVariadic,
            use: .argument(label: label), location: location)
    }

    // MARK: - Initialisers Swift makes for classes and actors

    private func implicit(_ type: TypeFact) -> [Candidate] {
        guard type.members.initializers.isEmpty, type.kind != .protocol else { return [] }
        let stored = type.members.properties.filter { $0.isStored && !$0.info.isStatic }
        guard stored.allSatisfy(hasInitialValue) else { return [] }
        if let parent = index.superclass(of: type) {
            guard parent.reference.arguments.isEmpty else { return [] }
            return initializers(of: parent.fact, called: type).ways + implicit(parent.fact)
        }
        if let managed = managedObject(type) { return [managed] }
        if type.kind == .class, let outside = unknownSuperclass(of: type), outside != "NSObject" { return [] }
        let fields = type.kind == .class ? assignable(in: type) : []
        return [
            Candidate(callee: .initializer, parameters: fields, location: type.info.location, scope: type.scopeInside)
        ]
    }

    private func hasInitialValue(_ property: PropertyFact) -> Bool {
        if property.initialValue != nil || property.info.attribute("NSManaged") != nil { return true }
        if !property.isLet, property.type?.isOptional == true { return true }
        return !property.info.attributes.isEmpty
            && property.info.attributes.contains { $0.name != "available" && $0.name != "objc" && $0.arguments != nil }
    }

    /// The first inherited name when it is a class the sources do not declare, as far as its name tells.
    private func unknownSuperclass(of type: TypeFact) -> String? {
        guard let first = type.inherits.first?.unattributed.lastName, first == "NSObject" || looksLikeClass(first),
            index.type(named: first, from: type.scopeOutside) == nil
        else { return nil }
        return first
    }

    private func looksLikeClass(_ name: String) -> Bool {
        ["NS", "UI", "WK", "AV", "CL"].contains { name.hasPrefix($0) && name.count > $0.count + 3 }
            && !name.hasSuffix("Delegate") && !name.hasSuffix("DataSource") && !name.hasSuffix("Coding")
    }

    /// Core Data classes are made in a context, then filled.
    private func managedObject(_ type: TypeFact) -> Candidate? {
        guard type.inherits.first?.unattributed.lastName == "NSManagedObject" else { return nil }
        let context = Candidate.Field(
            name: "context", bodyName: "context", type: .simple("NSManagedObjectContext"), isOmittable: false,
            use: .argument(label: "context"), location: type.info.location)
        return Candidate(
            callee: .initializer, parameters: assignable(in: type) + [context], location: type.info.location,
            scope: type.scopeInside)
    }

    /// Properties a test may set once the model is there: plain stored ones, without behaviour of their own.
    private func assignable(in type: TypeFact) -> [Candidate.Field] {
        type.members.properties.compactMap { property in
            let isPlain =
                property.isStored && property.accessors == nil && !property.isLet && !property.info.isStatic
                && !property.info.has("weak") && !property.info.has("unowned") && !property.info.has("lazy")
                && property.info.access.isTestable && property.setterAccess.isTestable
            guard isPlain, let type = property.type ?? property.initialValue.flatMap(inferredType) else { return nil }
            return Candidate.Field(
                name: property.name.unquoted, bodyName: property.name.unquoted, type: type,
                defaultValue: property.initialValue, isOmittable: true,
                use: .assignment(property: property.name), location: property.info.location)
        }
    }

    // MARK: - Static members

    private func statics(of type: TypeFact) -> [Candidate] {
        let members = index.members(of: type)
        let functions = members.methods.filter { method in
            method.info.isStatic && method.info.access.isTestable && method.generics.isEmpty && !method.isOperator
                && makes(type, method.result)
        }.map { method in
            Candidate(
                callee: .member(method.name, isCall: true),
                parameters: method.parameters.map { field($0, at: method.info.location) },
                isFailable: method.result?.isOptional == true, effects: method.effects,
                conditions: Array(method.info.conditions.dropFirst(type.info.conditions.count)),
                location: method.info.location, body: method.body, scope: type.scopeInside)
        }
        guard type.kind != .class, type.kind != .actor else { return functions }
        let values = members.properties.filter { property in
            property.info.isStatic && property.info.access.isTestable
                && (makes(type, property.type) || property.initialValue.map { isConstruction($0, of: type) } == true)
        }.map { property in
            Candidate(
                callee: .member(property.name, isCall: false), parameters: [], location: property.info.location,
                scope: type.scopeInside)
        }
        return functions + values
    }

    private func makes(_ type: TypeFact, _ result: TypeRef?) -> Bool {
        guard let result else { return false }
        let name = (result.optionalWrapped ?? result).unattributed
        if name == .simple("Self") { return true }
        guard let dotted = name.name else { return false }
        return index.type(named: dotted, from: type.scopeInside).map { $0 == type } ?? false
    }

    private func isConstruction(_ expression: Expression, of type: TypeFact) -> Bool {
        guard case .call(let callee, _) = expression.unmarked else { return false }
        return callee == .name(type.name) || callee == .name("Self") || callee == .name("self")
    }
}
