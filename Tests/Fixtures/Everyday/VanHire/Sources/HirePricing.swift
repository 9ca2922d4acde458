import Foundation

struct HirePricing: Sendable {
    var youngDriverSurchargePerDay = 1_200
    var youngDriverAgeLimit = 25
    var excessCoverPerDay = 850
    var excessCoverCap = 5_100
    var weeklyThreshold = 7
    var maximumDiscountPercent = 40

    func quote(for request: HireRequest, days: Int, driverAge: Int, voucherPercent: Int) -> Quote {
        var hire = request.van.dailyRateInPence * days
        if days >= weeklyThreshold {
            hire = hire * 85 / 100
        }
        let surcharge = driverAge < youngDriverAgeLimit ? youngDriverSurchargePerDay * days : 0
        let cover = request.reducedExcess ? min(excessCoverPerDay * days, excessCoverCap) : 0
        let percent = min(membershipPercent(request.driver) + voucherPercent, maximumDiscountPercent)
        return Quote(
            hireInPence: hire,
            youngDriverSurchargeInPence: surcharge,
            excessCoverInPence: cover,
            discountInPence: hire * percent / 100
        )
    }

    func deposit(for van: Van, reducedExcess: Bool) -> Int {
        let base =
            switch van.size {
            case .small: 15_000
            case .transit: 25_000
            case .luton: 40_000
            }
        return reducedExcess ? base / 2 : base
    }

    private func membershipPercent(_ driver: Driver) -> Int {
        switch driver.membership {
        case .casual: 0
        case .plus: 5
        case .trade: 15
        }
    }
}
