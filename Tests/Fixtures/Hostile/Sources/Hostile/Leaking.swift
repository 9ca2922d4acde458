import Foundation

/// Writes files wherever a program may write.
final class WritingViewModel {
    private(set) var isWritten = false
    private let store: Store

    init(store: Store) { self.store = store }

    func write() throws {
        let names = try store.names().joined(separator: ",")
        let name = "testgen-hostile.txt"
        let home = FileManager.default.homeDirectoryForCurrentUser
        let folder = FileManager.default.temporaryDirectory
        try names.write(to: home.appendingPathComponent(name), atomically: true, encoding: .utf8)
        try names.write(toFile: NSHomeDirectory() + "/testgen-hostile-too.txt", atomically: true, encoding: .utf8)
        try names.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        try names.write(toFile: NSTemporaryDirectory() + "/testgen-hostile-too.txt", atomically: true, encoding: .utf8)
        try names.write(toFile: name, atomically: true, encoding: .utf8)
        try FileManager.default.createDirectory(atPath: "testgen-hostile", withIntermediateDirectories: true)
        isWritten = true
    }
}

/// Listens on a port of this computer.
final class ListeningViewModel {
    private(set) var isListening = false
    private(set) var count = 0
    private let store: Store

    init(store: Store) { self.store = store }

    func listen() {
        #if os(Linux)
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(48_123).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let bound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        isListening = bound == 0 && Foundation.listen(descriptor, 1) == 0
        count = store.count() * 2
    }
}
