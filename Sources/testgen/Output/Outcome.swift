import Facts
import Project

/// What came of a command.
struct Outcome {
    /// How it ended, as far as nothing else makes it worse.
    var status = ExitStatus.done
    /// The data for a person, printed to standard output.
    var text = ""
    /// The whole output in a format of the command's own, printed as it is instead of text or object.
    var rendered: String?
    /// The data for programs, merged into the printed object.
    var data: [String: JSONValue] = [:]
    /// The files it wrote, or would write.
    var changes: ChangeSet?
    /// Whether the changes were only looked at, whatever the options say.
    var onlyLooked = false
    /// Commands that make sense next.
    var nextSteps: [String] = []
    /// What was found, beyond what was noticed on the way.
    var diagnostics: [Diagnostic] = []
}

/// A JSON value.
enum JSONValue: Encodable {
    case null
    case bool(Bool)
    case int(Int)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let values): try container.encode(values)
        }
    }

    /// A text, or null.
    static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

    /// A list of texts.
    static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}
