extension FactIndex {
    /// The names of all that can be asked of a value of a type, inherited members included.
    ///
    /// - Returns: The plain names; `nil` where the type inherits from one that is not in the sources, which may have any.
    public func memberNames(of type: TypeFact) -> Set<String>? {
        var names: Set<String> = []
        var seen: Set<String> = []
        var queue = [type]
        while let current = queue.popLast() {
            guard seen.insert(current.qualifiedName).inserted else { continue }
            let all = current.members + extensions(of: current).flatMap(\.members)
            names.formUnion((all.methods.map(\.name) + all.properties.map(\.name)).map(\.plain))
            for item in inherited(by: current) {
                let written = item.type.unattributed
                if case .suppressed = written { continue }
                if let name = written.name, let next = self.type(named: name, from: item.scope) {
                    queue.append(next)
                } else if let known = Self.membersOfOthers[written.lastName ?? ""] {
                    names.formUnion(known)
                } else {
                    return nil
                }
            }
        }
        return names
    }

    /// What protocols of libraries add to the types that conform to them.
    private static let membersOfOthers: [String: Set<String>] = [
        "Sendable": [], "AnyObject": [], "Equatable": [], "Observable": [], "Codable": ["encode"],
        "Encodable": ["encode"], "Decodable": [], "Hashable": ["hash", "hashValue"], "Identifiable": ["id"],
        "ObservableObject": ["objectWillChange"], "CustomStringConvertible": ["description"],
        "Error": ["localizedDescription"], "CaseIterable": ["allCases"], "RawRepresentable": ["rawValue"],
        "Actor": ["unownedExecutor", "assertIsolated", "assumeIsolated", "preconditionIsolated"],
    ]
}
