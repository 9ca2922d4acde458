import Facts
import Resolving

/// What a stream or a publisher sends, by its type.
package struct Sending: Hashable, Sendable {
    /// The type of its values.
    var output: TypeRef
    /// What it fails with; `nil` where it never does.
    var failure: TypeRef?
}

extension TypeRef {
    /// What a stream or a publisher that a test can make sends; `nil` for any other type.
    var sending: Sending? {
        guard case .named(let components) = bare, let last = components.last else { return nil }
        var arguments = last.arguments
        switch last.name {
        case "AnyPublisher", "CurrentValueSubject", "AsyncStream", "AsyncThrowingStream": break
        // A test makes no sequence that fails with an error of one type.
        case "AsyncSequence" where arguments.count == 2 && ["Never", "Error"].contains(arguments[1].lastName): break
        // `Published<[Item]>.Publisher`
        case "Publisher" where components.dropLast().last?.name == "Published":
            arguments = components.dropLast().last?.arguments ?? []
        default: return nil
        }
        guard let output = arguments.first else { return nil }
        return Sending(output: output, failure: arguments.dropFirst().first { $0.lastName != "Never" }?.bare)
    }

    /// Whether values of the type are sequences to wait for.
    package var isAsyncSequence: Bool {
        ["AsyncStream", "AsyncThrowingStream", "AsyncSequence"].contains(bare.lastName ?? "")
    }
}

extension TypeLookup {
    /// What a stream or a publisher sends that ends by itself; `nil` for any other type, and for one that keeps a value.
    package func sending(_ type: TypeRef) -> Sending? {
        let type = expanded(type)
        return type.isAsyncSequence || type.bare.lastName == "AnyPublisher" ? type.sending : nil
    }
}

extension SymbolicValue {
    /// What the stream or publisher that it is sends, by position.
    func sent(_ index: Int) -> SymbolicValue? {
        root.member.map {
            SymbolicValue(.sent(dependency: $0.dependency, member: $0.member, index: index, phase: root.phase))
        }
    }

    /// What it ends with, where it fails.
    var sentError: SymbolicValue? {
        root.member.map {
            SymbolicValue(.failure(dependency: $0.dependency, method: $0.member, phase: root.phase))
        }
    }

    /// Whether it ends with an error: a part of it, as decisions see it.
    var failing: SymbolicValue { appending(.field("failure")) }

    /// Whether it sends nothing and does not end: a part of it, as decisions see it.
    package var waiting: SymbolicValue { appending(.field("waiting")) }
}
