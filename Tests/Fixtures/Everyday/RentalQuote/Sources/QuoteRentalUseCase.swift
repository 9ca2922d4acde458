import Foundation

protocol QuotingRental: Sendable {
    func execute(_ request: RentalRequest) async throws(QuoteError) -> RentalQuote
}

struct QuoteRentalUseCase: QuotingRental {
    static let maximumDays = 60

    private let catalog: any VehicleCatalog
    private let rates: any RateProviding
    private let drivers: any DriverDirectory
    private let vouchers: (any VoucherChecking)?
    private let calendar: Calendar
    private let now: @Sendable () -> Date

    init(
        catalog: any VehicleCatalog,
        rates: any RateProviding,
        drivers: any DriverDirectory,
        vouchers: (any VoucherChecking)? = nil,
        calendar: Calendar = .current,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.catalog = catalog
        self.rates = rates
        self.drivers = drivers
        self.vouchers = vouchers
        self.calendar = calendar
        self.now = now
    }

    func execute(_ request: RentalRequest) async throws(QuoteError) -> RentalQuote {
        guard request.pickUp >= now(), request.dropOff > request.pickUp else { throw .invalidPeriod }
        let days = rentalDays(of: request)
        guard days <= Self.maximumDays else { throw .tooLong(maximumDays: Self.maximumDays) }

        let vehicle = try await availableVehicle(for: request)
        let driver = try await eligibleDriver(for: request, vehicle: vehicle)

        var lines = [
            RentalQuote.Line(title: vehicle.name, amount: basePrice(of: vehicle, request: request, days: days))
        ]
        let insurance = rates.price(of: request.insurance, category: vehicle.category) * Decimal(days)
        if insurance > 0 {
            lines.append(.init(title: "Insurance", amount: insurance))
        }
        lines += request.extras.compactMap { line(for: $0, days: days) }
        if age(of: driver, at: request.pickUp) < 25 {
            lines.append(.init(title: "Young driver", amount: Decimal(days) * 9))
        }
        if let discount = loyaltyDiscount(driver.loyalty, on: lines[0].amount) {
            lines.append(discount)
        }
        if let code = request.voucher, let voucher = try await validVoucher(code) {
            let subtotal = lines.reduce(Decimal(0)) { $0 + $1.amount }
            lines.append(.init(title: "Voucher \(voucher.code)", amount: -reduction(by: voucher, of: subtotal)))
        }
        return RentalQuote(vehicle: vehicle, days: days, lines: lines, deposit: deposit(for: request, vehicle: vehicle))
    }

    /// Started days count, with an hour of grace at the return.
    private func rentalDays(of request: RentalRequest) -> Int {
        let parts = calendar.dateComponents([.day, .hour, .minute], from: request.pickUp, to: request.dropOff)
        let full = parts.day ?? 0
        let exceedsGrace = (parts.hour ?? 0) * 60 + (parts.minute ?? 0) > 60
        return max(1, exceedsGrace ? full + 1 : full)
    }

    private func availableVehicle(for request: RentalRequest) async throws(QuoteError) -> Vehicle {
        do {
            guard let vehicle = try await catalog.vehicle(id: request.vehicleID),
                try await catalog.isAvailable(vehicle, from: request.pickUp, to: request.dropOff)
            else {
                throw QuoteError.vehicleUnavailable(request.vehicleID)
            }
            return vehicle
        } catch let error as QuoteError {
            throw error
        } catch {
            throw .service
        }
    }

    private func eligibleDriver(for request: RentalRequest, vehicle: Vehicle) async throws(QuoteError) -> Driver {
        guard let driver = try? await drivers.driver(id: request.driverID) else { throw .service }
        let minimumAge = vehicle.category == .luxury ? 25 : 19
        guard age(of: driver, at: request.pickUp) >= minimumAge else { throw .driverTooYoung(minimumAge: minimumAge) }
        let held = calendar.dateComponents([.year], from: driver.licenseIssued, to: request.pickUp).year ?? 0
        guard held >= 1 else { throw .licenseTooRecent }
        return driver
    }

    private func validVoucher(_ code: String) async throws(QuoteError) -> Voucher? {
        guard let vouchers else { return nil }
        let found: Voucher?
        do {
            found = try await vouchers.check(code.uppercased())
        } catch {
            throw .service
        }
        guard let found else { return nil }
        guard found.validUntil >= now() else { throw .voucherExpired(on: found.validUntil) }
        return found
    }

    private func basePrice(of vehicle: Vehicle, request: RentalRequest, days: Int) -> Decimal {
        var sum: Decimal = 0
        for offset in 0..<days {
            let day = calendar.date(byAdding: .day, value: offset, to: request.pickUp) ?? request.pickUp
            sum += rates.dailyRate(for: vehicle.category, on: day)
        }
        return days >= 7 ? sum * Decimal(string: "0.9")! : sum
    }

    private func line(for extra: Extra, days: Int) -> RentalQuote.Line? {
        switch extra {
        case .childSeat(let count):
            guard count > 0 else { return nil }
            return .init(title: "Child seat × \(count)", amount: min(Decimal(count * days) * 6, Decimal(count) * 42))
        case .navigation:
            return .init(title: "Navigation", amount: Decimal(days) * 5)
        case .additionalDriver:
            return .init(title: "Additional driver", amount: 25)
        }
    }

    private func loyaltyDiscount(_ loyalty: LoyaltyStatus, on base: Decimal) -> RentalQuote.Line? {
        switch loyalty {
        case .none: return nil
        case .silver: return .init(title: "Silver", amount: -rounded(base * Decimal(5) / 100))
        case .gold: return .init(title: "Gold", amount: -rounded(base * Decimal(10) / 100))
        }
    }

    private func reduction(by voucher: Voucher, of subtotal: Decimal) -> Decimal {
        switch voucher.benefit {
        case .percentage(let percent): return rounded(subtotal * percent / 100)
        case .amount(let amount): return min(amount, subtotal)
        }
    }

    private func deposit(for request: RentalRequest, vehicle: Vehicle) -> Decimal {
        switch request.insurance {
        case .full: return 0
        case .reduced(let deductible): return deductible
        case .basic: return vehicle.category == .luxury ? 2500 : 900
        }
    }

    private func age(of driver: Driver, at date: Date) -> Int {
        calendar.dateComponents([.year], from: driver.dateOfBirth, to: date).year ?? 0
    }

    private func rounded(_ value: Decimal) -> Decimal {
        var input = value
        var output = Decimal()
        NSDecimalRound(&output, &input, 2, .plain)
        return output
    }
}
