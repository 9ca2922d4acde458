import Foundation

public struct PrintJob: Equatable {
    public enum Paper: String {
        case a4, a3, photo
    }

    public enum Status: Equatable {
        case waiting
        case uploading(attempt: Int)
        case printing(remoteID: String)
        case done(pages: Int)
        case failed(PrintError)
        case cancelled
    }

    public let id: Int
    public let fileName: String
    public let paper: Paper
    public let copies: Int
    public internal(set) var status: Status = .waiting

    var isFinished: Bool {
        switch status {
        case .done, .failed, .cancelled: return true
        case .waiting, .uploading, .printing: return false
        }
    }
}

public enum PrintError: Error, Equatable {
    case emptyFile
    case tooManyCopies(limit: Int)
    case paperOut(PrintJob.Paper)
    case transport(code: Int)
    case unknown

    var isTransient: Bool {
        if case .transport(let code) = self { return code >= 500 }
        return false
    }
}
