import Foundation

/// A concrete class without a protocol: a subclass takes its place in tests.
class ReceiptPrinter {
    var isReady: Bool { FileManager.default.fileExists(atPath: "/dev/usb/lp0") }

    func print(_ lines: [String]) throws -> Int {
        throw ReceiptError.noPaper
    }

    func cut() {}
}

enum ReceiptError: Error, Equatable {
    case noPaper
}

/// A desk that prints receipts, and remembers those that it could not print.
final class ReceiptDesk {
    private(set) var printedPages = 0
    private(set) var waiting: [[String]] = []
    private(set) var errorMessage: String?

    private let printer: ReceiptPrinter

    init(printer: ReceiptPrinter) {
        self.printer = printer
    }

    func printReceipt(_ lines: [String]) {
        guard printer.isReady else {
            waiting.append(lines)
            return
        }
        do {
            printedPages = try printer.print(lines)
            printer.cut()
            errorMessage = nil
        } catch {
            errorMessage = "The receipt could not be printed."
            waiting.append(lines)
        }
    }
}
