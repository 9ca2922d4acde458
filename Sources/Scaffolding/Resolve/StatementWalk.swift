extension Statement {
    /// The conditions of `if`, `guard` and `while`.
    var conditions: [Condition] {
        switch kind {
        case .if(let conditions, _, _), .guard(let conditions, _), .while(let conditions, _): conditions
        default: []
        }
    }
}
