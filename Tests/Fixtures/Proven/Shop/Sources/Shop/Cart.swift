import Money

/// What is going to be bought.
struct Cart {
    private(set) var prices: [Price] = []
    var limit = 3

    mutating func add(_ price: Price) -> Bool {
        guard price.cents > 0, prices.count < limit else { return false }
        prices.append(price)
        return true
    }

    var total: Int { prices.reduce(0) { $0 + $1.cents } }

    var isFree: Bool { prices.isEmpty || total == 0 }

    func discounted(by percent: Int) -> Int {
        total - total * percent / 100
    }
}
