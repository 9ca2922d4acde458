import Foundation

struct InspectionDTO: Codable, Equatable, Sendable {
    let id: String
    let hive: Int
    let inspectedAt: Int
    let queen: Bool?
    let frameCount: Int
    let remarks: String

    enum CodingKeys: String, CodingKey {
        case id, hive, queen, remarks
        case inspectedAt = "inspected_at"
        case frameCount = "frame_count"
    }
}

extension InspectionDTO {
    init(_ inspection: Inspection) {
        self.init(
            id: inspection.id,
            hive: inspection.hiveID,
            inspectedAt: Int(inspection.date.timeIntervalSince1970),
            queen: inspection.queenSeen,
            frameCount: inspection.frames,
            remarks: inspection.notes ?? ""
        )
    }

    var domain: Inspection {
        Inspection(
            id: id,
            hiveID: hive,
            date: Date(timeIntervalSince1970: TimeInterval(inspectedAt)),
            queenSeen: queen ?? false,
            frames: frameCount,
            notes: remarks.isEmpty ? nil : remarks
        )
    }
}
