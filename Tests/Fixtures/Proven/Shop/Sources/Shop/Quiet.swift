/// A clock's hours in which nothing rings.
struct Quiet {
    var from: Int
    var to: Int

    func isQuiet(at hour: Int) -> Bool {
        if from <= to { return hour >= from && hour < to }
        return hour >= from || hour < to
    }

    func length() -> Int {
        (to - from + 24) % 24
    }

    func next(after hour: Int) -> Int? {
        isQuiet(at: hour) ? nil : from
    }
}
