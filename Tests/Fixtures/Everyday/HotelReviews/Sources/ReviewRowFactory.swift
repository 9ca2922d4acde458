import Foundation

struct ReviewRowFactory {
    var excerptLength = 80

    func row(for review: Review) -> ReviewSectionViewData.Row {
        ReviewSectionViewData.Row(
            id: review.id,
            author: authorText(review.author),
            stars: String(repeating: "★", count: review.stars)
                + String(repeating: "☆", count: max(0, 5 - review.stars)),
            excerpt: excerpt(of: review.text),
            helpful: review.helpfulVotes == 0 ? nil : "\(review.helpfulVotes) found this helpful"
        )
    }

    private func authorText(_ author: Review.Author) -> String {
        guard let initial = author.lastName?.first else { return author.firstName }
        return "\(author.firstName) \(initial)."
    }

    private func excerpt(of text: String) -> String {
        guard text.count > excerptLength else { return text }
        return text.prefix(excerptLength).trimmingCharacters(in: .whitespaces) + "…"
    }
}
