import Facts

/// The class that a protocol requires its conforming types to inherit from, in the form a double can inherit from.
///
/// "Protocols" in The Swift Programming Language: a class in the inheritance list, or in `where Self: …`.
struct Superclass {
    /// What stands after the double's colon.
    let name: String
    /// Why no double can inherit from it; `nil` when one can.
    var obstacle: String?
    /// The names of members it has, which fulfil requirements of these names.
    let declared: Set<String>
    /// The names of what it conforms to.
    let conformances: Set<String>
    /// Whether it is made without arguments.
    var isPlain = true

    /// The class asked for by any of some protocols; `nil` when none is.
    init?(of protocols: [TypeFact], index: FactIndex) {
        for fact in protocols where fact.kind == .protocol {
            for item in index.inherited(by: fact) {
                guard let name = item.type.unattributed.lastName else { continue }
                let written = item.type.unattributed.name ?? name
                if let declaration = index.type(named: written, from: item.scope) {
                    guard declaration.kind == .class else { continue }
                    self.init(declaration, written: item.type, index: index)
                    return
                }
                guard let known = Self.known[name] else { continue }
                self.init(name: known, declared: Self.members(of: name), conformances: Self.conformancesOfNSObject)
                return
            }
        }
        return nil
    }

    private init(_ fact: TypeFact, written: TypeRef, index: FactIndex) {
        let line = Subclassing(fact: fact, index: index).line
        let members = line.flatMap { index.members(of: $0) }
        let outside = line.flatMap(\.inherits).compactMap(\.lastName).first { Self.known[$0] != nil }
        self.init(
            name: fact.qualifiedName + (written.argumentText.isEmpty ? "" : "<\(written.argumentText)>"),
            declared: Set(members.methods.map(\.name) + members.properties.map(\.name))
                .union(outside.map(Self.members) ?? []),
            conformances: index.conformances(of: fact).union(outside == nil ? [] : Self.conformancesOfNSObject))
        if fact.info.has("final") { obstacle = "\(fact.name), which it inherits from, is final" }
        if fact.isLocal || !fact.info.access.isTestable {
            obstacle = "\(fact.name), which it inherits from, is private"
        }
        isPlain = index.isMadeWithoutArguments(fact)
    }

    private init(name: String, declared: Set<String>, conformances: Set<String>) {
        self.name = name
        self.declared = declared
        self.conformances = conformances
    }

    /// What names of Apple's frameworks ask for.
    private static let known = Dictionary(
        [
            "NSObject", "UIResponder", "UIView", "UIControl", "UIViewController", "UINavigationController",
            "UITabBarController", "UITableViewCell", "UICollectionViewCell", "NSResponder", "NSView",
            "NSViewController", "NSWindowController", "Operation",
        ].map { ($0, $0) } + (["NSObjectProtocol"] + delegates).map { ($0, "NSObject") }, uniquingKeysWith: { $1 })

    /// Protocols of Foundation that `NSObject` fulfils: what they ask for nobody must have.
    static let delegates = [
        "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionWebSocketDelegate",
        "URLSessionStreamDelegate",
    ]

    /// What a class of these names has of the names that protocols ask for.
    private static func members(of name: String) -> Set<String> {
        name == "NSObject" || known[name] == "NSObject"
            ? membersOfNSObject : membersOfNSObject.union(membersOfFrameworks)
    }

    private static let membersOfNSObject: Set = [
        "description", "debugDescription", "hash", "isEqual", "copy", "mutableCopy",
    ]

    private static let membersOfFrameworks: Set = [
        "view", "title", "present",
        "dismiss", "navigationController", "navigationItem", "tabBarController", "tabBarItem", "parent", "children",
        "presentedViewController", "presentingViewController", "viewDidLoad", "isViewLoaded", "frame", "bounds",
        "alpha", "isHidden", "tag", "backgroundColor", "superview", "window", "subviews", "becomeFirstResponder",
        "resignFirstResponder", "isFirstResponder", "isEnabled", "isSelected", "isHighlighted", "cancel", "start",
        "main", "isCancelled", "isFinished", "isExecuting", "accessibilityIdentifier", "accessibilityLabel",
    ]

    private static let conformancesOfNSObject: Set = [
        "Equatable", "Hashable", "CustomStringConvertible", "CustomDebugStringConvertible",
    ]
}

extension TypeRef {
    /// The generic arguments of a named type, as written.
    fileprivate var argumentText: String {
        guard case .named(let parts) = unattributed else { return "" }
        return parts.last?.arguments.map(\.text).joined(separator: ", ") ?? ""
    }
}
