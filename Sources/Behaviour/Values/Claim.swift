import Facts

/// Something a test may assert: what is looked at, the way to a part of it, and the value it has.
package struct Claim: Hashable, Sendable {
    /// What is looked at.
    package enum Subject: Hashable, Sendable {
        /// How often a method of a dependency was called.
        case calls(PortMember)
        /// What the last call of a method got for a parameter, by its position.
        case argument(PortMember, Int)
        /// What a call before the last got for a parameter: its position, and how many calls came before.
        case earlierArgument(PortMember, Int, call: Int)
        /// A property of the SUT.
        case state(String)
        /// A property of a dependency.
        case port(PortMember)
        /// An object that the act is given, by the parameter.
        case object(String)
        /// What the act returned.
        case result
        /// What the act threw.
        case thrown
        /// How often a closure of the SUT was called.
        case callbacks(String)
        /// What the last call of a closure got, by position.
        case callback(String, Int)
        /// What a publisher of the SUT sent in a phase, in order.
        case sent(publisher: String, phase: Int)
    }

    /// A step from the value to a part of it.
    package enum Step: Hashable, Sendable {
        case field(String)
        case element(Int)
        /// What a dictionary holds under a text.
        case entry(String)
        /// The value as one of a type, where it is declared as anything or as any error.
        case cast(TypeRef)
        /// What a `Result` carries when it is a success; nothing otherwise.
        case success
        /// What an enum's case carries at a place among so many.
        case carried(case: String, index: Int, count: Int)

        /// Whether it only says of which type the value is.
        package var isCast: Bool { if case .cast = self { true } else { false } }

        /// Whether it goes to what a case carries.
        package var isCarried: Bool { if case .carried = self { true } else { false } }
    }

    /// What is looked at.
    package var subject: Subject
    /// The way to the part.
    package var path: [Step]
    /// The declared type of what is looked at, where it is a property or what the act returned.
    package var type: TypeRef?
    /// The value it has, as the code makes it of what is arranged.
    package var value: Value
    /// What a test compares it with: the same value, computed as far as what is arranged tells.
    package var expected: Value
    /// Whether only the case of an enum is looked at, since its type is not `Equatable`.
    package var isPattern: Bool
    /// When it is looked at.
    package var moment: Moment
    /// How it is known.
    package var basis: Basis
    /// The code that makes it so, as far as it is one place.
    package var source: SourceLocation?
    /// Whether a property of the SUT had the value before the act, too.
    package var isUnchanged: Bool
    /// What has to hold besides, where a test waits for it.
    package var besides: [Claim] = []

    /// When a test looks.
    package enum Moment: Hashable, Sendable {
        /// Right after the act, while something is still under way.
        case atOnce
        /// When nothing is under way any more.
        case atRest
        /// While a method of a dependency is under way.
        case underWay(PortMember)
    }

    /// How a claim is known.
    package enum Basis: Hashable, Sendable {
        /// It was read out of the code.
        case read
        /// It was seen when the code ran.
        case observed
    }

    /// Claims that something has a value.
    ///
    /// - Parameter expected: What a test compares it with; the value itself when `nil`.
    package init(
        subject: Subject, path: [Step] = [], type: TypeRef? = nil, value: Value, expected: Value? = nil,
        isPattern: Bool = false,
        moment: Moment = .atRest, basis: Basis = .read, source: SourceLocation? = nil, isUnchanged: Bool = false
    ) {
        self.subject = subject
        self.path = path
        self.type = type
        self.value = value
        self.expected = expected ?? value
        self.isPattern = isPattern
        self.moment = moment
        self.basis = basis
        self.source = source
        self.isUnchanged = isUnchanged
    }
}

extension Claim {
    /// The method that is under way when it is looked at.
    package var underWay: PortMember? { moment.underWay }

    /// Whether it looks at the state that the act leaves.
    package var isState: Bool { if case .state = subject { underWay == nil } else { false } }

    /// The closure it speaks of.
    package var recorder: String? { subject.recorder }

    /// Whether it speaks of a Boolean that can stand without `== true`.
    package var isOfState: Bool {
        switch subject {
        case .state: isState
        case .result: true
        default: false
        }
    }
}

extension Claim.Subject {
    /// The closure it is.
    var recorder: String? {
        switch self {
        case .callbacks(let name), .callback(let name, _): name
        default: nil
        }
    }
}

extension Claim.Moment {
    /// The method that is under way.
    var underWay: PortMember? { if case .underWay(let member) = self { member } else { nil } }
}
