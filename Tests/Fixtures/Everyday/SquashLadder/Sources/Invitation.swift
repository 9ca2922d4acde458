@resultBuilder
enum LineBuilder {
    static func buildExpression(_ line: String) -> [String] { [line] }
    static func buildOptional(_ lines: [String]?) -> [String] { lines ?? [] }
    static func buildEither(first lines: [String]) -> [String] { lines }
    static func buildEither(second lines: [String]) -> [String] { lines }
    static func buildBlock(_ groups: [String]...) -> [String] { groups.flatMap { $0 } }
}

struct Invitation {
    let from: LadderPlayer
    let to: LadderPlayer

    var text: String { lines.joined(separator: "\n") }

    @LineBuilder private var lines: [String] {
        "Dear \(to.name),"
        if from.rung - to.rung == 1 {
            "I am right below you."
        } else {
            "I am \(from.rung - to.rung) rungs below you."
        }
        if let score = to.lastMatch.scoreline {
            "Your last match: \(score)."
        }
        from.name
    }
}
