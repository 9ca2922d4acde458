import Facts
import Resolving

extension TestedType {
    /// Where the statements stand that belong to an entry point: its own and those of private helpers it calls.
    func statements(of act: Act) -> Set<SourceLocation> { statements(of: act) { _ in true } }

    /// The places of those among them that a run notes when it passes them.
    func executables(of act: Act) -> Set<SourceLocation> {
        statements(of: act) { statement in
            switch statement.kind {
            case .expression(.statement): false
            case .expression, .throw, .return(.some): true
            default: false
            }
        }
    }

    private func statements(of act: Act, where isWanted: (Statement) -> Bool) -> Set<SourceLocation> {
        var places: Set<SourceLocation> = []
        forEachBody(of: act) { $0.forEachStatement { if isWanted($0) { places.insert($0.location) } } }
        return places
    }

    /// The statements in which `true` or `false` is written, in closures of theirs, too.
    var flagged: Set<SourceLocation> {
        if let flagged = known.flagged { return flagged }
        var places: Set<SourceLocation> = []
        func visit(_ statements: [Statement]) {
            statements.forEachStatement { statement in
                var isFlagged = false
                for expression in statement.expressions {
                    expression.walk(at: statement.location) { inner, _ in
                        if case .boolean = inner { isFlagged = true }
                    }
                }
                if isFlagged { places.insert(statement.location) }
            }
        }
        for fact in index.types {
            for member in types.allMembers(of: fact) { visit(member.bodies) }
        }
        for member in members { visit(member.bodies) }
        known.flagged = places
        return places
    }

    /// Visits every expression of an entry point's own code and of the private helpers it calls.
    func forEachPart(of act: Act, _ visit: (Expression, SourceLocation) -> Void) {
        forEachBody(of: act) { $0.forEachExpression(visit) }
    }

    /// Visits the body of an entry point and those of private helpers it calls.
    private func forEachBody(of act: Act, _ body: ([Statement]) -> Void) {
        var seen: Set<String> = []
        var named: Set<String> = []
        func visit(_ statements: [Statement]) {
            body(statements)
            statements.forEachExpression { expression, _ in
                if let name = expression.path?.last(where: { $0 != "send" }) { named.insert(name.plain) }
                guard case .call(let callee, _) = expression, let path = callee.path?.filter({ $0 != "self" }),
                    path.count == 1, seen.insert(path[0]).inserted
                else { return }
                for method in self.methods(path[0].plain) where !method.isEntryPoint { visit(method.body ?? []) }
            }
        }
        switch act {
        case .initializer: visit(construction.body ?? [])
        case .method(let method): visit(method.body ?? [])
        case .assign(let property):
            visit((property.accessors?.didSetBody ?? []) + (property.accessors?.setterBody ?? []))
        case .read(let property): visit(property.accessors?.getterBody ?? [])
        case .emit(let member, _): named.insert(member.member)
        case .callBack(let member, _): for body in closures(putInto: member.member) { visit(body) }
        case .meanwhile(_, let act): forEachBody(of: act, body)
        }
        if act == .initializer { return }
        // What is sent is heard by those who listen.
        var open = pipelines
        while let index = open.firstIndex(where: { named.contains($0.source) }) {
            for body in open.remove(at: index).bodies { visit(body) }
        }
    }
}

extension CodeChange {
    /// Where the change is made.
    var location: SourceLocation {
        switch self {
        case .skip(let place), .pass(let place), .fail(let place), .flip(let place), .part(let place, _): place
        }
    }
}

extension Member {
    /// The bodies in it.
    fileprivate var bodies: [Statement] {
        switch self {
        case .method(let method): method.body ?? []
        case .initializer(let initializer): initializer.body ?? []
        case .property(let property): property.accessors?.bodies.flatMap { $0 } ?? []
        case .subscript(let fact): fact.accessors.bodies.flatMap { $0 }
        default: []
        }
    }
}
