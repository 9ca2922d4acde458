// testgen:fingerprint 797123092bcd9743 suite ConditionDesk
import Foundation
import Testing
@testable import App

@Suite("ConditionDesk")
@MainActor
struct ConditionDeskTests {
    @Suite("Load")
    @MainActor
    struct Load {
        @Test("load calls findings and sets days to one element")
        func loadCallsFindingsAndSetsDaysToOneElement() async {
            // MARK: - Arrange
            let deps = ConditionDeskTestFactory.setupDependencies()
            let findings = Result<[Finding], any Error>.success(
                [
                    ConditionDeskTestFactory.createMockFinding(foundAt: Date(timeIntervalSince1970: 1720020000)),
                    ConditionDeskTestFactory.createMockFinding(foundAt: Date(timeIntervalSince1970: 1720030000))
                ])
            deps.store.findingsClosure = { then in then(findings) }
            let sut = ConditionDeskTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.load()
            await waitUntil {
                sut.days == [
                    FindingDay(
                        day: Date(timeIntervalSince1970: 1719964800.0),
                        copyIDs: [
                            [
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720020000)),
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720030000))
                            ][0].copyID,
                            [
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720020000)),
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720030000))
                            ][1].copyID
                        ])
                ]
            }

            // MARK: - Assert
            #expect(deps.store.findingsCallsCount == 1)
            #expect(
                sut.days == [
                    FindingDay(
                        day: Date(timeIntervalSince1970: 1719964800.0),
                        copyIDs: [
                            [
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720020000)),
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720030000))
                            ][0].copyID,
                            [
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720020000)),
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720030000))
                            ][1].copyID
                        ])
                ])
        }

        @Test("load calls findings and sets days")
        func loadCallsFindingsAndSetsDays() async {
            // MARK: - Arrange
            let deps = ConditionDeskTestFactory.setupDependencies()
            let findings = Result<[Finding], any Error>.success(
                [
                    ConditionDeskTestFactory.createMockFinding(foundAt: Date(timeIntervalSince1970: 1720020000)),
                    ConditionDeskTestFactory.createMockFinding(foundAt: Date(timeIntervalSince1970: 1720435000))
                ])
            deps.store.findingsClosure = { then in then(findings) }
            let sut = ConditionDeskTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.load()
            await waitUntil {
                sut.days == [
                    FindingDay(
                        day: Date(timeIntervalSince1970: 1720396800.0),
                        copyIDs: [
                            [
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720020000)),
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720435000))
                            ][1].copyID
                        ]),
                    FindingDay(
                        day: Date(timeIntervalSince1970: 1719964800.0),
                        copyIDs: [
                            [
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720020000)),
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720435000))
                            ][0].copyID
                        ])
                ]
            }

            // MARK: - Assert
            #expect(deps.store.findingsCallsCount == 1)
            #expect(
                sut.days == [
                    FindingDay(
                        day: Date(timeIntervalSince1970: 1720396800.0),
                        copyIDs: [
                            [
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720020000)),
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720435000))
                            ][1].copyID
                        ]),
                    FindingDay(
                        day: Date(timeIntervalSince1970: 1719964800.0),
                        copyIDs: [
                            [
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720020000)),
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720435000))
                            ][0].copyID
                        ])
                ])
        }

        @Test("load calls findings and sets complaint when findings fails")
        func loadCallsFindingsAndSetsComplaintWhenFindingsFails() async {
            // MARK: - Arrange
            let deps = ConditionDeskTestFactory.setupDependencies()
            let findings = Result<[Finding], any Error>.failure(NSError(domain: "Test", code: 1))
            deps.store.findingsClosure = { then in then(findings) }
            let sut = ConditionDeskTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.load()
            await waitUntil { sut.complaint == "The findings cannot be read." }

            // MARK: - Assert
            #expect(deps.store.findingsCallsCount == 1)
            #expect(sut.complaint == "The findings cannot be read.")
        }

        @Test("load calls findings")
        func loadCallsFindings() {
            // MARK: - Arrange
            let deps = ConditionDeskTestFactory.setupDependencies()
            let sut = ConditionDeskTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.load()

            // MARK: - Assert
            #expect(deps.store.findingsCallsCount == 1)
        }

        @Test("load calls findings and sets days after load")
        func loadCallsFindingsAndSetsDaysAfterLoad() async {
            // MARK: - Arrange
            let deps = ConditionDeskTestFactory.setupDependencies()
            let findings = Result<[Finding], any Error>.failure(NSError(domain: "Test", code: 1))
            deps.store.findingsClosure = { then in then(findings) }
            let sut = ConditionDeskTestFactory.makeSUT(deps)
            sut.load()
            await waitUntil { sut.complaint == "The findings cannot be read." }
            let findings2 = Result<[Finding], any Error>.success(
                [
                    ConditionDeskTestFactory.createMockFinding(foundAt: Date(timeIntervalSince1970: 1720020000)),
                    ConditionDeskTestFactory.createMockFinding(foundAt: Date(timeIntervalSince1970: 1720030000))
                ])
            deps.store.findingsClosure = { then in then(findings2) }

            // MARK: - Act
            sut.load()
            await waitUntil {
                sut.days == [
                    FindingDay(
                        day: Date(timeIntervalSince1970: 1719964800.0),
                        copyIDs: [
                            [
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720020000)),
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720030000))
                            ][0].copyID,
                            [
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720020000)),
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720030000))
                            ][1].copyID
                        ])
                ]
            }

            // MARK: - Assert
            #expect(deps.store.findingsCallsCount == 2)
            #expect(
                sut.days == [
                    FindingDay(
                        day: Date(timeIntervalSince1970: 1719964800.0),
                        copyIDs: [
                            [
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720020000)),
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720030000))
                            ][0].copyID,
                            [
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720020000)),
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720030000))
                            ][1].copyID
                        ])
                ])
            #expect(sut.complaint == nil)
        }

        @Test("load calls findings and sets days after load and load")
        func loadCallsFindingsAndSetsDaysAfterLoadAndLoad() async {
            // MARK: - Arrange
            let deps = ConditionDeskTestFactory.setupDependencies()
            let findings = Result<[Finding], any Error>.success(
                [
                    ConditionDeskTestFactory.createMockFinding(foundAt: Date(timeIntervalSince1970: 1720020000)),
                    ConditionDeskTestFactory.createMockFinding(foundAt: Date(timeIntervalSince1970: 1720030000))
                ])
            deps.store.findingsClosure = { then in then(findings) }
            let sut = ConditionDeskTestFactory.makeSUT(deps)
            sut.load()
            await waitUntil {
                sut.days == [
                    FindingDay(
                        day: Date(timeIntervalSince1970: 1719964800.0),
                        copyIDs: [
                            [
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720020000)),
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720030000))
                            ][0].copyID,
                            [
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720020000)),
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720030000))
                            ][1].copyID
                        ])
                ]
            }
            let findings2 = Result<[Finding], any Error>.failure(NSError(domain: "Test", code: 1))
            deps.store.findingsClosure = { then in then(findings2) }
            sut.load()
            await waitUntil { sut.complaint == "The findings cannot be read." }
            let findings3 = Result<[Finding], any Error>.success(
                [
                    ConditionDeskTestFactory.createMockFinding(foundAt: Date(timeIntervalSince1970: 1720445000)),
                    ConditionDeskTestFactory.createMockFinding(foundAt: Date(timeIntervalSince1970: 1720050000))
                ])
            deps.store.findingsClosure = { then in then(findings3) }

            // MARK: - Act
            sut.load()
            await waitUntil {
                sut.days == [
                    FindingDay(
                        day: Date(timeIntervalSince1970: 1720396800.0),
                        copyIDs: [
                            [
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720445000)),
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720050000))
                            ][0].copyID
                        ]),
                    FindingDay(
                        day: Date(timeIntervalSince1970: 1719964800.0),
                        copyIDs: [
                            [
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720445000)),
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720050000))
                            ][1].copyID
                        ])
                ]
            }

            // MARK: - Assert
            #expect(deps.store.findingsCallsCount == 3)
            #expect(
                sut.days == [
                    FindingDay(
                        day: Date(timeIntervalSince1970: 1720396800.0),
                        copyIDs: [
                            [
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720445000)),
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720050000))
                            ][0].copyID
                        ]),
                    FindingDay(
                        day: Date(timeIntervalSince1970: 1719964800.0),
                        copyIDs: [
                            [
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720445000)),
                                ConditionDeskTestFactory.createMockFinding(
                                    foundAt: Date(timeIntervalSince1970: 1720050000))
                            ][1].copyID
                        ])
                ])
            #expect(sut.complaint == nil)
        }
    }

    @Suite("Note")
    @MainActor
    struct Note {
        @Test("note calls save when finding degree is 2")
        func noteCallsSaveWhenFindingDegreeIs2() {
            // MARK: - Arrange
            let deps = ConditionDeskTestFactory.setupDependencies()
            let returnedLastWear = ConditionDeskTestFactory.createMockWear(degree: 1)
            deps.store.lastWearReturnValue = returnedLastWear
            let sut = ConditionDeskTestFactory.makeSUT(deps)
            let finding = ConditionDeskTestFactory.createMockFinding(
                copyID: "copyID", wear: ConditionDeskTestFactory.createMockWear(degree: 2))

            // MARK: - Act
            let result = sut.note(finding)

            // MARK: - Assert
            #expect(deps.store.lastWearReceivedCopyID == "copyID")
            #expect(deps.store.saveCallsCount == 1)
            #expect(deps.store.saveReceivedFinding == finding)
            #expect(result == 1)
            #expect(sut.toBind == [])
        }

        @Test("note calls save and sets toBind when finding degree is 7")
        func noteCallsSaveAndSetsToBindWhenFindingDegreeIs7() {
            // MARK: - Arrange
            let deps = ConditionDeskTestFactory.setupDependencies()
            let returnedLastWear = ConditionDeskTestFactory.createMockWear(degree: 1)
            deps.store.lastWearReturnValue = returnedLastWear
            let sut = ConditionDeskTestFactory.makeSUT(deps)
            let finding = ConditionDeskTestFactory.createMockFinding(
                copyID: "copyID", wear: ConditionDeskTestFactory.createMockWear(degree: 7))

            // MARK: - Act
            let result = sut.note(finding)

            // MARK: - Assert
            #expect(deps.store.lastWearReceivedCopyID == "copyID")
            #expect(deps.store.saveCallsCount == 1)
            #expect(deps.store.saveReceivedFinding == finding)
            #expect(result == 6)
            #expect(sut.toBind == ["copyID"])
        }

        @Test("note calls save when finding degree is 6")
        func noteCallsSaveWhenFindingDegreeIs6() {
            // MARK: - Arrange
            let deps = ConditionDeskTestFactory.setupDependencies()
            let returnedLastWear = ConditionDeskTestFactory.createMockWear(degree: 1)
            deps.store.lastWearReturnValue = returnedLastWear
            let sut = ConditionDeskTestFactory.makeSUT(deps)
            let finding = ConditionDeskTestFactory.createMockFinding(
                copyID: "copyID", wear: ConditionDeskTestFactory.createMockWear(degree: 6))

            // MARK: - Act
            let result = sut.note(finding)

            // MARK: - Assert
            #expect(deps.store.lastWearReceivedCopyID == "copyID")
            #expect(deps.store.saveCallsCount == 1)
            #expect(deps.store.saveReceivedFinding == finding)
            #expect(result == 5)
            #expect(sut.toBind == [])
        }

        @Test("note returns 0 when lastWear degree is 2 and finding degree is 2")
        func noteReturns0WhenLastWearDegreeIs2AndFindingDegreeIs2() {
            // MARK: - Arrange
            let deps = ConditionDeskTestFactory.setupDependencies()
            let returnedLastWear = ConditionDeskTestFactory.createMockWear(degree: 2)
            deps.store.lastWearReturnValue = returnedLastWear
            let sut = ConditionDeskTestFactory.makeSUT(deps)
            let finding = ConditionDeskTestFactory.createMockFinding(
                copyID: "copyID", wear: ConditionDeskTestFactory.createMockWear(degree: 2))

            // MARK: - Act
            let result = sut.note(finding)

            // MARK: - Assert
            #expect(deps.store.lastWearReceivedCopyID == "copyID")
            #expect(result == 0)
            #expect(deps.store.saveCallsCount == 0)
        }

        @Test("note calls save and sets toBind when lastWear degree is 3 and finding degree is 7 after note")
        func noteCallsSaveAndSetsToBindWhenLastWearDegreeIs3AndFindingDegreeIs7AfterNote() {
            // MARK: - Arrange
            let deps = ConditionDeskTestFactory.setupDependencies()
            let returnedLastWear = ConditionDeskTestFactory.createMockWear(degree: 1)
            deps.store.lastWearReturnValue = returnedLastWear
            let sut = ConditionDeskTestFactory.makeSUT(deps)
            let finding = ConditionDeskTestFactory.createMockFinding(
                copyID: "copyID", wear: ConditionDeskTestFactory.createMockWear(degree: 7))
            _ = sut.note(finding)
            let returnedLastWear2 = ConditionDeskTestFactory.createMockWear(degree: 3)
            deps.store.lastWearReturnValue = returnedLastWear2
            let finding2 = ConditionDeskTestFactory.createMockFinding(
                copyID: "copyID 2", wear: ConditionDeskTestFactory.createMockWear(degree: 7))

            // MARK: - Act
            let result = sut.note(finding2)

            // MARK: - Assert
            #expect(deps.store.lastWearReceivedCopyID == "copyID 2")
            #expect(deps.store.saveCallsCount == 2)
            #expect(deps.store.saveReceivedFinding == finding2)
            #expect(result == 4)
            #expect(sut.toBind == ["copyID", "copyID 2"])
        }
    }

    @Suite("Waiting")
    @MainActor
    struct Waiting {
        @Test("waiting returns an empty list")
        func waitingReturnsAnEmptyList() {
            // MARK: - Arrange
            let deps = ConditionDeskTestFactory.setupDependencies()
            let sut = ConditionDeskTestFactory.makeSUT(deps)
            let copyIDs = ["copyIDs", "copyIDs"]

            // MARK: - Act
            let result = sut.waiting(among: copyIDs)

            // MARK: - Assert
            #expect(result == [])
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Re9aRNa0n AFGtPQlxL ONCdJDoDE HrVVQpD1h OQbseZSg- zMt9sddN5 uOGD0JkP6 _fjHyHFQ9
// testgen:parts 4b9KYHhC8 -YOP_833N Sej-XsQaw AWVQvCutM 2B92tnKUY b7HJOP8vj 6rALySnIp 4JFRcrw2r Hjiluqvbc
