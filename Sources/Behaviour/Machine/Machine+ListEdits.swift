import Facts

/// Mutating methods of lists whose elements are known.
extension Machine {
    /// What a list is after a method that takes elements out, and what that gives; `nil` for any other, and where it
    /// cannot be told.
    func removed(
        from elements: [Term], _ name: String, _ arguments: [LabelledTerm]
    ) throws -> (new: [Term], result: Term)? {
        var elements = elements
        switch (name, arguments.first) {
        case ("removeAll", let test?) where isFunction(test.value):
            return (try elements.filter { try !decide(perform(test.value, on: [$0])) }, .unknown)
        case ("popLast", nil):
            let last = elements.popLast()
            return (elements, last ?? .null)
        case ("popFirst", nil): return (Array(elements.dropFirst()), elements.first ?? .null)
        case ("removeFirst", let count?), ("removeLast", let count?):
            guard case .integer(let number) = reduce(count.value) else { return nil }
            guard (0...elements.count).contains(number) else { throw Exit.infeasible }
            return (Array(name == "removeFirst" ? elements.dropFirst(number) : elements.dropLast(number)), .unknown)
        case ("remove", let offsets?) where offsets.label == "atOffsets":
            guard let gone = try positions(offsets.value, among: elements.count) else { return nil }
            return (elements.indices.filter { !gone.contains($0) }.map { elements[$0] }, .void)
        case ("remove", let at?):
            guard let index = try position(at.value, among: elements.count) else { return nil }
            guard elements.indices.contains(index) else { throw Exit.infeasible }
            let element = elements.remove(at: index)
            return (elements, element)
        case ("removeFirst", nil), ("removeLast", nil):
            guard !elements.isEmpty else { throw Exit.infeasible }
            let element = name == "removeFirst" ? elements.removeFirst() : elements.removeLast()
            return (elements, element)
        default: return nil
        }
    }

    /// What a list is after a method that puts elements in or moves them; `nil` for any other, and where it cannot be
    /// told.
    func editedList(
        _ elements: [Term], _ name: String, _ arguments: [LabelledTerm]
    ) throws -> (new: [Term], result: Term)? {
        var elements = elements
        switch (name, arguments.first) {
        case ("sort", let function):
            let order = function.map(\.value) ?? .verbatim("<")
            guard isFunction(order) || elements.count < 2,
                case .list(let sorted)? = try ordered(elements, "sorted", by: order)
            else { return nil }
            return (sorted, .void)
        case ("reverse", nil): return (elements.reversed(), .void)
        case ("swapAt", let one?) where arguments.count == 2:
            guard case .integer(let first) = reduce(one.value), case .integer(let second) = reduce(arguments[1].value)
            else { return nil }
            guard elements.indices.contains(first), elements.indices.contains(second) else { throw Exit.infeasible }
            elements.swapAt(first, second)
            return (elements, .void)
        case ("move", let offsets?) where offsets.label == "fromOffsets" && arguments.count == 2:
            guard let moved = try positions(offsets.value, among: elements.count),
                let target = try insertion(arguments[1].value, into: elements.count)
            else { return nil }
            guard (0...elements.count).contains(target) else { throw Exit.infeasible }
            let kept = elements.indices.filter { !moved.contains($0) }
            let order = kept.filter { $0 < target } + moved + kept.filter { $0 >= target }
            return (order.map { elements[$0] }, .void)
        case ("insert", let new?) where arguments.count == 2:
            guard let index = try insertion(arguments[1].value, into: elements.count),
                let added = new.label == "contentsOf" ? try list(new.value) : [new.value]
            else { return nil }
            guard (0...elements.count).contains(index) else { throw Exit.infeasible }
            elements.insert(contentsOf: added, at: index)
            return (elements, .void)
        default: return nil
        }
    }

    /// The places that an index set holds, of a list of known length; `nil` where they are not known.
    private func positions(_ offsets: Term, among count: Int) throws -> [Int]? {
        var places: [Int] = []
        for place in try list(offsets) ?? [.unknown] {
            guard case .integer(let number) = reduce(place) else { return nil }
            guard (0..<count).contains(number) else { throw Exit.infeasible }
            places.append(number)
        }
        return places.sorted()
    }
}
