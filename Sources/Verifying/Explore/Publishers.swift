import Behaviour
import Doubles
import Facts
import Resolving
import Suites

extension Exploration {
    /// A publisher that a double hands out: it sends a value, nothing, or an error.
    package struct Publisher: Sendable {
        /// What it sends is chosen from.
        package var output: Assortment
        /// The type of what it sends.
        package var outputType: TypeRef
        /// The import that brings publishers: `import Combine`.
        package var module: String
        /// The error that it may fail with, and its type; `nil` where it never fails.
        package var failure: (error: Assortment, type: TypeRef)?

        /// How many ways there are in which it goes.
        var ways: Int { failure == nil ? 3 : 4 }

        /// The publisher that goes one way.
        ///
        /// - Parameters:
        ///   - way: 0 for one that sends a value, then one that ends, one that does not, and one that fails.
        ///   - value: What it sends.
        ///   - error: What it fails with.
        func made(_ way: Int, sending value: Code.Expression, failing error: Code.Expression) -> Code.Expression {
            var publisher: Code.Expression
            switch way {
            case 1: publisher = .call(.name("Empty"))
            case 2: publisher = .call(.name("Empty"), [.init("completeImmediately", .boolean(false))])
            case 3: publisher = .call(.name("Fail"), [.init("error", error)])
            default:
                let just = TypeRef.named([.init("Just", value.isTelling ? [] : [outputType])])
                publisher = .call(.type(just), [.init(nil, value)])
                if let failure {
                    let type = Code.Expression.member(.type(failure.type), "self")
                    publisher = .call(.member(publisher, "setFailureType"), [.init("to", type)])
                }
            }
            return .needing(
                .init(imports: [module]), .call(.member(publisher, "eraseToAnyPublisher")))
        }
    }

    /// What a test sends through the subject of a double, whose publisher the SUT listens to.
    package struct Emission: Sendable {
        /// What is told to hand the subject out; `nil` where it does so by itself.
        package var target: Code.Expression?
        /// The subject: `deps.store.itemsSubject`.
        package var subject: Code.Expression
        /// Whether the type of the publisher hides the subject.
        package var isErased: Bool

        /// What stands for the publisher.
        var held: Code.Expression { isErased ? .call(.member(subject, "eraseToAnyPublisher")) : subject }

        /// The subject sends something.
        func sending(_ value: Code.Expression) -> Code.Expression {
            .call(.member(subject, "send"), [.init(nil, value)])
        }
    }
}

extension ExplorationPlanner {
    /// What a publisher of a type is made of; `nil` for another type.
    mutating func publisher(of type: TypeRef, named name: String) -> Exploration.Publisher? {
        guard case .named(let components) = type.bare, let last = components.last,
            last.name == "AnyPublisher", last.arguments.count == 2,
            let output = maker.assortment(of: last.arguments[0], named: name)
        else { return nil }
        var failure: (error: Assortment, type: TypeRef)?
        if last.arguments[1].lastName != "Never" {
            guard let error = maker.assortment(of: last.arguments[1], named: "error") else { return nil }
            failure = (error, subject.types.qualify(last.arguments[1], in: subject.types.sut))
        }
        return .init(
            output: output, outputType: subject.types.qualify(last.arguments[0], in: subject.types.sut),
            module: combine, failure: failure)
    }

    /// The import of publishers, as the files of the doubles' protocols have it.
    var combine: String {
        let modules = context.doubles.values.flatMap(\.imports).map(\.module)
        return modules.contains("OpenCombine") ? "import OpenCombine" : "import Combine"
    }

    /// What can be sent through the subjects of doubles.
    mutating func emissions() -> [Exploration.Doing] {
        usedDoubles.flatMap { field, double -> [Exploration.Doing] in
            double.requirements.compactMap { requirement in
                switch requirement {
                case .property(let property) where spoken.names.contains(property.fact.name.plain):
                    let name = property.underlying?.name ?? property.fact.name
                    return emission(property.feed, of: field, property.fact.name, .path("deps", field, name))
                case .method(let method) where isUsed(method.fact):
                    return emission(method.feed, of: field, method.fact.name, nil)
                default: return nil
                }
            }
        }
    }

    private mutating func emission(
        _ feed: Feed?, of field: String, _ member: String, _ target: Code.Expression?
    ) -> Exploration.Doing? {
        guard let feed, case .publisher(let isErased) = feed.kind,
            let assortment = maker.assortment(of: feed.element, named: member.plain)
        else { return nil }
        let emission = Exploration.Emission(
            target: target, subject: .path("deps", field, feed.variable.name), isErased: isErased)
        return .init(
            act: .emit(PortMember(dependency: field, member: member.plain), feed.element), emission: emission,
            arguments: [.init(label: nil, name: member.plain, source: .chosen(assortment))], recorders: [],
            effects: Effects(), returns: false)
    }
}

extension Code.Expression {
    /// Whether the compiler knows the type without being told.
    fileprivate var isTelling: Bool {
        switch bare {
        case .number, .array, .dictionary, .null, .verbatim: false
        case .member(nil, _), .call(.member(nil, _), _, _): false
        default: true
        }
    }
}
