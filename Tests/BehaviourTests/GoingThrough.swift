import Testing

/// Ways to what lies behind many checks, and behind acts that throw.
@Suite struct GoingThroughTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a form that was begun earlier is valid as a whole, step by step",
            """
            import Foundation
            struct Draft { var name: String; var mark: String; var count: String; var area: String; var ends: Date? }
            enum Step: Int, CaseIterable {
                case owner, plot, review
                var next: Step? { Step(rawValue: rawValue + 1) }
            }
            protocol Drafts { func load() -> Draft; func send(_ name: String, _ count: Int) }
            final class Model {
                private let drafts: Drafts
                private var draft: Draft
                private(set) var step = Step.owner
                private(set) var errors: [String: String] = [:]
                init(drafts: Drafts) {
                    self.drafts = drafts
                    draft = drafts.load()
                }
                func next() {
                    let fields = step == .owner ? ["name", "mark"] : ["count", "area", "ends"]
                    for field in fields { errors[field] = message(for: field) }
                    guard errors.isEmpty, let following = step.next else { return }
                    1️⃣step = following
                }
                func send() {
                    guard step == .review, let count = Int(draft.count) else { return }
                    2️⃣drafts.send(draft.name, count)
                }
                private func message(for field: String) -> String? {
                    switch field {
                    case "name":
                        if draft.name.isEmpty { return "Enter a name" }
                        return draft.name.count < 2 ? "Too short" : nil
                    case "mark":
                        return draft.mark.range(of: "^[A-Z]{2}[0-9]{3}$", options: .regularExpression) != nil
                            ? nil : "Use two letters and three digits"
                    case "count":
                        guard let count = Int(draft.count), (1...50).contains(count) else { return "1 to 50" }
                        return nil
                    case "area":
                        guard let area = Int(draft.area), area > 0 else { return "Enter the area" }
                        guard let count = Int(draft.count) else { return nil }
                        return area < count * 10 ? "Too small" : nil
                    default: return draft.ends == nil ? "Pick an end" : nil
                    }
                }
            }
            """,
            reads: """
                init ⇒ drafts.load()
                next() when !drafts.load().name.isEmpty, drafts.load().mark == "AA000" ⇒ sut.step == .plot 1️⃣
                next() when !drafts.load().mark.isEmpty, !drafts.load().name.isEmpty ⇒ sut.errors == ["mark": "Use two letters and three digits"] · sut.step == .owner
                next() when drafts.load().mark == "AA000", drafts.load().name == "n" ⇒ sut.errors == ["name": "Too short"] · sut.step == .owner
                next() when drafts.load().mark == "AA000", drafts.load().name.isEmpty ⇒ sut.errors == ["name": "Enter a name"] · sut.step == .owner
                next() when !drafts.load().name.isEmpty, drafts.load().area == "12", drafts.load().count == "12", drafts.load().ends != nil, drafts.load().mark == "AA000" after next() ⇒ sut.errors == ["area": "Too small"] · sut.step == .plot
                next() when !drafts.load().name.isEmpty, drafts.load().area == "12", drafts.load().count == "12", drafts.load().ends == nil, drafts.load().mark == "AA000" after next() ⇒ sut.errors == ["area": "Too small", "ends": "Pick an end"] · sut.step == .plot
                next() when !drafts.load().name.isEmpty, drafts.load().area == "12", drafts.load().count == "1", drafts.load().ends != nil, drafts.load().mark == "AA000" after next() ⇒ sut.step == .review 1️⃣
                next() when !drafts.load().name.isEmpty, drafts.load().area == "0", drafts.load().count == "12", drafts.load().ends != nil, drafts.load().mark == "AA000" after next() ⇒ sut.errors == ["area": "Enter the area"] · sut.step == .plot
                next() when !drafts.load().name.isEmpty, drafts.load().area == "12", drafts.load().count == "51", drafts.load().ends != nil, drafts.load().mark == "AA000" after next() ⇒ sut.errors == ["count": "1 to 50", "area": "Too small"] · sut.step == .plot
                next() when !drafts.load().name.isEmpty, drafts.load().area == "12", drafts.load().count == "0", drafts.load().ends != nil, drafts.load().mark == "AA000" after next() ⇒ sut.errors == ["count": "1 to 50"] · sut.step == .plot
                next() when !drafts.load().count.isEmpty, !drafts.load().name.isEmpty, drafts.load().area == "12", drafts.load().ends != nil, drafts.load().mark == "AA000" after next() ⇒ sut.errors == ["count": "1 to 50"] · sut.step == .plot
                next() when drafts.load().mark == "AA000", drafts.load().name == "na" ⇒ sut.step == .plot 1️⃣
                next() when drafts.load().mark == "AA0000", drafts.load().name == "n" ⇒ sut.errors == ["name": "Too short", "mark": "Use two letters and three digits"] · sut.step == .owner
                send() when !drafts.load().name.isEmpty, drafts.load().area == "12", drafts.load().count == "12", drafts.load().ends != nil, drafts.load().mark == "AA000" after next(), next() ⇒ no drafts.send
                send() when !drafts.load().name.isEmpty, drafts.load().area == "12", drafts.load().count == "1", drafts.load().ends != nil, drafts.load().mark == "AA000" after next(), next() ⇒ drafts.send(drafts.load().name, Int(drafts.load().count)) 2️⃣
                """),
        Snippet(
            "what throws is done again, as often as it is allowed",
            """
            enum GateError: Error { case wrong, locked }
            protocol Auth { func login(_ pin: String) throws -> Int }
            final class Gate {
                private let auth: Auth
                private var failures = 0
                init(auth: Auth) { self.auth = auth }
                func open(_ pin: String) throws -> Int {
                    guard failures < 3 else { 1️⃣throw GateError.locked }
                    do {
                        let user = try auth.login(pin)
                        failures = 0
                        return user
                    } catch {
                        failures += 1
                        throw GateError.wrong
                    }
                }
            }
            """,
            reads: """
                open(pin) ⇒ returns auth.login() · auth.login(pin)
                open(pin) when auth.login throws ⇒ throws .wrong · auth.login(pin)
                open(pin) when earlier auth.login throws, earlier auth.login throws, earlier auth.login throws after open(pin), open(pin), open(pin) ⇒ throws .locked · 3 × auth.login(_) 1️⃣
                """),
        Snippet(
            "what was kept is gone where an act throws",
            """
            enum ListError: Error { case denied }
            protocol Remote { func list() throws -> [Int] }
            final class Repository {
                private let remote: Remote
                private var kept: [Int]?
                init(remote: Remote) { self.remote = remote }
                func list(fresh: Bool) throws -> [Int] {
                    if !fresh, let kept { return kept }
                    do {
                        let list = try remote.list()
                        1️⃣kept = list
                        return list
                    } catch {
                        2️⃣kept = nil
                        throw ListError.denied
                    }
                }
            }
            """,
            reads: """
                list(fresh) when fresh ⇒ returns remote.list()
                list(fresh) when remote.list throws, fresh ⇒ throws .denied
                list(fresh) when !fresh, earlier fresh after list(fresh) ⇒ returns earlier remote.list() · remote.list()
                list(fresh) when earlier remote.list throws, remote.list throws, !fresh, earlier fresh, earlier fresh after list(fresh), list(fresh) ⇒ throws .denied · 3 × remote.list() 2️⃣
                list(fresh) when !fresh, earlier fresh after list(fresh) ⇒ returns earlier remote.list() · remote.list() 1️⃣
                """),
        Snippet(
            "code that a value's method does which is named as a function, and an initialiser of a model",
            """
            struct Dto { let id: String?; let isGone: Bool; let level: Int? }
            struct Item: Equatable { let id: String; let level: Int }
            struct Mapper {
                func item(from dto: Dto) -> Item? {
                    1️⃣guard !dto.isGone, let id = dto.id else { return nil }
                    return Item(id: id, level: dto.level ?? 5)
                }
            }
            struct Label: Equatable {
                let text: String
                init(_ dto: Dto) { text = dto.level.map { "Level \\($0)" } ?? "None" }
            }
            protocol Remote { func list() -> [Dto] }
            final class Model {
                private let remote: Remote
                private let mapper = Mapper()
                private(set) var items: [Item] = []
                private(set) var labels: [Label] = []
                init(remote: Remote) { self.remote = remote }
                func load() { items = remote.list().compactMap(mapper.item(from:)) }
                func name() { labels = remote.list().map(Label.init) }
            }
            """,
            reads: """
                load() when remote.list().count == 1, remote.list()[0].isGone ⇒ remote.list() · sut.items == [] 1️⃣
                load() when !remote.list()[0].isGone, remote.list().count == 1, remote.list()[0].id != nil, remote.list()[0].level == 2 ⇒ remote.list() · sut.items == [Item(id: remote.list()[0].id, level: remote.list()[0].level)] 1️⃣
                load() when !remote.list()[0].isGone, remote.list().count == 1, remote.list()[0].id != nil, remote.list()[0].level == nil ⇒ remote.list() · sut.items == [Item(id: remote.list()[0].id, level: 5)] 1️⃣
                load() when remote.list().count == 0 ⇒ remote.list()
                name() when remote.list().count == 1, remote.list()[0].level == 2 ⇒ remote.list() · sut.labels.count == 1 · sut.labels[0].text == "Level {remote.list()[0].level}"
                name() when remote.list().count == 1, remote.list()[0].level == nil ⇒ remote.list() · sut.labels.count == 1 · sut.labels[0].text == "None"
                """),
        Snippet(
            "four steps before",
            """
            final class Wizard {
                private(set) var step = 0
                private(set) var isDone = false
                func next() { 1️⃣step += 1 }
                func finish() {
                    guard step == 4 else { return }
                    2️⃣isDone = true
                }
            }
            """,
            reads: """
                next() ⇒ sut.step == 1 1️⃣
                finish() ⇒ sut.isDone == false
                finish() after next(), next(), next(), next() ⇒ sut.isDone == true 2️⃣
                """),
        Snippet(
            "what lies behind a list of problems, where what is checked may fail to come",
            """
            enum Problem: Equatable { case same, scheduled, owing, frozen, young, far, closed, full }
            enum Refusal: Error, Equatable { case unavailable, problems([Problem]) }
            struct Plan: Equatable { let id: String; let price: Int; let isClosed: Bool; let isFull: Bool }
            struct Member: Equatable {
                let plan: Plan; let next: String?; let debt: Int; let isFrozen: Bool; let age: Int; let distance: Int
            }
            protocol Desk { func member() async throws -> Member; func change(_ id: String, _ isNow: Bool) async }
            final class Changer {
                private let desk: Desk
                init(desk: Desk) { self.desk = desk }
                func change(to plan: Plan) async throws(Refusal) {
                    let member = try await load()
                    let problems = problems(plan, member)
                    guard problems.isEmpty else { throw .problems(problems) }
                    1️⃣await desk.change(plan.id, plan.price >= member.plan.price)
                }
                private func load() async throws(Refusal) -> Member {
                    do { return try await desk.member() } catch { throw .unavailable }
                }
                private func problems(_ plan: Plan, _ member: Member) -> [Problem] {
                    var problems: [Problem] = []
                    if plan.id == member.plan.id { problems.append(.same) }
                    if member.next != nil { problems.append(.scheduled) }
                    if member.debt > 0 { problems.append(.owing) }
                    if member.isFrozen { problems.append(.frozen) }
                    if member.age < 16 { problems.append(.young) }
                    if member.distance > 50 { problems.append(.far) }
                    if plan.isClosed { problems.append(.closed) }
                    if plan.isFull { problems.append(.full) }
                    return problems
                }
            }
            """,
            reads: """
                change(plan) when desk.member().age == 15, desk.member().debt == 1, desk.member().distance == 51, desk.member().isFrozen, desk.member().next != nil, desk.member().plan.isClosed, desk.member().plan.isFull, plan == desk.member().plan ⇒ throws .problems([.same, .scheduled, .owing, .frozen, .young, .far, .closed, .full]) · no desk.change
                change(plan) when !desk.member().plan.isFull, desk.member().age == 15, desk.member().debt == 1, desk.member().distance == 51, desk.member().isFrozen, desk.member().next != nil, desk.member().plan.isClosed, plan == desk.member().plan ⇒ throws .problems([.same, .scheduled, .owing, .frozen, .young, .far, .closed]) · no desk.change
                change(plan) when !desk.member().plan.isClosed, desk.member().age == 15, desk.member().debt == 1, desk.member().distance == 51, desk.member().isFrozen, desk.member().next != nil, desk.member().plan.isFull, plan == desk.member().plan ⇒ throws .problems([.same, .scheduled, .owing, .frozen, .young, .far, .full]) · no desk.change
                change(plan) when desk.member().age == 15, desk.member().debt == 1, desk.member().distance == 50, desk.member().isFrozen, desk.member().next != nil, desk.member().plan.isClosed, desk.member().plan.isFull, plan == desk.member().plan ⇒ throws .problems([.same, .scheduled, .owing, .frozen, .young, .closed, .full]) · no desk.change
                change(plan) when desk.member().age == 16, desk.member().debt == 1, desk.member().distance == 51, desk.member().isFrozen, desk.member().next != nil, desk.member().plan.isClosed, desk.member().plan.isFull, plan == desk.member().plan ⇒ throws .problems([.same, .scheduled, .owing, .frozen, .far, .closed, .full]) · no desk.change
                change(plan) when !desk.member().isFrozen, desk.member().age == 15, desk.member().debt == 1, desk.member().distance == 51, desk.member().next != nil, desk.member().plan.isClosed, desk.member().plan.isFull, plan == desk.member().plan ⇒ throws .problems([.same, .scheduled, .owing, .young, .far, .closed, .full]) · no desk.change
                change(plan) when desk.member().age == 15, desk.member().debt == 0, desk.member().distance == 51, desk.member().isFrozen, desk.member().next != nil, desk.member().plan.isClosed, desk.member().plan.isFull, plan == desk.member().plan ⇒ throws .problems([.same, .scheduled, .frozen, .young, .far, .closed, .full]) · no desk.change
                change(plan) when desk.member().age == 15, desk.member().debt == 1, desk.member().distance == 51, desk.member().isFrozen, desk.member().next == nil, desk.member().plan.isClosed, desk.member().plan.isFull, plan == desk.member().plan ⇒ throws .problems([.same, .owing, .frozen, .young, .far, .closed, .full]) · no desk.change
                change(plan) when !plan.id.isEmpty, desk.member().age == 15, desk.member().debt == 1, desk.member().distance == 51, desk.member().isFrozen, desk.member().next != nil, desk.member().plan.id == "id 2", plan.isClosed, plan.isFull ⇒ throws .problems([.scheduled, .owing, .frozen, .young, .far, .closed, .full]) · no desk.change
                change(plan) when !desk.member().isFrozen, !plan.id.isEmpty, !plan.isClosed, !plan.isFull, desk.member().age == 16, desk.member().debt == 0, desk.member().distance == 50, desk.member().next == nil, desk.member().plan.id == "id 2", desk.member().plan.price == 2, plan.price == 2 ⇒ desk.change(plan.id, true) 1️⃣
                change(plan) when !desk.member().isFrozen, !plan.id.isEmpty, !plan.isClosed, !plan.isFull, desk.member().age == 16, desk.member().debt == 0, desk.member().distance == 50, desk.member().next == nil, desk.member().plan.id == "id 2", desk.member().plan.price == 3, plan.price == 2 ⇒ desk.change(plan.id, false) 1️⃣
                change(plan) when desk.member throws ⇒ throws .unavailable · no desk.change
                """),
    ]
}
