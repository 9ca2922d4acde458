import Behaviour
import Doubles
import Facts
import Resolving

/// Lists what tests of a SUT can look at: what it shows of itself, and what its doubles recorded.
package struct LookFinder {
    private let recipe: Recipe
    private let doubles: [String: DoublePlan]
    private let index: FactIndex

    /// Prepares to list the looks at a SUT and its doubles, which are keyed by the field in `Dependencies`.
    package init(_ recipe: Recipe, doubles: [String: DoublePlan], index: FactIndex) {
        self.recipe = recipe
        self.doubles = doubles
        self.index = index
    }

    /// All looks, those at the SUT first.
    package func looks() -> [Look] {
        [Look(.thrown, .name("error")), Look(.result, .name("result"))] + state + recorded + shown
    }

    /// The values that doubles give back, by the expressions that a test finds them with.
    package func kept() -> [String] {
        doubles.sorted { $0.key < $1.key }.flatMap { field, double -> [String] in
            guard double.isStubbed, isReachable(double) else { return [] }
            return double.requirements.compactMap { requirement in
                guard case .method(let method) = requirement, method.fact.generics.isEmpty,
                    method.fact.result?.isOptional == false
                else { return nil }
                return method.returnValue.map { "deps.\(field).\($0.name)" }
            }
        }
    }

    /// Whether a test can look at a double from where it runs.
    private func isReachable(_ double: DoublePlan) -> Bool {
        double.isActor || double.isolation == nil || double.isolation == recipe.makingActor.map { "@\($0)" }
    }

    /// What the objects show that are used as they are.
    private var shown: [Look] {
        recipe.dependencies.flatMap { dependency -> [Look] in
            guard let fact = dependency.double.object?.fact, fact.kind == .class else { return [] }
            let changing = fact.members.properties.filter {
                $0.isShown && !$0.isLet && !($0.accessors?.getter.isAsync ?? false)
            }
            return changing.map {
                Look(
                    .setting(double: dependency.name, member: $0.name.plain),
                    .path("deps", dependency.name, $0.name))
            }
        }
    }

    private var state: [Look] {
        let injected = Set(recipe.dependencies.flatMap(\.accessPaths))
        let asking = askingProperties(of: recipe, in: index)
        var seen: Set<String> = []
        return recipe.members.properties.compactMap { property in
            let name = property.name.plain
            guard property.isShown, !injected.contains(name), !asking.contains(name), seen.insert(name).inserted else {
                return nil
            }
            let waits =
                recipe.isolation == .actor && !property.info.has("nonisolated")
                || property.accessors?.getter.isAsync ?? false
            return Look(.state(name), .path("sut", property.name), waits: waits)
        }
    }

    private var recorded: [Look] {
        doubles.sorted { $0.key < $1.key }.flatMap { field, double -> [Look] in
            guard isReachable(double) else { return [] }
            return double.requirements.flatMap { looks(at: $0, of: field, double) }
        }
    }

    private func looks(at requirement: DoublePlan.Requirement, of field: String, _ double: DoublePlan) -> [Look] {
        func calls(_ member: String, _ variable: DoubleVariable?) -> [Look] {
            variable.map {
                [Look(.calls(double: field, member: member, variable: $0.name), .path("deps", field, $0.name))]
            } ?? []
        }
        func received(_ member: String, _ variable: DoubleVariable?) -> [Look] {
            guard let variable else { return [] }
            var look = Look(
                .received(double: field, member: member, variable: variable.name), .path("deps", field, variable.name))
            look.erased = erasedParts(of: variable.type)
            return [look]
        }
        switch requirement {
        case .method(let method):
            guard double.records else { return [] }
            return received(method.fact.name, method.received) + calls(method.fact.name, method.callsCount)
        case .property(let property):
            guard property.setCallsCount != nil else { return [] }
            let name = property.fact.name.plain
            let setting = Look(.setting(double: field, member: name), .path("deps", field, property.fact.name))
            return [setting] + (double.records ? calls(name, property.setCallsCount) : [])
        case .subscript(let item):
            return double.records
                ? received("subscript", item.setReceivedValue) + calls("subscript", item.setCallsCount) : []
        case .initializer: return []
        }
    }

    /// The parts of what is recorded that may be of many types.
    private func erasedParts(of type: TypeRef) -> Set<String> {
        let kept = type.optionalWrapped ?? type
        guard case .tuple(let elements) = kept.unparenthesised, elements.count > 1 else {
            return isErased(kept) ? [""] : []
        }
        return Set(elements.filter { isErased($0.type) }.compactMap(\.label))
    }

    private func isErased(_ type: TypeRef) -> Bool {
        let type = type.optionalWrapped ?? type
        if case .existential = type.unattributed { return true }
        return type.bare == .simple("Any")
            || index.declaration(of: type, from: recipe.sut.scopeInside)?.kind == .protocol
    }
}

extension PropertyFact {
    /// Whether a test can ask for it, and gets something to compare.
    var isShown: Bool {
        info.access.isTestable && !info.isStatic && type?.functionType == nil && info.attribute("available") == nil
            && !(accessors?.getter.canThrow ?? false)
    }
}
