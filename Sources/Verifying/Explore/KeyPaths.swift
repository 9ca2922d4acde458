import Facts
import Resolving

/// Paths to properties that a method takes, `update(_ path: WritableKeyPath<Form, Value>, to value: Value)`: a test names
/// properties that there are.
struct KeyPaths {
    let types: TypeLookup

    /// The types of the properties to which a path can lead that a method takes, for a generic parameter of it.
    func values(of parameter: String, in method: MethodFact) -> [TypeRef] {
        let found = method.parameters.compactMap { item -> [TypeRef]? in
            guard let path = Path(item.type), path.value == .simple(parameter) else { return nil }
            return properties(path).map(\.type)
        }
        return Array((found.first ?? []).uniqued().prefix(6))
    }

    /// The paths of a type, as a test writes them; `nil` where it is no type of paths.
    func paths(_ type: TypeRef) -> [Code.Expression]? {
        guard let path = Path(type) else { return nil }
        let root = types.spelled(path.root)
        return properties(path).filter { types.expanded($0.type) == types.expanded(path.value) }
            .map { .verbatim("\\\(root.text).\($0.name)") }
    }

    private func properties(_ path: Path) -> [(name: String, type: TypeRef)] {
        guard let fact = types.declaration(path.root.bare) else { return [] }
        return types.allMembers(of: fact).properties.compactMap { property in
            guard !property.info.isStatic, property.info.access.isTestable,
                (property.accessors?.getter ?? Effects()) == Effects(),
                !path.isWritten || (property.isSettable && property.setterAccess.isTestable),
                let type = types.fieldType(property.name, of: path.root)
            else { return nil }
            return (property.name, type)
        }
    }

    /// A type of paths with what they lead from and to.
    private struct Path {
        var root: TypeRef
        var value: TypeRef
        var isWritten: Bool

        init?(_ type: TypeRef) {
            let type = type.unattributed
            guard let name = type.lastName, ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"].contains(name),
                type.arguments.count == 2
            else { return nil }
            (root, value, isWritten) = (type.arguments[0], type.arguments[1], name != "KeyPath")
        }
    }
}
