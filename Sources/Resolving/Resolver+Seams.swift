import Algorithms
import Facts

extension Resolver {
    /// What a test cannot control, each with the change that would open it.
    func seams(construction: Construction, injected: Int) -> [Seam] {
        var result: [Seam] = []
        for member in members { result += seams(in: member) }
        if injected > 5 {
            result.append(
                Seam(
                    kind: .tooManyDependencies, location: sut.info.location,
                    message: "\(sut.name) has \(injected) dependencies",
                    suggestion: "split it: more than five say that it has more than one responsibility"))
        }
        if construction.kind == .none || construction.kind == .shared {
            result.append(
                Seam(
                    kind: .hiddenInitializer, location: construction.location ?? sut.info.location,
                    message: construction.reason, suggestion: "make the initializer internal so that a test can call it"
                ))
        }
        return Array(result.uniqued())
    }

    private func seams(in member: Member) -> [Seam] {
        var result: [Seam] = []
        let collect: (Expression, SourceLocation) -> Void = { expression, location in
            if let seam = seam(expression, at: location) { result.append(seam) }
        }
        switch member {
        case .method(let method): method.body?.forEachExpression(collect)
        case .initializer(let initializer): initializer.body?.forEachExpression(collect)
        case .property(let property):
            property.initialValue?.walk(at: property.info.location, collect)
            property.accessors?.getterBody?.forEachExpression(collect)
            property.accessors?.didSetBody?.forEachExpression(collect)
        default: break
        }
        return result
    }

    private func seam(_ expression: Expression, at location: SourceLocation) -> Seam? {
        switch expression {
        case .member(.name(let type), let name): singleton(type, name, at: location)
        case .call(.name(let type), let arguments): construction(of: type, arguments, at: location)
        case .call(let callee, let arguments) where escapesTask(callee):
            detached(arguments)
        case .call(.member(.name("Task"), "sleep"), _):
            Seam(
                kind: .sleep, location: location, message: "Task.sleep waits in real time",
                suggestion: "inject a clock (any Clock<Duration>) and sleep on it")
        default: nil
        }
    }

    /// Whether a call runs its closure outside the test's task, as `Task.detached` and `DispatchQueue.main.async` do.
    private func escapesTask(_ callee: Expression) -> Bool {
        if callee.path == ["Task", "detached"] { return true }
        guard case .member(let base?, let name) = callee, ["async", "asyncAfter"].contains(name) else { return false }
        var isQueue = false
        base.walk(at: sut.info.location) { expression, _ in
            isQueue =
                isQueue || expression == .name("DispatchQueue")
                || expression.path?.last?.lowercased().hasSuffix("queue") == true
        }
        return isQueue
    }

    /// A container of the test's task that is asked outside of it.
    private func detached(_ arguments: [Argument]) -> Seam? {
        let isolated = Set(
            uses.filter { use in
                !use.container.supportFor(use.injections, context(at: sut.info.location)).isGlobal
            }.map(\.container.name))
        var found: SourceLocation?
        for case .closure(let closure) in arguments.map(\.value) where !isolated.isEmpty {
            closure.body.forEachExpression { expression, location in
                guard let (container, _) = injection(of: expression, expecting: nil, in: context(at: location)),
                    isolated.contains(container.name)
                else { return }
                found = found ?? location
            }
        }
        return found.map {
            Seam(
                kind: .detached, location: $0, message: "the container is asked outside of the test's task",
                suggestion: "get what is needed before the code leaves the task; there it is the application's")
        }
    }

    private func singleton(_ type: String, _ name: String, at location: SourceLocation) -> Seam? {
        guard type.first?.isUppercase == true, SharedObjects.names.contains(name) else { return nil }
        if type == "DispatchQueue" || type == "RunLoop" || type == "MainActor" || type == "OperationQueue" {
            return nil
        }
        if containers.contains(where: { $0.modules.contains(type) || $0.registries.contains(type) }) { return nil }
        if dependencies.contains(where: { $0.sharedObject == "\(type).\(name)" }) { return nil }
        let isOwn = !index.types(named: type).isEmpty
        guard
            isOwn || Boundary.all[type] != nil
                || ["ProcessInfo", "HTTPCookieStorage", "Calendar", "Locale", "TimeZone"].contains(type)
        else { return nil }
        return Seam(
            kind: .singleton, location: location, message: "\(type).\(name) is reached in a body",
            suggestion: "pass \(type) in through the initializer")
    }

    private func construction(of type: String, _ arguments: [Argument], at location: SourceLocation) -> Seam? {
        if arguments.isEmpty, type == "Date" {
            return Seam(
                kind: .clock, location: location, message: "Date() reads the real clock",
                suggestion: "inject a clock or a now: () -> Date closure")
        }
        if arguments.isEmpty, type == "UUID" {
            return Seam(
                kind: .randomness, location: location, message: "UUID() is different on every run",
                suggestion: "inject a makeID: () -> UUID closure")
        }
        guard let fact = index.type(named: type, from: sut.scopeInside), fact.kind == .class || fact.kind == .actor,
            index.inherited(by: fact).contains(where: { item in
                item.type.name.flatMap { index.type(named: $0, from: item.scope) }?.kind == .protocol
            })
        else { return nil }
        return Seam(
            kind: .concrete, location: location, message: "\(type) is made inside \(sut.name)",
            suggestion: "pass it in as the protocol it conforms to")
    }
}
