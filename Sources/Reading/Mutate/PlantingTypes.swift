import Facts
import SwiftSyntax

/// What is known of types where changes are planted, so that other values still compile.
public struct PlantingTypes {
    /// The types that a call passes its arguments to, by the names before the parentheses and the labels; `nil` where
    /// that is not known.
    public var parameters: (_ path: [String], _ labels: [String?]) -> [TypeRef]?
    /// The types that what the project declares under a name takes, by its labels; `nil` for what it does not declare.
    public var declared: (_ name: String, _ labels: [String?]) -> [TypeRef]?
    /// The type of a property of the type under test; `nil` where it is not written.
    public var property: (_ name: String) -> TypeRef?
    /// A case without a payload, other than the one of a name, of an enumeration; `nil` where there is none.
    public var otherCase: (_ type: TypeRef, _ name: String) -> String?

    /// Another property of the same type beside one of a name, in the type of the value before the dot, by that value's
    /// own property where it is one; `nil` where there is none, or it is not known which type that is.
    public var sibling: (_ owner: String?, _ name: String) -> String?

    /// Tells what is known; nothing of what is not given.
    public init(
        parameters: @escaping (_ path: [String], _ labels: [String?]) -> [TypeRef]? = { _, _ in nil },
        declared: @escaping (_ name: String, _ labels: [String?]) -> [TypeRef]? = { _, _ in nil },
        property: @escaping (_ name: String) -> TypeRef? = { _ in nil },
        otherCase: @escaping (_ type: TypeRef, _ name: String) -> String? = { _, _ in nil },
        sibling: @escaping (_ owner: String?, _ name: String) -> String? = { _, _ in nil }
    ) {
        self.parameters = parameters
        self.declared = declared
        self.property = property
        self.otherCase = otherCase
        self.sibling = sibling
    }
}

extension PlantingTypes {
    /// The types of what a call takes; `nil` where they are not known.
    func taken(by called: ExprSyntax, _ labels: [String?]) -> [TypeRef]? {
        called.dottedPath.flatMap { parameters($0, labels) } ?? called.calledName.flatMap { declared($0, labels) }
    }
}
