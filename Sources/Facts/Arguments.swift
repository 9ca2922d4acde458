extension Collection where Element == ParameterFact {
    /// For each parameter the index of its argument, or `nil` for one left to its default; `nil` when they do not fit.
    package func matched(to labels: [String?]) -> [Int?]? {
        var result: [Int?] = []
        var next = 0
        for parameter in self {
            let fits = next < labels.count && (labels[next] == parameter.label)
            if fits {
                result.append(next)
                next += 1
                if parameter.isVariadic {
                    while next < labels.count, labels[next] == nil { next += 1 }
                }
            } else if parameter.defaultValue != nil || parameter.isVariadic {
                result.append(nil)
            } else {
                return nil
            }
        }
        return next == labels.count ? result : nil
    }

    /// The indices of the arguments that a variadic parameter takes, the first of which is known.
    package static func taken(from first: Int?, of labels: [String?]) -> Range<Int> {
        guard let first else { return 0..<0 }
        let next = labels[(first + 1)...].firstIndex { $0 != nil } ?? labels.count
        return first..<next
    }

    /// For each parameter the index of its argument; a closure behind the parentheses needs no label.
    package func matched(to arguments: [Argument]) -> [Int?]? {
        var labels = arguments.map(\.label)
        if let match = matched(to: labels) { return match }
        guard arguments.last?.isTrailing == true, let last = Array(self).last else { return nil }
        labels[labels.count - 1] = last.label
        return matched(to: labels)
    }
}

extension MethodFact {
    /// Whether a call with these labels fits.
    package func accepts(_ labels: [String?]) -> Bool { parameters.matched(to: labels) != nil }

    /// Whether it gives nothing, so that the value of a single expression in its body is not a result.
    package var returnsVoid: Bool { result?.isVoid ?? true }
}
