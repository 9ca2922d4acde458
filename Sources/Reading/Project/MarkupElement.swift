import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of an XML document with all that is within it.
struct MarkupElement: Hashable {
    var name: String
    var attributes: [String: String]
    var children: [MarkupElement] = []

    /// The root of a document; `nil` where the text is no whole document.
    ///
    /// Characters that XML does not allow, such as the colours programs print, are passed over.
    static func root(of text: String) -> MarkupElement? {
        var allowed = String.UnicodeScalarView()
        allowed.append(
            contentsOf: text.unicodeScalars.filter { $0.value >= 0x20 || "\t\n\r".unicodeScalars.contains($0) })
        let builder = TreeBuilder()
        let parser = XMLParser(data: Data(String(allowed).utf8))
        parser.delegate = builder
        return parser.parse() ? builder.root : nil
    }

    /// The element and all elements within it, in the order of the document.
    var all: [MarkupElement] { [self] + children.flatMap(\.all) }

    /// The elements directly within that have a name.
    func children(named name: String) -> [MarkupElement] { children.filter { $0.name == name } }
}

/// Builds a tree from the elements that a parser reports.
private final class TreeBuilder: NSObject, XMLParserDelegate {
    private var open: [MarkupElement] = []
    private(set) var root: MarkupElement?

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        open.append(MarkupElement(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard let element = open.popLast() else { return }
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }
}
