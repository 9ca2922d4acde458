// swift-format-ignore-file
import Foundation

// What a test cannot make, or not without help.

protocol Clock2 {
    func now() -> Date
}

struct NeedsProtocol {
    let clock: any Clock2
    let name: String
}

struct HasOptionalProtocol {
    let clock: (any Clock2)?
    let name: String
}

struct HoldsNeedy {
    let needy: NeedsProtocol
    let id: Int
}

struct PrivateInitialiser {
    let id: Int
    private init(id: Int) { self.id = id }
    func doubled() -> PrivateInitialiser { PrivateInitialiser(id: id * 2) }
}

struct HiddenMemberwise {
    private var id: Int
    let name: String
    func number() -> Int { id }
}

enum Nowhere {}

struct HoldsNowhere {
    let nowhere: Nowhere?
    let name: String
}

struct NeedsKeyPath {
    let path: KeyPath<Address, String>
    let name: String
}

struct HasPrivateType {
    private enum Mode { case on }
    private var mode = Mode.on
    let name: String
    init(name: String) { self.name = name }
}

struct OpaqueParameter {
    let text: String
    init(_ value: some CustomStringConvertible) { text = value.description }
}

struct InoutParameter {
    let count: Int
    init(counting: inout Int) {
        counting += 1
        count = counting
    }
}

struct Unique: ~Copyable {
    let id: Int
    let name: String
}

fileprivate struct FilePrivate {
    let id: Int
}

private struct Hidden {
    struct Nested {
        let id: Int
    }
    let nested: Nested
}
