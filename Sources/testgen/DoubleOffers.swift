import Doubles
import Facts
import Resolving

extension DoubleOffer {
    /// Answers the resolve stage from the plans of doubles.
    static func planned(with options: DoubleOptions) -> @Sendable ([TypeFact], FactIndex) -> DoubleOffer {
        { types, index in
            let planned = planDouble(of: types, in: index, options: options)
            guard let plan = planned.value else {
                return DoubleOffer(type: "", obstacle: planned.diagnostics.first?.message ?? "it cannot be doubled")
            }
            return DoubleOffer(
                type: plan.name, obstacle: plan.constructionObstacle, openTypes: plan.genericNames,
                records: plan.records, isStubbed: plan.isStubbed)
        }
    }
}
