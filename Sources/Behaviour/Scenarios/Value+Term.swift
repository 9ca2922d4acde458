extension Value {
    /// What leaves of a term: nothing that only runs know.
    init(_ term: Term) {
        func parts(_ terms: [LabelledTerm]) -> [LabelledValue] {
            terms.map { LabelledValue($0.label, Value($0.value)) }
        }
        self =
            switch term {
            case .null: .null
            case .boolean(let value): .boolean(value)
            case .integer(let value): .integer(value)
            case .float(let value): .float(value)
            case .string(let text): .string(text)
            case .place(let place): .place(place)
            case .enumCase(let type, let name, let payload): .enumCase(type, name, parts(payload))
            case .construct(let type, let arguments): .construct(type, parts(arguments))
            case .list(let items): .list(items.map(Value.init))
            case .dictionary(let entries): .dictionary(entries.map { Entry(Value($0.key), Value($0.value)) })
            case .member(let base, let name): .member(Value(base), name)
            case .method(let base, let name, let arguments): .method(Value(base), name, parts(arguments))
            case .binary(let left, let word, let right): .binary(Value(left), word, Value(right))
            case .not(let inner): .not(Value(inner))
            case .interpolation(let pieces): .interpolation(pieces.map(Piece.init))
            case .verbatim(let text): .verbatim(text)
            case .dependency(let name): .dependency(name)
            case .subject: .subject
            case .void, .tuple, .updated, .holder, .object, .task, .continuation, .closure, .stream, .listening, .group,
                .unknown:
                .unknown
            }
    }
}

extension Value.Piece {
    fileprivate init(_ piece: Term.Piece) {
        self =
            switch piece {
            case .literal(let text): .literal(text)
            case .term(let term): .value(Value(term))
            }
    }
}
