import Testing

/// Values that a class of the project guards by a lock, and wrappers that are classes.
@Suite struct GuardedValuesTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a generic box",
            """
            final class Locked<T> {
                private let lock = NSLock()
                private var _value: T
                init(_ value: T) { _value = value }
                var value: T {
                    lock.lock()
                    defer { lock.unlock() }
                    return _value
                }
                func mutate<R>(_ change: (inout T) throws -> R) rethrows -> R {
                    lock.lock(); defer { lock.unlock() }
                    return try change(&_value)
                }
            }
            struct Tank: Equatable { var level: Int; var isOpen = false }
            protocol Pump { func run(_ amount: Int) }
            final class Model {
                private let tank: Locked<Tank>
                private let pump: any Pump
                init(pump: any Pump, level: Int) {
                    self.pump = pump
                    tank = Locked(Tank(level: level))
                }
                var level: Int { 1️⃣tank.value.level }
                func drain(_ amount: Int) {
                    guard tank.value.level >= amount else { return }
                    tank.mutate { $0.level -= amount }
                    2️⃣pump.run(amount)
                }
            }
            """,
            reads: """
                level ⇒ returns level 1️⃣
                level when earlier amount == 2, level == 2 after drain(amount) ⇒ returns 0 1️⃣
                drain(amount) when amount == 2, level == 2 ⇒ pump.run(amount) 2️⃣
                drain(amount) when amount == 3, level == 2 ⇒ no pump.run
                """),
        Snippet(
            "a wrapper that is a class",
            """
            @propertyWrapper
            final class Atomic<Value> {
                private let lock = NSLock()
                private var stored: Value
                init(wrappedValue: Value) { stored = wrappedValue }
                var wrappedValue: Value {
                    get { lock.withLock { stored } }
                    set { lock.withLock { stored = newValue } }
                }
                var projectedValue: Atomic<Value> { self }
                func mutate(_ change: (inout Value) -> Void) { lock.withLock { change(&stored) } }
            }
            final class Model {
                @Atomic private var total = 0
                @Atomic private(set) var isOn = false
                var sum: Int { 1️⃣total }
                func add(_ amount: Int) { $total.mutate { $0 += amount } }
                func start() { 2️⃣isOn = true }
            }
            """,
            reads: """
                isOn ⇒ returns false
                isOn after start() ⇒ returns true 2️⃣
                sum ⇒ returns 0 1️⃣
                sum after add(amount) ⇒ returns 2 1️⃣
                add(amount) ⇒ nothing
                start() ⇒ nothing
                """),
    ]
}
