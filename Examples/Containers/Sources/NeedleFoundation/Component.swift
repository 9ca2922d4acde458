// A stand-in for the package of this name (https://github.com/uber/needle): the part of its API that is used here.

/// What a component asks of its parents.
public protocol Dependency: AnyObject {}

/// A component of the tree.
public protocol Scope: AnyObject {
    var parent: any Scope { get }
}

/// The dependency of a component that asks for nothing.
public protocol EmptyDependency: Dependency {}

/// A component: what it makes, and what it asks of its parents.
open class Component<DependencyType>: Scope {
    public let parent: any Scope
    public let dependency: DependencyType

    /// Makes a component; in the library a generated provider finds the dependency.
    public init(parent: any Scope, dependency: DependencyType) {
        self.parent = parent
        self.dependency = dependency
    }
}
