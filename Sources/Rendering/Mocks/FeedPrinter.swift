import Doubles
import Facts

/// Prints what a test feeds a publisher or a stream with, and how an unstubbed member hands that out.
struct FeedPrinter {
    let feed: Feed
    let plan: DoublePlan
    /// The member's name, with that of the double.
    let member: String

    private var state: Layout {
        plan.isLocked
            ? .call("\(plan.stateName()).read", [.braced(Layout("$0.\(feed.variable.name)"))])
            : Layout(feed.variable.name)
    }

    /// Prints the statements that hand out what is fed; `false` where others have to follow.
    func printAnswer(_ out: inout Lines) -> Bool {
        switch feed.kind {
        case .publisher(let isErased):
            out.add(laidOut: "return " + state + (isErased ? ".eraseToAnyPublisher()" : ""))
            return true
        case .observable:
            out.add(laidOut: "return " + state + ".asObservable()")
            return true
        case .stream(let canThrow):
            out.use(.feed)
            out.add(laidOut: "if " + state + ".isOpen {")
            out.indented { $0.add(laidOut: "return " + state + (canThrow ? ".throwingStream()" : ".stream()")) }
            out.add("}")
            return false
        }
    }

    /// Prints the methods by which a test feeds a stream.
    func printMethods(_ out: inout Lines) {
        guard case .stream(let canThrow) = feed.kind else { return }
        out.use(.feed)
        out.use(.unstubbed)
        let access = plan.access == .internal ? "" : plan.access.rawValue + " "
        let words = access + (plan.marksNonisolated ? "nonisolated " : "")
        out.add("", "/// Sends into the stream; what is sent before it is asked for waits.")
        out.add(laidOut: Layout("\(words)func \(feed.send)(_ elements: ") + feed.element.layout + "...) {")
        out.indented { out in
            out.add(laidOut: "if !" + state + ".send(elements) {")
            out.indented { out in
                let hint = Layout.literal("\(feed.send)(), before it is used")
                out.add(laidOut: .call("recordUnstubbed", [.literal(member), "hint: " + hint]))
            }
            out.add("}")
        }
        out.add("}", "", "/// Ends the stream.")
        let error = canThrow ? "throwing error: (\(feed.failure))? = nil" : ""
        out.add("\(words)func \(feed.finish)(\(error)) {")
        out.indented { $0.add(laidOut: state + (canThrow ? ".finish(throwing: error)" : ".finish()")) }
        out.add("}")
    }
}
