// testgen:fingerprint 285301bd3ef92456
import Testing

/// Expects a collection to have a number of elements; the message shows them.
func expectCount<Elements: Collection>(
    _ elements: Elements,
    _ count: Int,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(elements.count == count, "elements: \(Array(elements))", sourceLocation: sourceLocation)
}

/// Expects a collection to be empty; the message shows what is in it.
func expectEmpty<Elements: Collection>(
    _ elements: Elements,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(elements.isEmpty, "elements: \(Array(elements))", sourceLocation: sourceLocation)
}

/// Expects a sequence to contain an element.
func expectContains<Elements: Sequence>(
    _ elements: Elements,
    _ element: Elements.Element,
    sourceLocation: SourceLocation = #_sourceLocation
) where Elements.Element: Equatable {
    #expect(elements.contains(element), "elements: \(Array(elements))", sourceLocation: sourceLocation)
}

/// Expects a sequence to contain an element that satisfies a condition, and returns the first one.
@discardableResult
func expectContains<Elements: Sequence>(
    _ elements: Elements,
    where isWanted: (Elements.Element) -> Bool,
    sourceLocation: SourceLocation = #_sourceLocation
) -> Elements.Element? {
    let found = elements.first(where: isWanted)
    if found == nil {
        Issue.record("no element satisfies the condition; elements: \(Array(elements))", sourceLocation: sourceLocation)
    }
    return found
}
