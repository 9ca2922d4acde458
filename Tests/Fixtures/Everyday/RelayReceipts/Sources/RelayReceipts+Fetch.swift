import Foundation

extension RelayReceipts {
    struct FetchSummary: Equatable {
        var contacts: [RadioContact] = []
        var operators: [StationOperator] = []
    }

    func fetchAndStoreContacts(fromNet netId: String, userInfo: [AnyHashable: Any], withCompletionHandler completionHandler: @escaping (_ summary: FetchSummary?) -> Void) {
        guard let serverUrl = resolveServerUrl(userInfo),
              let token = try? keychain.getToken(for: serverUrl)
        else {
            completionHandler(nil)
            return
        }

        let sinceKey = "since_\(netId)"
        let since = preferences.int64(forKey: sinceKey)
        let query = since > 0 ? "?since=\(since)" : "?per_page=60"

        network.request("/nets/\(netId)/contacts" + query, usingMethod: .get, withBody: nil, forServerUrl: serverUrl, withToken: token) { data, statusCode, _ in
            guard statusCode == 200, let data = data,
                  let contacts = try? JSONDecoder().decode([RadioContact].self, from: data)
            else {
                completionHandler(nil)
                return
            }
            var summary = FetchSummary(contacts: contacts.filter { $0.deleteAt == 0 })

            self.fetchMissingOperators(for: summary.contacts, serverUrl: serverUrl, token: token) { operators in
                summary.operators = operators
                do {
                    try self.database.insert(contacts: summary.contacts, operators: operators, forServerUrl: serverUrl)
                } catch {
                    completionHandler(nil)
                    return
                }
                if let newest = contacts.map(\.createAt).max(), newest > since {
                    self.preferences.set(newest, forKey: sinceKey)
                }
                completionHandler(summary)
            }
        }
    }

    private func fetchMissingOperators(for contacts: [RadioContact], serverUrl: String, token: String, handler: @escaping ([StationOperator]) -> Void) {
        let known = database.knownCallsigns(forServerUrl: serverUrl)
        let missing = Set(contacts.map(\.callsign)).subtracting(known).sorted()
        guard !missing.isEmpty else {
            handler([])
            return
        }
        network.request("/operators/callsigns", usingMethod: .post, withBody: try? JSONEncoder().encode(missing), forServerUrl: serverUrl, withToken: token) { data, _, error in
            guard error == nil, let data = data else {
                handler([])
                return
            }
            handler((try? JSONDecoder().decode([StationOperator].self, from: data)) ?? [])
        }
    }
}
