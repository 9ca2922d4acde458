/// A source text in which marks such as `1️⃣` stand before statements.
struct MarkedSource: Hashable, Sendable {
    /// A place in the text: line and column, counted from 1, the column in UTF-8 bytes.
    struct Position: Hashable, Sendable {
        var line: Int
        var column: Int
    }

    /// The text without its marks.
    let text: String
    /// The marks by the places where they stood.
    let marks: [Position: String]

    /// The marks there are, in their order.
    static let allMarks: [Character] = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣"]

    /// Takes the marks out of a text.
    init(_ marked: String) {
        var text = ""
        var marks: [Position: String] = [:]
        var position = Position(line: 1, column: 1)
        for character in marked {
            if Self.allMarks.contains(character) {
                marks[position] = String(character)
                continue
            }
            text.append(character)
            if character.isNewline {
                position = Position(line: position.line + 1, column: 1)
            } else {
                position.column += character.utf8.count
            }
        }
        self.text = text
        self.marks = marks
    }
}
