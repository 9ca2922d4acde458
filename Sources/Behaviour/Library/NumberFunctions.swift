import Foundation

/// What the functions of C's library that Foundation offers give for numbers that are known.
enum NumberFunctions {
    /// What a function gives; `nil` for any other name or count of arguments, and where it is no number.
    static func value(_ name: String, _ arguments: [Double]) -> Double? {
        let value: Double? =
            switch arguments.count {
            case 1: single[name]?(arguments[0])
            case 2: double[name]?(arguments[0], arguments[1])
            default: nil
            }
        return value.flatMap { $0.isFinite ? $0 : nil }
    }

    /// Whether a function of a name takes so many numbers.
    static func has(_ name: String, of count: Int) -> Bool {
        count == 1 && single[name] != nil || count == 2 && double[name] != nil
    }

    /// Whether what a function gives is the same to the last digit on every platform, as IEEE 754 asks for.
    static func isExact(_ name: String) -> Bool { exact.contains(name) }

    private static let exact: Set = ["sqrt", "floor", "ceil", "round", "trunc", "fabs", "fmod"]

    private static let single: [String: @Sendable (Double) -> Double] = [
        "sqrt": { sqrt($0) }, "floor": { floor($0) }, "ceil": { ceil($0) }, "round": { round($0) },
        "trunc": { trunc($0) }, "fabs": { fabs($0) }, "sin": { sin($0) }, "cos": { cos($0) }, "tan": { tan($0) },
        "asin": { asin($0) }, "acos": { acos($0) }, "atan": { atan($0) }, "exp": { exp($0) }, "log": { log($0) },
        "log2": { log2($0) }, "log10": { log10($0) },
    ]

    private static let double: [String: @Sendable (Double, Double) -> Double] = [
        "pow": { pow($0, $1) }, "hypot": { hypot($0, $1) }, "atan2": { atan2($0, $1) }, "fmod": { fmod($0, $1) },
    ]
}
