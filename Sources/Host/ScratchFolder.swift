import Facts
import Foundation
import Project

/// A folder that only serves a command: what is in it is made and removed without asking anybody.
public struct ScratchFolder: Sendable {
    /// The folder, absolute.
    public let path: String

    /// Names a folder, which need not be there.
    public init(_ path: String) {
        self.path = path
    }

    /// Makes the folder.
    public func make() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// What lies in it, sorted; nothing where there is no folder.
    public var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

    /// The path of something in it.
    public func file(_ name: String) -> String { Path.join(path, name) }

    /// The text of a file in it; `nil` where there is none.
    public func text(_ name: String) -> String? { try? String(contentsOfFile: file(name), encoding: .utf8) }

    /// Writes a file into it, whole or not at all.
    public func put(_ text: String, _ name: String) throws {
        try make()
        try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)), options: .atomic)
    }

    /// Removes something in it, with all that is below.
    public func remove(_ name: String) {
        try? FileManager.default.removeItem(atPath: file(name))
    }

    /// Removes the folder, with all that is below.
    public func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Links what lies in another folder into this one, all but a name and what is there already.
    public func link(_ folder: String, except name: String) throws {
        try make()
        for neighbour in ScratchFolder(folder).names where neighbour != name {
            if (try? FileManager.default.destinationOfSymbolicLink(atPath: file(neighbour))) != nil { continue }
            try? FileManager.default.createSymbolicLink(
                atPath: file(neighbour), withDestinationPath: Path.join(folder, neighbour))
        }
    }

    /// Keeps other commands out of the folder until this program ends; whether nobody else does.
    public func lock() throws -> Bool {
        try make()
        let descriptor = open(file("lock"), O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw Failure("cannot write into \(path)", rule: "unwritable") }
        // The descriptor stays open: the lock ends with the program, however that ends.
        return flock(descriptor, LOCK_EX | LOCK_NB) == 0
    }
}
