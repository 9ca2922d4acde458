// Property wrappers, and what they do to the memberwise initialiser.

@propertyWrapper
struct Trimmed {
    private var value: String
    var wrappedValue: String {
        get { value }
        set { value = newValue.filter { $0 != " " } }
    }
    init(wrappedValue: String) { value = wrappedValue.filter { $0 != " " } }
}

@propertyWrapper
struct Clamped {
    var wrappedValue: Int
    init(wrappedValue: Int, to range: ClosedRange<Int>) {
        self.wrappedValue = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
}

@propertyWrapper
struct Stored {
    let key: String
    var wrappedValue: Int { key.count }
    init(_ key: String) { self.key = key }
}

@propertyWrapper
struct Plainly<Value> {
    var wrappedValue: Value
}

@propertyWrapper
struct Made {
    var wrappedValue: Int { 1 }
    init() {}
}

struct WithTrimmed {
    @Trimmed var name: String
    let id: Int
}

struct WithClamped {
    @Clamped(to: 0...10) var volume: Int = 5
    let id: Int
}

struct WithStored {
    @Stored("launches") var launches: Int
    let id: Int
}

struct WithPlainly {
    @Plainly var items: [String]
    @Plainly var flag: Bool = true
}

struct WithMade {
    @Made var number: Int
    let id: Int
}

final class ClassWithWrapper {
    @Trimmed var name: String
    @Plainly var size = 3
    init(name: String) { self.name = name }
}
