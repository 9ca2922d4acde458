import ArgumentParser
import Project

/// The options of commands that add to files which a person has edited.
struct MergeOptions: ParsableArguments {
    @Flag(help: "Take out what testgen wrote, nobody edited and the code no longer asks for.")
    var prune = false

    @Option(
        help: ArgumentHelp(
            "A declaration whose edited text gives way to testgen's; may be repeated.", valueName: "name"))
    var take: [String] = []

    /// A world in which these wishes count.
    func applied(to world: World) -> World {
        var world = world
        world.wishes = MergeWishes(prunes: prune, taken: take)
        return world
    }
}
