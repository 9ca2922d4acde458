/// How an explorer puts what it sees into words, as source of the copy.
enum TextSource {
    /// The text.
    static let text = #"""
        /// What was seen, as text that is the same exactly when the value is.
        nonisolated enum TestgenText {
            private static let lock = NSLock()
            /// Whether values of a type have to be taken apart: what they say of themselves leaves out too much.
            nonisolated(unsafe) private static var isTerse: [ObjectIdentifier: Bool] = [:]

            static func of<T>(_ value: T) -> String {
                let type = type(of: value as Any)
                let hasParts = lock.withLock { () -> Bool in
                    if let known = isTerse[ObjectIdentifier(type)] { return known }
                    let words = "\(type)".split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                    let found = words.contains { $0 == "URLRequest" || $0 == "Data" || objects.contains("\($0)") }
                    isTerse[ObjectIdentifier(type)] = found
                    return found
                }
                return hasParts ? parts(value, 0) : String(describing: value)
            }

            /// The classes whose objects are taken apart.
            private static let objects: Set<String> = OBJECTS

            /// Whether a value is an object that is taken apart.
            static func isOpen(_ value: Any) -> Bool { objects.contains("\(type(of: value))") }

            private static func parts(_ value: Any, _ depth: Int) -> String {
                if let data = value as? Data { return String(decoding: data, as: UTF8.self) }
                let mirror = Mirror(reflecting: value)
                guard mirror.displayStyle != .class else {
                    let isTakenApart = depth < 3 && isOpen(value)
                    return "\(type(of: value))" + (isTakenApart ? fields(mirror, depth) : "")
                }
                guard depth < 5, !mirror.children.isEmpty else { return String(describing: value) }
                let all = mirror.children.map { ($0.label ?? "") + ":" + parts($0.value, depth + 1) }
                let isUnordered = mirror.displayStyle == .dictionary || mirror.displayStyle == .set
                return "\(type(of: value))(" + (isUnordered ? all.sorted() : all).joined(separator: ",") + ")"
            }

            private static func fields(_ mirror: Mirror, _ depth: Int) -> String {
                let levels = sequence(first: mirror, next: \.superclassMirror)
                return levels.flatMap(\.children).filter { $0.label?.contains("$") == false }.map { child in
                    (child.label ?? "") + ":" + parts(child.value, depth + 1)
                }.joined(separator: ",")
            }
        }

        """#
}
