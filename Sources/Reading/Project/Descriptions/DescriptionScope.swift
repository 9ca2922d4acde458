import OrderedCollections

/// The names that a piece of a description can use, with what they stand for.
final class DescriptionScope {
    private var values: OrderedDictionary<String, DescribedValue> = [:]
    private let parent: DescriptionScope?
    let file: DescriptionFile
    /// The type whose member is running.
    let owner: String?

    /// Opens the scope of a file or of a member of a type.
    init(file: DescriptionFile, owner: String? = nil) {
        self.file = file
        self.owner = owner
        parent = nil
    }

    /// Opens a scope inside another one.
    init(in parent: DescriptionScope) {
        self.parent = parent
        file = parent.file
        owner = parent.owner
    }

    /// What the names stand for that were introduced here, in order.
    var declared: [DescribedValue] { Array(values.values) }

    /// What a name stands for.
    subscript(name: String) -> DescribedValue? { values[name] ?? parent?[name] }

    /// Introduces a name.
    func declare(_ name: String, _ value: DescribedValue) { values[name] = value }

    /// Gives another value to a name, where it was introduced.
    func assign(_ name: String, _ value: DescribedValue) {
        if values[name] != nil { values[name] = value } else { parent?.assign(name, value) }
    }
}
