/// Which declaration of a person's file is which of testgen's.
struct DeclarationPairs {
    private var partners: [Int: Declaration] = [:]
    private var paired: Set<Int> = []

    init() {}

    /// Pairs declarations by their whole signature, then by their name, then by what they say, wherever they stand: what
    /// testgen would write now, or what it once wrote under the name.
    init(of new: [Declaration], and old: [Declaration], by record: MergeRecord) {
        pair(new, old)
        pairMoved(new, old, by: record)
    }

    /// What became of a declaration of testgen's; `nil` where the file has nothing like it.
    subscript(new: Declaration) -> Declaration? { partners[new.range.lowerBound] }

    /// Whether a declaration of the file is one of testgen's.
    func isPaired(_ old: Declaration) -> Bool { paired.contains(old.range.lowerBound) }

    private mutating func pair(_ new: [Declaration], _ old: [Declaration]) {
        pair(new, old) { $0.kind.rawValue + $0.signature }
        pair(new, old) { $0.kind.rawValue + $0.name }
        for declaration in new {
            guard let members = declaration.members, let others = self[declaration]?.members else { continue }
            pair(members, others)
        }
    }

    private mutating func pair(_ new: [Declaration], _ old: [Declaration], by key: (Declaration) -> String) {
        let left = Dictionary(grouping: old.filter { !isPaired($0) }, by: key)
        for (key, new) in Dictionary(grouping: new.filter { self[$0] == nil }, by: key) {
            guard new.count == 1, let old = left[key], old.count == 1 else { continue }
            join(new[0], old[0])
        }
    }

    /// Pairs functions that stand elsewhere or have another name.
    private mutating func pairMoved(_ new: [Declaration], _ old: [Declaration], by record: MergeRecord) {
        let left = functions(in: old).filter { !isPaired($0) }
        for declaration in functions(in: new) where self[declaration] == nil {
            let other = left.first { other in
                !isPaired(other)
                    && (other.content == declaration.content
                        || record.knows(name: declaration.key, content: other.content))
            }
            if let other { join(declaration, other) }
        }
    }

    private func functions(in declarations: [Declaration]) -> [Declaration] {
        declarations.flatMap { $0.kind == .function ? [$0] : functions(in: $0.members ?? []) }
    }

    private mutating func join(_ new: Declaration, _ old: Declaration) {
        partners[new.range.lowerBound] = old
        paired.insert(old.range.lowerBound)
    }
}
