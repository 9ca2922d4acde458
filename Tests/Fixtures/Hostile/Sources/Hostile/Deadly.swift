import Foundation

/// Runs into traps for some arrangements.
final class CrashingViewModel {
    private(set) var first = ""
    private(set) var share = 0
    private let store: Store

    init(store: Store) { self.store = store }

    func load() throws {
        let names = try store.names()
        first = names[0]
    }

    func divide() {
        let count = store.count()
        guard count >= 0 else { fatalError("a store counts from 0 on") }
        share = 100 + count
    }
}

/// Does not end for some arrangements.
final class HangingViewModel {
    private(set) var rounds = 0
    private(set) var isOver = false
    private let store: Store

    init(store: Store) { self.store = store }

    func spin() {
        while store.isDone() == false { rounds &+= 1 }
        isOver = true
    }

    func stop() {
        rounds = store.count() + 1
    }
}

/// Takes more and more memory for some arrangements.
final class HoardingViewModel {
    private(set) var boxes: [[UInt8]] = []
    private(set) var total = 0
    private let store: Store

    init(store: Store) { self.store = store }

    func fill() {
        while store.isDone() == false { boxes.append([UInt8](repeating: 1, count: 1 << 20)) }
        total = store.count() + 1
    }
}

/// Ends the process for some arrangements.
final class ExitingViewModel {
    private(set) var message = ""
    private let store: Store

    init(store: Store) { self.store = store }

    func quit() {
        if store.isDone() { exit(0) }
        message = "stays"
    }
}

/// Begins work that never ends.
final class ForkingViewModel {
    private(set) var isStarted = false
    private(set) var count = 0
    private let store: Store

    init(store: Store) { self.store = store }

    func start() {
        Task.detached {
            while true { try? await Task.sleep(nanoseconds: 1_000_000) }
        }
        isStarted = true
        count = store.count()
    }
}

/// Sleeps for an hour.
final class SleepingViewModel {
    private(set) var isAwake = false
    private(set) var count = 0
    private let store: Store

    init(store: Store) { self.store = store }

    func sleep() async {
        try? await Task.sleep(nanoseconds: 3_600_000_000_000)
        isAwake = true
    }

    func doze() {
        if store.isDone() { Thread.sleep(forTimeInterval: 3_600) }
        count = store.count()
    }
}

/// Starts a program that outlives the test.
final class SpawningViewModel {
    private(set) var isRunning = false
    private let store: Store

    init(store: Store) { self.store = store }

    func spawn() {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "sleep 3605; echo \(FileManager.default.currentDirectoryPath)"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try? process.run()
        isRunning = !store.isDone()
    }
}

/// Leaves work behind that runs into a trap when the call is long over, for some arrangements.
final class LaggingViewModel {
    private(set) var isSent = false
    private(set) var count = 0
    private let store: Store

    init(store: Store) { self.store = store }

    func send() {
        isSent = store.isDone()
        count = store.count() + 1
        guard isSent else { return }
        Aftermath.begin()
    }
}

/// What nobody waits for: no change of the code around it shows in time.
private func endLater() async {
    try? await Task.sleep(nanoseconds: 300_000_000)
    fatalError("sent too late")
}

private enum Aftermath {
    static func begin() { Task.detached(operation: endLater) }
}
