import SwiftUI

public protocol Greeter {
    func greeting(for name: String) -> String
}

struct PoliteGreeter: Greeter {
    func greeting(for name: String) -> String { "Dear \(name)" }
}

private struct GreeterKey: EnvironmentKey {
    static var defaultValue: any Greeter { PoliteGreeter() }
}

extension EnvironmentValues {
    public var greeter: any Greeter {
        get { self[GreeterKey.self] }
        set { self[GreeterKey.self] = newValue }
    }
}

public protocol NameStore {
    func name() -> String
}

/// Gets one thing of the environment, which a test cannot replace, and one through its initializer.
public struct GreetingView: View {
    @Environment(\.greeter) private var greeter
    private let store: any NameStore

    public init(store: any NameStore) { self.store = store }

    public func text() -> String { greeter.greeting(for: store.name()) }

    public func name() -> String { store.name() }
}
