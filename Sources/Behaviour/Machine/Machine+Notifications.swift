import Facts

/// Notification centers: who observes one is called when something is posted, and no sooner.
extension Machine {
    /// Who is called when something is posted.
    struct Observer {
        /// The notification's name as it is written; `nil` for any.
        var name: Expression?
        /// The closure; `nil` for a method that is named by a selector.
        var closure: Term?
    }

    /// Adds, removes and calls observers of a notification center; `nil` for a call of anything else.
    ///
    /// Of the center that the process shares only what the system posts is known: no test does.
    func callNotificationCenter(
        _ base: Expression, _ name: String, _ arguments: [Argument], in scope: Scope
    ) throws -> Term? {
        guard name == "addObserver" || name == "removeObserver" || name == "post", !startsAnywhere else { return nil }
        let isShared = base == .member(.name("NotificationCenter"), "default")
        guard isShared || declaredType(of: base, in: scope)?.bare.lastName == "NotificationCenter" else { return nil }
        let notification = arguments.first { ["forName", "name"].contains($0.label) }?.value
        if isShared, !(notification.map(Self.isOfSystem) ?? (name == "removeObserver")) { return nil }
        switch name {
        case "addObserver":
            var observer = Observer(name: notification)
            if case .closure? = arguments.last?.value {
                observer.closure = try detached(arguments[arguments.count - 1].value, in: scope)
            }
            observers.append(observer)
            return .unknown
        case "post":
            for argument in arguments where argument.label == "userInfo" { _ = try detached(argument.value, in: scope) }
            for observer in observers where mayHear(notification, observer) {
                guard let closure = observer.closure else { return try unreadSelf([], in: scope) }
                havoc(closure)
            }
            return .void
        default: return .void
        }
    }

    private func mayHear(_ notification: Expression?, _ observer: Observer) -> Bool {
        guard let posted = notification?.lastName, let heard = observer.name?.lastName else { return true }
        return posted == heard
    }

    /// `UIApplication.didBecomeActiveNotification`
    private static func isOfSystem(_ name: Expression) -> Bool {
        guard let path = name.path, path.count > 1 else { return false }
        return path[0].first?.isUppercase == true && path[path.count - 1].hasSuffix("Notification")
    }
}

extension Expression {
    /// The name of the member that it names: `Notification.Name.didSave` and `.didSave` give `didSave`.
    fileprivate var lastName: String? {
        if case .member(_, let name) = self { name } else { nil }
    }
}
