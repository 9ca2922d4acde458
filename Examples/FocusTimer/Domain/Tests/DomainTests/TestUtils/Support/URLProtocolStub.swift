// testgen:fingerprint 1cc8138ef35ebf59
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Answers the requests of one `URLSession` from a queue and keeps what was asked; sessions share nothing.
final class URLProtocolStub: @unchecked Sendable {
    /// What a request is answered with.
    enum Answer: Sendable {
        /// A response and its body, after a delay in seconds.
        case response(status: Int, headers: [String: String] = [:], body: Data = Data(), delay: TimeInterval = 0)
        /// An error, after a delay in seconds.
        case failure(any Error, delay: TimeInterval = 0)
    }

    /// What happens when a request comes and the queue is empty.
    struct NoAnswerError: Error, CustomStringConvertible {
        var url: URL?
        var description: String { "no answer was queued for \(url?.absoluteString ?? "a request")" }
    }

    private let lock = NSLock()
    private var answers: [Answer] = []
    private var captured: [URLRequest] = []
    private let slot: any Slot.Type

    /// A session that asks nobody but this stub.
    let session: URLSession

    init() {
        slot = Slots.shared.take()
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [slot.protocolClass]
        session = URLSession(configuration: configuration)
        Slots.shared.assign(self, to: slot)
    }

    deinit {
        session.invalidateAndCancel()
        Slots.shared.free(slot)
    }

    /// The requests so far, in order.
    var requests: [URLRequest] { lock.withLock { captured } }

    /// Adds an answer to the queue.
    func enqueue(_ answer: Answer) {
        lock.withLock { answers.append(answer) }
    }

    /// Adds a value as a JSON answer to the queue.
    func enqueue(json value: some Encodable, status: Int = 200) throws {
        let body = try JSONEncoder().encode(value)
        enqueue(.response(status: status, headers: ["Content-Type": "application/json"], body: body))
    }

    fileprivate func next(for request: URLRequest) -> Answer {
        lock.withLock {
            captured.append(request)
            return answers.isEmpty ? .failure(NoAnswerError(url: request.url)) : answers.removeFirst()
        }
    }
}

/// A type that tells one session's protocol class from another's, since `URLProtocol` is given by class only.
private protocol Slot: Sendable {
    static var protocolClass: AnyClass { get }
    static var successor: any Slot.Type { get }
}

extension Slot {
    static var protocolClass: AnyClass { StubbedProtocol<Self>.self }
    static var successor: any Slot.Type { NextSlot<Self>.self }
}

private enum FirstSlot: Slot {}
private enum NextSlot<Previous: Slot>: Slot {}

/// The stubs by slot; slots are used again when their stub is gone.
private final class Slots: @unchecked Sendable {
    private struct Entry {
        weak var stub: URLProtocolStub?
    }

    static let shared = Slots()

    private let lock = NSLock()
    private var last: (any Slot.Type)?
    private var unused: [any Slot.Type] = []
    private var entries: [ObjectIdentifier: Entry] = [:]

    func take() -> any Slot.Type {
        lock.withLock {
            if let slot = unused.popLast() { return slot }
            let slot: any Slot.Type = last?.successor ?? FirstSlot.self
            last = slot
            return slot
        }
    }

    func assign(_ stub: URLProtocolStub, to slot: any Slot.Type) {
        lock.withLock { entries[ObjectIdentifier(slot)] = Entry(stub: stub) }
    }

    func free(_ slot: any Slot.Type) {
        lock.withLock {
            entries[ObjectIdentifier(slot)] = nil
            unused.append(slot)
        }
    }

    func stub(in slot: any Slot.Type) -> URLProtocolStub? {
        lock.withLock { entries[ObjectIdentifier(slot)]?.stub }
    }
}

private final class StubbedProtocol<Own: Slot>: URLProtocol {
    private let lock = NSLock()
    private var isStopped = false

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        let answer = Slots.shared.stub(in: Own.self)?.next(for: request) ?? .failure(URLError(.cancelled))
        switch answer {
        case .response(_, _, _, let delay), .failure(_, let delay):
            guard delay > 0 else { return deliver(answer) }
            // Loading goes on in another queue; what is shared is guarded by the lock.
            nonisolated(unsafe) let loading = self
            DispatchQueue.global().asyncAfter(deadline: .now() + delay) { loading.deliver(answer) }
        }
    }

    override func stopLoading() {
        lock.withLock { isStopped = true }
    }

    private func deliver(_ answer: URLProtocolStub.Answer) {
        guard !lock.withLock({ isStopped }) else { return }
        switch answer {
        case .failure(let error, _):
            client?.urlProtocol(self, didFailWithError: error)
        case .response(let status, let headers, let body, _):
            guard let url = request.url,
                let response = HTTPURLResponse(
                    url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
            else { return }
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: body)
            client?.urlProtocolDidFinishLoading(self)
        }
    }
}
