import Foundation

/// The terminal: data goes to standard output, everything else to standard error.
public struct Console: Sendable {
    /// Writes text to standard output, as it is.
    public var write: @Sendable (String) -> Void
    /// Writes text to standard error, as it is.
    public var report: @Sendable (String) -> Void
    /// Asks a yes-or-no question whose answer is yes unless told otherwise; `nil` when nobody is there to answer.
    public var ask: (@Sendable (String) -> Bool)?
    /// Whether standard error may be coloured.
    public var reportsInColour: Bool
    /// Whether standard error is a terminal on which progress can be shown.
    public var showsProgress: Bool

    /// Creates a console.
    public init(
        write: @escaping @Sendable (String) -> Void, report: @escaping @Sendable (String) -> Void,
        ask: (@Sendable (String) -> Bool)? = nil, reportsInColour: Bool = false, showsProgress: Bool = false
    ) {
        self.write = write
        self.report = report
        self.ask = ask
        self.reportsInColour = reportsInColour
        self.showsProgress = showsProgress
    }

    /// The process's own streams.
    public static func live(environment: [String: String]) -> Console {
        let isTerminal = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
        let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        return Console(
            write: { FileHandle.standardOutput.write(Data($0.utf8)) },
            report: { FileHandle.standardError.write(Data($0.utf8)) },
            ask: isTerminal && isatty(STDIN_FILENO) == 1 ? confirm : nil,
            reportsInColour: isTerminal && !isPlain,
            showsProgress: isTerminal)
    }
}

extension Console {
    /// Asks on standard error and reads a line; anything but a word that begins with `n` is a yes.
    private static let confirm: @Sendable (String) -> Bool = { question in
        FileHandle.standardError.write(Data(question.utf8))
        return readLine().map { !$0.lowercased().hasPrefix("n") } ?? false
    }
}

/// Remembers what was written, for tests.
public final class ConsoleTranscript: @unchecked Sendable {
    private let lock = NSLock()
    private var written = ""
    private var reported = ""

    /// Creates an empty transcript.
    public init() {}

    /// What went to standard output.
    public var output: String { lock.withLock { written } }

    /// What went to standard error.
    public var error: String { lock.withLock { reported } }

    /// A console that writes here.
    public var console: Console {
        Console(
            write: { text in self.lock.withLock { self.written += text } },
            report: { text in self.lock.withLock { self.reported += text } })
    }
}
