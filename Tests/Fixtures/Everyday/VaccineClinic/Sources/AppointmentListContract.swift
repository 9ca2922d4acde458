import Foundation

protocol AppointmentListView: AnyObject {
    func setLoading(_ isLoading: Bool)
    func show(rows: [AppointmentRow])
    func showEmpty(message: String)
    func showError(title: String, message: String, canRetry: Bool)
    func showStockWarning(_ text: String?)
    func reloadRow(at index: Int, with row: AppointmentRow)
}

protocol AppointmentListInteracting {
    func loadAppointments(clinicID: Int, completion: @escaping (Result<[Appointment], ClinicError>) -> Void)
    func checkIn(appointmentID: Int, completion: @escaping (Result<Appointment, ClinicError>) -> Void)
    func stock(clinicID: Int, completion: @escaping ([StockEntry]) -> Void)
}

protocol AppointmentListRouting: AnyObject {
    func openDetails(of appointment: Appointment)
    func openCall(toPatientNamed name: String)
    func close()
}

struct AppointmentRow: Equatable {
    let title: String
    let detail: String
    let isActionEnabled: Bool
}
