import Facts
import Resolving

/// The properties of a SUT that call dependencies when they are read, by name: to look at one is to act.
///
/// - Parameters:
///   - recipe: The SUT, read with bodies.
///   - index: All facts that may matter.
package func askingProperties(of recipe: Recipe, in index: FactIndex) -> Set<String> {
    let subject = TestedType(recipe, index: index)
    let map = CodeMap(subject)
    let dependencies = Set(subject.paths.keys.map { String($0.prefix { $0 != "." }) })
    let methods = Set(
        subject.ports.values.flatMap(\.protocols).flatMap(\.members.methods).map(\.name.plain))
    let asking = subject.members.properties.filter { property in
        guard property.accessors?.getterBody != nil else { return false }
        let names = map.names(from: map.functions(of: .read(property)))
        return !names.isDisjoint(with: dependencies) && !names.isDisjoint(with: methods)
    }
    return Set(asking.map(\.name.plain))
}
