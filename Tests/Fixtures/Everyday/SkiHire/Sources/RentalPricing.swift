import Foundation

struct RentalQuote: Equatable, Sendable {
    let equipmentCents: Int
    let discountCents: Int
    let insuranceCents: Int
    let voucherCents: Int

    var totalCents: Int {
        max(0, equipmentCents - discountCents + insuranceCents - voucherCents)
    }
}

struct RentalPricing: Sendable {
    static let insurancePerItemAndDayCents = 350

    func quote(items: [RentalItem], days: Int, skier: Skier, insured: Bool, voucher: Voucher?) throws -> RentalQuote {
        let equipment = items.reduce(0) { $0 + $1.dailyRateCents } * days
        let percent = min(50, durationDiscount(days: days) + skierDiscount(skier))
        let discount = equipment * percent / 100
        let insurance = insured ? items.count * days * Self.insurancePerItemAndDayCents : 0

        var voucherAmount = 0
        if let voucher {
            // Vouchers apply to equipment only, never to the insurance premium.
            let spend = equipment - discount
            guard spend >= voucher.minimumSpendCents else {
                throw RentalError.voucherMinimumNotMet(missingCents: voucher.minimumSpendCents - spend)
            }
            voucherAmount = min(voucher.amountCents, spend)
        }
        return RentalQuote(
            equipmentCents: equipment,
            discountCents: discount,
            insuranceCents: insurance,
            voucherCents: voucherAmount
        )
    }

    private func durationDiscount(days: Int) -> Int {
        switch days {
        case ..<3: return 0
        case 3..<6: return 10
        default: return 20
        }
    }

    private func skierDiscount(_ skier: Skier) -> Int {
        var percent = skier.isSeasonMember ? 15 : 0
        if skier.age < 12 {
            percent += 40
        } else if skier.age < 18 || skier.age >= 65 {
            percent += 20
        }
        return percent
    }
}
