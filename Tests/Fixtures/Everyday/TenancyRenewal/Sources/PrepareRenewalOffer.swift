import Foundation

protocol PrepareRenewalOffer: Sendable {
    func callAsFunction(tenancyID: Tenancy.ID) async throws -> RenewalOffer
}

struct PrepareRenewalOfferInteractor: PrepareRenewalOffer {
    struct Repositories: Sendable {
        let tenancies: any TenancyRepository
        let properties: any PropertyRepository
        let ledger: any LedgerRepository
        let market: any MarketRentRepository
        let tenants: any TenantDirectory
    }

    private let repositories: Repositories
    private let mailer: any RenewalMailer
    private let policy: RenewalPolicy
    private let calendar: Calendar
    private let clock: @Sendable () -> Date

    init(
        repositories: Repositories,
        mailer: any RenewalMailer,
        policy: RenewalPolicy = RenewalPolicy(),
        calendar: Calendar = .london,
        clock: @escaping @Sendable () -> Date = { .now }
    ) {
        self.repositories = repositories
        self.mailer = mailer
        self.policy = policy
        self.calendar = calendar
        self.clock = clock
    }

    func callAsFunction(tenancyID: Tenancy.ID) async throws -> RenewalOffer {
        let now = clock()
        let tenancy = try await repositories.tenancies.tenancy(id: tenancyID)
        try await checkWindow(of: tenancy, now: now)

        async let property = repositories.properties.property(id: tenancy.propertyID)
        async let payments = repositories.ledger.payments(forTenancy: tenancy.id, since: tenancy.startedOn)
        async let profiles = profiles(of: tenancy.tenantIDs)

        let home = try await property
        guard !home.isBeingSold else { throw RenewalError.propertyBeingSold }

        let arrears = policy.arrears(in: try await payments, now: now)
        guard arrears.pence <= tenancy.monthlyRent.pence * policy.tolerableArrearsMonths else {
            throw RenewalError.arrearsTooHigh(arrears)
        }

        // The market data comes from a partner and is often down: no data, no increase.
        let market = try? await repositories.market.rents(near: outwardCode(of: home.postcode))
        let rent = policy.newRent(for: tenancy, market: market, calendar: calendar)
        let signers = try await profiles

        let starts = adding(days: 1, to: tenancy.endsOn)
        let offer = RenewalOffer(
            tenancyID: tenancy.id,
            newRent: rent,
            startsOn: starts,
            endsOn: adding(days: -1, to: calendar.date(byAdding: .year, value: 1, to: starts) ?? starts),
            depositTopUp: max(.zero, policy.deposit(forRent: rent) - tenancy.depositHeld),
            conditions: conditions(rent: rent, arrears: arrears, home: home, signers: signers, starts: starts),
            replyBy: min(adding(days: policy.replyDays, to: now), tenancy.endsOn)
        )
        try await deliver(offer, to: signers)
        return offer
    }
}

extension PrepareRenewalOfferInteractor {
    private func checkWindow(of tenancy: Tenancy, now: Date) async throws {
        let opensOn = adding(days: -policy.opensDaysBeforeEnd, to: tenancy.endsOn)
        guard now >= opensOn else { throw RenewalError.tooEarly(opensOn: opensOn) }
        if let open = try await repositories.tenancies.openOffer(forTenancy: tenancy.id), open.replyBy >= now {
            throw RenewalError.alreadyOffered
        }
    }

    private func profiles(of tenantIDs: [String]) async throws -> [TenantProfile] {
        let directory = repositories.tenants
        let found = try await withThrowingTaskGroup(of: (String, TenantProfile?).self) { group in
            for id in tenantIDs {
                group.addTask { (id, try await directory.profile(of: id)) }
            }
            return try await group.reduce(into: [String: TenantProfile]()) { $0[$1.0] = $1.1 }
        }
        let missing = tenantIDs.filter { found[$0] == nil }
        guard missing.isEmpty else { throw RenewalError.tenantsNotFound(missing) }
        return tenantIDs.compactMap { found[$0] }
    }

    private func conditions(
        rent: Money,
        arrears: Money,
        home: PropertyRecord,
        signers: [TenantProfile],
        starts: Date
    ) -> [RenewalOffer.Condition] {
        var conditions: [RenewalOffer.Condition] = []
        if arrears > .zero { conditions.append(.clearArrears(arrears)) }
        if home.gasCertificateExpiresOn.map({ $0 < starts }) ?? true {
            conditions.append(.renewGasCertificate(before: starts))
        }
        let needed = policy.incomeNeeded(rent: rent, tenants: signers.count)
        for signer in signers where signer.annualIncome < needed {
            conditions.append(.guarantorNeeded(tenantID: signer.id))
        }
        return conditions
    }

    private func deliver(_ offer: RenewalOffer, to signers: [TenantProfile]) async throws {
        try await repositories.tenancies.store(offer)
        do {
            try await mailer.send(offer, to: signers.map { $0.email.lowercased() })
        } catch {
            await repositories.tenancies.discardOffer(forTenancy: offer.tenancyID)
            throw error
        }
    }

    private func outwardCode(of postcode: String) -> String {
        String(postcode.uppercased().prefix { $0 != " " })
    }

    private func adding(days: Int, to date: Date) -> Date {
        calendar.date(byAdding: .day, value: days, to: date) ?? date
    }
}

extension Calendar {
    static let london: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/London") ?? .gmt
        return calendar
    }()
}
