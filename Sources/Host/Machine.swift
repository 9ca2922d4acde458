import Foundation

/// The world outside: everything a command may touch, so that a test can hand it another one.
public struct Machine: Sendable {
    /// The file system.
    public var files: any FileStore
    /// Other programs.
    public var processes: ProcessRunner
    /// The time.
    public var clock: Clock
    /// The terminal.
    public var console: Console
    /// Environment variables.
    public var environment: [String: String]
    /// The folder relative paths start from, absolute.
    public var currentFolder: String

    /// Creates a world.
    public init(
        files: any FileStore, processes: ProcessRunner = .live, clock: Clock = .live, console: Console,
        environment: [String: String] = [:], currentFolder: String = "/"
    ) {
        self.files = files
        self.processes = processes
        self.clock = clock
        self.console = console
        self.environment = environment
        self.currentFolder = currentFolder
    }

    /// The computer the program runs on.
    public static var live: Machine {
        let environment = ProcessInfo.processInfo.environment
        return Machine(
            files: Disk(), console: .live(environment: environment), environment: environment,
            currentFolder: FileManager.default.currentDirectoryPath)
    }
}
