import Doubles
import Facts
import Resolving

/// Lists what tests of a SUT can look at: what it shows of itself, and what its doubles recorded.
package struct LookFinder {
    private let recipe: Recipe
    private let doubles: [String: DoublePlan]

    /// Prepares to list the looks at a SUT and its doubles, which are keyed by the field in `Dependencies`.
    package init(_ recipe: Recipe, doubles: [String: DoublePlan]) {
        self.recipe = recipe
        self.doubles = doubles
    }

    /// All looks, those at the SUT first.
    package func looks() -> [Look] {
        [Look(.thrown, .name("error")), Look(.result, .name("result"))] + state + recorded
    }

    private var state: [Look] {
        let injected = Set(recipe.dependencies.flatMap(\.accessPaths))
        var seen: Set<String> = []
        return recipe.members.properties.compactMap { property in
            let name = property.name.plain
            guard property.info.access.isTestable, !property.info.isStatic, !injected.contains(name),
                property.type?.functionType == nil, property.info.attribute("available") == nil,
                !(property.accessors?.getter.canThrow ?? false), seen.insert(name).inserted
            else { return nil }
            let waits =
                recipe.isolation == .actor && !property.info.has("nonisolated") || property.accessors?.getter.isAsync ?? false
            return Look(.state(name), .path("sut", property.name), waits: waits, type: property.type)
        }
    }

    private var recorded: [Look] {
        doubles.sorted { $0.key < $1.key }.flatMap { field, double -> [Look] in
            guard !double.isActor, double.isolation == nil || double.isolation == recipe.makingActor.map({ "@\($0)" })
            else { return [] }
            return double.requirements.flatMap { looks(at: $0, of: field, double) }
        }
    }

    private func looks(at requirement: DoublePlan.Requirement, of field: String, _ double: DoublePlan) -> [Look] {
        func look(_ about: (String, String) -> Look.About, _ variable: DoubleVariable?) -> [Look] {
            variable.map { [Look(about(field, $0.name), .path("deps", field, $0.name), type: $0.type)] } ?? []
        }
        func calls(_ double: String, _ name: String) -> Look.About { .calls(double: double, variable: name) }
        func received(_ double: String, _ name: String) -> Look.About { .received(double: double, variable: name) }
        switch requirement {
        case .method(let method):
            guard double.records else { return [] }
            let last = look(received, method.received)
            return last + look(calls, method.callsCount)
        case .property(let property):
            let settable = property.setCallsCount != nil
            let setting = Look(
                .setting(double: field, variable: property.fact.name.plain), .path("deps", field, property.fact.name),
                type: property.type)
            return settable ? [setting] + (double.records ? look(calls, property.setCallsCount) : []) : []
        case .subscript(let item):
            return double.records ? look(received, item.setReceivedValue) + look(calls, item.setCallsCount) : []
        case .initializer: return []
        }
    }
}
