import Algorithms

extension StringProtocol where SubSequence == Substring {
    /// The text without white space around it.
    public var trimmed: String { String(trimming(while: \.isWhitespace)) }
}

extension Collection<UInt8> {
    /// Whether a text occurs in the bytes.
    public func contains(text: String) -> Bool {
        let wanted = Array(text.utf8)
        let found = withContiguousStorageIfAvailable { bytes in
            guard let first = wanted.first else { return true }
            guard bytes.count >= wanted.count else { return false }
            return (0...(bytes.count - wanted.count)).contains { start in
                bytes[start] == first && bytes[start...].starts(with: wanted)
            }
        }
        return found ?? Array(self).contains(text: text)
    }
}

extension Array {
    /// The values when each of them is there; `nil` when one is missing.
    public func allPresent<Value>() -> [Value]? where Element == Value? {
        let present = compactMap { $0 }
        return present.count == count ? present : nil
    }
}
