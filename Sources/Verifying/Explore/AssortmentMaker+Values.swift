import Algorithms
import Behaviour
import Facts
import Foundation
import Suites

/// The values that are written out: those that the code speaks of, their neighbours and usual ones.
extension AssortmentMaker {
    func numbers(isSigned: Bool) -> [Int] {
        let near = spoken.numbers.prefix(10).flatMap { [$0, $0 + 1, $0 - 1] }
        let all = [1, 0, 2, 3] + near + [10, 100, -1]
        return Array(all.filter { isSigned || $0 >= 0 }.uniqued().prefix(24))
    }

    /// Ranges: short and long ones, one that begins later, and those that end where the code speaks of.
    func ranges(_ word: String) -> [Code.Expression] {
        let ends = spoken.numbers.filter { $0 > 1 }.prefix(6).flatMap { [(0, $0), ($0 - 1, $0 + 1)] }
        let all = [(0, 1), (0, 0), (1, 3), (0, 10), (15, 40), (100, 120)] + ends
        return all.map { .binary(.number("\($0.0)"), word, .number("\($0.1)")) }.uniqued().map { $0 }
    }

    var fractions: [String] {
        let near = spoken.numbers.prefix(6).flatMap { [Double($0), Double($0) + 1, Double($0) - 1] }
        let all =
            [1, 0, 2.5, 10] + spoken.fractions.prefix(5).flatMap { [$0] + $0.besides } + near + [-1, 100]
        return all.uniqued().prefix(24).map { "\($0)" }
    }

    /// The place in a list of texts of one that is likely for a name; `nil` where there is none.
    func place(inList list: Int, ofTextNamed name: String) -> Int? {
        guard let text = spoken.texts(named: name).first else { return nil }
        return assortments.lists[list].values.firstIndex(of: .string(text))
    }

    func texts(named name: String) -> [String] {
        let short = spoken.texts.filter { $0.count <= 24 && !$0.contains("%") }
        if name.isIdentity { return Array((["1", "2", "3"] + short.prefix(4)).uniqued()) }
        var likely = Array(spoken.texts(named: name).prefix(2) + spoken.likelyTexts.prefix(12))
        if ["date", "birth", "day"].contains(where: name.lowercased().contains) { likely += days }
        let plain = ["Alpha", "", "beta", " ", "alpha gamma"]
        likely += variants(of: spoken.isTelling(name) ? likely.first ?? plain[0] : plain[0])
        let all = spoken.isTelling(name) ? likely + plain : plain + likely
        return Array((all + short.prefix(9)).uniqued())
    }

    /// A likely text in capitals, where the code takes no notice of case, and between spaces, where it takes them away;
    /// numbers, where it reads some.
    private func variants(of text: String) -> [String] {
        let ignoresCase = spoken.names.contains { name in
            let word = name.lowercased()
            return ["lowercased", "uppercased", "localizedstandardcontains"].contains(word)
                || word.contains("caseinsensitive")
        }
        let capitals = ignoresCase ? [text.uppercased()] : []
        return capitals + (spoken.names.contains("trimmingCharacters") ? [" \(text) "] : []) + numerals
    }

    /// Numbers as a person types them.
    private var numerals: [String] {
        let hasFractions = !spoken.readNumbers.isDisjoint(with: ["Double", "Decimal", "Float", "CGFloat"])
        guard hasFractions || spoken.readNumbers.contains("Int") else { return [] }
        return ["12", "0"] + (hasFractions ? ["2.5"] + (spoken.texts.contains(",") ? ["2,5"] : []) : [])
    }

    /// Responses of a server: with the statuses that the code speaks of, and usual ones.
    var responses: [Code.Expression] {
        let statuses = [200] + spoken.numbers.filter { (100..<600).contains($0) }.prefix(8) + [404, 401, 500]
        let plain = statuses.uniqued().map { WebResponse.expression(status: $0, headers: []) }
        let headers = spoken.texts.filter(WebResponse.isHeader).prefix(4)
        guard !headers.isEmpty else { return plain }
        return plain + statuses.uniqued().prefix(5).map { WebResponse.expression(status: $0, headers: Array(headers)) }
    }

    /// A moment that dates are near to.
    static let noon = 1_700_000_000

    /// How many seconds the code speaks of, and usual ones.
    var spans: [Int] {
        let spoken = spoken.numbers.filter { $0 > 1 }.prefix(8)
        let products = spoken.combinations(ofCount: 2).map { $0[0] * $0[1] }.filter { $0 < 100_000_000 }
        return Array((spoken + products.prefix(8) + [1, 60, 3_600, 86_400]).uniqued())
    }

    /// The moment's day, and that many years before as the code speaks of, with the day after that.
    var days: [String] {
        let noon = Date(timeIntervalSince1970: TimeInterval(Self.noon))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let years = spoken.numbers.filter { (1...120).contains($0) }.prefix(4)
        return ([0] + years).flatMap { count -> [String] in
            guard let day = calendar.date(byAdding: .year, value: -count, to: noon) else { return [] }
            return [day, day.addingTimeInterval(86_400)].map { String($0.ISO8601Format().prefix(10)) }
        }
    }

    /// By how many seconds a test moves the time on.
    var steps: [Int] { Array(spans.flatMap { [$0, $0 - 1, $0 + 1] }.filter { $0 > 0 }.uniqued().prefix(30)) }

    /// Seconds since 1970: a moment, and moments as far from it as the code speaks of.
    var moments: [Int] {
        let near = spans.flatMap { [-$0, $0, -$0 - 1, 1 - $0] }
        let all = datedSpans + near.filter { $0 != 0 }
        return [Self.noon] + all.uniqued().prefix(48).map { Self.noon + $0 }
    }

    /// How far from the moment the days and months lie that the code adds, with a day more and a day less: what is counted
    /// in a calendar's parts is no round number of seconds.
    private var datedSpans: [Int] {
        let parts: [(name: String, part: Calendar.Component)] = [("day", .day), ("month", .month), ("year", .year)]
        guard spoken.names.contains("date") || spoken.names.contains("dateComponents") else { return [] }
        let noon = Date(timeIntervalSince1970: TimeInterval(Self.noon))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return parts.filter { spoken.names.contains($0.name) }.flatMap { _, part in
            spoken.numbers.map(abs).filter { (1...400).contains($0) }.uniqued().prefix(4).flatMap { count -> [Int] in
                [-count, count].flatMap { amount -> [Int] in
                    guard let date = calendar.date(byAdding: part, value: amount, to: noon) else { return [] }
                    let span = Int(date.timeIntervalSince(noon))
                    return [span, span + 86_400, span - 86_400]
                }
            }
        }
    }

    /// A value that is made of places in a list.
    static func made(_ type: String, _ label: String?, _ places: [Int]) -> Code.Expression {
        .call(.type(.simple(type)), [.init(label, .array(places.map { .number("\($0)") }))])
    }

    /// A value with its unit.
    static func measured(_ value: String, _ unit: Code.Expression) -> Code.Expression {
        .call(.type(.simple("Measurement")), [.init("value", .number(value)), .init("unit", unit)])
    }

    /// A date as a test writes it.
    static func date(_ seconds: Int) -> Code.Expression {
        .call(.type(.simple("Date")), [.init("timeIntervalSince1970", .number("\(seconds)"))])
    }
}
