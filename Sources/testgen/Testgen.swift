import ArgumentParser

@main
struct Testgen: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "testgen")
}
