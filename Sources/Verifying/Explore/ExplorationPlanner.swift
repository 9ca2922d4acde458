import Behaviour
import Doubles
import Facts
import Resolving
import Suites

/// Plans what an explorer can arrange for a SUT and do to it.
package struct ExplorationPlanner {
    let recipe: Recipe
    let index: FactIndex
    let context: SuiteContext
    let subject: Surface
    let spoken: SpokenValues
    private let choice: GenericChoice
    /// How the code calls generic methods.
    let calls: GenericCalls
    /// The members of the SUT's module.
    private let others: [Member]
    /// The properties that ask doubles for what they show.
    private let asking: Set<String>
    var maker: AssortmentMaker
    var recorders: Recorders

    /// Prepares to plan for the SUT of a recipe, whose tests are written with a context.
    package init(_ recipe: Recipe, in index: FactIndex, context: SuiteContext) {
        self.recipe = recipe
        self.index = index
        self.context = context
        subject = Surface(recipe, index: index)
        spoken = SpokenValues(recipe, in: index)
        calls = GenericCalls(
            recipe.members, initializer: recipe.construction.body ?? [], types: subject.types)
        recorders = Recorders(types: subject.types, bindings: recipe.bindings)
        choice = GenericChoice(sut: recipe.sut, types: subject.types, index: index)
        asking = askingProperties(of: recipe, in: index)
        others = index.types.filter { $0.module == recipe.sut.module }.flatMap(index.members(of:))
        let coding = CodingHabits(of: recipe.members + others)
        var sample = SampleJSON(types: subject.types, index: index, coding: coding)
        let documents = Self.decoded(recipe, coding, choice).flatMap { sample.documents(of: $0) }
        maker = AssortmentMaker(
            types: subject.types, values: context.values, spoken: spoken, choice: choice, bindings: recipe.bindings,
            documents: Array(documents.uniqued().prefix(12)))
    }

    /// The types that the code decodes, and those that come of what it is asked for, which it may decode.
    private static func decoded(_ recipe: Recipe, _ coding: CodingHabits, _ choice: GenericChoice) -> [TypeRef] {
        let results = recipe.members.methods.flatMap { method -> [TypeRef] in
            guard method.effects.canThrow || method.effects.isAsync else { return [] }
            return choice.tables(for: method).flatMap { table in
                [method.result].compactMap { $0?.substituting(table) }.filter { !$0.isVoid }
                    + table.values.sorted { $0.text < $1.text }
            }
        }
        return Array((coding.decoded + results).uniqued().prefix(8))
    }

    /// What can be explored; `nil` where a test cannot make the SUT, or nothing can be done to it.
    package mutating func plan() -> Exploration? {
        guard context.obstacle == nil, context.hooks.isEmpty, recipe.obstacles.isEmpty,
            recipe.sut.generics.parameters.allSatisfy({ recipe.bindings[$0.name] != nil }), !subject.isViewController
        else { return nil }
        let (made, recorders, clock) = making()
        let acts = entries.flatMap { ways(to: $0) }
        let notifications = NotificationUse(recipe)
        let doings = acts + answers() + handles(of: acts) + offers() + emissions() + posts(notifications)
        let stubs = stubs()
        // What the SUT is made with need not be set as well.
        let others = subject.closures.filter { property in !recorders.contains { $0.name == property.name.plain } }
        let settable = others.compactMap { property in
            property.type?.functionType.flatMap { self.recorders.recorder(property.name.plain, $0, property.type) }
        }
        return Exploration(
            imports: imports(for: doings), factory: context.factory, makeEffects: context.makeEffects,
            makeOrder: context.makeParameters, made: made,
            makeRecorders: recorders, clock: clock, steps: maker.steps, settable: settable, stubs: stubs,
            doings: doings, assortments: maker.assortments,
            isolation: actor, beside: Exploration.Beside(of: recipe, and: self.others),
            isChanged: [.struct, .enum].contains(recipe.sut.kind), gaps: Array(maker.gaps.uniqued()),
            posted: notifications.flatMap { $0.posts ? $0.recording : nil })
    }

    /// What can be done. Of what is read only what asks doubles for it: all else is looked at after each act.
    private var entries: [Act] {
        let acts = entryActs(of: recipe, in: index).filter { if case .read = $0 { false } else { true } }
        let asked = recipe.members.properties.filter { $0.isShown && asking.contains($0.name.plain) }
        return acts + asked.map(Act.read)
    }

    /// The global actor that a test has to run on: the SUT's, or that of some of its members.
    var actor: String? {
        if let own = recipe.makingActor { return own }
        guard subject.isolation == .nonisolated else { return nil }
        let infos = recipe.members.methods.map(\.info) + recipe.members.properties.map(\.info)
        return infos.filter(\.access.isTestable).lazy.compactMap { index.globalActor(in: $0.attributes) }.first
    }

    /// The modules of the types that values and results are of, as imports.
    private func imports(for doings: [Exploration.Doing]) -> Set<String> {
        let (lists, shapes) = (maker.assortments.lists, maker.assortments.shapes)
        let types = lists.map(\.type) + shapes.map(\.type) + doings.compactMap(\.resultType)
        let modules = Set(types.flatMap(subject.types.modules)).subtracting(["", recipe.sut.module])
        var imports = Set(modules.map { "import \($0)" })
        for value in lists.flatMap(\.values) { imports.formUnion(value.needs.imports) }
        if !NetworkingImport.types.isDisjoint(with: types.flatMap(\.mentionedNames)) {
            imports.insert(NetworkingImport.text)
        }
        if doings.contains(where: { $0.emission != nil }) { imports.insert(combine) }
        return imports
    }

    // MARK: - Making

    private mutating func making() -> (made: [Exploration.Argument], [Exploration.Recorder], clock: String?) {
        var made: [Exploration.Argument] = []
        var recorders: [Exploration.Recorder] = []
        var clock: String?
        for parameter in subject.construction.parameters where context.makeParameters.contains(parameter.name.plain) {
            let name = parameter.name.plain
            if let function = parameter.type.functionType {
                if isClock(function) {
                    clock = clock ?? name
                } else if let provided = provided(function, named: name) {
                    made.append(.init(label: name, name: name, source: provided))
                } else if let recorder = self.recorders.taking(name, function, parameter.type) {
                    recorders.append(recorder)
                }
            } else if let assortment = maker.assortment(of: parameter.type, named: name), assortment.isChoice {
                made.append(.init(label: name, name: name, source: .chosen(assortment)))
            }
        }
        return (made, recorders, clock)
    }

    /// What a closure returns that tells the SUT something, where any code can return it.
    private mutating func provided(
        _ function: TypeRef.Function, named name: String
    ) -> Exploration.Argument.Source? {
        guard !function.result.isVoid, let assortment = maker.assortment(of: function.result, named: name) else {
            return nil
        }
        switch assortment {
        case .values, .optional(.values): return .provided(assortment, parameters: function.parameters.count)
        default: return nil
        }
    }

    private func isClock(_ function: TypeRef.Function) -> Bool {
        function.parameters.isEmpty && !function.effects.isAsync && !function.effects.canThrow
            && subject.types.expanded(function.result).unattributed.lastName == "Date"
    }

    // MARK: - Doing

    private mutating func ways(to act: Act) -> [Exploration.Doing] {
        switch act {
        case .method(let method):
            return choice.tables(for: method).compactMap { doing(act, method, filledIn: $0) }
        case .assign(let property):
            guard property.sentType == nil, let type = property.type ?? property.initialValue?.valueType,
                let assortment = maker.assortment(of: type, named: property.name.plain)
            else { return [] }
            let value = Exploration.Argument(label: nil, name: property.name.plain, source: .chosen(assortment))
            return [
                .init(
                    act: act, arguments: [value], recorders: [], effects: Effects(), returns: false,
                    field: field(named: property.name.plain, assortment))
            ]
        case .callBack(let member, let property): return [doing(act, member, property)].compactMap { $0 }
        case .read(let property):
            var effects = property.accessors?.getter ?? Effects()
            if subject.isolation == .actor, !property.info.has("nonisolated") { effects.isAsync = true }
            return [.init(act: act, arguments: [], recorders: [], effects: effects, returns: true)]
        default: return []
        }
    }

    /// A double calls the closure that the SUT put into a property of it.
    private mutating func doing(_ act: Act, _ member: PortMember, _ property: PropertyFact) -> Exploration.Doing? {
        guard let function = property.type?.functionType else { return nil }
        return choices(for: function, named: member.member).map {
            .init(act: act, arguments: Self.arguments($0), recorders: [], effects: Effects(), returns: false)
        }
    }

    /// What a closure is called with; `nil` where something cannot be made.
    mutating func choices(for function: TypeRef.Function, named name: String) -> [Assortment]? {
        function.parameters.map { maker.assortment(of: $0.type, named: $0.label ?? name) }.allPresent()
    }

    /// The arguments of a closure, which have no names.
    static func arguments(_ choices: [Assortment]) -> [Exploration.Argument] {
        choices.enumerated().map { .init(label: nil, name: "\($0)", source: .chosen($1)) }
    }

    /// A method that is called, with types filled in for its generic parameters.
    private mutating func doing(
        _ act: Act, _ method: MethodFact, filledIn table: [String: TypeRef]
    ) -> Exploration.Doing? {
        if let own = index.globalActor(in: method.info.attributes), subject.isolation == .nonisolated, own != actor {
            return nil
        }
        var arguments: [Exploration.Argument] = []
        var recorders: [Exploration.Recorder] = []
        for parameter in method.parameters.map({ $0.filledIn(table) }) {
            let name = parameter.name.plain
            if case .metatype(let type, name: "Type") = parameter.type {
                let value = Code.Expression.member(.type(subject.types.spelled(type)), "self")
                arguments.append(.init(label: parameter.label, name: name, source: .given(value)))
            } else if let function = parameter.type.functionType {
                guard let recorder = self.recorders.named(by: parameter, function, of: method) else {
                    if parameter.defaultValue != nil { continue }
                    return nil
                }
                recorders.append(recorder)
                arguments.append(.init(label: parameter.label, name: name, source: .given(recorder.closure)))
            } else if let port = subject.types.double(of: parameter.type.bare) {
                arguments.append(.init(label: parameter.label, name: name, source: .given(.path("deps", port))))
            } else if !parameter.isVariadic, parameter.type.specifiers.isEmpty,
                let assortment = maker.assortment(of: parameter.type, named: name, usually: parameter.defaultValue)
            {
                arguments.append(.init(label: parameter.label, name: name, source: .chosen(assortment)))
            } else if parameter.defaultValue == nil, !parameter.isVariadic {
                return nil
            }
        }
        var effects = method.effects
        if subject.isolation == .actor, !method.info.has("nonisolated") { effects.isAsync = true }
        return .init(
            act: act, arguments: arguments, recorders: recorders, effects: effects,
            returns: !(method.result?.isVoid ?? true), resultType: resultType(of: method, filledIn: table),
            form: form(arguments), field: field(set: method, arguments, recorders))
    }

    /// The type that a test has to ask for since no argument tells it; `nil` where it need not.
    private func resultType(of method: MethodFact, filledIn table: [String: TypeRef]) -> TypeRef? {
        let told = Set(method.parameters.flatMap(\.type.mentionedNames))
        guard let result = method.result, result.mentionsAny(of: table.keys.filter { !told.contains($0) }) else {
            return nil
        }
        return subject.types.qualify(result.substituting(table), in: subject.types.sut)
    }

    /// The calls of doubles that can be answered after they came back.
    private mutating func answers() -> [Exploration.Doing] {
        usedMethods.flatMap { field, method -> [Exploration.Doing] in
            guard let (position, function) = method.fact.completion, let list = method.receivedInvocations,
                method.recorded.contains(method.fact.parameters[position])
            else { return [] }
            let parameter = method.fact.parameters[position]
            guard let given = choices(for: function, named: "result") else { return [] }
            let answer = Exploration.Answer(
                words: "\(method.fact.name.plain) answers", calls: .path("deps", field, list.name),
                label: method.recorded.count == 1 ? nil : parameter.name, isOptional: parameter.type.isOptional)
            return [
                .init(
                    answer: answer, arguments: Self.arguments(given), recorders: [], effects: Effects(),
                    returns: false)
            ]
        }
    }
}

extension ParameterFact {
    /// The parameter with types filled in for generic ones.
    fileprivate func filledIn(_ table: [String: TypeRef]) -> ParameterFact {
        var parameter = self
        parameter.type = type.substituting(table)
        return parameter
    }
}

extension Assortment {
    /// Whether there is more than one value.
    var isChoice: Bool { if case .fixed = self { false } else { true } }
}
