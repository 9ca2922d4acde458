import Foundation

extension HiveFormViewModel {
    var trimmedName: String {
        name.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    func validate(_ field: Field) -> String? {
        switch field {
        case .name:
            guard !trimmedName.isEmpty else { return "Enter a name." }
            return Limits.nameLength.contains(trimmedName.count) ? nil : "Use 2 to 40 characters."
        case .frames:
            guard let frames = Int(framesText), frames > 0 else { return "Enter the number of frames." }
            return frames <= type.maxFrames ? nil : "A hive of this type holds \(type.maxFrames) frames."
        case .queenYear:
            return hasQueen ? validateQueenYear() : nil
        case .tags:
            return nil
        case .notes:
            return notes.count > Limits.maxNotesLength ? "Notes are too long (\(notes.count)/500)." : nil
        case .harvestGoal:
            guard !harvestGoalText.isEmpty else { return nil }
            guard let goal = harvestGoal, goal > 0 else { return "Enter a weight in kilograms." }
            return nil
        }
    }

    var harvestGoal: Decimal? {
        Decimal(string: harvestGoalText.replacingOccurrences(of: ",", with: "."))
    }

    func makeRequest() -> HiveRequestDTO {
        let cleanNotes = notes.trimmingCharacters(in: .whitespacesAndNewlines)
        return HiveRequestDTO(
            name: trimmedName,
            type: type.rawValue,
            frames: Int(framesText) ?? 0,
            queenYear: hasQueen ? Int(queenYearText) : nil,
            queenMarked: hasQueen && isQueenMarked,
            tags: tags.sorted(),
            notes: cleanNotes.isEmpty ? nil : cleanNotes,
            harvestGoalGrams: harvestGoal.map { NSDecimalNumber(decimal: $0 * 1000).intValue }
        )
    }

    private func validateQueenYear() -> String? {
        guard let year = Int(queenYearText) else { return "Enter the queen's year." }
        if year > currentYearValue { return "The year can't be in the future." }
        if currentYearValue - year > Limits.oldestQueen { return "Queens rarely live that long." }
        return nil
    }
}
