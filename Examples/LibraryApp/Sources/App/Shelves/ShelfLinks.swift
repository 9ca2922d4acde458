import Combine
import Foundation

// The state of an application in a subject that containers hand on, and interactors in a struct of their own.

typealias ShelfStore<State> = CurrentValueSubject<State, Never>

extension ShelfStore {
    subscript<Part: Equatable>(keyPath: WritableKeyPath<Output, Part>) -> Part {
        get { value[keyPath: keyPath] }
        set {
            var value = self.value
            if value[keyPath: keyPath] != newValue {
                value[keyPath: keyPath] = newValue
                self.value = value
            }
        }
    }

    func update(_ change: (inout Output) -> Void) {
        var value = self.value
        change(&value)
        self.value = value
    }

    func updates<Part: Equatable>(for keyPath: KeyPath<Output, Part>) -> AnyPublisher<Part, Failure> {
        map(keyPath).removeDuplicates().eraseToAnyPublisher()
    }
}

struct ShelfState: Equatable {
    struct Routing: Equatable {
        var code: String?
        var isSheetShown = false
    }

    var routing = Routing()
    var isActive = false
}

enum ShelfError: Error, Equatable {
    case closed
}

protocol ShelfPermissions: AnyObject {
    func ask(for name: String)
}

protocol ShelfBooks {
    func titles() -> AnyPublisher<[String], Error>
}

struct ShelfContainer {
    struct Interactors {
        let permissions: any ShelfPermissions
        let books: any ShelfBooks
    }

    let store: ShelfStore<ShelfState>
    let interactors: Interactors
}

/// Leads to a shelf.
struct ShelfLinks {
    private let container: ShelfContainer

    init(container: ShelfContainer) {
        self.container = container
    }

    func open(_ code: String) {
        container.store.update {
            $0.routing.code = code
            $0.routing.isSheetShown = true
        }
    }

    func close() {
        container.store.value.routing.isSheetShown = false
    }

    func activate() {
        container.store[\.isActive] = true
        container.interactors.permissions.ask(for: "push")
    }

    func titles() -> AnyPublisher<[String], Error> {
        guard container.store.value.isActive else {
            return Fail(error: ShelfError.closed).eraseToAnyPublisher()
        }
        return container.interactors.books.titles()
    }

    func codes() -> AnyPublisher<String?, Never> {
        container.store.updates(for: \.routing.code)
    }
}
