import Behaviour
import Facts
import Resolving

extension Exploration.Beside {
    /// What goes on beside what is called, as far as the code of a SUT and of its module tells.
    init(of recipe: Recipe, and others: [Member]) {
        var (startsTasks, queues) = (false, 0)
        func look(_ expression: Expression) {
            switch expression {
            case .name(let name) where name.plain == "Task": startsTasks = true
            case .name(let name) where ["DispatchQueue", "OperationQueue", "Timer", "Thread"].contains(name.plain):
                queues += 1
            case .member(.name(let name)?, let member) where name.plain == "DispatchQueue" && member.plain == "main":
                startsTasks = true
                queues -= 1
            case .member(_, let name) where ["sink", "assign"].contains(name.plain): startsTasks = true
            case .member(_, let name) where ["receive", "debounce"].contains(name.plain): queues += 1
            default: break
            }
        }
        for member in recipe.members + others {
            switch member {
            case .method(let method): (method.body ?? []).forEachExpression { expression, _ in look(expression) }
            case .initializer(let made): (made.body ?? []).forEachExpression { expression, _ in look(expression) }
            case .property(let property):
                for body in property.accessors?.bodies ?? [] { body.forEachExpression { found, _ in look(found) } }
            default: break
            }
        }
        (recipe.construction.body ?? []).forEachExpression { expression, _ in look(expression) }
        self = queues > 0 ? .threads : startsTasks ? .tasks : .nothing
    }
}
