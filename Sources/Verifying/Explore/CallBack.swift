import Facts

extension Exploration {
    /// How a closure in a method's place calls one that it is given.
    package struct CallBack: Sendable {
        /// The parameters of the closure in the method's place.
        package var parameters: [String]
        /// The parameter that is called.
        package var called: String
        /// Whether that may be missing.
        package var isOptional: Bool
        /// The type under which it has to be called, where the double knows it as any value; `nil` elsewhere.
        package var type: TypeRef?
        /// What it is called with.
        package var given: [Assortment]
        /// Which of that it may change, by their places.
        package var changed: Set<Int> = []
        /// What calling it may do.
        package var effects = Effects()
        /// Whether it gives something back.
        package var givesBack = false
        /// The list of what it made: what it changed, and what it gave back where the method does not return that; `nil`
        /// for nothing.
        package var results: Code.Binding?
        /// What the method returns.
        package var end: End

        /// What the method returns after the call.
        package enum End: Sendable, Equatable {
            case nothing
            /// What the closure gave back.
            case result
            /// A value by itself, of a type as a test spells it.
            case value(Assortment, TypeRef)
        }

        /// What the method returns by itself; `nil` where it does not.
        var returned: (assortment: Assortment, type: TypeRef)? {
            if case .value(let assortment, let type) = end { (assortment, type) } else { nil }
        }

        /// The name of the list of what a closure made.
        static func list(of closure: String) -> String { "\(closure)Results" }

        /// The closure whose results a list of that name keeps; `nil` where it keeps something else.
        static func closure(ofList name: String) -> String? {
            name.hasSuffix("Results") ? String(name.dropLast("Results".count)) : nil
        }

        /// A closure in the method's place.
        ///
        /// - Parameters:
        ///   - values: What the given one is called with.
        ///   - returned: What the method returns by itself; `nil` where it does not.
        func closure(calling values: [Code.Expression], returning returned: Code.Expression?) -> Code.Closure {
            var body: [Code.Statement] = []
            var made: [Code.Expression] = []
            let arguments = values.enumerated().map { place, value -> Code.Argument in
                guard changed.contains(place) else { return .init(nil, value) }
                let name = changed.count == 1 ? "changed" : "changed\(place + 1)"
                body.append(.binding(.init(isVariable: true, name, value)))
                made.append(.name(name))
                return .init(nil, .prefix("&", .name(name)))
            }
            let name = Code.Expression.name(called)
            let callee = type.map { .cast(name, "as!", $0) } ?? (isOptional ? .chained(name) : name)
            let call = Code.Expression.call(callee, arguments).marked(with: effects)
            if body.isEmpty, end == .result { return .init(parameters, [.expression(call)]) }
            let result = called == "result" ? "value" : "result"
            body.append(givesBack ? .binding(.init(result, call)) : .expression(call))
            if givesBack, end != .result { made.append(.name(result)) }
            if let results {
                let record = made.count == 1 ? made[0] : .tuple(made.map { Code.Argument(nil, $0) })
                body.append(.expression(.call(.path(results.name, "append"), [.init(nil, record)])))
            }
            if let returned = end == .result ? .name(result) : returned { body.append(.return(returned)) }
            return .init(parameters, body)
        }
    }
}

extension Code.Closure {
    /// The closure without what it writes down in a list, and the names that nothing else takes; `nil` where it writes
    /// nothing there.
    func withoutRecording(in list: String) -> Code.Closure? {
        guard let place = body.firstIndex(where: { $0.mentions(list) }) else { return nil }
        var closure = self
        closure.body.remove(at: place)
        closure.body = closure.body.enumerated().map { index, statement in
            guard case .binding(let binding) = statement, !binding.isVariable, let value = binding.value,
                !closure.body.dropFirst(index + 1).contains(where: { $0.mentions(binding.name) })
            else { return statement }
            return .assignment(.name("_"), value)
        }
        return closure
    }
}
