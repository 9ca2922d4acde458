import Doubles
import Facts
import Resolving

/// Offers doubles as the pipeline does, from their plans.
package func plannedDoubles(
    in index: FactIndex, _ options: DoubleOptions = DoubleOptions()
) -> ([TypeFact]) -> DoubleOffer {
    { types in
        let planned = planDouble(of: types, in: index, options: options)
        guard let plan = planned.value else {
            return DoubleOffer(type: "", obstacle: planned.diagnostics.first?.message)
        }
        return DoubleOffer(
            type: plan.name, obstacle: plan.constructionObstacle, openTypes: plan.genericNames, records: plan.records,
            isStubbed: plan.isStubbed)
    }
}
