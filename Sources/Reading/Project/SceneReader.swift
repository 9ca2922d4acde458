import Project
import Resolving

/// Finds the storyboard's scene or the nib that a controller is loaded from.
///
/// - Parameters:
///   - className: The controller's class.
///   - tree: The project's files; storyboards are read only when it is asked for.
public func readScene(of className: String, in tree: FileTree) -> Scene? {
    let mark = "customClass=\"\(className)\""
    for path in tree.paths where path.hasSuffix(".storyboard") {
        guard let text = try? tree.text(path), text.contains(mark), let document = MarkupElement.root(of: text) else {
            continue
        }
        let name = String(Path.name(path).dropLast(".storyboard".count))
        let first = document.attributes["initialViewController"]
        for element in document.all where element.attributes["customClass"] == className {
            let identifier = element.attributes["storyboardIdentifier"]
            guard identifier != nil || (first != nil && first == element.attributes["id"]) else { continue }
            return Scene(.storyboard(name, identifier: identifier), outlets: element.outlets)
        }
    }
    let nibs = ["\(className).xib"] + (className.hasSuffix("ViewController") ? ["\(className.dropLast(10)).xib"] : [])
    guard let path = tree.paths.first(where: { nibs.contains(Path.name($0)) }), let text = try? tree.text(path) else {
        return nil
    }
    let owner = MarkupElement.root(of: text)?.all.first { $0.attributes["customClass"] == className }
    return Scene(.nib(String(Path.name(path).dropLast(".xib".count))), outlets: owner?.outlets ?? [])
}

extension MarkupElement {
    /// The names of the outlets an object of a storyboard or nib connects; those of objects within are theirs.
    fileprivate var outlets: Set<String> {
        let connections = children(named: "connections").flatMap { $0.children(named: "outlet") }
        return Set(connections.compactMap { $0.attributes["property"] })
    }
}
