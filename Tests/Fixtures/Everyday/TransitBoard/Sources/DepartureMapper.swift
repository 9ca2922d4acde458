import Foundation

struct DepartureMapper: Sendable {
    var delayTolerance: TimeInterval = 60

    func departures(from dto: StopBoardDTO, after date: Date) -> [Departure] {
        var seen = Set<String>()
        return dto.entries
            .compactMap(departure(from:))
            .filter { $0.expected >= date }
            .filter { seen.insert($0.id).inserted }
            .sorted { lhs, rhs in
                lhs.expected == rhs.expected ? lhs.line < rhs.line : lhs.expected < rhs.expected
            }
    }

    private func departure(from dto: DepartureDTO) -> Departure? {
        guard let mode = mode(for: dto.vehicleType) else { return nil }
        let scheduled = Date(timeIntervalSince1970: TimeInterval(dto.plannedEpoch))
        let platform = dto.platform?.trimmingCharacters(in: .whitespaces)
        return Departure(
            id: dto.tripId,
            line: dto.lineName,
            destination: dto.headsign,
            mode: mode,
            platform: platform?.isEmpty == true ? nil : platform,
            scheduled: scheduled,
            status: status(of: dto, scheduled: scheduled)
        )
    }

    private func status(of dto: DepartureDTO, scheduled: Date) -> Departure.Status {
        if dto.cancelled == true { return .cancelled }
        guard let realtime = dto.realtimeEpoch else { return .onTime }
        let delay = TimeInterval(realtime) - scheduled.timeIntervalSince1970
        guard delay >= delayTolerance else { return .onTime }
        return .delayed(minutes: Int(delay / 60))
    }

    private func mode(for vehicleType: String) -> Departure.Mode? {
        switch vehicleType.lowercased() {
        case "bus", "coach", "replacement": .bus
        case "tram", "lightrail": .tram
        case "rail", "train": .train
        case "ferry": .ferry
        default: nil
        }
    }
}
