import Foundation

public class RelayReceipts: NSObject {
    let fibonacciBackoffsInSeconds = [1.0, 2.0, 3.0, 5.0]
    let network: RelayNetwork
    let keychain: TokenKeychain
    let database: LogDatabase
    let preferences: GroupPreferences
    var schedule: (_ seconds: Double, _ block: @escaping () -> Void) -> Void = { seconds, block in
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: block)
    }
    private var retryIndex = 0

    init(network: RelayNetwork, keychain: TokenKeychain, database: LogDatabase, preferences: GroupPreferences = UserDefaults.standard) {
        self.network = network
        self.keychain = keychain
        self.database = database
        self.preferences = preferences
        super.init()
    }

    public func postNotificationReceipt(_ userInfo: [AnyHashable: Any], completionHandler: @escaping (_ receipt: RelayReceipt?) -> Void) {
        guard let ackId = userInfo["ack_id"] as? String,
              let serverUrl = resolveServerUrl(userInfo),
              let token = try? keychain.getToken(for: serverUrl)
        else {
            completionHandler(nil)
            return
        }

        let isIdLoaded = (userInfo["id_loaded"] as? Bool) ?? false
        let params = ["id": ackId, "platform": "ios", "type": isIdLoaded ? "id_loaded" : "clear"]
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys

        network.request("/notifications/ack", usingMethod: .post, withBody: try? encoder.encode(params), forServerUrl: serverUrl, withToken: token) { data, statusCode, error in
            if error != nil || statusCode >= 500 {
                self.retry(userInfo, completionHandler: completionHandler)
                return
            }
            self.retryIndex = 0
            guard statusCode == 200, let data = data else {
                completionHandler(nil)
                return
            }
            let receipt = try? JSONDecoder().decode(RelayReceipt.self, from: data)
            if let badge = receipt?.badge {
                self.preferences.set(badge, forKey: "badge_\(serverUrl)")
            }
            completionHandler(receipt)
        }
    }

    public func isTrusted(_ userInfo: [AnyHashable: Any]) -> Bool {
        guard let signature = userInfo["signature"] as? String else { return true }
        if signature != "NO_SIGNATURE" {
            return !signature.isEmpty
        }
        guard let serverUrl = resolveServerUrl(userInfo),
              let version = database.serverVersion(serverUrl)
        else { return false }
        return version.compare("9.10.0", options: .numeric) == .orderedAscending
    }

    internal func resolveServerUrl(_ userInfo: [AnyHashable: Any]) -> String? {
        if let serverUrl = userInfo["server_url"] as? String { return serverUrl }
        guard let identifier = userInfo["server_id"] as? String else { return nil }
        return try? database.serverUrl(forServer: identifier)
    }

    private func retry(_ userInfo: [AnyHashable: Any], completionHandler: @escaping (_ receipt: RelayReceipt?) -> Void) {
        guard retryIndex < fibonacciBackoffsInSeconds.count else {
            retryIndex = 0
            completionHandler(nil)
            return
        }
        let delay = fibonacciBackoffsInSeconds[retryIndex]
        retryIndex += 1
        schedule(delay) {
            self.postNotificationReceipt(userInfo, completionHandler: completionHandler)
        }
    }
}
