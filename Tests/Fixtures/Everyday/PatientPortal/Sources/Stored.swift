import Foundation

@MainActor
protocol PreferenceStore: AnyObject {
    func value(for key: String) -> Any?
    func setValue(_ value: Any?, for key: String)
}

@MainActor
@propertyWrapper
struct Stored<Value> {
    private let key: String
    private let fallback: Value
    private let store: any PreferenceStore

    init(key: String, fallback: Value, store: any PreferenceStore) {
        self.key = key
        self.fallback = fallback
        self.store = store
    }

    var wrappedValue: Value {
        get { store.value(for: key) as? Value ?? fallback }
        nonmutating set { store.setValue(newValue, for: key) }
    }

    var projectedValue: Stored<Value> { self }

    func reset() {
        store.setValue(nil, for: key)
    }
}

@propertyWrapper
struct Clamped<Value: Comparable> {
    private var value: Value
    private let range: ClosedRange<Value>

    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }

    var wrappedValue: Value {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
}
