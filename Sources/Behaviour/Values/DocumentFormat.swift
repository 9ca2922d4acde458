/// How a document of JSON is read or written: what Foundation's coders are told about keys and dates.
package struct DocumentFormat: Hashable, Sendable {
    /// How dates stand in it.
    package enum Dates: String, Hashable, Sendable {
        /// Seconds since 2001.
        case deferredToDate
        /// Seconds since 1970.
        case secondsSince1970
        /// Milliseconds since 1970.
        case millisecondsSince1970
        /// Texts by ISO 8601.
        case iso8601
    }

    /// How dates stand in it.
    package var dates = Dates.deferredToDate
    /// Whether keys are words in small letters with `_` between them, where the model's names are in camel case.
    package var hasSnakeCase = false

    /// Describes what a coder does that is told nothing.
    package init() {}
}
