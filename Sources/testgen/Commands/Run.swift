import ArgumentParser
import Running

/// `testgen run`
struct RunCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Runs tests for agents: short results with places, a baseline, and never a false green.",
        discussion: """
            Exit codes: 0 passed, 1 tests failed, 2 could not run, 3 nothing matched, 4 build error, 5 crash, 6 hang, \
            7 results are incomplete, 8 tests or asserts have gone since the baseline, 9 a service is missing, \
            10 everything that was meant was skipped.
            """)
    static let formats = [CommonOptions.Format.text, .json, .github]

    @OptionGroup var common: CommonOptions

    @Flag(help: "Run all tests; the default when nothing narrows it down.")
    var all = false

    @Option(help: ArgumentHelp("Tests of a suite, by name or path. Can be repeated.", valueName: "suite"))
    var suite: [String] = []

    @Option(help: ArgumentHelp("A test, by name or path. Can be repeated.", valueName: "test"))
    var test: [String] = []

    @Option(help: ArgumentHelp("Tests with tags: `unit & !slow`, those of their suites included.", valueName: "tags"))
    var tag: String?

    @Option(help: ArgumentHelp("Tests reached from files changed since a commit or branch.", valueName: "base"))
    var changed: String?

    @Flag(help: "Only the tests that did not pass last time.")
    var failed = false

    @Option(name: .customLong("repeat"), help: ArgumentHelp("How often; stops at the first failure.", valueName: "n"))
    var times: Int?

    @Flag(help: "Again and again until something does not pass; at most --repeat times where that is given.")
    var untilFailure = false

    @Flag(help: "Count covered lines and branches: in total, of what the suites are named for, file by file.")
    var coverage = false

    @Flag(
        name: [.customLong("services"), .customLong("emulator")],
        help: """
            Start the services of .testgen.yml, wait until they are healthy, and stop them afterwards; tests that wait for a \
            service are told that it is wanted.
            """)
    var services = false

    @Option(help: ArgumentHelp("One part of several, such as 2/5, cut by measured durations.", valueName: "part"))
    var shard: String?

    @Option(help: ArgumentHelp("The file of measured durations, which every shard has to have.", valueName: "file"))
    var durations = ".build/testgen/durations.json"

    @Option(help: ArgumentHelp("Also write the results as JUnit's XML.", valueName: "file"))
    var junit: String?

    @Option(
        help: ArgumentHelp(
            "Run by xcodebuild: where, such as 'platform=iOS Simulator,name=iPhone 17'.", valueName: "destination"))
    var destination: String?

    @Option(help: ArgumentHelp("Run by xcodebuild: the scheme; the only one if there is one.", valueName: "scheme"))
    var scheme: String?

    @Flag(help: "List the tests that would run; run nothing.")
    var list = false

    @Option(help: ArgumentHelp("Seconds after which running tests are taken to hang.", valueName: "seconds"))
    var limit = 300.0

    @Option(help: ArgumentHelp("Accept that tests or asserts have gone, and say why.", valueName: "reason"))
    var accept: String?

    @Option(
        help: ArgumentHelp("The file with the tests there were, instead of .testgen-tests.json.", valueName: "file"))
    var baseline: String?

    func validate() throws {
        if let times, times < 1 { throw ValidationError("--repeat takes a number from 1 on") }
        if limit <= 0 { throw ValidationError("--limit takes a number of seconds above 0") }
        if let shard, Shard(shard) == nil {
            throw ValidationError("--shard takes a part and their number, such as 2/5")
        }
        if accept?.isEmpty == true { throw ValidationError("--accept needs a reason") }
        let narrows = !suite.isEmpty || !test.isEmpty || tag != nil || changed != nil || failed
        if all, narrows { throw ValidationError("--all excludes --suite, --test, --tag, --changed and --failed") }
    }

    func perform(in world: World, _ notes: inout Notes) async throws -> Outcome {
        try await TestRun(workspace: .read(world, &notes), command: self).outcome()
    }
}
