/// Code before it is known whether it fits on a line: words, and brackets that may open onto lines of their own.
///
/// What fits stays on its line. Else the widest brackets open: arguments and elements go to the next lines, as many on
/// each as fit, and statements in braces stand on a line each. A line without brackets breaks after its `=`.
public struct Layout: Hashable, Sendable {
    /// The pieces from left to right.
    public var pieces: [Piece]

    /// A piece of a line.
    public indirect enum Piece: Hashable, Sendable {
        /// Words that stay together.
        case text(String)
        /// A string literal where a `String` is wanted: the spelling between its quotation marks. It may become a sum.
        case string(String)
        /// The `=` of a declaration or an assignment, with its spaces: a line may end after it.
        case equals
        /// The `&&` between conditions, with its spaces: lines may end before all of them.
        case and
        /// Items between brackets.
        case list(List)
        /// Statements between braces.
        case block(Block)
    }

    /// Items between brackets.
    public struct List: Hashable, Sendable {
        /// `(` or `[`
        public var open: String
        /// What stands between the commas.
        public var items: [Layout]
        /// `)` or `]`
        public var close: String
        /// Whether the closing bracket gets a line of its own.
        public var closesApart: Bool
        /// Whether each item gets a line of its own when the brackets open.
        public var isColumn: Bool
    }

    /// Statements between braces.
    public struct Block: Hashable, Sendable {
        /// What follows the opening brace on its line: `_, completion in`; empty for nothing.
        public var head: String
        /// The statements.
        public var body: [Lines]
        /// Whether they stand on lines of their own in any case.
        public var isOpen: Bool
    }

    /// A statement: a line that may break, or lines as others wrote them.
    public enum Lines: Hashable, Sendable {
        case line(Layout)
        case fixed([String])
        /// Lines that belong together, further in by one step where they are within braces: `do {`, `}`.
        case group([Lines])
        case indented([Lines])
    }

    /// How far lines are indented within others.
    public static let step = 4

    /// How wide generated lines are at most, indentation included.
    public static let pageWidth = 120

    /// Creates a line.
    public init(_ pieces: [Piece] = []) { self.pieces = pieces }

    /// A line of one word.
    public init(_ text: String) { self.init([.text(text)]) }
}

extension Layout: ExpressibleByStringInterpolation {
    /// A line of one word.
    public init(stringLiteral value: String) { self.init(value) }
}

extension Layout {
    /// One line after the other.
    public static func + (left: Layout, right: Layout) -> Layout { Layout(left.pieces + right.pieces) }

    /// Takes over pieces at the end.
    public static func += (left: inout Layout, right: Layout) { left.pieces += right.pieces }

    /// Items in brackets, as many on a line as fit.
    public static func list(
        _ open: String, _ items: [Layout], _ close: String, closesApart: Bool = false
    ) -> Layout {
        Layout([.list(List(open: open, items: items, close: close, closesApart: closesApart, isColumn: false))])
    }

    /// Items in brackets, one on a line where they do not fit on the line of the brackets.
    public static func column(_ open: String, _ items: [Layout], _ close: String) -> Layout {
        Layout([.list(List(open: open, items: items, close: close, closesApart: true, isColumn: true))])
    }

    /// Statements in braces.
    public static func block(_ head: String = "", _ body: [Lines], isOpen: Bool = false) -> Layout {
        Layout([.block(Block(head: head, body: body, isOpen: isOpen))])
    }

    /// The code on one line, whatever its width; statements are put apart by semicolons.
    public var text: String { pieces.map(\.text).joined() }
}

extension Layout.Piece {
    /// The piece on one line.
    var text: String {
        switch self {
        case .text(let text): text
        case .string(let text): "\"\(text)\""
        case .equals: " = "
        case .and: " && "
        case .list(let list): list.open + list.content + list.close
        case .block(let block): block.content.isEmpty ? "{}" : "{ \(block.content) }"
        }
    }

    /// How wide what is between the brackets is, spaces included; `nil` for anything else.
    var contentWidth: Int? {
        switch self {
        case .text, .string, .equals, .and: nil
        case .list(let list): list.content.count
        case .block(let block): block.content.isEmpty ? 0 : block.content.count + 2
        }
    }

    /// Whether it cannot stand on one line.
    var isTall: Bool {
        switch self {
        case .text, .string, .equals, .and: false
        case .list(let list): list.items.contains(where: \.isTall)
        case .block(let block): block.isOpen || block.body.count > 1 || block.body.contains(where: \.isTall)
        }
    }
}

extension Layout {
    /// Whether it cannot stand on one line: something in it has several statements.
    var isTall: Bool { pieces.contains(where: \.isTall) }
}

extension Layout.List {
    /// The items on one line.
    var content: String { items.map(\.text).joined(separator: ", ") }
}

extension Layout.Block {
    /// What is between the braces, on one line.
    var content: String {
        let statements = body.map(\.text).joined(separator: "; ")
        return head.isEmpty ? statements : statements.isEmpty ? head : "\(head) \(statements)"
    }
}

extension Layout.Lines {
    /// The statement on one line.
    var text: String {
        switch self {
        case .line(let layout): layout.text
        case .fixed(let lines): lines.joined(separator: "; ")
        case .group(let parts), .indented(let parts): parts.map(\.text).joined(separator: " ")
        }
    }

    /// Whether it takes several lines in any case.
    var isTall: Bool {
        switch self {
        case .line(let layout): layout.isTall
        case .fixed(let lines): lines.count > 1
        case .group, .indented: true
        }
    }
}
