import Foundation

final class RefundTicketsUseCase: Sendable {
    struct Request: Equatable, Sendable {
        let orderNumber: String
        let customerID: Int
        let seats: Set<String>
        var prefersVoucher = false
    }

    static let fullRefundHours = 72.0
    static let lastRefundHours = 24.0
    static let yearlyLimit = 6
    static let maximumAttempts = 3
    static let handlingFeeInCents = 250

    private let orders: any OrderStore
    private let payments: any PaymentGateway
    private let vouchers: any VoucherIssuer
    private let inventory: any SeatInventory
    private let mailer: any RefundMailer
    private let audit: any AuditLog
    private let calendar: Calendar
    private let now: @Sendable () -> Date

    init(
        orders: any OrderStore,
        payments: any PaymentGateway,
        vouchers: any VoucherIssuer,
        inventory: any SeatInventory,
        mailer: any RefundMailer,
        audit: any AuditLog,
        calendar: Calendar = Calendar(identifier: .gregorian),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.orders = orders
        self.payments = payments
        self.vouchers = vouchers
        self.inventory = inventory
        self.mailer = mailer
        self.audit = audit
        self.calendar = calendar
        self.now = now
    }

    func execute(_ request: Request) async throws -> Refund {
        do {
            return try await refund(request)
        } catch let error as RefundError {
            await record(.rejected(error), for: request.orderNumber)
            throw error
        }
    }

    private func refund(_ request: Request) async throws -> Refund {
        guard !request.seats.isEmpty else { throw RefundError.nothingSelected }
        guard let order = try await orders.order(number: request.orderNumber) else {
            throw RefundError.orderNotFound
        }
        guard order.customerID == request.customerID else { throw RefundError.notYourOrder }

        let tickets = try selectedTickets(in: order, seats: request.seats)
        let performance = try await orders.performance(id: order.performanceID)
        try checkDeadline(of: performance)

        if performance.status == .scheduled {
            try await checkYearlyLimit(of: order.customerID)
        }

        let customer = try await orders.customer(id: order.customerID)
        let isComplete = remainingSeats(of: order, without: request.seats).isEmpty
        let amount = refundAmount(
            for: tickets,
            order: order,
            performance: performance,
            isComplete: isComplete,
            waivesFee: customer.isMember || request.prefersVoucher
        )
        let method = try await payOut(amount, order: order, customer: customer, request: request)
        let seats = tickets.map(\.seat).sorted()

        try await orders.update(
            isComplete ? .refunded : .partlyRefunded(seats: refundedSeats(of: order).union(seats)),
            of: order.number
        )
        if performance.status != .cancelled {
            await release(seats, of: order)
        }

        let refund = Refund(orderNumber: order.number, seats: seats, amountInCents: amount, method: method)
        await record(.refunded(amountInCents: amount), for: order.number)
        do {
            try await mailer.sendReceipt(for: refund, to: customer.email)
        } catch {
            await record(.mailFailed, for: order.number)
        }
        return refund
    }

    // MARK: - Rules

    private func selectedTickets(in order: Order, seats: Set<String>) throws -> [Ticket] {
        let unknown = seats.subtracting(order.tickets.map(\.seat))
        guard unknown.isEmpty else { throw RefundError.unknownSeats(unknown.sorted()) }

        let repeated = seats.intersection(refundedSeats(of: order))
        guard repeated.isEmpty else { throw RefundError.alreadyRefunded(seats: repeated.sorted()) }

        return order.tickets.filter { seats.contains($0.seat) }
    }

    private func checkDeadline(of performance: Performance) throws {
        switch performance.status {
        case .cancelled:
            return
        case .moved:
            guard performance.start > now() else { throw RefundError.performanceStarted }
        case .scheduled:
            guard performance.start > now() else { throw RefundError.performanceStarted }
            let deadline = performance.start.addingTimeInterval(-Self.lastRefundHours * 3600)
            guard now() <= deadline else { throw RefundError.tooLate(deadline: deadline) }
        }
    }

    private func checkYearlyLimit(of customerID: Int) async throws {
        let yearAgo = calendar.date(byAdding: .year, value: -1, to: now()) ?? now()
        let count = try await orders.refundCount(customerID: customerID, since: yearAgo)
        guard count < Self.yearlyLimit else {
            throw RefundError.yearlyLimitReached(limit: Self.yearlyLimit)
        }
    }

    private func refundAmount(
        for tickets: [Ticket],
        order: Order,
        performance: Performance,
        isComplete: Bool,
        waivesFee: Bool
    ) -> Int {
        let price = tickets.reduce(0) { $0 + $1.priceInCents }
        guard performance.status == .scheduled else {
            return isComplete ? price + order.bookingFeeInCents : price
        }
        let hoursLeft = performance.start.timeIntervalSince(now()) / 3600
        let share = hoursLeft >= Self.fullRefundHours ? price : price / 2
        return waivesFee ? share : max(0, share - Self.handlingFeeInCents)
    }

    private func refundedSeats(of order: Order) -> Set<String> {
        switch order.state {
        case .paid: []
        case .refunded: Set(order.tickets.map(\.seat))
        case .partlyRefunded(let seats): seats
        }
    }

    private func remainingSeats(of order: Order, without seats: Set<String>) -> Set<String> {
        Set(order.tickets.map(\.seat)).subtracting(seats).subtracting(refundedSeats(of: order))
    }

    // MARK: - Side effects

    private func payOut(_ amount: Int, order: Order, customer: Customer, request: Request) async throws -> Refund.Method
    {
        if request.prefersVoucher {
            let bonus = customer.isMember ? amount / 10 : 0
            let expiry = calendar.date(byAdding: .month, value: 18, to: now()) ?? now()
            let code = try await vouchers.issue(amountInCents: amount + bonus, to: customer.id, validUntil: expiry)
            return .voucher(code: code)
        }

        let key = ([order.number] + request.seats.sorted()).joined(separator: "-")
        for attempt in 1...Self.maximumAttempts {
            do {
                try await payments.refund(
                    reference: order.paymentReference,
                    amountInCents: amount,
                    idempotencyKey: key
                )
                return .originalPayment(reference: order.paymentReference)
            } catch PaymentError.timeout where attempt < Self.maximumAttempts {
                await record(.retried(attempt: attempt), for: order.number)
            } catch is PaymentError {
                throw RefundError.paymentFailed
            }
        }
        throw RefundError.paymentFailed
    }

    private func release(_ seats: [String], of order: Order) async {
        do {
            try await inventory.release(seats, performanceID: order.performanceID)
        } catch {
            await record(.seatsNotReleased, for: order.number)
        }
    }

    private func record(_ event: AuditEntry.Event, for orderNumber: String) async {
        await audit.record(AuditEntry(date: now(), orderNumber: orderNumber, event: event))
    }
}
