extension Double {
    /// The numbers beside it, as far off as its last digit tells: 0.7 and 0.9 for 0.8.
    package var besides: [Double] {
        let digits = "\(self)".split(separator: ".").last?.count ?? 0
        guard digits < 6, magnitude < 1_000_000 else { return [] }
        let scale: Double = (0..<digits).reduce(1) { scale, _ in scale * 10 }
        let whole: Double = (self * scale).rounded()
        return [(whole - 1) / scale, (whole + 1) / scale]
    }
}
