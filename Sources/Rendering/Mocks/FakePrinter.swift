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
        if store.isObserved { out.add("private \(nonisolated)let keptChanges = FakeChanges<\(type)>()") }
    }

    /// The body of a member.
    func statements(_ role: FakeStore.Role, member: String) -> [String] {
        let name = SwiftLiteral.string("\(plan.name).\(member)")
        if case .models(let model, let key) = store.content {
            return modelStatements(role, model: model, key: key, member: name)
        }
        return valueStatements(role, member: name)
    }

    private func modelStatements(_ role: FakeStore.Role, model: TypeRef, key: String, member: String) -> [String] {
        switch role.action {
        case .save(let models, many: true):
            let loop = ["for keptModel in \(models) {"] + put("keptModel", key).map { "    " + $0 } + ["}"]
            return write(loop) + end(role)
        case .save(let model, many: false): return write(put(model, key)) + end(role, model)
        case .find(let value): return give(read("\(kept).first(where: { $0.\(key) == \(value) })"), role, member)
        case .all: return give(read(kept), role, member)
        case .count: return give(read("\(kept).count"), role, member)
        case .contains(let value, let byKey):
            return give(read("\(kept).contains { $0.\(key) == \(value)\(byKey ? "" : ".\(key)") }"), role, member)
        case .delete(let value, let byKey):
            return write(["\(kept).removeAll { $0.\(key) == \(value)\(byKey ? "" : ".\(key)") }"]) + end(role)
        case .clear: return write(["\(kept).removeAll()"]) + end(role)
        case .observe(let observation, let value):
            let part = value.map { "{ models in models.first { $0.\(key) == \($0) } }" } ?? "{ $0 }"
            return give("keptChanges.\(observation)(from: \(whole)) \(part)", role, member)
        case .put, .get, .holds, .remove: return []
        }
    }

    private func valueStatements(_ role: FakeStore.Role, member: String) -> [String] {
        switch role.action {
        case .put(let value, let key): return write(["\(kept)[\(key)] = \(value)"]) + end(role)
        case .get(let type, let key):
            let found = read("\(kept)[\(key)]")
            return give(type.text == "Any" ? found : "\(found) as? \(type.text)", role, member)
        case .holds(let key): return give(read("\(kept)[\(key)] != nil"), role, member)
        case .remove(let key): return write(["\(kept)[\(key)] = nil"]) + end(role)
        case .clear: return write(["\(kept).removeAll()"]) + end(role)
        default: return []
        }
    }

    private func put(_ model: String, _ key: String) -> [String] {
        ["\(kept).removeAll { $0.\(key) == \(model).\(key) }", "\(kept).append(\(model))"]
    }

    /// Returns an expression; one that may be `nil` is unwrapped where the result must not be.
    private func give(_ expression: String, _ role: FakeStore.Role, _ member: String) -> [String] {
        let isOptional =
            switch role.action {
            case .find, .get: true
            default: false
            }
        if isOptional, !role.result.isOptional {
            return [
                "guard let found = \(expression) else {", "    throw UnstubbedError(member: \(member))", "}",
                "return found",
            ]
        }
        return [role.isResult ? "return .success(\(expression))" : "return \(expression)"]
    }

    /// What a member that changes something returns in the end.
    private func end(_ role: FakeStore.Role, _ value: String = "()") -> [String] {
        if role.isResult { return ["return .success(\(role.result.isVoid ? "()" : value))"] }
        return role.result.isVoid ? [] : ["return \(value)"]
    }

    private var whole: String { read(kept) }

    private func read(_ expression: String) -> String {
        guard plan.isLocked else { return expression }
        return expression == kept
            ? "\(kept).read({ $0 })" : "\(kept).read({ \(kept) in \(expression) })"
    }

    private func write(_ lines: [String]) -> [String] {
        let change = plan.isLocked ? ["\(kept).write { \(kept) in"] + lines.map { "    " + $0 } + ["}"] : lines
        return store.isObserved ? change + ["keptChanges.send(\(whole))"] : change
    }
}
