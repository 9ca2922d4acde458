/// A value that copies of it share until one of them is changed.
@usableFromInline
final class Shared<Value: Sendable>: Sendable {
    /// The value.
    @usableFromInline let value: Value

    init(_ value: Value) { self.value = value }
}
