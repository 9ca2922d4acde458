import Facts
import Resolving

/// What a test sees of a SUT.
package struct Surface {
    /// How it is made, the types of its parameters written out.
    package let construction: Construction
    /// Its isolation.
    package let isolation: Isolation
    /// Whether tests of it belong on the main actor, though it does not.
    package let deliversOnMain: Bool
    /// The methods that a test could call, were all type arguments known.
    package let methods: [MethodFact]
    /// What generic methods give with the types that a test fills in, where nothing they are given tells, by declaration.
    package let toldResults: [SourceLocation: TypeRef]
    /// Its properties, and under dotted names what objects hold in which it keeps values.
    package let properties: [PropertyFact]
    /// The properties that hold closures which a test can set to ones that record.
    package let closures: [PropertyFact]
    /// The properties that hold closures which a test can set to ones that give a value.
    package let providers: [PropertyFact]
    /// The properties to which others listen: publishers that a test can reach.
    package let publishers: [PropertyFact]
    /// Whether it keeps anything that changes.
    package let hasState: Bool
    /// The clocks that a test is in control of, by the names of the dependencies.
    package let clocks: [String]
    /// Whether it is a controller whose view a test has to load.
    package let isViewController: Bool
    /// What it does when its view is loaded.
    package let viewDidLoad: MethodFact?
    /// Overloads of dependencies' methods that no call can mean, by their declarations.
    package let unusedOverloads: Set<SourceLocation>
    /// The types that its code names.
    package let types: TypeLookup

    /// Looks at the SUT of a recipe from outside.
    package init(_ recipe: Recipe, index: FactIndex) {
        let tested = TestedType(recipe, index: index)
        construction = tested.construction
        (isolation, deliversOnMain) = (tested.isolation, tested.deliversOnMain)
        methods = tested.members.methods.filter(\.isOffered)
        toldResults = tested.toldResults
        properties = tested.members.properties + tested.held.values.joined()
        (closures, providers) = (tested.settableClosures, tested.settableProviders)
        publishers = tested.members.properties.filter(tested.isHeardOutside)
        hasState = tested.stateProperties.contains { !$0.isLet && $0.isStored }
        clocks = tested.clocks
        isViewController = tested.isViewController
        viewDidLoad = tested.viewDidLoad
        types = tested.types
        unusedOverloads = tested.unusedOverloads
    }

    /// The property of a name.
    package func property(_ name: String) -> PropertyFact? { properties.first { $0.name.plain == name } }
}
