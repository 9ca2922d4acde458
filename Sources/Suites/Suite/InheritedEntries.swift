import Behaviour
import Facts

/// What a SUT inherits as it stands from classes that can be tested by themselves: their suites are the place for a test
/// that a person has to write.
struct InheritedEntries {
    private let locations: Set<SourceLocation>

    /// Looks at a class's superclasses, as far as sources declare them.
    init(of sut: TypeFact, in index: FactIndex) {
        let superclasses = Lineage(of: sut, in: index).steps.dropFirst().map(\.fact)
            .filter { $0.generics.parameters.isEmpty && $0.info.access.isTestable }
        let members = superclasses.flatMap { index.members(of: $0) }
        locations = Set(members.methods.map(\.info.location) + members.properties.map(\.info.location))
    }

    /// Whether an act on the SUT runs a member of a superclass.
    func contains(_ act: Act) -> Bool {
        switch act {
        case .method(let method): locations.contains(method.info.location)
        case .assign(let property), .read(let property): locations.contains(property.info.location)
        case .initializer, .emit, .callBack, .callGiven, .callKept: false
        case .meanwhile(_, let act): contains(act)
        }
    }
}
