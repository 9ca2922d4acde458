import Facts
import Resolving

/// A property that a test puts a double into once the SUT is made: `sut.delegate = deps.delegate`.
struct AssignedDouble {
    /// The property.
    var property: PropertyFact
    /// The dependency.
    var port: String

    /// Those of a recipe.
    static func all(in recipe: Recipe, members: [Member], ports: Set<String>) -> [AssignedDouble] {
        recipe.dependencies.compactMap { dependency in
            guard case .assignment(let name) = dependency.handover, dependency.doubleType != nil,
                ports.contains(dependency.name)
            else { return nil }
            let property = members.properties.first { $0.name.plain == name.plain }
            return property.map { AssignedDouble(property: $0, port: dependency.name) }
        }
    }
}

extension Machine {
    /// Whether a property holds nothing yet: a test puts a double into it once the SUT is made, not while that makes itself.
    func isAbsent(_ name: String) -> Bool {
        !isMade && subject.assigned.contains { $0.property.name.plain == name && $0.property.type?.isOptional == true }
    }

    /// What runs when a test puts a double into a property of the SUT that it made.
    func observe(_ property: PropertyFact, given value: Term) throws {
        let scope = Scope(selfTerm: .subject)
        scope.values["newValue"] = value
        scope.values["oldValue"] = .null
        let accessors = property.accessors
        for case let body? in [accessors?.setterBody, accessors?.willSetBody, accessors?.didSetBody] {
            _ = try call(depth: 1) { try run(body, in: scope) }
        }
    }
}
