import Facts

/// What a test feeds the publisher or the stream with that a member of a double hands out, where nobody stubs it.
public struct Feed: Hashable, Sendable {
    /// What is fed.
    public enum Kind: Hashable, Sendable {
        /// A publisher, by a subject that tests send to: `itemsSubject.send(…)`.
        case publisher(isErased: Bool)
        /// An observable of RxSwift, by a subject: `itemsSubject.onNext(…)`.
        case observable
        /// A stream, by methods of the double: `sendItems(…)`, `finishItems()`.
        case stream(throws: Bool)
    }

    /// What is fed.
    public var kind: Kind
    /// What it is made of: `[Item]`.
    public var element: TypeRef
    /// What a stream fails with, as its type says it: `any Error`.
    public var failure = "any Error"
    /// The stem of the member.
    public var stem: String
    /// What the double keeps: `itemsSubject: PassthroughSubject<[Item], Never>`, or `itemsFeed: StreamFeed<Item>`.
    public var variable: DoubleVariable

    /// Whether a test sends to what the double keeps, instead of asking the double.
    public var isSubject: Bool { if case .stream = kind { false } else { true } }
    /// `sendItems`
    public var send: String { "send" + DoubleNames.upperFirst(stem) }
    /// `finishItems`
    public var finish: String { "finish" + DoubleNames.upperFirst(stem) }

    /// What feeds a member of a type; `nil` for a type that nothing is sent through.
    ///
    /// - Parameter modules: The modules that the protocol's file imports.
    init?(_ type: TypeRef, stem: String, in modules: [String] = []) {
        self.stem = stem
        let isExistential = if case .existential = type.unattributed { true } else { false }
        let bare = isExistential ? type.bare : type.unattributed
        guard case .named(let parts) = bare, let last = parts.last, let element = last.arguments.first else {
            return nil
        }
        self.element = element
        let failure = last.arguments.dropFirst().first
        switch (last.name, isExistential) {
        case ("AnyPublisher", false), ("Publisher", true):
            guard let failure else { return nil }
            kind = .publisher(isErased: !isExistential)
            variable = DoubleVariable(
                stem + "Subject", .named([.init("PassthroughSubject", [element, failure])]))
            return
        case ("Observable", false) where modules.contains("RxSwift"):
            kind = .observable
            variable = DoubleVariable(stem + "Subject", .named([.init("PublishSubject", [element])]))
            return
        case ("AsyncStream", false): kind = .stream(throws: false)
        case ("AsyncThrowingStream", false), ("AsyncSequence", true):
            switch failure?.text {
            case "Never": kind = .stream(throws: false)
            case "any Error", "Error": kind = .stream(throws: true)
            case "any Swift.Error": (kind, self.failure) = (.stream(throws: true), "any Swift.Error")
            default: return nil
            }
        default: return nil
        }
        variable = DoubleVariable(stem + "Feed", .named([.init("StreamFeed", [element])]))
    }

    /// The names that it declares, besides what is private.
    var names: [String] { isSubject ? [variable.name] : [send, finish] }
}

extension DoublePlanner {
    /// What feeds a member of a result, unless a requirement has a name that the feed needs.
    func feed(_ result: TypeRef?, stem: String, of info: DeclarationInfo, in owner: TypeFact) -> Feed? {
        let modules = index.imports(ofFile: owner.info.location.file).map(\.module)
        guard let result, !info.isStatic,
            let feed = Feed(index.expanded(result, from: owner.scopeInside), stem: stem, in: modules),
            feed.names.allSatisfy({ !taken.contains($0) })
        else { return nil }
        return feed
    }
}
