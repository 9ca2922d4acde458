// testgen:fingerprint 7bc4bb500dea2283 support
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
// testgen:parts qxkweZMJ9 T7Yi2tv_S 2e-D_L_rx
