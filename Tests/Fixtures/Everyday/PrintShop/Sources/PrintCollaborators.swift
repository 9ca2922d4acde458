import Foundation

public protocol PrintUploading: AnyObject {
    @discardableResult
    func upload(
        _ file: Data, paper: PrintJob.Paper, copies: Int, completion: @escaping (Result<String, PrintError>) -> Void
    ) -> Cancelling
}

public protocol Cancelling {
    func cancel()
}

public protocol FileReading {
    func contents(of fileName: String) throws -> Data
}

public protocol PrinterMonitor: AnyObject {
    func watch(remoteID: String, handler: @escaping (PrinterEvent) -> Void)
    func unwatch(remoteID: String)
}

public enum PrinterEvent {
    case page(Int)
    case finished
    case jammed(tray: Int)
}

public protocol PrintQueueServiceDelegate: AnyObject {
    func printQueue(_ queue: PrintQueueService, didUpdate job: PrintJob)
    func printQueue(_ queue: PrintQueueService, needsAttentionAtTray tray: Int)
    func printQueueDidBecomeIdle(_ queue: PrintQueueService)
}
