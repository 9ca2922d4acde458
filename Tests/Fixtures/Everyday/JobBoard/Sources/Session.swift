import Foundation

protocol SessionProviding: AnyObject {
    var isSignedIn: Bool { get }
    var savedJobIDs: Set<Int> { get set }
    func invalidate()
}

final class Session: SessionProviding {
    static let shared = Session()

    private(set) var isSignedIn = false
    var savedJobIDs: Set<Int> = []

    func invalidate() {
        isSignedIn = false
        savedJobIDs = []
    }
}

protocol SearchHistory: AnyObject {
    func recent() -> [String]
    func store(_ searches: [String])
}

final class DefaultsSearchHistory: SearchHistory {
    static let standard = DefaultsSearchHistory()

    func recent() -> [String] { UserDefaults.standard.stringArray(forKey: "jobs.recent") ?? [] }
    func store(_ searches: [String]) { UserDefaults.standard.set(searches, forKey: "jobs.recent") }
}
