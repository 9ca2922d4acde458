import Foundation

struct CloseRentalUseCase {
    let gateway: any DepositGateway
    let store: any RentalStore
    let policy: any RentalPolicyProvider
    let notifier: any GuestNotifier
    let calendar: Calendar
    let now: () -> Date

    func close(agreementID: String, returned: [ReturnedGear]) throws -> ReturnReport {
        guard var agreement = try store.agreement(id: agreementID) else {
            throw ReturnError.unknownAgreement(agreementID)
        }
        do {
            try validate(agreement, returned: returned)
        } catch {
            store.append(.rejected(agreementID: agreementID, reason: rejectionReason(error)))
            throw error
        }

        let returnedAt = now()
        let pricing = ReturnPricing(calendar: calendar, rules: policy.rules(on: returnedAt))
        let lateDays = pricing.lateDays(dueAt: agreement.dueAt, returnedAt: returnedAt)
        let isLoyal = policy.isLoyalGuest(agreement.guestID)
        let conditions = Dictionary(uniqueKeysWithValues: returned.map { ($0.tag, $0.condition) })

        var charges: [GearCharge] = []
        for gear in agreement.gear.sorted(by: { $0.tag < $1.tag }) {
            let condition = conditions[gear.tag] ?? .missing
            if condition != .missing, let late = pricing.lateCharge(for: gear, days: lateDays, isLoyal: isLoyal) {
                charges.append(late)
            }
            if let damage = pricing.damageCharge(for: gear, condition: condition, hasWaiver: agreement.hasDamageWaiver)
            {
                charges.append(damage)
            }
        }

        let total = charges.reduce(0) { $0 + $1.amountCents }
        let outcome = try settle(agreement, totalCents: total)
        agreement.closedAt = returnedAt
        try store.save(agreement)
        store.append(.settled(agreementID: agreement.id, totalCents: total))

        var problems = moveStock(agreement.gear, conditions: conditions)
        let summary = summaryText(outcome: outcome, lateDays: lateDays, chargeCount: charges.count)
        do {
            try notifier.send(summary, to: agreement.guestID)
        } catch {
            problems.append("Guest \(agreement.guestID) was not notified")
        }
        return ReturnReport(
            agreementID: agreement.id, lateDays: lateDays, charges: charges,
            outcome: outcome, problems: problems, summary: summary
        )
    }

    private func validate(_ agreement: RentalAgreement, returned: [ReturnedGear]) throws {
        if let closedAt = agreement.closedAt {
            throw ReturnError.alreadyClosed(closedAt)
        }
        guard !returned.isEmpty else { throw ReturnError.nothingReturned }
        var seen: Set<String> = []
        for item in returned where !seen.insert(item.tag).inserted {
            throw ReturnError.duplicateTag(item.tag)
        }
        let foreign = seen.subtracting(agreement.gear.map(\.tag))
        guard foreign.isEmpty else { throw ReturnError.foreignGear(foreign.sorted()) }
    }

    private func settle(_ agreement: RentalAgreement, totalCents: Int) throws -> SettlementOutcome {
        let balance = agreement.depositCents - totalCents
        let reference = "RET-\(agreement.id)"
        do {
            if balance > 0 {
                try gateway.refund(guestID: agreement.guestID, cents: balance, reference: reference)
                return .refunded(cents: balance)
            }
            if balance < 0 {
                try gateway.charge(guestID: agreement.guestID, cents: -balance, reference: reference)
                return .charged(cents: -balance)
            }
            return .balanced
        } catch PaymentGatewayError.declined(let reason) {
            store.append(.rejected(agreementID: agreement.id, reason: "payment declined"))
            throw ReturnError.paymentDeclined(reason)
        }
    }

    private func moveStock(_ gear: [RentedGear], conditions: [String: GearCondition]) -> [String] {
        var problems: [String] = []
        for item in gear {
            let condition = conditions[item.tag] ?? .missing
            let mustRetire =
                condition == .broken || condition == .missing
                || (item.kind == .helmet && condition == .scratched)
            do {
                if mustRetire {
                    try store.retire(tag: item.tag)
                    store.append(.gearRetired(tag: item.tag))
                } else {
                    try store.restock(tag: item.tag)
                }
            } catch {
                if !mustRetire { store.append(.restockFailed(tag: item.tag)) }
                problems.append(
                    "\(item.kind.rawValue.capitalized) \(item.tag) could not be \(mustRetire ? "retired" : "restocked")"
                )
            }
        }
        return problems
    }

    private func summaryText(outcome: SettlementOutcome, lateDays: Int, chargeCount: Int) -> String {
        var parts: [String] = []
        switch outcome {
        case .refunded(let cents):
            parts.append("We refunded \(CentsFormatter.text(cents)) of your deposit.")
        case .charged(let cents):
            parts.append("We charged \(CentsFormatter.text(cents)) in addition to your deposit.")
        case .balanced:
            parts.append("Your deposit covers all charges.")
        }
        if lateDays > 0 {
            parts.append("Returned \(lateDays) \(lateDays == 1 ? "day" : "days") late.")
        }
        if chargeCount == 0 {
            parts.append("Thank you for returning everything in good order!")
        }
        return parts.joined(separator: " ")
    }

    private func rejectionReason(_ error: any Error) -> String {
        switch error as? ReturnError {
        case .alreadyClosed: return "already closed"
        case .nothingReturned: return "nothing returned"
        case .foreignGear(let tags): return "foreign gear: \(tags.joined(separator: ", "))"
        case .duplicateTag(let tag): return "duplicate tag \(tag)"
        default: return "unexpected"
        }
    }
}
