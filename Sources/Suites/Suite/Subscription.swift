import Facts

/// The names under which a test listens to a publisher, and what it listens with.
package enum Subscription {
    /// The list of what a publisher sends.
    package static func list(of publisher: String) -> String { publisher + values }

    /// The list of the errors that a publisher fails with.
    static func failures(of publisher: String) -> String { publisher + "Failures" }

    /// What keeps the test listening.
    package static func name(of publisher: String) -> String { publisher + "Subscription" }

    /// The publisher whose values a list holds; `nil` for any other name.
    package static func publisher(ofList name: String) -> String? {
        [values, "Failures"].first { name.hasSuffix($0) && name.count > $0.count }.map {
            String(name.dropLast($0.count))
        }
    }

    private static let values = "Values"

    /// `publisher.sink { values.append($0) }`, with what it fails with; each only where a list is there for that.
    static func sink(
        _ publisher: Code.Expression, _ sent: Sent, values: String? = nil, failures: String? = nil,
        as kept: Kept = .whole
    ) -> Code.Expression {
        func append(_ list: String, _ value: Code.Expression) -> Code.Statement {
            .expression(.call(.path(list, "append"), [.init(nil, value)]))
        }
        let receive = values.map { Code.Closure([], [append($0, .name("$0"))]) } ?? Code.Closure(["_"], [])
        func sink(_ end: Code.Closure) -> Code.Expression {
            .call(
                .member(publisher, "sink"),
                [.init("receiveCompletion", .closure(end)), .init("receiveValue", .closure(receive))])
        }
        guard let failures else {
            return sent.failure == nil
                ? .call(.member(publisher, "sink"), [], trailing: receive) : sink(.init(["_"], []))
        }
        let error: Code.Expression = kept == .text ? .interpolation([.value(.name("error"))]) : .name("error")
        let pattern = if case .cast(let type) = kept { "let error as \(type.text)" } else { "let error" }
        let end = Code.Statement.verbatim(
            ["if case .failure(\(pattern)) = $0 { \(append(failures, error).text) }"], Code.Needs())
        return sink(.init([], [end]))
    }
}

extension Subscription {
    /// What a test keeps of errors.
    enum Kept: Equatable {
        /// All of them.
        case whole
        /// What they say.
        case text
        /// Those of one type.
        case cast(TypeRef)
    }

    /// What a publisher or a stream sends.
    struct Sent {
        /// The type of what it sends.
        var output: TypeRef
        /// What it fails with; `nil` for nothing.
        var failure: TypeRef?
        /// Whether it is a sequence to wait for rather than a publisher.
        var isSequence = false

        /// Looks at a type; `nil` for one that sends nothing.
        init?(_ type: TypeRef?) {
            guard case .named(let components)? = type?.bare, let last = components.last, type?.isOptional == false
            else {
                return nil
            }
            switch (last.name, last.arguments.count) {
            case ("AnyPublisher", 2), ("PassthroughSubject", 2), ("CurrentValueSubject", 2), ("Publisher", 2):
                output = last.arguments[0]
                failure = last.arguments[1].lastName == "Never" ? nil : last.arguments[1]
            case ("Publisher", 0):
                guard let owner = components.dropLast().last, owner.name == "Published",
                    let held = owner.arguments.first
                else { return nil }
                output = held
            case ("AsyncStream", 1), ("AsyncThrowingStream", 2):
                output = last.arguments[0]
                failure = last.arguments.count == 2 ? last.arguments[1] : nil
                isSequence = true
            default: return nil
            }
        }
    }

    /// `Task { [stream = sut.events] in for await value in stream { values.append(value) } }`
    static func iteration(_ stream: Code.Expression, values: String, failures: String?) -> Code.Expression {
        let loop = "for \(failures == nil ? "" : "try ")await value in stream { \(values).append(value) }"
        let body = failures.map { "do { \(loop) } catch { \($0).append(\"\\(error)\") }" } ?? loop
        let closure = Code.Closure(["[stream = \(stream.text)]"], [.verbatim([body], stream.needs)], isOpen: true)
        return .call(.name("Task"), [], trailing: closure)
    }
}
