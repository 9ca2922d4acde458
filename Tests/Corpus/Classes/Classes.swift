import Foundation

struct Track: Equatable {
    var id: Int
}

enum PlayerError: Error { case gone }

class Plain {
    func run() {}
}

class WithState {
    var volume = 0.5
    private(set) var plays = 0
    let name = "player"
    lazy var cache: [String: Int] = [:]
    var isLoud: Bool { volume > 0.8 }
    var level: Int {
        get { Int(volume * 10) }
        set { volume = Double(newValue) / 10 }
    }
    var observed = 1 {
        didSet { plays += 1 }
    }
    func play(_ track: Track) { plays += 1 }
    func play(_ track: Track, at position: Int = 0) -> Bool { position > 0 }
    @discardableResult func stop() -> Track? { nil }
}

class WithInitializers {
    let id: Int
    init(id: Int) { self.id = id }
    convenience init() { self.init(id: 0) }
    func load() async throws -> [Track] { [] }
    func first() throws -> Track { throw PlayerError.gone }
    func typed() throws(PlayerError) -> Track { throw .gone }
    func each(_ body: (Track) throws -> Void) rethrows {}
}

class Required {
    required init(text: String) {}
    func read() -> String { "" }
}

class Failing {
    init?(text: String) { if text.isEmpty { return nil } }
    func read() -> Int { 0 }
}

class Base {
    func start() {}
    func stop() {}
    var state: String { "base" }
}

class Derived: Base {
    override func stop() {}
    override var state: String { "derived" }
    func pause(after seconds: TimeInterval) -> Int { 0 }
}

class Closed {
    final func sealed() {}
    static func shared() -> Int { 0 }
    class func made() -> Int { 0 }
    private func hidden() {}
    fileprivate func nearlyHidden() {}
    func open() -> Int { 0 }
}

@MainActor class OnMain {
    func show(_ text: String) -> Int { 0 }
    nonisolated func log(_ text: String) {}
    var title: String { "" }
}

class Shared: @unchecked Sendable {
    private let lock = NSLock()
    func send(_ text: String) async throws -> Data { Data() }
    func count() -> Int { 0 }
}

class Generic {
    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        try JSONDecoder().decode(type, from: data)
    }
    func map<A, B>(_ values: [A], _ transform: (A) -> B) -> [B] where A: Hashable { values.map(transform) }
}

class Closures {
    func fetch(_ id: Int, completion: @escaping (Result<Track, any Error>) -> Void) {}
    func observe(_ handler: (@Sendable (Int) -> Void)?) -> () -> Void { {} }
    func twice(_ value: @autoclosure () -> Int) -> Int { value() * 2 }
}

class Shapes {
    func pair(_ pair: (Int, String), rest: Int...) -> (a: Int, b: String) { (0, "") }
    func change(_ value: inout Int) {}
    func any(_ value: any Error, of kind: Any.Type) -> any Sequence<Int> { [] }
    func anything() -> Self { self }
    func sequence() -> some Sequence<Int> { [1] }
    func `default`(`in` place: Int) {}
}

class Conforming: NSObject, Comparable {
    static func < (left: Conforming, right: Conforming) -> Bool { false }
    func touch() -> Int { 0 }
    override var description: String { "conforming" }
}

class Effectful {
    var token: String { get async throws { "" } }
    var size: Int { get async { 0 } }
    var checked: Int { get throws { 0 } }
}

class Outer {
    class Inner {
        enum Mode { case on, off }
        func use(_ mode: Mode) -> Mode? { nil }
    }
    func inner() -> Inner? { nil }
}

@available(macOS 10.15, *)
class Dated {
    @available(macOS 10.15, *)
    func today() -> Int { 0 }
}

class Dynamic: NSObject {
    dynamic func act() {}
    var items: [Track] { [] }
    subscript(index: Int) -> Track { Track(id: index) }
}
