/// The file that lets probes write down what they see; it stands in the copy only.
package enum LookSupport {
    /// The environment variable that names the file the probes write to.
    package static let variable = "TESTGEN_LOOK"

    /// The file's text.
    package static let source = #"""
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

            static func claim(_ probe: Int, _ look: Int, _ holds: Bool) { at(probe, look, holds) }

            static func threw(_ probe: Int, _ look: Int, _ error: (any Error)?) {
                guard let error else { return at(probe, look, Int?.none) }
                var tree = describe(error, probe, 0)
                tree["t"] = String(reflecting: type(of: error))
                write(["probe": probe, "look": look, "value": tree])
            }

            /// Lets work that was begun beside the test come to rest.
            static func settle() async {
                for _ in 0..<20 { await Task.yield() }
                try? await Task.sleep(nanoseconds: 10_000_000)
                for _ in 0..<20 { await Task.yield() }
            }

            /// Whether what a probe sees at rest was another thing a moment ago.
            static func isUnderWay(_ probe: Int) -> Bool {
                lock.lock()
                defer { lock.unlock() }
                let (now, before) = (seen[probe] ?? [], seenBefore[probe])
                seen[probe] = nil
                seenBefore[probe] = now
                rounds[probe, default: 0] += 1
                return now != before && rounds[probe, default: 0] < 6
            }

            // MARK: - Values

            nonisolated(unsafe) private static var names: [Int: [(String, Any)]] = [:]
            nonisolated(unsafe) private static var seen: [Int: [Data]] = [:]
            nonisolated(unsafe) private static var seenBefore: [Int: [Data]] = [:]
            nonisolated(unsafe) private static var rounds: [Int: Int] = [:]

            private static func describe(_ value: Any, _ probe: Int, _ depth: Int) -> [String: Any] {
                let mirror = Mirror(reflecting: value)
                if mirror.displayStyle == .optional {
                    guard let inner = mirror.children.first else { return ["k": "null"] }
                    var tree = describe(inner.value, probe, depth)
                    tree["o"] = true
                    return tree
                }
                var tree = plain(value) ?? composed(value, mirror, probe, depth)
                let isReference = mirror.displayStyle == .class
                tree["q"] = type(of: value) is any Equatable.Type
                if depth < 2 { tree["r"] = String(reflecting: type(of: value)) }
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
                default: nil
                }
            }

            private static func composed(
                _ value: Any, _ mirror: Mirror, _ probe: Int, _ depth: Int
            ) -> [String: Any] {
                func parts(_ count: Int) -> [[String: Any]] {
                    guard depth < 4 else { return [] }
                    return mirror.children.prefix(count).map { child in
                        var part: [String: Any] = ["value": describe(child.value, probe, depth + 1)]
                        if let label = child.label { part["label"] = label }
                        return part
                    }
                }
                switch mirror.displayStyle {
                case .collection: return ["k": "list", "v": "\(mirror.children.count)", "p": parts(6)]
                case .set: return ["k": "set", "v": "\(mirror.children.count)"]
                case .dictionary:
                    return ["k": "dictionary", "v": "\(mirror.children.count)", "p": pairs(mirror, probe, depth)]
                case .enum: return enumCase(value, mirror, probe, depth)
                case .struct: return ["k": "structure", "v": "\(type(of: value))", "p": parts(24)]
                case .tuple: return ["k": "tuple", "p": parts(8)]
                case .class: return ["k": "object", "v": "\(type(of: value))"]
                default: return ["k": "other", "v": "\(type(of: value))"]
                }
            }

            /// The entries of a dictionary, sorted by their keys as text.
            private static func pairs(_ mirror: Mirror, _ probe: Int, _ depth: Int) -> [[String: Any]] {
                guard depth < 3 else { return [] }
                return mirror.children.map { child -> (String, [String: Any]) in
                    let sides = Mirror(reflecting: child.value).children.map(\.value)
                    return ("\(sides[0])", ["value": describe(sides[1], probe, depth + 1)])
                }.sorted { $0.0 < $1.0 }.prefix(12).map { key, part in part.merging(["label": key]) { first, _ in first } }
            }

            private static func enumCase(
                _ value: Any, _ mirror: Mirror, _ probe: Int, _ depth: Int
            ) -> [String: Any] {
                func open<T>(_ value: T) -> String? { testgenCaseName(value).map { String(cString: $0) } }
                var tree: [String: Any] = ["k": "case", "v": _openExistential(value, do: open) ?? "", "t": "\(type(of: value))"]
                guard let payload = mirror.children.first, depth < 4 else { return tree }
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
                guard let file, let data = try? JSONSerialization.data(withJSONObject: entry, options: [.sortedKeys]) else { return }
                lock.lock()
                defer { lock.unlock() }
                if let look = entry["look"] as? Int, look >= \#(Probe.restOffset), let probe = entry["probe"] as? Int {
                    seen[probe, default: []].append(data)
                }
                var bytes = [UInt8](data)
                bytes.append(10)
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
