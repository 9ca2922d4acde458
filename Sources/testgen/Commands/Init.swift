import ArgumentParser
import Kit

/// `testgen init`
struct InitCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Writes the project template kit: support, mock data, environment, samples and .testgen.yml.",
        discussion: """
            Files that exist are never touched, and what the test target declares already is not declared again. On a \
            terminal the files are shown and confirmed first; --yes and any run without a terminal ask nothing.
            """)

    @OptionGroup var common: CommonOptions

    @Option(help: "The layout: \(KitConvention.allCases.map(\.rawValue).joined(separator: ", ")).")
    var convention = KitConvention.rulebook

    @Option(
        parsing: .upToNextOption,
        help: "Only these parts: \(KitPart.allCases.map(\.rawValue).joined(separator: ", ")).")
    var only: [KitPart] = []

    @Flag(help: "Add base cases for XCUITest and the app's launch mode.")
    var ui = false

    @Flag(help: "Add a workflow that runs the tests.")
    var ci = false

    @Flag(help: "Add .sourcery.yml and the file of annotations.")
    var sourcery = false

    @Flag(help: "Add .swiftlint.testgen.yml: the rules of `testgen check` that SwiftLint can hold.")
    var swiftlint = false

    @Flag(help: "Add a pre-commit hook that checks what a commit touches.")
    var hook = false

    @Flag(name: .shortAndLong, help: "Ask nothing.")
    var yes = false

    /// The parts that were asked for.
    var parts: Set<KitPart> {
        if !only.isEmpty { return Set(only) }
        var parts: Set<KitPart> = [.support, .environment, .samples, .config]
        if ui { parts.insert(.ui) }
        if ci { parts.insert(.ci) }
        if sourcery { parts.insert(.sourcery) }
        if swiftlint { parts.insert(.swiftlint) }
        if hook { parts.insert(.hook) }
        return parts
    }

    func perform(in world: World, _ notes: inout Notes) throws -> Outcome {
        try KitRun.outcome(of: self, in: world, &notes)
    }
}

extension KitConvention: ExpressibleByArgument {}
extension KitPart: ExpressibleByArgument {}
