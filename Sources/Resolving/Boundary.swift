import Facts

/// A type that touches the world: what a test uses instead.
///
/// Seed: "mock at boundaries, network, disk, clock"; `URLSession.shared` persists between tests.
package struct Boundary {
    /// The expression that makes the replacement.
    var expression: String
    /// The replacement's type.
    var type: String
    /// What is handed over of it, such as `.session`; empty for the replacement itself.
    var projection = ""
    /// The support file that declares the replacement; `nil` when the system does.
    var support: SupportFile?
    /// Imports, as written.
    var imports: [String] = ["import Foundation"]

    /// The boundaries, by type name.
    static let all: [String: Boundary] = [
        "URLSession": Boundary(
            expression: "URLProtocolStub()", type: "URLProtocolStub", projection: ".session",
            support: .urlProtocolStub),
        "UserDefaults": Boundary(
            expression: "UserDefaults(suiteName: \"testgen.\\(UUID().uuidString)\")!", type: "UserDefaults"),
        "NotificationCenter": Boundary(expression: "NotificationCenter()", type: "NotificationCenter"),
        "FileManager": Boundary(expression: "FileManager()", type: "FileManager"),
        "Clock": Boundary(expression: "ManualClock()", type: "ManualClock", support: .manualClock, imports: []),
        "JSONDecoder": Boundary(expression: "JSONDecoder()", type: "JSONDecoder"),
        "JSONEncoder": Boundary(expression: "JSONEncoder()", type: "JSONEncoder"),
        "Bundle": Boundary(expression: "Bundle.main", type: "Bundle"),
        "ProcessInfo": Boundary(expression: "ProcessInfo.processInfo", type: "ProcessInfo"),
        "OperationQueue": Boundary(expression: "OperationQueue()", type: "OperationQueue"),
        "DispatchQueue": Boundary(
            expression: "DispatchQueue(label: \"testgen\")", type: "DispatchQueue", imports: ["import Dispatch"]),
    ]
}
