extension Layout {
    /// The code on lines no wider than a page, as far as it can be broken.
    ///
    /// - Parameters:
    ///   - width: How wide the page is, where the first line starts at its left edge.
    ///   - indentation: How far in the lines stand; the spaces are part of what is returned.
    public func lines(width: Int = Layout.pageWidth, indentation: Int = 0) -> [String] {
        let code = text
        let room = width - indentation
        if !isTall, code.utf8.count <= room || code.count <= room { return [spaces(indentation) + code] }
        if pieces.contains(.and) { return beforeAnds(width, indentation) }
        let widest = pieces.indices.max { priority(at: $0) < priority(at: $1) }
        guard let widest, priority(at: widest) > 0 else { return afterEquals(width, indentation) }
        let before = Layout(Array(pieces[..<widest]))
        let after = Layout(Array(pieces[(widest + 1)...]))
        switch pieces[widest] {
        case .list(let list): return open(list, before, after, width, indentation)
        case .block(let block): return open(block, before, after, width, indentation)
        case .text, .string, .equals, .and: return [spaces(indentation) + code]
        }
    }

    /// By what brackets are chosen: those that have to open first, then by width.
    private func priority(at index: Int) -> Int {
        let piece = pieces[index]
        return (piece.contentWidth ?? 0) + (piece.isTall ? 1_000_000 : 0)
    }

    /// Conditions on a line each.
    private func beforeAnds(_ width: Int, _ indentation: Int) -> [String] {
        let parts = pieces.split(separator: .and).map { Layout(Array($0)) }
        let rest = parts.dropFirst().flatMap {
            (Layout("&& ") + $0).lines(width: width, indentation: indentation + Self.step)
        }
        return parts[0].lines(width: width, indentation: indentation) + rest
    }

    /// A line broken after its `=`; a line without one stays.
    private func afterEquals(_ width: Int, _ indentation: Int) -> [String] {
        guard let sign = pieces.firstIndex(of: .equals) else { return [spaces(indentation) + text] }
        let left = Layout(Array(pieces[..<sign])).text + " ="
        let right = Layout(Array(pieces[(sign + 1)...]))
        return [spaces(indentation) + left] + right.item(width, indentation + Self.step)
    }

    /// Statements on lines of their own.
    private func open(_ block: Block, _ before: Layout, _ after: Layout, _ width: Int, _ indentation: Int) -> [String] {
        let head = before + Layout("{" + (block.head.isEmpty ? "" : " " + block.head))
        return head.lines(width: width, indentation: indentation)
            + block.body.flatMap { $0.lines(width: width, indentation: indentation + Self.step) }
            + (Layout("}") + after).lines(width: width, indentation: indentation)
    }

    /// Arguments or elements on lines of their own, as many on one as fit.
    private func open(_ list: List, _ before: Layout, _ after: Layout, _ width: Int, _ indentation: Int) -> [String] {
        if list.items.count == 1, case .block(let only)? = list.items[0].pieces.first, list.items[0].pieces.count == 1 {
            return open(only, before + Layout(list.open), Layout(list.close) + after, width, indentation)
        }
        let closesApart = list.closesApart || after.text.hasSuffix("{")
        let ending = Layout(list.close) + after
        var lines: [String] = []
        for (index, item) in list.items.enumerated() {
            let isLast = index == list.items.count - 1
            let item = item + (isLast ? closesApart ? Layout() : ending : Layout(","))
            if let last = lines.last, last.hasSuffix(","), !list.isColumn, !item.isTall,
                last.count + 1 + item.text.count <= width
            {
                lines[lines.count - 1] += " " + item.text
            } else {
                lines += item.item(width, indentation + Self.step)
            }
        }
        let head = (before + Layout(list.open)).lines(width: width, indentation: indentation)
        return head + lines + (closesApart ? ending.lines(width: width, indentation: indentation) : [])
    }

    /// The lines of an item that got a line of its own; a text that is too long for it becomes a sum.
    private func item(_ width: Int, _ indentation: Int) -> [String] {
        guard indentation + text.count > width, let place = pieces.firstIndex(where: \.isString),
            case .string(let string) = pieces[place], !pieces[..<place].contains(where: { $0.contentWidth != nil })
        else { return lines(width: width, indentation: indentation) }
        let before = Layout(Array(pieces[..<place])).text
        let after = Layout(Array(pieces[(place + 1)...])).text
        return sum(of: string, before, after, width, indentation) ?? lines(width: width, indentation: indentation)
    }

    /// A long literal as the sum of shorter ones, cut between words.
    private func sum(
        of string: String, _ before: String, _ after: String, _ width: Int, _ indentation: Int
    ) -> [String]? {
        let room = width - indentation - before.count - 8
        guard !string.contains("\\"), room > 20,
            let cut = string.prefix(room).lastIndex(where: { !$0.isLetter && !$0.isNumber }),
            string.index(after: cut) < string.endIndex
        else { return nil }
        let first = spaces(indentation) + before + "\"" + string[...cut] + "\""
        let rest = String(string[string.index(after: cut)...])
        let further = before.hasPrefix("+ ") ? indentation : indentation + Self.step
        let last = spaces(further) + "+ \"\(rest)\"" + after
        if last.count <= width { return [first, last] }
        return [first] + (sum(of: rest, "+ ", after, width, further) ?? [last])
    }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension Layout.Piece {
    fileprivate var isString: Bool { if case .string = self { true } else { false } }
}

extension Layout.Lines {
    /// The statement on lines no wider than a page.
    public func lines(width: Int = Layout.pageWidth, indentation: Int = 0) -> [String] {
        switch self {
        case .line(let layout): layout.lines(width: width, indentation: indentation)
        case .fixed(let lines): lines.map { $0.isEmpty ? "" : String(repeating: " ", count: indentation) + $0 }
        case .group(let parts): parts.flatMap { $0.lines(width: width, indentation: indentation) }
        case .indented(let parts):
            parts.flatMap { $0.lines(width: width, indentation: indentation + Layout.step) }
        }
    }
}
