import Facts

/// A value that a test decides, by where it comes from: a parameter, what a double returns, or a part of either.
package struct SymbolicValue: Hashable, Sendable {
    /// What the value is or is a part of.
    package enum Root: Hashable, Sendable {
        /// A parameter of the entry point called in a phase; the initialiser is phase 0.
        case parameter(String, phase: Int)
        /// What a dependency's property holds from a phase on.
        case property(dependency: String, name: String, phase: Int)
        /// What a dependency's method returns in a phase; the method by its full name, and what it is asked where it
        /// was asked something else before.
        case result(dependency: String, method: String, phase: Int, asked: Asked? = nil)
        /// What a dependency's method throws in a phase.
        case failure(dependency: String, method: String, phase: Int, asked: Asked? = nil)
        /// What a publisher of a dependency sends in a phase.
        case emission(dependency: String, name: String, phase: Int)
        /// What a dependency's method passes to a closure it is given, by the positions of the closure and of the value.
        case completion(dependency: String, method: String, closure: Int = 0, index: Int, phase: Int)
        /// What a stream sends that a dependency's property holds or a method returns, by position.
        case sent(dependency: String, member: String, index: Int, phase: Int)
        /// The value a stored property is given from outside in a phase.
        case assigned(String, phase: Int)

        /// Hashes the name and the phase.
        package func hash(into hasher: inout Hasher) {
            switch self {
            case .parameter(let name, let phase), .assigned(let name, let phase), .property(_, let name, let phase),
                .result(_, let name, let phase, _), .failure(_, let name, let phase, _),
                .emission(_, let name, let phase), .completion(_, let name, _, _, let phase),
                .sent(_, let name, _, let phase):
                hasher.combine(name)
                hasher.combine(phase)
            }
        }
    }

    /// A step from a value to a part of it.
    package enum Step: Hashable, Sendable {
        case field(String)
        case element(Int)
        case payload(case: String, index: Int)
        /// What a document of JSON holds.
        case decoded
    }

    /// The root and the way, held once for all copies.
    private final class Parts: Sendable {
        let root: Root
        let path: [Step]
        let hash: Int

        init(_ root: Root, _ path: [Step]) {
            (self.root, self.path) = (root, path)
            var hasher = Hasher()
            hasher.combine(root)
            hasher.combine(path)
            hash = hasher.finalize()
        }
    }

    private let parts: Parts

    /// What the value is or is a part of.
    package var root: Root { parts.root }
    /// The way from the root to the part.
    package var path: [Step] { parts.path }

    /// Creates a symbolic value.
    package init(_ root: Root, _ path: [Step] = []) { parts = Parts(root, path) }

    package static func == (left: SymbolicValue, right: SymbolicValue) -> Bool {
        left.parts === right.parts
            || left.parts.hash == right.parts.hash && left.path == right.path && left.root == right.root
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(parts.hash) }

    /// The part one step further in.
    package func appending(_ step: Step) -> SymbolicValue { SymbolicValue(root, path + [step]) }

    /// Whether the other value is this one or a part of it.
    package func contains(_ other: SymbolicValue) -> Bool { root == other.root && other.path.starts(with: path) }

    /// The same part of the other value, when this one lies within `old`.
    func moved(from old: SymbolicValue, to new: SymbolicValue) -> SymbolicValue {
        SymbolicValue(new.root, new.path + path.dropFirst(old.path.count))
    }
}

/// What has been decided about a symbolic value.
package enum Constraint: Hashable, Sendable {
    case null
    /// Not `nil`; nothing more is known.
    case present
    case boolean(Bool)
    case integer(Int)
    case float(Double)
    case string(String)
    /// A list of so many elements, each a symbolic value of its own.
    case list(Int)
    /// A case of an enum, what it carries being symbolic values of their own.
    case enumCase(String)
    /// The same value as another one.
    case same(SymbolicValue)
    /// A value unlike all others, of a type without literals: an identifier, a link.
    case unique(Int)
    /// An address on the web that the code tells from others.
    case address(String)
    /// A date, in seconds since 1970.
    case moment(Int)
    /// A closure of the test that records how it is called.
    case recorder
    /// A document of JSON, what it holds being a value of its own.
    case document(DocumentFormat)
    /// Data that is no document.
    case broken
}

extension SymbolicValue: CustomStringConvertible {
    /// The root and the way, by which values are put into an order.
    package var description: String {
        "SymbolicValue(root: \(String(reflecting: root)), path: \(String(reflecting: path)))"
    }
}

extension SymbolicValue {
    /// A word or two for the value: `title`, `text`.
    package var wording: String {
        for step in path.reversed() {
            if case .field(let name) = step { return name }
        }
        switch root {
        case .property(_, let name, _): return StoredValue(member: name)?.word ?? name
        case .parameter(let name, _), .assigned(let name, _): return name
        case .result(let dependency, let method, _, _), .failure(let dependency, let method, _, _),
            .completion(let dependency, let method, _, _, _), .emission(let dependency, let method, _),
            .sent(let dependency, let method, _, _):
            return PortMember(dependency: dependency, member: method).spoken
        }
    }
}

extension SymbolicValue {
    /// What a closure that records is called; one that a double gives to a closure has no name of its own.
    package var recorderName: String {
        guard path.isEmpty, case .completion(_, _, _, let index, _) = root else { return wording }
        return wording + "Callback" + (index == 0 ? "" : "\(index + 1)")
    }
}

extension SymbolicValue.Root {
    /// The whole value.
    package var place: SymbolicValue { SymbolicValue(self) }

    /// What a closure gives from a phase on that the initialiser is handed, by the name of the parameter.
    package static func provided(by closure: String, phase: Int = 0) -> SymbolicValue.Root {
        .parameter(closure + "Value", phase: phase)
    }

    /// The member of a dependency the root belongs to.
    package var member: PortMember? {
        switch self {
        case .property(let dependency, let name, _), .emission(let dependency, let name, _),
            .result(let dependency, let name, _, _), .failure(let dependency, let name, _, _),
            .completion(let dependency, let name, _, _, _), .sent(let dependency, let name, _, _):
            PortMember(dependency: dependency, member: name)
        case .parameter, .assigned: nil
        }
    }

    /// What the method is asked, where it was asked something else before.
    package var asked: Asked? {
        switch self {
        case .result(_, _, _, let asked), .failure(_, _, _, let asked): asked
        default: nil
        }
    }

    /// What roots are sorted by, so that tests read the same each time.
    package var order: String {
        switch self {
        case .property(let dependency, let name, _): "1 \(dependency) \(name)"
        case .result(let dependency, let method, _, let asked):
            "2 \(dependency) \(method)" + (asked.map { " " + $0.order } ?? "")
        case .failure(let dependency, let method, _, let asked):
            "3 \(dependency) \(method)" + (asked.map { " " + $0.order } ?? "")
        case .emission(let dependency, let name, _): "4 \(dependency) \(name)"
        case .completion(let dependency, let method, let closure, let index, _):
            "3 \(dependency) \(method) \(closure) \(index)"
        case .sent(let dependency, let name, let index, _): "4 \(dependency) \(name) \(index)"
        case .parameter(let name, _): "5 \(name)"
        case .assigned(let name, _): "6 \(name)"
        }
    }

    /// The phase the root belongs to.
    package var phase: Int {
        switch self {
        case .parameter(_, let phase), .property(_, _, let phase), .result(_, _, let phase, _),
            .failure(_, _, let phase, _), .emission(_, _, let phase), .assigned(_, let phase),
            .completion(_, _, _, _, let phase), .sent(_, _, _, let phase):
            phase
        }
    }
}
