import Facts
import Resolving

extension TypeLookup {
    /// The modules that declare the types named in a type.
    package func modules(of type: TypeRef) -> Set<String> {
        var modules: Set<String> = []
        _ = type.mapped { node in
            guard case .named(let components) = node else { return node }
            // The longest beginning that is a type: a member of it may follow.
            let names = components.map(\.name)
            for end in names.indices.reversed() {
                let name = names[...end].joined(separator: ".")
                let found = index.type(named: name, from: sut.scopeInside) ?? index.library.types[name]
                guard let found else { continue }
                modules.insert(found.module)
                break
            }
            return node
        }
        return modules
    }
}
