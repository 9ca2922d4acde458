/// The order in which things are done.
final class Steps {
    private(set) var log: [String] = []
    private(set) var isDone = false
    var onDone: ((Bool) -> Void)?

    func run(_ count: Int) {
        for index in 0..<count { note("step \(index)") }
        isDone = true
        onDone?(isDone)
    }

    func undo() {
        guard let last = log.popLast() else { return }
        note("undo " + last)
        isDone = false
    }

    private func note(_ text: String) {
        log.append(text)
    }
}
