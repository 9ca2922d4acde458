// Names that doubles would give themselves, and names of the standard library for something else.

protocol Meter {
    var level: Int { get }
    var underlyingLevel: Int { get }
    func read()
    var readCallsCount: Int { get }
    func write()
    var writeReceivedText: Int { get }
    func sum(_ value: Int)
    func sumCalled()
}

protocol Resettable {
    var reset: Int { get }
    func start()
}

protocol Stubby {
    var stubbedClosure: Int { get }
    var error: Int { get }
    func ask() -> Int
    func value(_ next: Int) throws -> Int
}

protocol Machinery {
    var doubleState: Int { get }
    var stubbedValue: Int { get set }
    func fatalError(_ message: String)
    func stubbedClosure() -> Int
    func call(fatalError: String) -> Int
    func go(doubleState: Int, stubbedClosure: Int) throws -> String
    static func change(staticState: Int) -> Int
    subscript(doubleState: Int, stubbedClosure: Int) -> Int { get set }
}

protocol SharedMachinery: Sendable {
    var doubleState: Int { get set }
    static var staticState: Int { get }
    func call(doubleState: Int, stubbedClosure: Int, error: Int) async throws -> String
    init(doubleState: Int)
}

protocol Fatal {
    func call(fatalError: String) -> any Hashable
    subscript(fatalError: Int) -> any Hashable { get }
}

protocol Emoji {
    // swift-format-ignore: IdentifiersMustBeASCII
    var 👍: Int { get }
    // swift-format-ignore: IdentifiersMustBeASCII
    var 👎: Int { get }
    func 🚀(_ 🌍: String)
}

protocol Sentences {
    func `1st place`() -> Int
    var `2nd name`: String { get set }
    func `with space`(a b: Int)
    func numbers(`1`: Int, `2`: Int)
}

protocol OtherIntegers {
    associatedtype Int
    func convert(_ value: Int) -> Int
    func run()
}

protocol OtherErrors {
    associatedtype Error
    func last() throws -> Error
}

enum Garage { protocol Service { func park() } }
enum Kitchen { protocol Service { func cook() } }
