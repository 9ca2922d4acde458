import Checking
import Facts
import Project
import SwiftSyntax

extension Rule {
    static let generatedDoubles = Rule(
        "generated-doubles", "Doubles are generated, not written by hand.", source: .rulebook(5),
        why: """
            A mock by hand records what its author thought of, in names of its own, and stops fitting when the protocol \
            changes. `testgen mocks` writes the same double in the same shape each time. A fake with a working \
            implementation (an in-memory store) is worth writing by hand.
            """,
        bad: [
            """
            final class ↓SyncAPISpy: SyncAPI {
                var uploads: [String] = []
                var error: (any Error)?
                func upload(_ id: String) async throws {
                    uploads.append(id)
                    if let error { throw error }
                }
            }
            """
        ],
        good: [
            """
            final class InMemorySyncStorage: SyncStorage {
                private var values: [String: String] = [:]
                func value(for key: String) -> String? { values[key] }
                func set(_ value: String, for key: String) { values[key] = value }
            }
            """,
            """
            final class FakeSyncAPI: SyncAPI {
                func upload(_ id: String) async throws {}
            }
            """,
            """
            extension SyncAPIMock {
                static var offline: SyncAPIMock { SyncAPIMock() }
            }
            """,
        ]
    ) { file, knowledge in
        guard !file.isGenerated else { return [] }
        return file.nodes.types.compactMap { type in
            guard !type.isExtension, !type.isEnum, !file.suites.contains(type.index) else { return nil }
            guard let name = type.inherits.first(where: { knowledge.roles.services.contains($0) }),
                knowledge.testTypes[name]?.contains(where: { $0.keyword == "protocol" }) != true,
                isDouble(type, of: name, in: file, knowledge), !isSubclass(type, knowledge), !isFake(type),
                !hasLogic(type, in: file), !file.topSuites.contains(where: { TestFile.stem(of: $0.name) == name })
            else { return nil }
            return file.finding(
                "generated-doubles", at: type.nameToken,
                "\(type.name) is a double of \(name) by hand; `testgen mocks \(name)` writes one")
        }
    }

    /// Whether the type builds on another class: a generated double, or a real one.
    private static func isSubclass(_ type: TypeNode, _ knowledge: Knowledge) -> Bool {
        guard type.keyword.text == "class", let first = type.inherits.first else { return false }
        if knowledge.protocols.contains(first) { return false }
        return knowledge.testTypes[first]?.contains { $0.keyword == "class" } ?? false
            || knowledge.isDouble(first) || knowledge.roles[first]?.kind == .class
    }

    /// Whether it stands for something: it answers calls, and is no data; of a protocol that nothing is injected with, it
    /// has to say so by its name.
    private static func isDouble(
        _ type: TypeNode, of name: String, in file: TestFile, _ knowledge: Knowledge
    ) -> Bool {
        guard Knowledge.data.isDisjoint(with: type.inherits),
            file.nodes.functions.contains(where: { $0.owner == type.index })
        else { return false }
        let words = DoubleKind.suffixes + ["Double", "Recording", "Recorder"]
        if knowledge.roles.isInjected(name) { return true }
        return words.contains { type.name.hasSuffix($0) || type.name.hasPrefix($0) }
    }

    /// Whether its name says that it works, or that nothing is asked of it.
    private static func isFake(_ type: TypeNode) -> Bool {
        ["Fake", "InMemory", "Simulated", "Noop", "NoOp", "Null"].contains { type.name.contains($0) }
    }

    /// Whether it has logic of its own: it stores things and finds them again.
    private static func hasLogic(_ type: TypeNode, in file: TestFile) -> Bool {
        let parts = Set(
            file.nodes.types.filter { $0.index == type.index || $0.isExtension && $0.name == type.name }.map(\.index))
        let functions = file.nodes.functions.filter { $0.owner.map(parts.contains) ?? false }
        let stored = Set(
            type.members.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
                .compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text })
        let names = Set(functions.map(\.name))
        return functions.contains { function in
            if function.hasLoop { return true }
            let calls = file.nodes.calls.within(function.range)
            if calls.contains(where: { call in
                let chain = Chain(call.calledExpression)
                guard let root = chain.root else { return false }
                if chain.members.isEmpty { return names.contains(root) && root != function.name }
                return stored.contains(root) && searching.contains(chain.members.last ?? "")
            }) {
                return true
            }
            return function.node.body?.usesSubscript(of: stored) ?? false
        } || functions.allSatisfy { computes($0.node, stored) } || keeps(functions, stored, in: file)
    }

    /// Whether an answer is worked out of what was asked: `NSRange(location: start, length: count)`; where all are, no
    /// answer can be put in. A closure that a test puts in works nothing out.
    private static func computes(_ function: FunctionDeclSyntax, _ stored: Set<String>) -> Bool {
        guard function.signature.returnClause != nil, let answer = function.body?.statements.last?.returned,
            let call = answer.unwrapped.as(FunctionCallExprSyntax.self)
        else { return false }
        let chain = Chain(call.calledExpression)
        if let root = chain.root, stored.contains(root), chain.members.isEmpty { return false }
        var given = Set(function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text })
        for case .decl(let declaration) in function.body?.statements.map(\.item) ?? [] {
            for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
                guard let value = binding.initializer?.value, !value.names.isDisjoint(with: given) else { continue }
                given.insert(binding.pattern.trimmedDescription)
            }
        }
        return call.arguments.contains { !$0.expression.names.isDisjoint(with: given) }
    }

    /// Whether one method keeps what another gives back, as a store does.
    private static func keeps(_ functions: [FunctionNode], _ stored: Set<String>, in file: TestFile) -> Bool {
        let kept = functions.flatMap { function -> [String] in
            let given = Set(
                function.node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text })
            return file.nodes.assignments.within(function.range).compactMap { sign in
                let target = Chain(sign.target)
                guard let root = target.root, stored.contains(root), target.members.isEmpty,
                    let value = sign.parent?.as(ExprListSyntax.self)?.last, given.contains(value.trimmedDescription)
                else { return nil }
                return root
            }
        }
        guard !kept.isEmpty else { return false }
        return functions.contains { function in
            function.node.signature.returnClause != nil
                && function.node.body?.statements.last?.returned.map { kept.contains(Chain($0).text) } ?? false
        }
    }

    private static let searching: Set<String> = [
        "filter", "first", "firstIndex", "contains", "removeAll", "removeValue", "remove", "insert", "sorted", "map",
        "compactMap", "reduce", "allSatisfy", "max", "min",
    ]
}

extension CodeBlockSyntax {
    /// Whether a stored collection is read or written by subscript.
    fileprivate func usesSubscript(of names: Set<String>) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            guard token.tokenKind == .leftSquare, let node = token.parent?.as(SubscriptCallExprSyntax.self) else {
                return false
            }
            return Chain(node.calledExpression).root.map(names.contains) ?? false
        }
    }
}

extension CodeBlockItemSyntax {
    /// The value that a function gives at its end.
    var returned: ExprSyntax? {
        switch item {
        case .expr(let expression): expression
        case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
        case .decl: nil
        }
    }
}
