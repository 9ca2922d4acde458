import Foundation

struct AvalancheBulletinMapper: Sendable {
    func bulletins(from items: [AvalancheBulletinDTO]) -> [AvalancheBulletin] {
        items.compactMap(bulletin(from:))
    }

    func bulletin(from dto: AvalancheBulletinDTO) -> AvalancheBulletin? {
        guard
            !dto.id.isEmpty,
            let region = dto.region?.trimmingCharacters(in: .whitespaces), !region.isEmpty,
            let danger = AvalancheDangerLevel(rawValue: dto.dangerLevel),
            let validUntil = ISO8601DateFormatter().date(from: dto.validUntil)
        else { return nil }

        return AvalancheBulletin(
            id: dto.id,
            regionName: region,
            danger: danger,
            aspects: aspects(from: dto.aspects),
            criticalElevation: dto.elevationMeters.flatMap { $0 > 0 ? $0 : nil },
            summary: summary(dto.text, danger: danger),
            validUntil: validUntil
        )
    }

    private func aspects(from raw: [String]) -> [SlopeAspect] {
        let known = Set(raw.compactMap { SlopeAspect(rawValue: $0.lowercased()) })
        return SlopeAspect.allCases.filter(known.contains)
    }

    private func summary(_ text: String?, danger: AvalancheDangerLevel) -> String {
        let trimmed = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        guard trimmed.isEmpty else { return trimmed }
        return danger >= .high ? "Avoid all avalanche terrain." : "No summary available."
    }

    func domainError(from error: Error, area: String) -> AvalancheBulletinError {
        if let error = error as? AvalancheBulletinError { return error }
        guard let remote = error as? AvalancheRemoteError else { return .unexpected }
        switch remote {
        case .notConnected, .timedOut:
            return .offline
        case .http(let status):
            switch status {
            case 402, 403: return .subscriptionRequired
            case 404: return .regionUnknown(area)
            case 500...599: return .serviceUnavailable
            default: return .unexpected
            }
        case .decoding:
            return .unexpected
        }
    }
}
