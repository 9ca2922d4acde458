import Facts

/// The containers a project has written for itself: locators with `register` and `resolve`, and property wrappers.
///
/// A property wrapper of the project takes precedence over every library's. Its initialisers and getters show which
/// container it resolves from.
struct OwnContainers {
    let index: FactIndex
    let known: [Container]

    private let visible: Set<String>

    /// - Parameter modules: The modules whose code is read; what they cannot see is not their container.
    init(index: FactIndex, known: [Container], modules: [String]) {
        self.index = index
        self.known = known
        visible = modules.reduce(into: []) { $0.formUnion(index.visibleModules(from: $1)) }
    }

    /// The containers the sources show, in order of files.
    var all: [Container] {
        let locators = index.types.filter(isOwn).compactMap { OwnLocator($0, index: index) }
        let values = index.types.filter(isOwn).compactMap { OwnValues($0, index: index) }
        var result = locators.map { $0.container(wrappers: wrappers(asking: $0.type.name)) }
        for values in values {
            result.append(values.container(wrappers: wrappers(asking: values.type.name)))
        }
        return result
    }

    private func isOwn(_ type: TypeFact) -> Bool {
        type.kind != .protocol && !type.isLocal && type.info.access.isTestable && visible.contains(type.module)
            && !known.contains { $0.modules.contains(type.module) }
    }

    /// The names of the project's property wrappers whose code names a type.
    private func wrappers(asking type: String) -> Set<String> {
        Set(
            index.types.filter { isOwn($0) && $0.info.attribute("propertyWrapper") != nil }
                .filter { wrapper in mentions(type, in: wrapper) }.map(\.name))
    }

    private func mentions(_ type: String, in wrapper: TypeFact) -> Bool {
        let members = index.members(of: wrapper)
        var isFound = false
        let look: (Expression, SourceLocation) -> Void = { expression, _ in
            if expression == .name(type) { isFound = true }
        }
        for initializer in members.initializers {
            isFound = isFound || initializer.parameters.contains { $0.type.mentionedNames.contains(type) }
            initializer.body?.forEachExpression(look)
            for parameter in initializer.parameters { parameter.defaultValue?.walk(at: wrapper.info.location, look) }
        }
        for property in members.properties {
            isFound = isFound || (property.type?.mentionedNames.contains(type) ?? false)
            property.initialValue?.walk(at: property.info.location, look)
            property.accessors?.getterBody?.forEachExpression(look)
        }
        return isFound
    }
}
