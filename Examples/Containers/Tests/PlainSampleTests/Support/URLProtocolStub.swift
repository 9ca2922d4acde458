// testgen:fingerprint b13a97666354d086 support
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Answers the requests of one `URLSession` and keeps what was asked; sessions share nothing.
///
/// It can be told like a double of `data(for:)`; answers that are queued come first.
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
    private var told = Told()
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

    fileprivate func next(for request: URLRequest) -> Reply {
        let request = request.withBody
        return lock.withLock {
            captured.append(request)
            if !answers.isEmpty { return .answer(answers.removeFirst()) }
            if let error = told.error { return .answer(.failure(error)) }
            if let closure = told.closure { return .closure(closure, request) }
            if let (body, response) = told.value { return .value(body, response) }
            return .answer(.failure(NoAnswerError(url: request.url)))
        }
    }
}

extension URLProtocolStub {
    /// What answers requests, on the actor of the test that gives it.
    typealias Handler = (URLRequest) async throws -> (Data, URLResponse)

    fileprivate struct Told {
        var error: (any Error)?
        var closure: Handler?
        var value: (Data, URLResponse)?
    }

    fileprivate enum Reply {
        case answer(Answer)
        case closure(Handler, URLRequest)
        case value(Data, URLResponse)
    }

    /// How many requests there were.
    var dataCallsCount: Int { requests.count }

    /// The last request.
    var dataReceivedRequest: URLRequest? { requests.last }

    /// The requests so far, in order.
    var dataReceivedInvocations: [URLRequest] { requests }

    /// What every request is answered with.
    var dataReturnValue: (Data, URLResponse)! {
        get { lock.withLock { told.value } }
        set { lock.withLock { told.value = newValue } }
    }

    /// What every request fails with.
    var dataThrowableError: (any Error)? {
        get { lock.withLock { told.error } }
        set { lock.withLock { told.error = newValue } }
    }

    /// What answers every request.
    var dataClosure: Handler? {
        get { lock.withLock { told.closure } }
        set { lock.withLock { told.closure = newValue } }
    }
}

extension URLRequest {
    /// The request with the body that it streams.
    fileprivate var withBody: URLRequest {
        guard httpBody == nil, let stream = httpBodyStream else { return self }
        stream.open()
        defer { stream.close() }
        var body = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while case let count = stream.read(&buffer, maxLength: buffer.count), count > 0 {
            body.append(contentsOf: buffer[..<count])
        }
        var request = self
        request.httpBody = body
        return request
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
        // Loading goes on elsewhere; what is shared is guarded by the lock.
        nonisolated(unsafe) let loading = self
        switch Slots.shared.stub(in: Own.self)?.next(for: request) ?? .answer(.failure(URLError(.cancelled))) {
        case .answer(.response(let status, let headers, let body, let delay)):
            let response = request.url.flatMap {
                HTTPURLResponse(url: $0, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
            }
            after(delay) { loading.deliver(body, response) }
        case .answer(.failure(let error, let delay)): after(delay) { loading.fail(error) }
        case .value(let body, let response): deliver(body, response)
        case .closure(let closure, let request):
            nonisolated(unsafe) let handler = closure
            Task {
                do {
                    let (body, response) = try await handler(request)
                    loading.deliver(body, response)
                } catch {
                    loading.fail(error)
                }
            }
        }
    }

    private func after(_ delay: TimeInterval, _ body: @escaping @Sendable () -> Void) {
        guard delay > 0 else { return body() }
        DispatchQueue.global().asyncAfter(deadline: .now() + delay, execute: body)
    }

    override func stopLoading() {
        lock.withLock { isStopped = true }
    }

    private func fail(_ error: any Error) {
        guard !lock.withLock({ isStopped }) else { return }
        client?.urlProtocol(self, didFailWithError: error)
    }

    private func deliver(_ body: Data, _ response: URLResponse?) {
        guard !lock.withLock({ isStopped }), let response else { return }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: body)
        client?.urlProtocolDidFinishLoading(self)
    }
}
// testgen:parts qxkweZMJ9 guOBblqcZ 8dUCUd9hr 087fvjCZA itb_qHanY Hq0Wxlj33 tmokAdJe1 guFgEtxBz gU6J6E-j8 0kN-qVVbR
// testgen:parts AsvkkkH77 a-dmTOKkm IIkHH3dhF DJ2npEEVe KKEBRRHwb hO9SFs9yH 7bNMO_6Np 6sly5y558 knhavVwBs knhaUiuHY
// testgen:parts qrt4b0tVn 8dUCuPPmv sUDguyXdP 2xMcNqJe- zYtZesH0w lHNJD0dS0 x-KMR_xTD l0jBej0ir uO7lxszEV fYCGjmK0r
// testgen:parts JQtvMqB39 vb4RQmJBc C-gtKCM6W idlBaF_aA JeIzMZgPI 9puv_LOlS IBXac1zBK 7Uk4D_Vyt QAZLeipKq mkP2_g38S
// testgen:parts 7oL7fVPNh bMAT2eMVC mkP2CUTLe 7oL7aJ4AI bMATeSBQr mSO04XNSC aJaLdkyhA FPZzyMpua jSjdd80oD Okocfwn0O
// testgen:parts L2SDfzpeI cN7NqVVbR cPIzFnhAY cXa5HrEMr WKLMm9jVH J23jRfFzD ZJ1_Q2Tlt x4COQg8cs aFyvV2P6N Q0Jbjd84C
// testgen:parts 7w88qVVbR 9Y2VmVfR0 p0IjMndB1 G3h2CCqOw zRRfo8k4j VOgr_dONs 8n8vgFxo4 4J4XXuJrM AyoVY5VI0
