import Foundation

extension String {
    /// The text with hunks of lines that begin with ` `, `-` and `+` applied, which `@@` separates.
    public func patched(by patch: String) -> String {
        patch.components(separatedBy: "@@\n").reduce(self) { text, hunk in
            let lines = hunk.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.isEmpty }
            let side = { (sign: Character) in
                lines.filter { $0.first != sign }.map { $0.dropFirst() + "\n" }.joined()
            }
            if lines.isEmpty { return text }
            guard let place = text.range(of: side("+")) else { return "this hunk fits nowhere:\n" + hunk }
            return text.replacingCharacters(in: place, with: side("-"))
        }
    }
}
