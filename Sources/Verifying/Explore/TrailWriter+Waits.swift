import Facts
import Suites

/// What a test waits for between two acts.
extension TrailWriter {
    /// Waits for what an act leaves behind, where something plain tells, or something is there that is called next.
    mutating func wait(_ place: Int) {
        if place > 0, exploration.beside != .nothing,
            let found = exploration.doings[trail.acts[place]].offer?.callee.lastOptional
        {
            return add(.wait(until: .binary(found, "!=", .null)))
        }
        let changed = (trail.waits["\(place)"] ?? [:]).compactMap { key, text -> (look: Look, value: String)? in
            guard let number = Int(key), number < looks.count else { return nil }
            return (looks[number], text)
        }
        guard
            let best = changed.min(by: {
                ($0.look.about.waitRank, $0.look.expression.text) < ($1.look.about.waitRank, $1.look.expression.text)
            })
        else { return }
        let value: Code.Expression = Bool(best.value).map { .boolean($0) } ?? .number(best.value)
        add(.wait(until: .binary(best.look.evaluated, "==", value)))
    }
}

extension Code.Expression {
    /// The last part on the way that may be missing; `nil` where all is there.
    fileprivate var lastOptional: Code.Expression? {
        switch self {
        case .chained(let inner): inner
        case .member(let base?, _): base.lastOptional
        default: nil
        }
    }
}

extension Look.About {
    /// The less, the better it tells that work is over.
    fileprivate var waitRank: Int {
        switch self {
        case .state: 0
        case .calls: 1
        default: 2
        }
    }
}
