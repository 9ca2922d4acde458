import Facts

/// What a test tells a double before an act.
package struct Stub: Hashable, Sendable {
    /// The property or method of the dependency.
    package var member: PortMember
    /// How the double answers from then on.
    package var answer: Answer
    /// The phase in which the answer is wanted.
    package var phase: Int
    /// The phase before whose act the test tells the double: the first one, unless the member answers otherwise before.
    package var before: Int

    /// How a double answers.
    package enum Answer: Hashable, Sendable {
        /// The property holds a value, or the method returns it.
        case value(Value)
        /// The method throws an error; `nil` to throw none any more.
        case error(Value?)
        /// A closure runs in the method's place; `nil` for none any more.
        case closure(Closure?)
        /// The property holds, or the method returns, a publisher or a stream that sends values and ends.
        case sends(Sent)
        /// The method runs the closure that it is given with these values, and gives back what that gives.
        case passes([Value])
    }

    /// What a publisher or a stream sends before it ends.
    package struct Sent: Hashable, Sendable {
        /// The values, in order.
        package var values: [Value]
        /// The error that it ends with; `nil` for none.
        package var error: Value?
        /// Whether it does not end.
        package var isOpen: Bool

        /// Creates a description of what is sent.
        package init(_ values: [Value] = [], error: Value? = nil, isOpen: Bool = false) {
            self.values = values
            self.error = error
            self.isOpen = isOpen
        }
    }

    /// What a closure does that runs in a method's place.
    package struct Closure: Hashable, Sendable {
        /// The properties of the SUT that it looks at first.
        package var looksAt: [String]
        /// The phase whose act it does, only once.
        package var acts: Int?
        /// How it ends where it is asked something in particular, the first that fits.
        package var choices: [Choice]
        /// What it calls.
        package var call: Call?
        /// How it ends; `nil` when it returns nothing.
        package var ending: Ending?

        /// Creates a closure that does one thing after the other.
        package init(
            looksAt: [String] = [], choices: [Choice] = [], call: Call? = nil, ending: Ending? = nil
        ) {
            self.looksAt = looksAt
            self.choices = choices
            self.call = call
            self.ending = ending
        }
    }

    /// How a closure ends where some of its arguments have certain values, or the first times that it runs.
    package struct Choice: Hashable, Sendable {
        /// Up to which of all calls of the method it is so; `nil` for each of them.
        package var upTo: Int?
        /// The values, by the position of the parameter.
        package var arguments: [Int: Value]
        /// How it ends; `nil` when it returns nothing.
        package var ending: Ending?

        /// Creates a choice.
        package init(_ arguments: [Int: Value] = [:], upTo: Int? = nil, _ ending: Ending?) {
            self.upTo = upTo
            self.arguments = arguments
            self.ending = ending
        }
    }

    /// A call of a closure that the method is given.
    package struct Call: Hashable, Sendable {
        /// The position of the closure among the method's parameters.
        package var position: Int
        /// Where it lies in what is handed for that parameter; `nil` where it is that itself.
        package var carried: CarriedClosure?
        /// What the closure is given.
        package var arguments: [Value]
        /// The type of the closure, where the double only knows that it is something.
        package var type: TypeRef?

        /// Creates a call.
        package init(position: Int, carried: CarriedClosure? = nil, arguments: [Value], type: TypeRef? = nil) {
            self.position = position
            self.carried = carried
            self.arguments = arguments
            self.type = type
        }
    }

    /// How a closure ends.
    package enum Ending: Hashable, Sendable {
        case returns(Value)
        case throwing(Value)
        /// It gives back a publisher or a stream.
        case sends(Sent)
    }

    /// Creates a stub.
    ///
    /// - Parameter before: The phase before whose act it is set; the one in which it is wanted when `nil`.
    package init(_ member: PortMember, _ answer: Answer, phase: Int, before: Int? = nil) {
        self.member = member
        self.answer = answer
        self.phase = phase
        self.before = before ?? phase
    }
}

extension Stub.Closure {
    /// How it may end.
    package var endings: [Stub.Ending] { choices.compactMap(\.ending) + [ending].compactMap { $0 } }
}

extension Stub {
    /// The error that the method throws.
    package var thrown: Value? {
        switch answer {
        case .error(let error): error
        case .closure(let closure):
            closure?.endings.firstNonNil { if case .throwing(let error) = $0 { error } else { nil } }
        case .sends(let sent): sent.error
        case .passes: nil
        case .value: nil
        }
    }

    /// Whether it tells which error a method throws.
    var isError: Bool { if case .error = answer { true } else { false } }

    /// Whether it looks at the SUT while the method is under way.
    package var looksAtSUT: Bool {
        if case .closure(let closure?) = answer { !closure.looksAt.isEmpty || closure.acts != nil } else { false }
    }
}
