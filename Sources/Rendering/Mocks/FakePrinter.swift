import Doubles
import Facts

/// Prints a fake that keeps what it is given in memory.
struct FakePrinter {
    let plan: DoublePlan
    let store: FakeStore

    private var kept: String {
        if case .values = store.content { "keptValues" } else { "keptModels" }
    }

    /// What is kept, behind a lock where the double is shared, and who follows it.
    func printState(_ out: inout Lines) {
        let nonisolated = plan.marksNonisolated ? "nonisolated " : ""
        let (type, initial) =
            switch store.content {
            case .models(let model, _): ("[\(model.text)]", "[]")
            case .values(let key): ("[\(key.text): Any]", "[:]")
            }
        out.add(
            plan.isLocked
                ? "private \(nonisolated)let \(kept) = DoubleState<\(type)>(\(initial))"
                : "private var \(kept): \(type) = \(initial)")
        if plan.isLocked { out.use(.lock) }
        if store.isObserved {
            out.add("private \(nonisolated)let keptChanges = FakeChanges<\(type)>()")
            out.use(.changes)
        }
    }

    /// Prints the body of a member.
    func print(_ role: FakeStore.Role, member: String, _ out: inout Lines) {
        switch role.action {
        case .observe(.stream, _): out.use(.stream)
        case .observe(.throwingStream, _): out.use(.throwingStream)
        case .observe(.publisher, _): out.use(.publisher)
        case .find where !role.result.isOptional, .get where !role.result.isOptional: out.use(.error)
        default: break
        }
        out.add(contentsOf: statements(role, member: member))
    }

    private func statements(_ role: FakeStore.Role, member: String) -> [Layout.Lines] {
        let name = "\(plan.name).\(member)"
        if case .models(let model, let key) = store.content {
            return modelStatements(role, model: model, key: key, member: name)
        }
        return valueStatements(role, member: name)
    }

    private func modelStatements(
        _ role: FakeStore.Role, model: TypeRef, key: String, member: String
    ) -> [Layout.Lines] {
        func isOne(_ value: String, _ byKey: Bool) -> Layout {
            .braced(Layout("$0.\(key) == \(value)\(byKey ? "" : ".\(key)")"))
        }
        switch role.action {
        case .save(let models, many: true):
            let loop = Layout.Lines.group([
                .line(Layout("for keptModel in \(models) {")), .indented(put("keptModel", key)), .line("}"),
            ])
            return write([loop]) + end(role)
        case .save(let model, many: false): return write(put(model, key)) + end(role, model)
        case .find(let value):
            let first = Layout.call("\(kept).first", ["where: " + .braced(Layout("$0.\(key) == \(value)"))])
            return give(read(first), role, member)
        case .all: return give(whole, role, member)
        case .count: return give(read(Layout("\(kept).count")), role, member)
        case .contains(let value, let byKey):
            return give(read(Layout("\(kept).contains ") + isOne(value, byKey)), role, member)
        case .delete(let value, let byKey):
            return write([.line(Layout("\(kept).removeAll ") + isOne(value, byKey))]) + end(role)
        case .clear: return write([.line(Layout("\(kept).removeAll()"))]) + end(role)
        case .observe(let observation, let value):
            let part =
                value.map { Layout.block("models in", [.line(Layout("models.first { $0.\(key) == \($0) }"))]) }
                ?? .braced("$0")
            return give(.call("keptChanges.\(observation)", ["from: " + whole]) + " " + part, role, member)
        case .put, .get, .holds, .remove: return []
        }
    }

    private func valueStatements(_ role: FakeStore.Role, member: String) -> [Layout.Lines] {
        switch role.action {
        case .put(let value, let key):
            return write([.line(Layout("\(kept)[\(key)]") + Layout([.equals]) + Layout(value))]) + end(role)
        case .get(let type, let key):
            let found = read(Layout("\(kept)[\(key)]"))
            return give(type.text == "Any" ? found : found + Layout(" as? \(type.text)"), role, member)
        case .holds(let key): return give(read(Layout("\(kept)[\(key)] != nil")), role, member)
        case .remove(let key): return write([.line(Layout("\(kept)[\(key)] = nil"))]) + end(role)
        case .clear: return write([.line(Layout("\(kept).removeAll()"))]) + end(role)
        default: return []
        }
    }

    private func put(_ model: String, _ key: String) -> [Layout.Lines] {
        [
            .line(Layout("\(kept).removeAll ") + .braced(Layout("$0.\(key) == \(model).\(key)"))),
            .line(.call("\(kept).append", [Layout(model)])),
        ]
    }

    /// Returns an expression; one that may be `nil` is unwrapped where the result must not be.
    private func give(_ expression: Layout, _ role: FakeStore.Role, _ member: String) -> [Layout.Lines] {
        let isOptional =
            switch role.action {
            case .find, .get: true
            default: false
            }
        if isOptional, !role.result.isOptional {
            let failure = "throw " + Layout.call("UnstubbedError", ["member: " + .literal(member)])
            return [
                .line(Layout("guard let found") + Layout([.equals]) + expression + " else {"),
                .indented([.line(failure)]), .line("}"), .line("return found"),
            ]
        }
        return [.line("return " + (role.isResult ? .call(".success", [expression]) : expression))]
    }

    /// What a member that changes something returns in the end.
    private func end(_ role: FakeStore.Role, _ value: String = "()") -> [Layout.Lines] {
        if role.isResult { return [.line(Layout("return .success(\(role.result.isVoid ? "()" : value))"))] }
        return role.result.isVoid ? [] : [.line(Layout("return \(value)"))]
    }

    /// All that is kept.
    private var whole: Layout { plan.isLocked ? .call("\(kept).read", [.braced("$0")]) : Layout(kept) }

    private func read(_ expression: Layout) -> Layout {
        guard plan.isLocked else { return expression }
        return .call("\(kept).read", [.block("\(kept) in", [.line(expression)])])
    }

    private func write(_ lines: [Layout.Lines]) -> [Layout.Lines] {
        let change =
            plan.isLocked
            ? [.line(Layout("\(kept).write ") + .block("\(kept) in", lines, isOpen: true))] : lines
        return store.isObserved ? change + [.line(.call("keptChanges.send", [whole]))] : change
    }
}
