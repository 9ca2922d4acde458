import Facts
import Resolving

/// Methods that set the part of a value that a key path names: `update(\.email, to: text)`. To a test each is as many methods
/// as the value has parts.
extension TestedType {
    /// How many parts of a value a test sets by key path.
    private static let mostParts = 12

    /// A method for each part that a key path can name; none for any other method.
    func keyPathWriters(_ method: MethodFact) -> [MethodFact] {
        guard method.isOffered, method.generics.parameters.count == 1,
            let name = method.generics.parameters.first?.name,
            let position = method.parameters.firstIndex(where: { $0.type.isWritableKeyPath }),
            case let arguments = method.parameters[position].type.bare.arguments, arguments.count == 2,
            arguments[1].name == name, let root = types.declaration(arguments[0]), root.kind == .struct
        else { return [] }
        let parts = types.allMembers(of: root).properties.filter { part in
            part.isSettable && !part.info.isStatic && part.info.access.isTestable && part.setterAccess.isTestable
        }
        return parts.prefix(Self.mostParts).compactMap { part in
            guard let type = types.fieldType(part.name.plain, of: arguments[0]) ?? part.initialValue?.literalType else {
                return nil
            }
            var writer = method
            writer.generics = GenericClause()
            for index in writer.parameters.indices {
                writer.parameters[index].type = writer.parameters[index].type.replacing([name: type])
            }
            writer.parameters[position].defaultValue = .keyPath(root: nil, components: [part.name])
            return writer
        }
    }
}

extension TypeRef {
    /// Whether a value of it names a part of another value that can be set.
    fileprivate var isWritableKeyPath: Bool { ["WritableKeyPath", "ReferenceWritableKeyPath"].contains(bare.lastName) }
}

extension ParameterFact {
    /// The key path that a test always gives it, as it is written: `\.email`; `nil` for any other parameter.
    package var keyPath: String? {
        guard type.isWritableKeyPath, case .keyPath(_, let components)? = defaultValue else { return nil }
        return "\\." + components.joined(separator: ".")
    }
}

extension MethodFact {
    /// The part of a value that it sets by key path; `nil` for any other method.
    package var writtenPart: String? { parameters.firstNonNil(\.keyPath).map { String($0.dropFirst(2)).plain } }
}
