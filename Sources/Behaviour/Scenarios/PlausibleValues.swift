import Algorithms
import Facts
import Resolving

/// What a person would put into a form: values that code which checks them lets pass.
struct PlausibleValues {
    let types: TypeLookup
    let literals: CodeLiterals

    /// Decisions about a value and its parts that belong together.
    typealias Decisions = [SymbolicValue: Constraint]

    /// The first value to try.
    ///
    /// - Parameter name: The name of the property or parameter, which may say what kind of text is wanted.
    func decisions(_ place: SymbolicValue, _ type: TypeRef, named name: String) -> Decisions {
        switch types.family(type) {
        case .boolean: return [place: .boolean(true)]
        case .string: return texts(named: name).first.map { [place: .string($0)] } ?? [:]
        case .integer: return [place: .integer(Self.bound(name) ?? beyondLiterals)]
        case .float: return [place: .float(Self.bound(name).map(Double.init) ?? 2.5)]
        case .list, .enumeration: return [:]
        case .other where types.expanded(type).bare.lastName == "Date":
            return [place: .moment(Self.day(Self.isEnd(name) ? 3 : 0))]
        case .other: return fields(place, type)
        }
    }

    /// A number above all that the code names, as far as those are small.
    private var beyondLiterals: Int { (literals.numbers.filter { (1...1_000).contains($0) }.max() ?? 1) + 1 }

    /// What is likely to be answered: as what is filled in, and lists of two.
    func answer(_ place: SymbolicValue, _ type: TypeRef) -> Decisions {
        var decisions = decisions(place, type, named: place.wording)
        guard let fact = types.declaration(type), fact.kind == .struct else { return decisions }
        for field in types.index.members(of: fact).properties where field.isStored && !field.info.isStatic {
            guard let type = field.type, types.elementType(type) != nil, !type.isOptional else { continue }
            decisions[place.appending(.field(field.name.plain))] = .list(2)
        }
        return decisions
    }

    /// Texts worth trying for a name, the most likely to pass first.
    func texts(named name: String) -> [String] {
        let known = LikelyTexts.text(named: name).map { [$0] } ?? []
        let lengths = literals.numbers.filter { (2...64).contains($0) }
        let longest = Self.mixed(max(lengths.max() ?? 0, 12))
        let made = [longest] + lengths.map(Self.mixed) + lengths.map(Self.digits)
        return Array((known + (separated.map { [$0] } ?? []) + made).uniqued())
    }

    /// A number as a person types it, near those that the code names; `nil` where it reads none from texts.
    var numeral: String? {
        guard !literals.readNumbers.isEmpty else { return nil }
        let deals = !literals.readNumbers.isDisjoint(with: ["Double", "Decimal", "Float", "CGFloat"])
        if deals || literals.texts.contains(".") { return "12.5" }
        return literals.numbers.first { $0 > 1 && $0 != 100 }.map(String.init) ?? "7"
    }

    /// Texts of digits, and what the code's own texts show as examples: `1990-12-31`.
    var examples: [String] {
        let digits = literals.numbers.filter { (3...12).contains($0) }.prefix(4).map(Self.digits)
        let shown = literals.texts.flatMap { $0.split { " \"'()".contains($0) } }
            .map { $0.trimming { ".,;:!?".contains($0) } }
            .filter { word in word.count > 3 && word.contains(where: \.isNumber) && !word.contains("%") }
        return Array((digits + shown.prefix(4).map(String.init)).uniqued())
    }

    /// The seconds to the date so many days after a likely one.
    static func day(_ days: Int) -> Int { 2_000_000_000 + days * 86_400 }

    /// A number that others lie above or below, by a name that says so: `minimum`, `available`; `nil` for other names.
    private static func bound(_ name: String) -> Int? {
        let words = Set(name.camelWords)
        if !words.isDisjoint(with: ["min", "minimum", "least", "lowest", "lower"]) { return 1 }
        let upper: Set = [
            "max", "maximum", "most", "highest", "upper", "limit", "available", "remaining", "balance", "capacity",
            "per", "quota", "stock", "allowance",
        ]
        return words.isDisjoint(with: upper) ? nil : 10_000
    }

    /// Whether a name says that it ends what another one begins.
    private static func isEnd(_ name: String) -> Bool {
        let words = name.lowercased()
        return ["end", "until", "out", "due", "expir", "return", "finish", "last"].contains(where: words.contains)
            || words.hasPrefix("to")
    }

    /// A text with the signs between letters that the code names, in its order: `ab@cd.ef`; `nil` where it names none.
    private var separated: String? {
        let signs = literals.texts.filter { text in
            (1...3).contains(text.count) && text.allSatisfy { !$0.isLetter && !$0.isNumber && !$0.isWhitespace }
        }
        guard !signs.isEmpty else { return nil }
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        return signs.prefix(8).enumerated().reduce("ab") { text, sign in
            let next = 2 * sign.offset + 2
            return text + sign.element + String(letters[next...(next + 1)])
        }
    }

    /// A text of so many digits.
    @Sendable static func digits(_ count: Int) -> String {
        String((1...count).map { Character("\($0 % 10)") })
    }

    /// A text of some length with letters of both cases, a digit and a sign.
    private static func mixed(_ length: Int) -> String {
        String("Aa1!".prefix(length) + String(repeating: "b", count: max(0, length - 4)))
    }

    private func fields(_ place: SymbolicValue, _ type: TypeRef) -> Decisions {
        guard place.path.count < 2 else { return [:] }
        let elements = types.tupleElements(type).filter { !$0.type.isOptional }
        if !elements.isEmpty {
            return elements.reduce(into: [:]) { decisions, element in
                let place = place.appending(.field(element.name))
                decisions.merge(self.decisions(place, element.type, named: element.name)) { $1 }
            }
        }
        guard let fact = types.declaration(type), fact.kind == .struct else { return [:] }
        return types.index.members(of: fact).properties.reduce(into: [:]) { decisions, field in
            guard field.isStored, !field.info.isStatic, field.info.access.isTestable,
                !field.isLet || field.initialValue == nil,
                let type = field.type ?? field.initialValue?.valueType, !type.isOptional
            else { return }
            decisions.merge(
                self.decisions(place.appending(.field(field.name.plain)), type, named: field.name.plain)
            ) { $1 }
        }
    }
}
