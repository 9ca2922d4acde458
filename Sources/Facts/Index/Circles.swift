extension FactIndex.Tables {
    /// The names of classes from which a way over superclasses leads back to the name.
    static func circular(_ types: [String: [TypeFact]]) -> Set<String> {
        let classes = types.mapValues { $0.filter { $0.kind == .class } }.filter { !$0.value.isEmpty }
        let parents = classes.mapValues { facts in
            Set(facts.flatMap(\.inherits).compactMap(\.unattributed.lastName)).filter { classes[$0] != nil }
        }
        return Set(
            parents.keys.filter { name in
                var seen: Set<String> = []
                var queue = Array(parents[name] ?? [])
                while let next = queue.popLast() {
                    if next == name { return true }
                    if seen.insert(next).inserted { queue += parents[next] ?? [] }
                }
                return false
            })
    }
}

extension FactIndex {
    /// Whether a way over superclasses leads from a class back to itself.
    func isCircular(_ type: TypeFact, parent: (TypeFact) -> TypeFact?) -> Bool {
        guard mayBeCircular(type) else { return false }
        var current = type
        for _ in 0..<64 {
            guard let next = parent(current) else { return false }
            if next.info.location == type.info.location { return true }
            current = next
        }
        return true
    }
}
