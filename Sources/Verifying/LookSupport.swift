/// The file that lets probes write down what they see; it stands in the copy only.
package enum LookSupport {
    /// The environment variable that names the file the probes write to.
    package static let variable = "TESTGEN_LOOK"

    /// The file's text.
    ///
    /// - Parameter objects: The names of the classes whose objects are taken apart, since a test can ask for their fields.
    package static func source(objects: Set<String>) -> String {
        text.replacing("OBJECTS", with: "\(objects.sorted())")
    }

    private static let text = #"""
        import Foundation

        /// Writes down what probes see.
        nonisolated enum TestgenLook {
            static func begin(_ probe: Int) {
                setenv("TESTGEN_PROBE", "\(probe)", 1)
                write(["probe": probe, "event": "begin"])
            }

            static func end(_ probe: Int) { write(["probe": probe, "event": "end"]) }

            static func escaped(_ probe: Int, _ error: any Error) {
                write(["probe": probe, "event": "escaped", "text": "\(error)"])
            }

            /// Gives an arranged value a name that expectations can use.
            static func name<T>(_ probe: Int, _ name: String, _ value: T) {
                // An optional cannot stand where its value can, but for what a double gives back, which unwraps itself.
                guard !(T.self is any TestgenOptional.Type) || name.hasPrefix("deps.") else { return }
                lock.lock()
                defer { lock.unlock() }
                names[probe, default: []].append((name, value as Any))
                let mirror = Mirror(reflecting: value as Any)
                if mirror.displayStyle == .collection {
                    for (place, child) in mirror.children.prefix(4).enumerated()
                    where Mirror(reflecting: child.value).displayStyle == .class {
                        names[probe, default: []].append(("\(name)[\(place)]", child.value))
                    }
                }
                guard mirror.displayStyle == .struct else { return }
                for child in mirror.children {
                    guard let label = child.label, !label.hasPrefix("_"), !label.hasPrefix("$"),
                        Mirror(reflecting: child.value).displayStyle != .optional
                    else { continue }
                    names[probe, default: []].append((name + "." + label, child.value))
                }
            }

            static func at<T>(_ probe: Int, _ look: Int, _ value: T) {
                var tree = describe(value as Any, probe, 0)
                tree["d"] = tree["q"]
                tree["q"] = T.self is any Equatable.Type
                tree["o"] = T.self is any TestgenOptional.Type
                write(["probe": probe, "look": look, "value": tree])
            }

            /// Writes down what an object holds that the test arranged; anything else is what it was.
            static func object<T>(_ probe: Int, _ look: Int, _ value: T) {
                guard let value = unwrapped(value as Any), Mirror(reflecting: value).displayStyle == .class else { return }
                at(probe, look, value)
            }

            static func claim(_ probe: Int, _ look: Int, _ holds: Bool) { at(probe, look, holds) }

            static func threw(_ probe: Int, _ look: Int, _ error: (any Error)?) {
                guard let error else { return at(probe, look, Int?.none) }
                var tree = describe(error, probe, 0)
                tree["t"] = String(reflecting: type(of: error))
                write(["probe": probe, "look": look, "value": tree])
            }

            // MARK: - Rest

            /// What a probe saw in the last two looks at work that may go on beside it.
            private struct Rest {
                var before: [UInt8]?
                var now: [UInt8] = []
                var rounds = 0
            }

            nonisolated(unsafe) private static var rests: [Int: Rest] = [:]

            /// Lets work that was begun beside the test come to rest; what is seen next is kept back.
            static func settle(_ probe: Int) async {
                lock.withLock { rests[probe, default: Rest()].now = [] }
                for _ in 0..<20 { await Task.yield() }
                try? await Task.sleep(nanoseconds: 10_000_000)
                for _ in 0..<20 { await Task.yield() }
            }

            /// Whether a probe saw the same as the time before; then it is written down. Some work never comes to rest.
            static func isAtRest(_ probe: Int) -> Bool {
                lock.withLock {
                    guard var rest = rests[probe] else { return true }
                    rest.rounds += 1
                    guard rest.now == rest.before || rest.rounds == 12 else {
                        rest.before = rest.now
                        rests[probe] = rest
                        return false
                    }
                    rests[probe] = nil
                    put(rest.now)
                    return true
                }
            }

            // MARK: - Values

            nonisolated(unsafe) private static var names: [Int: [(String, Any)]] = [:]

            /// A value as a tree; a value of a type that is only known when it runs has to be cast before it is compared.
            private static func describe(
                _ value: Any, _ probe: Int, _ depth: Int, isAny: Bool = false
            ) -> [String: Any] {
                let mirror = Mirror(reflecting: value)
                if mirror.displayStyle == .optional {
                    guard let inner = mirror.children.first else { return ["k": "null"] }
                    var tree = describe(inner.value, probe, depth, isAny: isAny)
                    tree["o"] = true
                    return tree
                }
                var tree = plain(value) ?? composed(value, mirror, probe, depth)
                let isReference = mirror.displayStyle == .class
                tree["q"] = type(of: value) is any Equatable.Type
                if isAny { tree["a"] = true }
                if isAny || depth < 2 { tree["r"] = String(reflecting: type(of: value)) }
                lock.lock()
                let known = names[probe] ?? []
                lock.unlock()
                let same = known.filter { isReference ? isIdentical($0.1, value) : isEqual($0.1, value) }.map(\.0)
                if !same.isEmpty { tree[isReference ? "i" : "n"] = same }
                return tree
            }

            private static func plain(_ value: Any) -> [String: Any]? {
                switch value {
                case let value as Bool: ["k": "boolean", "v": "\(value)"]
                case let value as any FixedWidthInteger: ["k": "integer", "v": "\(value)"]
                case let value as Double: ["k": value.isFinite ? "float" : "other", "v": "\(value)"]
                case let value as Float: ["k": value.isFinite ? "float" : "other", "v": "\(value)"]
                case let value as String: ["k": "string", "v": value]
                case let value as Decimal: ["k": "float", "v": "\(value)"]
                case let value as Date: ["k": "date", "v": "\(value.timeIntervalSince1970)"]
                case let value as UUID: ["k": "uuid", "v": value.uuidString]
                case let value as URL: ["k": "url", "v": value.absoluteString]
                case let value as Data: String(data: value, encoding: .utf8).map { ["k": "data", "v": $0] } ?? ["k": "other"]
                default: nil
                }
            }

            private static func composed(
                _ value: Any, _ mirror: Mirror, _ probe: Int, _ depth: Int
            ) -> [String: Any] {
                let holdsAny = value is [Any] && "\(type(of: value))" == "Array<Any>"
                func parts(_ count: Int) -> [[String: Any]] {
                    guard depth < 5 else { return [] }
                    return mirror.children.prefix(count).map { child in
                        var part: [String: Any] = ["value": describe(child.value, probe, depth + 1, isAny: holdsAny)]
                        if let label = child.label { part["label"] = label }
                        return part
                    }
                }
                switch mirror.displayStyle {
                case .collection: return ["k": "list", "v": "\(mirror.children.count)", "p": parts(6)]
                case .set: return ["k": "set", "v": "\(mirror.children.count)", "p": elements(mirror, probe, depth)]
                case .dictionary:
                    return ["k": "dictionary", "v": "\(mirror.children.count)", "p": pairs(value, mirror, probe, depth)]
                case .enum: return enumCase(value, mirror, probe, depth)
                case .struct: return ["k": "structure", "v": "\(type(of: value))", "p": parts(24)]
                case .tuple: return ["k": "tuple", "p": parts(8)]
                case .class:
                    return ["k": "object", "v": "\(type(of: value))", "p": fields(value, mirror, probe, depth)]
                default: return ["k": "other", "v": "\(type(of: value))"]
                }
            }

            /// The classes whose objects are taken apart.
            private static let objects: Set<String> = OBJECTS

            /// What an object holds, those of its superclasses included; objects in objects are taken apart twice.
            private static func fields(
                _ value: Any, _ mirror: Mirror, _ probe: Int, _ depth: Int
            ) -> [[String: Any]] {
                guard depth < 3, objects.contains("\(type(of: value))") else { return [] }
                return sequence(first: mirror, next: \.superclassMirror).flatMap { level in
                    level.children.compactMap { child -> [String: Any]? in
                        guard let label = child.label, !label.contains("$") else { return nil }
                        // A macro keeps what it observes under another name.
                        let name = String(label.drop { $0 == "_" })
                        return ["label": name, "value": describe(child.value, probe, depth + 1)]
                    }
                }
            }

            /// The elements of a set, sorted as text.
            private static func elements(_ mirror: Mirror, _ probe: Int, _ depth: Int) -> [[String: Any]] {
                guard depth < 4, mirror.children.count <= 6 else { return [] }
                return mirror.children.map { ("\($0.value)", ["value": describe($0.value, probe, depth + 1)]) }
                    .sorted { $0.0 < $1.0 }.map(\.1)
            }

            /// The entries of a dictionary, sorted by their keys as text.
            private static func pairs(
                _ value: Any, _ mirror: Mirror, _ probe: Int, _ depth: Int
            ) -> [[String: Any]] {
                guard depth < 3 else { return [] }
                let holdsAny = "\(type(of: value))".hasSuffix(", Any>")
                return mirror.children.map { child -> (String, [String: Any]) in
                    let sides = Mirror(reflecting: child.value).children.map(\.value)
                    let entry: [String: Any] = [
                        "key": describe(sides[0], probe, depth + 1),
                        "value": describe(sides[1], probe, depth + 1, isAny: holdsAny),
                    ]
                    return ("\(sides[0])", entry)
                }.sorted { $0.0 < $1.0 }.prefix(12).map { key, part in part.merging(["label": key]) { first, _ in first } }
            }

            private static func enumCase(
                _ value: Any, _ mirror: Mirror, _ probe: Int, _ depth: Int
            ) -> [String: Any] {
                func open<T>(_ value: T) -> String? { testgenCaseName(value).map { String(cString: $0) } }
                var tree: [String: Any] = ["k": "case", "v": _openExistential(value, do: open) ?? "", "t": "\(type(of: value))"]
                guard let payload = mirror.children.first, depth < 5 else { return tree }
                let inner = Mirror(reflecting: payload.value)
                if inner.displayStyle == .tuple {
                    tree["p"] = inner.children.map { child -> [String: Any] in
                        var part: [String: Any] = ["value": describe(child.value, probe, depth + 1)]
                        if let label = child.label, !label.hasPrefix(".") { part["label"] = label }
                        return part
                    }
                } else {
                    tree["p"] = [["value": describe(payload.value, probe, depth + 1)]]
                }
                return tree
            }

            private static func unwrapped(_ value: Any) -> Any? {
                let mirror = Mirror(reflecting: value)
                guard mirror.displayStyle == .optional else { return value }
                return mirror.children.first.flatMap { unwrapped($0.value) }
            }

            private static func isEqual(_ known: Any, _ value: Any) -> Bool {
                guard let known = unwrapped(known), let known = known as? any Equatable else { return false }
                func open<T: Equatable>(_ known: T) -> Bool { (value as? T) == known }
                return open(known)
            }

            private static func isIdentical(_ known: Any, _ value: Any) -> Bool {
                guard let known = unwrapped(known), type(of: known) is AnyClass else { return false }
                return (known as AnyObject) === (value as AnyObject)
            }

            // MARK: - Writing

            private static let lock = NSLock()
            nonisolated(unsafe) private static let file: UnsafeMutablePointer<FILE>? =
                ProcessInfo.processInfo.environment["TESTGEN_LOOK"].flatMap { fopen($0, "a") }

            private static func write(_ entry: [String: Any]) {
                guard let data = try? JSONSerialization.data(withJSONObject: entry, options: [.sortedKeys]) else { return }
                lock.lock()
                defer { lock.unlock() }
                let bytes = [UInt8](data) + [10]
                if let probe = entry["probe"] as? Int, entry["look"] != nil, rests[probe] != nil {
                    rests[probe]?.now += bytes
                } else {
                    put(bytes)
                }
            }

            private static func put(_ bytes: [UInt8]) {
                guard let file else { return }
                fwrite(bytes, 1, bytes.count, file)
                fflush(file)
            }
        }

        nonisolated protocol TestgenOptional {}
        extension Optional: TestgenOptional {}

        @_silgen_name("swift_EnumCaseName")
        nonisolated func testgenCaseName<T>(_ value: T) -> UnsafePointer<CChar>?

        """#
}
