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
        guard let text = try? tree.text(path), text.contains(mark) else { continue }
        let name = String(Path.name(path).dropLast(".storyboard".count))
        let elements = elements(of: text)
        let first = elements.first { $0.name == "document" }?.attribute("initialViewController")
        for (index, element) in elements.enumerated() where element.attribute("customClass") == className {
            let identifier = element.attribute("storyboardIdentifier")
            guard identifier != nil || (first != nil && first == element.attribute("id")) else { continue }
            return Scene(
                .storyboard(name, identifier: identifier), outlets: outlets(of: element, in: elements[(index + 1)...]))
        }
    }
    let nibs = ["\(className).xib"] + (className.hasSuffix("ViewController") ? ["\(className.dropLast(10)).xib"] : [])
    guard let path = tree.paths.first(where: { nibs.contains(Path.name($0)) }), let text = try? tree.text(path) else {
        return nil
    }
    let elements = elements(of: text)
    let owner = elements.firstIndex { $0.attribute("customClass") == className }
    return Scene(
        .nib(String(Path.name(path).dropLast(".xib".count))),
        outlets: owner.map { outlets(of: elements[$0], in: elements[($0 + 1)...]) } ?? [])
}

/// What stands between angle brackets: `viewController id="…"`, `/viewController`.
private struct Element {
    var text: Substring
    var name: Substring { text.prefix { $0 != " " && $0 != "/" } }

    func attribute(_ name: String) -> String? {
        guard let range = text.firstRange(of: " \(name)=\"") else { return nil }
        return String(text[range.upperBound...].prefix { $0 != "\"" })
    }
}

private func elements(of text: String) -> [Element] {
    text.split(separator: "<").map { Element(text: $0.prefix { $0 != ">" }) }
}

/// The connections of an element, up to its end; those of elements within are theirs.
private func outlets(of owner: Element, in rest: ArraySlice<Element>) -> Set<String> {
    var outlets: Set<String> = []
    for element in rest {
        if element.text == "/" + owner.name { break }
        // A controller's own connections come last, after those of its views.
        if element.text == "connections" { outlets = [] }
        if element.name == "outlet", let property = element.attribute("property") { outlets.insert(property) }
    }
    return outlets
}
