import Facts
import Resolving

/// How a SUT uses the notification center that it is given: what it observes there, and whether it posts anything.
struct NotificationUse {
    /// The center: `deps.notificationCenter`.
    let center: Code.Expression
    /// The names by which the code speaks of it.
    private let names: Set<String>
    /// The names of what is observed, as a test writes them.
    private(set) var observed: [Code.Expression] = []
    /// Whether anything is posted.
    private(set) var posts = false

    /// Reads the SUT of a recipe; `nil` where it is given no center, or several.
    init?(_ recipe: Recipe) {
        let centers = recipe.dependencies.filter {
            if case .value(_, type: "NotificationCenter") = $0.double { true } else { false }
        }
        guard centers.count == 1 else { return nil }
        center = .path("deps", centers[0].name)
        names = Set(centers[0].accessPaths + [centers[0].name])
        for member in recipe.members { member.forEachExpression { expression, _ in read(expression) } }
        recipe.construction.body?.forEachExpression { expression, _ in read(expression) }
    }

    private mutating func read(_ expression: Expression) {
        guard case .call(.member(let base?, let method), let arguments) = expression,
            let path = base.path, names.contains(path.drop { $0 == "self" }.joined(separator: "."))
        else { return }
        switch method {
        case "post": posts = posts || arguments.contains { $0.label == "name" }
        case "addObserver", "publisher", "notifications":
            let labels: Set = ["forName", "name", "for", "named"]
            guard let argument = arguments.first(where: { labels.contains($0.label ?? "") }),
                let name = argument.value.notificationName, !observed.contains(name)
            else { return }
            observed.append(name)
        default: break
        }
    }

    /// The names of all that is posted, as they come.
    static let list = Code.Binding(
        modifiers: ["nonisolated(unsafe)"], isVariable: true, "postCalls", type: .array(.simple("String")), .array([]))

    /// Writes down what is posted.
    var recording: Code.Statement {
        let name = Code.Expression.member(.member(.name("$0"), "name"), "rawValue")
        let record = Code.Expression.call(.path(Self.list.name, "append"), [.init(nil, name)])
        let observer = Code.Expression.call(
            .member(center, "addObserver"),
            [.init("forName", .null), .init("object", .null), .init("queue", .null)],
            trailing: .init([], [.expression(record)]))
        return .assignment(.name("_"), observer)
    }
}

extension Expression {
    /// The name of a notification as a test writes it; `nil` where the code makes it in place.
    fileprivate var notificationName: Code.Expression? {
        switch self {
        case .member(nil, let name): return .member(nil, name)
        case .member(_, let name):
            guard let path, path.count > 1, path[0].first?.isUppercase == true, path[0] != "Self" else { return nil }
            let owner = path.dropLast().joined(separator: ".")
            return .member(["Notification.Name", "NSNotification.Name"].contains(owner) ? nil : .name(owner), name)
        default: return nil
        }
    }
}
