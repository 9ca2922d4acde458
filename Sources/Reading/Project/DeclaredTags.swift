import Project
import SwiftParser

/// The tags that test files declare in extensions of `Tag`.
///
/// - Parameters:
///   - tests: The files of the test targets, scanned; only those that extend `Tag` are parsed.
///   - folder: The folder of the target whose suites may carry the tags.
///   - path: A file that is not looked at; `nil` for none.
public func declaredTags(
    in tests: SourceIndex, under folder: String, except path: String? = nil
) -> Set<String> {
    var tags: Set<String> = []
    for file in tests.files where file.path.isInside(folder) && file.path != path {
        guard tests.types(inFile: file.path).contains(where: { $0.name == "Tag" }) else { continue }
        let nodes = NodeCollector()
        nodes.walk(file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
        tags.formUnion(SupportDeclarations(nodes).tags)
    }
    return tags
}
