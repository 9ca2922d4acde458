import Facts

/// How conditions come out where code goes through to its end: what it checks holds, and it complains about nothing.
///
/// Code is written that way: a `guard` leaves where it does not hold, an `if` refuses what is in its way, and of two
/// values one is no message.
struct Wishes {
    private var wanted: [SourceLocation: Bool] = [:]
    private var read: Set<SourceLocation> = []

    /// How the conditions of a statement come out; `nil` where either may be.
    subscript(location: SourceLocation) -> Bool? { wanted[location] }

    /// Adds the conditions of a body.
    mutating func add(_ body: [Statement]) {
        guard let first = body.first, read.insert(first.location).inserted else { return }
        read(body)
    }

    /// How the condition between two values comes out: so that there is no message.
    static func ofChoice(_ first: Expression, _ second: Expression) -> Bool? {
        switch (first, second) {
        case (.nil, let other) where other.isMessage: true
        case (let other, .nil) where other.isMessage: false
        default: nil
        }
    }

    private mutating func read(_ body: [Statement]) {
        let complains = body.last?.kind.isMessage == true
        for statement in body {
            switch statement.kind {
            case .guard(_, let otherwise):
                let leavesWithout = otherwise.last.map { $0.kind.isNothing } ?? false
                wanted[statement.location] = leavesWithout && complains ? false : true
                read(otherwise)
            case .if(_, let then, let otherwise):
                wanted[statement.location] = wish(then, otherwise, complains: complains)
                read(then)
                if let otherwise { read(otherwise) }
            case .switch(_, let cases): for item in cases { read(item.body) }
            case .for(_, _, _, let body, _), .while(_, let body), .repeatWhile(let body, _), .defer(let body):
                read(body)
            case .do(let body, let catches):
                read(body)
                for item in catches { read(item.body) }
            case .expression(let value), .return(let value?): readValue(value)
            case .binding(_, _, _, let value?, _): readValue(value)
            default: continue
            }
        }
    }

    private mutating func readValue(_ value: Expression) {
        if case .statement(let inner) = value { read([inner]) }
    }

    private func wish(_ then: [Statement], _ otherwise: [Statement]?, complains: Bool) -> Bool? {
        if let last = then.last?.kind {
            if last.isMessage || last.isRefusal { return false }
            if last.isNothing, complains { return true }
        }
        if then.contains(where: \.kind.complains) { return false }
        if let last = otherwise?.last?.kind, last.isMessage || last.isRefusal { return true }
        return otherwise?.contains(where: \.kind.complains) == true ? true : nil
    }
}

extension Statement.Kind {
    /// Whether it gives a message back.
    fileprivate var isMessage: Bool {
        switch self {
        case .return(let value?), .expression(let value): value.isMessage
        default: false
        }
    }

    /// Whether it gives `nil` back.
    fileprivate var isNothing: Bool { if case .return(.nil?) = self { true } else { false } }

    /// Whether it leaves because something is not as it should be.
    fileprivate var isRefusal: Bool {
        switch self {
        case .throw, .return(.boolean(false)?): true
        default: false
        }
    }

    /// Whether it keeps a message.
    fileprivate var complains: Bool {
        switch self {
        case .expression(.assignment(_, "=", let value)): value.isMessage
        case .expression(.call(.member(_, let name), let arguments)) where ["append", "insert"].contains(name):
            arguments.first?.value.isMessage == true
        default: false
        }
    }
}

extension Expression {
    /// Whether it is a text or a case that a person may be told.
    fileprivate var isMessage: Bool {
        switch self {
        case .string(let text): !text.isEmpty
        case .interpolation, .member(nil, _), .call(.member(nil, _), _): true
        default: false
        }
    }
}

/// A condition that did not come out as it does where code goes through.
struct Refusal: Hashable, Sendable {
    /// Which answers it came out by.
    var asked: Range<Int>
}
