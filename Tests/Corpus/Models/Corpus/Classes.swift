import Foundation

// Classes and actors.

class Person {
    let name: String
    var age: Int
    init(name: String, age: Int) {
        self.name = name
        self.age = age
    }
    convenience init() { self.init(name: "", age: 0) }
}

class Employee: Person {
    let company: String
    init(name: String, age: Int, company: String) {
        self.company = company
        super.init(name: name, age: age)
    }
}

final class Manager: Employee {}

final class Intern: Person {
    var mentor: String?
    var months = 3
}

final class Settings: @unchecked Sendable {
    var theme = "light"
    var fontSize = 12.0
    var isSynced = true
    private var cache: [String: Int] = [:]
    weak var owner: Person?
    static let shared = Settings()
}

final class PlainObject: NSObject {
    var title: String = "title"
}

final class ObjectWithInit: NSObject {
    let code: Int
    init(code: Int) {
        self.code = code
        super.init()
    }
}

final class Unowned {
    unowned let person: Person
    init(person: Person) { self.person = person }
}

actor Ledger {
    let id: String
    private var entries: [Int] = []
    init(id: String) { self.id = id }
    func add(_ entry: Int) { entries.append(entry) }
}

actor EmptyActor {
    var count = 0
}

struct HoldsActor {
    let ledger: Ledger
    let counter: EmptyActor
}

final class Equal: Equatable {
    let id: Int
    init(id: Int) { self.id = id }
    static func == (left: Equal, right: Equal) -> Bool { left.id == right.id }
}

class Abstract {
    let id: String
    required init(id: String) { self.id = id }
}

final class Concrete: Abstract {
    let extra: Int
    required init(id: String) {
        extra = 1
        super.init(id: id)
    }
}

final class Singleton: Sendable {
    static let shared = Singleton()
    private init() {}
}

struct HoldsSingleton {
    let singleton: Singleton
    let name: String
}

struct HoldsOptionalSingleton {
    let singleton: Singleton?
    let name: String
}

struct DefaultSingleton {
    var singleton: Singleton = .shared
    let name: String
}

final class FailableClass {
    let id: Int
    init?(id: Int) {
        guard id > 0 else { return nil }
        self.id = id
    }
}

final class ThrowingClass {
    let id: Int
    init(id: Int) throws { self.id = id }
}

open class OpenClass {
    public let id: Int
    public init(id: Int) { self.id = id }
}

final class SubclassOfOpen: OpenClass {}
