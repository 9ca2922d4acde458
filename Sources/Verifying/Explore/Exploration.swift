import Behaviour
import Doubles
import Facts
import Resolving
import Suites

/// What an explorer can arrange and do: how the SUT is made, what doubles are told, what is done, each with what it is
/// chosen from.
package struct Exploration: Sendable {
    /// What is told a double before an act.
    package struct Stub: Sendable {
        /// What it is known by: `repo.load(id:)`.
        package var key: String
        /// What is set: `deps.repo.loadReturnValue`.
        package var target: Code.Expression
        /// What it is set to.
        package var content: Content
        /// The name of a value that stands in a test by itself.
        package var wording: String
        /// What counts how often the member was used: `deps.repo.loadCallsCount`.
        package var counter: Code.Expression

        /// The member's name alone: `load`.
        var plainMember: String {
            key.split(separator: ".").last.map { String($0.prefix { $0.isLetter || $0.isNumber }) } ?? ""
        }

        /// The member, whatever is told of it.
        var member: String {
            var member = key
            if let last = member.last, "!~&".contains(last) { member.removeLast() }
            if member.hasSuffix(")()") { member.removeLast(2) }
            return member
        }

        /// What a double is told.
        package enum Content: Sendable {
            /// The value that a method returns or a property holds.
            case value(Assortment)
            /// The error that a method throws; nothing after it threw one.
            case error(Assortment)
            /// A closure in the method's place calls one that it is given, and returns what the method would.
            case callBack(CallBack)
            /// A stream of some values.
            case stream(Code.Expression, Assortment)
            /// A publisher.
            case publisher(Publisher)
            /// While a method is under way something else is done to the SUT, once; then it ends.
            case meanwhile(Meanwhile)

            /// Whether a double can be told that it no longer holds.
            var isTakenBack: Bool {
                switch self {
                case .error, .callBack: true
                case .value, .stream, .publisher, .meanwhile: false
                }
            }
        }
    }

    /// How a method ends while which something else is done, or in whose course doubles come to answer something else.
    package struct Meanwhile: Sendable {
        /// Whether something can be done to the SUT; if not, only answers change.
        package var isOpen: Bool
        /// How many parameters the method has.
        package var parameters: Int
        /// What it returns; `nil` for nothing.
        package var returned: Assortment?
        /// What it throws; `nil` where it cannot.
        package var error: Assortment?
        /// The type of error that it throws; `nil` for any, and where it cannot.
        package var thrown: TypeRef?

        /// A closure in the method's place.
        func closure(_ body: [Code.Statement]) -> Code.Closure {
            .init(Array(repeating: "_", count: parameters), throwing: thrown, body)
        }
    }

    /// Something that is done.
    package struct Doing: Sendable {
        /// What is done to the SUT; `nil` where a double answers a call that it left open.
        package var act: Act?
        /// The call that is answered; `nil` where something is done to the SUT.
        package var answer: Answer?
        /// What is done to something that an act returned; `nil` where something else is done.
        package var handle: Handle?
        /// A closure in a value that the SUT shows or hands on; `nil` where something else is done.
        package var offer: Offer?
        /// How a subject of a double sends what the argument is; `nil` where something else is done.
        package var emission: Emission?
        /// What its arguments are chosen from; what an assignment sets.
        package var arguments: [Argument]
        /// The closures it is given, which record.
        package var recorders: [Recorder]
        /// What calling it may do.
        package var effects: Effects
        /// Whether it returns something.
        package var returns: Bool
        /// The type of what it returns, where a test has to ask for it; `nil` where arguments tell it.
        package var resultType: TypeRef?
        /// How a form is filled in by it; `nil` where it fills in none.
        package var form: Form?
        /// The one thing that it sets; `nil` where it does something else.
        package var field: Field?

        /// Whether it can be done while a method of a double is under way.
        var isBrief: Bool {
            switch act {
            case .method?, .assign?: recorders.isEmpty
            default: false
            }
        }

        /// Whether the types of its arguments tell what it leaves open.
        var isGeneric: Bool {
            if case .method(let method)? = act { !method.generics.parameters.isEmpty } else { false }
        }

        /// A call with what a test writes about it: the type it asks for, and `try` and `await`.
        func marked(_ call: Code.Expression, with effects: Effects) -> Code.Expression {
            (resultType.map { .cast(call, "as", $0) } ?? call).marked(with: effects)
        }

        /// What it is, in a word or two.
        var words: String { act?.words ?? answer?.words ?? handle?.words ?? offer?.words ?? "" }
    }

    /// A method that is called of what an act returned: a task that is cancelled.
    package struct Handle: Sendable {
        /// The number of the act.
        package var doing: Int
        /// The type of what it returned.
        package var type: TypeRef
        /// Whether it may have returned nothing.
        package var isOptional: Bool
        /// The method.
        package var method: MethodFact
        /// What is done, in a word or two.
        package var words: String
    }

    /// A closure that lies in a value which the SUT shows or hands on.
    package struct Offer: Sendable {
        /// What it is, in a word or two.
        package var words: String
        /// What is called, which may be missing: `sut.alert?.action`.
        package var callee: Code.Expression
    }

    /// A closure that a double was given and has not called.
    package struct Answer: Sendable {
        /// What is answered, in a word or two.
        package var words: String
        /// The calls so far: `deps.repo.loadReceivedInvocations`.
        package var calls: Code.Expression
        /// The name of the closure among a call's arguments; `nil` for the only one.
        package var label: String?
        /// Whether the closure may be missing.
        package var isOptional: Bool

        /// The closure of a call, by its place.
        func closure(_ place: Code.Expression) -> Code.Expression {
            let call = Code.Expression.element(calls, [.init(nil, place)])
            let closure = label.map { .member(call, $0) } ?? call
            return isOptional ? .chained(closure) : closure
        }
    }

    /// What an act sets that does nothing else.
    package struct Field: Sendable {
        /// The name of its argument.
        package var name: String
        /// The number of what a person would likely put there; 0 where none is known.
        package var likely: Int
    }

    /// How an act fills in a form: an argument names the field, another one is what is put there.
    package struct Form: Sendable {
        /// The parameter that names the field.
        package var field: String
        /// How many fields there are.
        package var count: Int
        /// The parameter that is put there.
        package var value: String
        /// For each field, the place of a likely text in its list; -1 where none is known.
        package var likely: [Int]
    }

    /// An argument of an act.
    package struct Argument: Sendable {
        /// The label; `nil` for none.
        package var label: String?
        /// The parameter's name.
        package var name: String
        /// Where its value comes from.
        package var source: Source

        /// Whether the code has a word for it.
        var isNamed: Bool { name != "_" && Int(name) == nil }

        /// Where a value comes from.
        package enum Source: Sendable {
            case chosen(Assortment)
            /// The same each time.
            case given(Code.Expression)
            /// What a closure returns, which takes that many parameters.
            case provided(Assortment, parameters: Int)
        }
    }

    /// A closure that returns something, by the code for that.
    static func provider(_ value: String, parameters: Int) -> String {
        parameters == 0
            ? "{ \(value) }" : "{ \(repeatElement("_", count: parameters).joined(separator: ", ")) in \(value) }"
    }

    /// A closure of the test that records its arguments.
    package struct Recorder: Sendable {
        /// The name of the parameter or property.
        package var name: String
        /// The closure.
        package var closure: Code.Expression
        /// The list that it records in.
        package var list: Code.Binding
    }

    /// What goes on beside what is called.
    package enum Beside: Sendable {
        /// All is done once a call comes back.
        case nothing
        /// Tasks, which a test can let take turns.
        case tasks
        /// Work on other threads.
        case threads
    }

    /// The imports that values need.
    package var imports: Set<String>
    /// The factory.
    package var factory: String
    /// What makes the SUT may do.
    package var makeEffects: Effects
    /// The labels of what makes the SUT, in order.
    package var makeOrder: [String]
    /// The plain values that the SUT is made with.
    package var made: [Argument]
    /// The closures that the SUT is made with, which record.
    package var makeRecorders: [Recorder]
    /// The name of the closure that tells the SUT the time; `nil` for none.
    package var clock: String?
    /// By how many seconds the time moves on that the test tells.
    package var steps: [Int]
    /// The closures that the SUT has as properties.
    package var settable: [Recorder]
    /// What doubles can be told.
    package var stubs: [Stub]
    /// What can be done.
    package var doings: [Doing]
    /// What is chosen from.
    package var assortments: Assortments
    /// The global actor that all of it runs on; `nil` for none.
    package var isolation: String?
    /// What goes on beside what is called.
    package var beside: Beside
    /// Whether a SUT that is a value is changed by what is done.
    package var isChanged: Bool
    /// The types of which no value can be made, so that what takes one is not done.
    package var gaps: [String]
    /// Writes down what the SUT posts in the notification center that it is given; `nil` where it posts nothing.
    package var posted: Code.Statement?
}
