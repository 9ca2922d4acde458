// testgen:fingerprint b03a9cffa4ab784e
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A service that tests of the emulator tier talk to.
struct TestService: Sendable {
    /// How the service tells that it is there.
    enum Health: Sendable {
        /// A GET that answers with a status below 500.
        case http(URL)
        /// A port that accepts a connection.
        case tcp(host: String, port: UInt16)
    }

    /// The name in messages.
    var name: String
    /// How it tells that it is there.
    var health: Health
    /// The environment variable that must be `true` or `1` for its tests to run; `nil` to run whenever it is there.
    var optIn: String?
    /// How often it is asked before it counts as missing.
    var attempts = 4
    /// The pause after the first failed attempt; each further one is twice as long.
    var firstPause: UInt64 = 50_000_000

    /// Whether its tests are wanted and it answers.
    func isAvailable() async -> Bool {
        guard isWanted else { return false }
        var pause = firstPause
        for attempt in 1...max(attempts, 1) {
            if await answers() { return true }
            guard attempt < attempts else { break }
            try? await Task.sleep(nanoseconds: pause)
            pause *= 2
        }
        return false
    }

    private var isWanted: Bool {
        guard let optIn else { return true }
        return ["1", "true", "yes"].contains(ProcessInfo.processInfo.environment[optIn]?.lowercased() ?? "")
    }

    private func answers() async -> Bool {
        switch health {
        case .http(let url):
            var request = URLRequest(url: url)
            request.timeoutInterval = 1
            guard let (_, response) = try? await URLSession(configuration: .ephemeral).data(for: request) else {
                return false
            }
            return (response as? HTTPURLResponse).map { $0.statusCode < 500 } ?? false
        case .tcp(let host, let port):
            return Self.connects(to: host, port: port)
        }
    }

    private static func connects(to host: String, port: UInt16) -> Bool {
        var hints = addrinfo()
        #if canImport(Glibc)
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
        hints.ai_socktype = SOCK_STREAM
        #endif
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &list) == 0 else { return false }
        defer { freeaddrinfo(list) }
        var next = list
        while let address = next?.pointee {
            let descriptor = socket(address.ai_family, address.ai_socktype, address.ai_protocol)
            if descriptor >= 0 {
                defer { close(descriptor) }
                if connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 { return true }
            }
            next = address.ai_next
        }
        return false
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips the suite or test, with the reason, where a service is not there or its tests are not wanted.
    static func requiresService(_ service: TestService) -> Self {
        let wish = service.optIn.map { " (set \($0)=true and start it)" } ?? ""
        return .enabled("\(service.name) is not running\(wish)") { await service.isAvailable() }
    }
}
