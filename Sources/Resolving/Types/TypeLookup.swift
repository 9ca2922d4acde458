import Facts

/// Looks up types as the code of a SUT names them: what they stand for, what they hold, how a test spells them.
package final class TypeLookup {
    /// All facts.
    package let index: FactIndex
    /// The SUT.
    package let sut: TypeFact
    /// What a test fills in for the SUT's generic parameters.
    let arguments: [TypeRef]
    /// The doubles that stand for protocols, by their fields in `Dependencies`.
    private let doubles: [(protocols: [TypeFact], field: String)]
    /// Answers, which are asked for again and again.
    let known = TypeMemory()

    /// Looks types up for the SUT of a recipe.
    package init(_ recipe: Recipe, index: FactIndex) {
        self.index = index
        sut = recipe.sut
        arguments = recipe.sut.generics.parameters.map { recipe.bindings[$0.name] ?? .simple($0.name) }
        doubles = recipe.dependencies.filter { !$0.protocols.isEmpty && !$0.isStatics }.map { ($0.protocols, $0.name) }
    }

    /// The same before anything is known of what it depends on.
    init(index: FactIndex, sut: TypeFact) {
        self.index = index
        self.sut = sut
        arguments = sut.generics.parameters.map { .simple($0.name) }
        doubles = []
    }

    /// The field of the double that a test puts where a value holds one of a protocol; `nil` for any other type.
    package func double(of type: TypeRef) -> String? { known.doubles[type, or: findDouble(type)] }

    private func findDouble(_ type: TypeRef) -> String? {
        guard case .protocols(let facts) = index.dependencyKind(of: type, from: scope) else { return nil }
        return doubles.first { $0.protocols == facts }?.field
    }

    /// The scope the SUT's code is written in.
    package var scope: LookupScope { sut.scopeInside }

    /// A type, and the classes that it inherits from, the next first.
    package func lineage(of fact: TypeFact) -> [TypeFact] {
        known.lineages[fact.info.location, or: index.lineage(of: fact)]
    }

    /// The declared type of a field of a value type, generic arguments filled in.
    package func fieldType(_ name: String, of type: TypeRef) -> TypeRef? {
        known.fieldTypes[.init(name: name, type: type), or: findFieldType(name, of: type)]
    }

    private func findFieldType(_ name: String, of type: TypeRef) -> TypeRef? {
        let bare = expanded(type).bare
        if let element = tupleElement(name, of: bare) { return element.type }
        if isIndexPath(bare), name == "section" || name == "item" { return .simple("Int") }
        if isData(bare), name == "count" { return .simple("Int") }
        if let bound = rangeBound(bare), name == "lowerBound" || name == "upperBound" { return bound }
        guard let fact = declaration(bare),
            let property = allMembers(of: fact).properties.first(where: {
                $0.name.plain == name && !$0.info.isStatic
            })
        else {
            if let next = parent(of: bare) { return findFieldType(name, of: next) }
            return Self.standardFieldType(name)
        }
        guard let written = property.type ?? property.initialValue.flatMap({ initialType($0, in: fact) }) else {
            return nil
        }
        return qualify(substitute(written, arguments: bare, of: fact), in: fact, as: bare)
    }

    /// Whether a type is Foundation's bytes.
    package func isData(_ type: TypeRef) -> Bool {
        ["Data", "Foundation.Data"].contains(expanded(type).bare.text) && declaration(type.bare) == nil
    }

    /// What a range that is closed on both sides, or on the left, is of, where these are numbers; `nil` for other types.
    package func rangeBound(_ type: TypeRef) -> TypeRef? {
        let whole = expanded(type)
        guard !whole.isOptional, ["ClosedRange", "Range"].contains(whole.bare.lastName ?? ""),
            let bound = whole.bare.arguments.first, [.integer, .float].contains(family(bound))
        else { return nil }
        return bound
    }

    /// Whether a type is Foundation's path to a row of a section.
    package func isIndexPath(_ type: TypeRef) -> Bool { type.bare.text == "IndexPath" && declaration(type.bare) == nil }

    /// The members of a type with those of its extensions and of those of its protocols.
    package func allMembers(of fact: TypeFact) -> MemberList {
        known.members[fact.info.location, or: MemberList(index.members(of: fact) + defaultMembers(of: fact))]
    }

    /// The property fact of a field.
    package func fieldFact(_ name: String, of type: TypeRef) -> (property: PropertyFact, owner: TypeFact)? {
        known.fields[.init(name: name, type: type), or: findField(name, of: type)]
    }

    private func findField(_ name: String, of type: TypeRef) -> (property: PropertyFact, owner: TypeFact)? {
        guard let fact = declaration(expanded(type).bare),
            let property = allMembers(of: fact).properties.first(where: {
                $0.name.plain == name && !$0.info.isStatic
            })
        else { return parent(of: type).flatMap { findField(name, of: $0) } }
        return (property, fact)
    }

    /// The superclass of a class, where the sources declare it and it is not generic.
    private func parent(of type: TypeRef) -> TypeRef? {
        guard let fact = declaration(expanded(type).bare), let next = lineage(of: fact).dropFirst().first,
            next.generics.parameters.isEmpty
        else { return nil }
        return .simple(next.qualifiedName)
    }

    /// A computed property that the project's code gives a type of the standard library.
    package func extensionProperty(_ name: String, of type: TypeRef) -> PropertyFact? {
        known.extensionProperties[.init(name: name, type: type), or: findExtensionProperty(name, of: type)]
    }

    private func findExtensionProperty(_ name: String, of type: TypeRef) -> PropertyFact? {
        (extensions(of: type) + extensionsOfNumbers(like: type)).flatMap(\.members.properties).first {
            $0.name.plain == name && !$0.info.isStatic && $0.accessors?.getterBody != nil
        }
    }

    /// The extensions of all types of numbers: a literal may stand for any of them.
    package func extensionsOfNumbers(like type: TypeRef) -> [ExtensionFact] {
        guard !type.isOptional, [.integer, .float].contains(family(type)), declaration(type) == nil else { return [] }
        return ["Decimal", "Double", "Int", "CGFloat", "Float", "TimeInterval"].flatMap(index.extensions(named:))
            .filter(\.requirements.isEmpty)
    }

    /// The extensions that the project's code gives a type of the standard library.
    package func extensions(of type: TypeRef) -> [ExtensionFact] {
        known.extensions[type, or: ExtensionSearch(types: self, type: expanded(type).unattributed).found]
    }

    /// The declaration of a type: the project's, or that of a library whose types are described.
    package func declaration(_ type: TypeRef) -> TypeFact? {
        known.declarations[
            type,
            or: index.declaration(of: type, from: scope) ?? expanded(type).bare.name.flatMap { index.library.types[$0] }
        ]
    }

    /// Whether a type is one that a library declares, as it is described.
    package func isOfLibrary(_ fact: TypeFact) -> Bool { fact.info.location.file == FactIndex.Library.path }

    /// Whether a type of a library is described with fields that none of its initialisers takes, by the labels that are
    /// asked for.
    package func isOnlyDescribed(_ type: TypeRef, _ labels: [String?]) -> Bool {
        guard let fact = declaration(type), isOfLibrary(fact), fact.members.initializers.isEmpty, fact.kind != .enum
        else { return false }
        return !labels.isEmpty && (fact.name != "URLRequest" || labels != ["url"])
    }

    /// The type with aliases followed.
    package func expanded(_ type: TypeRef) -> TypeRef { known.expansions[type, or: index.expanded(type, from: scope)] }

    /// Fills the generic parameters of a declaration with the arguments of a use.
    package func substitute(_ written: TypeRef, arguments use: TypeRef, of fact: TypeFact) -> TypeRef {
        guard case .named(let components) = use, components.contains(where: { !$0.arguments.isEmpty }) else {
            return written
        }
        var table: [String: TypeRef] = [:]
        // What a type is nested in may be generic as well: `Store<Item>.Context`.
        for (depth, component) in components.reversed().enumerated() where !component.arguments.isEmpty {
            let path = (fact.scope + [fact.name]).dropLast(depth).joined(separator: ".")
            let owner = depth == 0 ? fact : index.type(named: path)
            guard let names = owner?.generics.parameters.map(\.name), names.count == component.arguments.count else {
                continue
            }
            table.merge(zip(names, component.arguments)) { inner, _ in inner }
        }
        return written.mapped { node in
            guard case .named(let names) = node, names.count == 1, let found = table[names[0].name] else { return node }
            return found
        }
    }

    /// The cases of an enum type, what they carry as seen from outside; empty when it is none the sources declare.
    package func enumCases(_ type: TypeRef) -> [EnumCaseFact] { known.cases[type, or: findCases(type)] }

    private func findCases(_ type: TypeRef) -> [EnumCaseFact] {
        let bare = expanded(type).bare
        if bare.lastName == "Result", case .named(let components) = bare, let last = components.last,
            last.arguments.count == 2
        {
            return zip(["success", "failure"], last.arguments).map { name, payload in
                EnumCaseFact(
                    info: DeclarationInfo(location: .init(file: "", line: 0, column: 0)), name: name,
                    payload: [ParameterFact(label: nil, name: "", type: payload)])
            }
        }
        guard let fact = declaration(bare), fact.kind == .enum else { return [] }
        return fact.members.cases.map { item in
            var item = item
            for position in item.payload.indices {
                let written = substitute(item.payload[position].type, arguments: bare, of: fact)
                item.payload[position].type = qualify(written, in: fact)
            }
            return item
        }
    }

    /// The types of what a case of an enum carries.
    package func carried(by name: String, of type: TypeRef) -> [TypeRef] {
        enumCases(type).first { $0.name.plain == name }?.payload.map(\.type) ?? []
    }

    /// The element type of an array or set.
    package func elementType(_ type: TypeRef) -> TypeRef? {
        switch expanded(type).bare {
        case .array(let element): element
        case .named(let components)
        where ["Array", "Set", "ContiguousArray", "ArraySlice"].contains(components.last?.name)
            && components.last?.arguments.count == 1:
            components.last?.arguments[0]
        case let other where other.isIndexSet: .simple("Int")
        default: nil
        }
    }

    /// What kind of value a type is for deciding about it.
    package func family(_ type: TypeRef) -> TypeFamily { known.families[type, or: findFamily(type)] }

    private func findFamily(_ type: TypeRef) -> TypeFamily {
        let bare = expanded(type).bare
        if elementType(bare) != nil { return bare.lastName == "Set" ? .other : .list }
        switch bare.name {
        case "Bool", "Swift.Bool": return .boolean
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64": return .integer
        case "Double", "Float", "CGFloat", "TimeInterval", "Decimal", "Foundation.TimeInterval": return .float
        case "String", "Swift.String": return .string
        default: break
        }
        return enumCases(bare).isEmpty ? .other : .enumeration
    }

    /// Whether a whole number can be one of a type.
    package func isInRange(_ number: Int, of type: TypeRef) -> Bool {
        switch expanded(type).bare.name {
        case "UInt8": UInt8(exactly: number) != nil
        case "UInt16": UInt16(exactly: number) != nil
        case "UInt32": UInt32(exactly: number) != nil
        case "UInt", "UInt64": number >= 0
        case "Int8": Int8(exactly: number) != nil
        case "Int16": Int16(exactly: number) != nil
        case "Int32": Int32(exactly: number) != nil
        default: true
        }
    }

    /// Whether numbers of a type are decimals, which are not shown as the literals that make them.
    package func isDecimal(_ type: TypeRef) -> Bool { expanded(type).bare.name == "Decimal" }

    fileprivate static func literalType(_ expression: Expression) -> TypeRef? {
        switch expression {
        case .integer: .simple("Int")
        case .float: .simple("Double")
        case .boolean: .simple("Bool")
        case .string, .interpolation: .simple("String")
        case .prefix("-", let number): literalType(number)
        case .call(.type(let type), _): type
        case .call(.name(let name), _) where name.first?.isUppercase == true: .simple(name)
        case .type(let type): type
        case .member(.some(let base), _): base.path.flatMap(Self.typeName)
        default: nil
        }
    }

    /// The type that a path names: `Claim.Vehicle`; `nil` where it is no type's.
    private static func typeName(_ path: [String]) -> TypeRef? {
        path.allSatisfy { $0.first?.isUppercase == true } ? .simple(path.joined(separator: ".")) : nil
    }

    /// Types of the few members of standard types that values are compared by.
    package static func standardFieldType(_ name: String) -> TypeRef? {
        switch name {
        case "count", "hashValue": .simple("Int")
        case "isEmpty", "isFinite", "isNaN": .simple("Bool")
        case "localizedDescription", "absoluteString", "uuidString", "description", "path", "lowercased", "uppercased":
            .simple("String")
        case "timeIntervalSince1970": .simple("Double")
        default: nil
        }
    }
}

extension Expression {
    /// The type of an initial value: of a literal, of `Type(…)`, or the type before `Type.case`.
    package var valueType: TypeRef? { literalType ?? TypeLookup.literalType(self) }
}
