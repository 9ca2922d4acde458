// Protocols that run on actors, and what is handed to them from elsewhere.

protocol Shape { func area() -> Double }
class Canvas { var strokes = 0 }

@MainActor protocol DrawingBoard {
    func add(_ shape: any Shape) async
    func anything(_ value: Any) async -> Int
    func object(_ value: AnyObject) async
    func kind(_ type: any Shape.Type) async
    func kind(ofClass type: AnyClass) async throws
    func change(_ canvas: inout Canvas) async
    func later(_ canvas: @autoclosure @escaping () -> Canvas) async
    func generic<S: Shape>(_ type: S.Type) async
    func both(_ shape: any Shape & AnyObject) async
    subscript(shape: any Shape) -> Int { get async }
}

protocol Plotter: Actor {
    func plot(_ shape: any Shape) async
    func change(_ canvas: inout Canvas) async
}

@MainActor protocol Screen {
    func show()
    func show(_ shape: any Shape) async
}

protocol DetailScreen: Screen {
    func close()
    func close(with shape: any Shape) async
}

@MainActor protocol Pane: AnyObject {
    var depth: Int { get set }
    func lay(_ canvas: Canvas) async -> Canvas
}

protocol SplitPane: Pane {
    func split(_ canvas: Canvas) async -> Canvas
    var title: String { get }
}

protocol Courier {
    func parcel() -> sending any Shape
    func canvas() async -> sending Canvas
}

protocol NamedActor: Actor, CustomStringConvertible { func work() }
protocol HashedActor: Actor, Hashable { func work() }
