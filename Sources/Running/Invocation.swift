/// A call of another program, as a value.
public struct Invocation: Hashable, Sendable, Codable {
    /// The program's name, looked up in `PATH`, or its path.
    public var executable: String
    /// Its arguments.
    public var arguments: [String]
    /// The folder it runs in; `nil` for the current one.
    public var workingFolder: String?
    /// Variables added to the environment.
    public var environment: [String: String]

    /// Creates a call.
    public init(
        _ executable: String, _ arguments: [String] = [], in workingFolder: String? = nil,
        environment: [String: String] = [:]
    ) {
        self.executable = executable
        self.arguments = arguments
        self.workingFolder = workingFolder
        self.environment = environment
    }

    /// What a call left behind.
    public struct Result: Hashable, Sendable {
        /// The exit code; `128 + n` after signal `n`.
        public var status: Int32
        /// What it wrote to standard output.
        public var output: String
        /// What it wrote to standard error.
        public var error: String

        /// Creates a result.
        public init(status: Int32, output: String = "", error: String = "") {
            self.status = status
            self.output = output
            self.error = error
        }
    }
}
