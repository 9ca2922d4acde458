// testgen:fingerprint c4b6e5f9d81e30a2 support
import Foundation

extension Data {
    /// The JSON that the data is, the keys of each object in order; `nil` where it is none.
    var sortedJSON: String? {
        guard let document = try? JSONSerialization.jsonObject(with: self, options: .fragmentsAllowed),
            let data = try? JSONSerialization.data(
                withJSONObject: document, options: [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed])
        else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}
