import Foundation

struct Hive: Identifiable, Equatable, Sendable {
    enum Temper: Int, Sendable, CaseIterable, Comparable {
        case calm = 0
        case nervous, aggressive

        static func < (lhs: Temper, rhs: Temper) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    let id: String
    var name: String
    var site: String
    var frames: Int
    var miteCount = 0
    var temper: Temper = .calm
    var isFavourite = false
}

extension Hive {
    /// Mites per hundred bees above which a treatment is due.
    static let treatmentThreshold = 3

    var needsTreatment: Bool { miteCount >= Self.treatmentThreshold }

    func matches(_ query: String) -> Bool {
        name.localizedCaseInsensitiveContains(query) || site.localizedCaseInsensitiveContains(query)
    }
}
