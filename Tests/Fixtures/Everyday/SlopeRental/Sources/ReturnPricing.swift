import Foundation

struct ReturnPricing {
    let calendar: Calendar
    let rules: RentalRules

    func lateDays(dueAt: Date, returnedAt: Date) -> Int {
        let graceEnd = dueAt.addingTimeInterval(TimeInterval(rules.graceMinutes * 60))
        guard returnedAt > graceEnd else { return 0 }
        let dueDay = calendar.startOfDay(for: dueAt)
        let returnDay = calendar.startOfDay(for: returnedAt)
        let days = calendar.dateComponents([.day], from: dueDay, to: returnDay).day ?? 0
        return min(max(days, 1), rules.maxLateDays)
    }

    func damageCharge(for gear: RentedGear, condition: GearCondition, hasWaiver: Bool) -> GearCharge? {
        switch condition {
        case .good:
            return nil
        case .scratched:
            guard gear.kind != .helmet else {
                return GearCharge(
                    tag: gear.tag, reason: .replacement, amountCents: covered(gear.replacementCents, hasWaiver))
            }
            guard !hasWaiver else { return nil }
            return GearCharge(tag: gear.tag, reason: .scratch, amountCents: rules.scratchFeeCents)
        case .broken:
            return GearCharge(
                tag: gear.tag, reason: .replacement, amountCents: covered(gear.replacementCents, hasWaiver))
        case .missing:
            return GearCharge(tag: gear.tag, reason: .replacement, amountCents: gear.replacementCents)
        }
    }

    func lateCharge(for gear: RentedGear, days: Int, isLoyal: Bool) -> GearCharge? {
        let billable = isLoyal ? days - 1 : days
        guard billable > 0 else { return nil }
        return GearCharge(tag: gear.tag, reason: .late, amountCents: gear.dailyRateCents * billable)
    }

    private func covered(_ cents: Int, _ hasWaiver: Bool) -> Int {
        guard hasWaiver else { return cents }
        let discount = cents * rules.waiverCoverPercent / 100
        return cents - discount
    }
}

enum CentsFormatter {
    static func text(_ cents: Int) -> String {
        let sign = cents < 0 ? "-" : ""
        let value = abs(cents)
        return "\(sign)€\(value / 100)." + String(format: "%02d", value % 100)
    }
}
