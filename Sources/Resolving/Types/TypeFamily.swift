/// How a value can be decided about.
package enum TypeFamily: Hashable, Sendable {
    case boolean, integer, float, string, list, enumeration, other
}
