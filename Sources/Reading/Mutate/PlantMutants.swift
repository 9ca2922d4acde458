import Behaviour
import Facts
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Plants mutants in a type's code, each behind its number, so that one build contains all of them.
///
/// - Parameters:
///   - source: The text of a file.
///   - path: The path to put into locations.
///   - type: The name of the type under test, after those of the types it is nested in.
///   - first: The number of the first change.
///   - skipped: Lines on which nothing is changed.
///   - careful: Lines on which nothing is changed whose type only looks known.
///   - timid: Lines on which nothing is left out whose absence may not compile.
///   - lines: Which lines of the project's file those of the text are, where changes are in it already.
///   - types: What is known of types.
///   - isThorough: Whether all kinds of changes are planted.
public func plantMutants(
    in source: String, path: String, type: String, first: Int = 1, skipping skipped: Set<Int> = [],
    carefulOn careful: Set<Int> = [], timidOn timid: Set<Int> = [], lines: LineOrigins = LineOrigins(),
    types: PlantingTypes = PlantingTypes(), isThorough: Bool = false
) -> PlantedSource {
    let parsed = Parser.parse(source: source)
    let tree = OperatorTable.standardOperators.foldAll(parsed) { _ in }
    let planting = Planting(
        path: path, converter: SourceLocationConverter(fileName: path, tree: tree), first: first, skipping: skipped,
        carefulOn: careful, timidOn: timid, lines: lines)
    let finder = MutantFinder(type: type, types: types, planting: planting, isThorough: isThorough)
    finder.walk(tree)
    return finder.planting.planted(in: source)
}

/// The text of a file with changes in it.
public struct PlantedSource {
    /// The text.
    public var text: String
    /// The changes, with their places in the project's file.
    public var mutants: [Mutant]
    /// The lines of changes that may well not compile.
    public var daring: Set<Int>
    /// Which lines of the project's file those of the text are.
    public var lines: LineOrigins
}

/// Which lines of a file those of a text made of it are: a change repeats code of several lines.
public struct LineOrigins: Equatable, Sendable {
    /// The line of the file for each line of the text, from 1; empty where all are the same.
    private var origins: [Int]

    /// The same lines.
    public init() { origins = [] }

    init(_ origins: [Int]) { self.origins = origins }

    /// The line of the file for a line of the text, from 1.
    public func origin(of line: Int) -> Int { origins.indices.contains(line - 1) ? origins[line - 1] : line }
}
