// testgen:fingerprint ba2e15a189d368ef suite WeekPlan
import Foundation
import Testing
@testable import Gallery

@Suite("WeekPlan", .tags(.unit))
struct WeekPlanTests {
    @Suite("Initialization")
    struct Initialization {
        @Test("init sets week")
        func initSetsWeek() {
            // MARK: - Arrange
            let deps = WeekPlanTestFactory.setupDependencies()
            let week = WeekPlanTestFactory.createMockCookingWeek()

            // MARK: - Act
            let sut = WeekPlanTestFactory.makeSUT(deps, week: week)

            // MARK: - Assert
            #expect(sut.week == week)
        }
    }

    @Suite("Pick")
    struct Pick {
        @Test("pick leaves week when day is monday and meal is one of meals")
        func pickLeavesWeekWhenDayIsMondayAndMealIsOneOfMeals() {
            // MARK: - Arrange
            let deps = WeekPlanTestFactory.setupDependencies()
            let week = WeekPlanTestFactory.createMockCookingWeek(meals: ["meals"], plan: [CookingDay.monday: "meals"])
            let sut = WeekPlanTestFactory.makeSUT(deps, week: week)

            // MARK: - Act
            sut.pick(week.meals[0], on: CookingDay.monday)

            // MARK: - Assert
            #expect(sut.week == week)
        }

        @Test("pick changes week when day is monday and meal is one of meals")
        func pickChangesWeekWhenDayIsMondayAndMealIsOneOfMeals() {
            // MARK: - Arrange
            let deps = WeekPlanTestFactory.setupDependencies()
            let week = WeekPlanTestFactory.createMockCookingWeek(meals: ["meals"], plan: [CookingDay.monday: "value"])
            let sut = WeekPlanTestFactory.makeSUT(deps, week: week)

            // MARK: - Act
            sut.pick("meals", on: CookingDay.monday)

            // MARK: - Assert
            #expect(sut.week.plan == [CookingDay.monday: "meals"])
            #expect(!sut.week.isSaved)
        }

        @Test("pick leaves week when day is tuesday and meal is one of meals")
        func pickLeavesWeekWhenDayIsTuesdayAndMealIsOneOfMeals() {
            // MARK: - Arrange
            let deps = WeekPlanTestFactory.setupDependencies()
            let week = WeekPlanTestFactory.createMockCookingWeek(meals: ["meals"], plan: [CookingDay.tuesday: "meals"])
            let sut = WeekPlanTestFactory.makeSUT(deps, week: week)

            // MARK: - Act
            sut.pick(week.meals[0], on: CookingDay.tuesday)

            // MARK: - Assert
            #expect(sut.week == week)
        }

        @Test("pick changes week when day is tuesday and meal is one of meals")
        func pickChangesWeekWhenDayIsTuesdayAndMealIsOneOfMeals() {
            // MARK: - Arrange
            let deps = WeekPlanTestFactory.setupDependencies()
            let week = WeekPlanTestFactory.createMockCookingWeek(meals: ["meals"], plan: [CookingDay.tuesday: "value"])
            let sut = WeekPlanTestFactory.makeSUT(deps, week: week)

            // MARK: - Act
            sut.pick("meals", on: CookingDay.tuesday)

            // MARK: - Assert
            #expect(sut.week.plan == [CookingDay.tuesday: "meals"])
            #expect(!sut.week.isSaved)
        }

        @Test("pick leaves week when day is wednesday and meal is one of meals")
        func pickLeavesWeekWhenDayIsWednesdayAndMealIsOneOfMeals() {
            // MARK: - Arrange
            let deps = WeekPlanTestFactory.setupDependencies()
            let week = WeekPlanTestFactory.createMockCookingWeek(
                meals: ["meals"], plan: [CookingDay.wednesday: "meals"])
            let sut = WeekPlanTestFactory.makeSUT(deps, week: week)

            // MARK: - Act
            sut.pick(week.meals[0], on: CookingDay.wednesday)

            // MARK: - Assert
            #expect(sut.week == week)
        }

        @Test("pick changes week when day is wednesday and meal is one of meals")
        func pickChangesWeekWhenDayIsWednesdayAndMealIsOneOfMeals() {
            // MARK: - Arrange
            let deps = WeekPlanTestFactory.setupDependencies()
            let week = WeekPlanTestFactory.createMockCookingWeek(
                meals: ["meals"], plan: [CookingDay.wednesday: "value"])
            let sut = WeekPlanTestFactory.makeSUT(deps, week: week)

            // MARK: - Act
            sut.pick("meals", on: CookingDay.wednesday)

            // MARK: - Assert
            #expect(sut.week.plan == [CookingDay.wednesday: "meals"])
            #expect(!sut.week.isSaved)
        }

        @Test("pick changes week when day is tuesday after pick")
        func pickChangesWeekWhenDayIsTuesdayAfterPick() {
            // MARK: - Arrange
            let deps = WeekPlanTestFactory.setupDependencies()
            let week = WeekPlanTestFactory.createMockCookingWeek(meals: ["meals"], plan: [CookingDay.monday: "value"])
            let sut = WeekPlanTestFactory.makeSUT(deps, week: week)
            sut.pick("meals", on: CookingDay.monday)

            // MARK: - Act
            sut.pick("meals", on: CookingDay.tuesday)

            // MARK: - Assert
            #expect(sut.week.plan == [CookingDay.monday: "meals", CookingDay.tuesday: "meals"])
            #expect(!sut.week.isSaved)
        }

        @Test("pick changes week after pick")
        func pickChangesWeekAfterPick() {
            // MARK: - Arrange
            let deps = WeekPlanTestFactory.setupDependencies()
            let week = WeekPlanTestFactory.createMockCookingWeek(meals: ["meals"], plan: [CookingDay.monday: "value"])
            let sut = WeekPlanTestFactory.makeSUT(deps, week: week)
            sut.pick("meals", on: CookingDay.monday)
            let day = CookingDay.monday

            // MARK: - Act
            sut.pick("meal", on: day)

            // MARK: - Assert
            #expect(sut.week.plan == [CookingDay.monday: "meals"])
        }

        @Test("pick changes week when day is monday and meal is one of meals after swap")
        func pickChangesWeekWhenDayIsMondayAndMealIsOneOfMealsAfterSwap() {
            // MARK: - Arrange
            let deps = WeekPlanTestFactory.setupDependencies()
            let week = WeekPlanTestFactory.createMockCookingWeek(
                meals: ["meals"], plan: [CookingDay.monday: "value 2", CookingDay.tuesday: "value"])
            let sut = WeekPlanTestFactory.makeSUT(deps, week: week)
            sut.swap(CookingDay.monday, CookingDay.tuesday)

            // MARK: - Act
            sut.pick("meals", on: CookingDay.monday)

            // MARK: - Assert
            #expect(sut.week.plan == [CookingDay.monday: "meals", CookingDay.tuesday: "value 2"])
            #expect(!sut.week.isSaved)
        }

        @Test("pick changes week when day is tuesday and meal is one of meals after swap")
        func pickChangesWeekWhenDayIsTuesdayAndMealIsOneOfMealsAfterSwap() {
            // MARK: - Arrange
            let deps = WeekPlanTestFactory.setupDependencies()
            let week = WeekPlanTestFactory.createMockCookingWeek(
                meals: ["meals"], plan: [CookingDay.monday: "value", CookingDay.tuesday: "value 2"])
            let sut = WeekPlanTestFactory.makeSUT(deps, week: week)
            sut.swap(CookingDay.monday, CookingDay.tuesday)

            // MARK: - Act
            sut.pick("meals", on: CookingDay.tuesday)

            // MARK: - Assert
            #expect(sut.week.plan == [CookingDay.monday: "value 2", CookingDay.tuesday: "meals"])
            #expect(!sut.week.isSaved)
        }

        @Test("pick changes week when day is wednesday and meal is one of meals after swap")
        func pickChangesWeekWhenDayIsWednesdayAndMealIsOneOfMealsAfterSwap() {
            // MARK: - Arrange
            let deps = WeekPlanTestFactory.setupDependencies()
            let week = WeekPlanTestFactory.createMockCookingWeek(
                meals: ["meals"], plan: [CookingDay.monday: "value 2", CookingDay.tuesday: "value"])
            let sut = WeekPlanTestFactory.makeSUT(deps, week: week)
            sut.swap(CookingDay.monday, CookingDay.tuesday)

            // MARK: - Act
            sut.pick("meals", on: CookingDay.wednesday)

            // MARK: - Assert
            #expect(
                sut.week.plan == [
                    CookingDay.monday: "value", CookingDay.tuesday: "value 2", CookingDay.wednesday: "meals"
                ])
            #expect(!sut.week.isSaved)
        }
    }

    @Suite("Swap")
    struct Swap {
        @Test("swap changes week when first is monday and second is tuesday")
        func swapChangesWeekWhenFirstIsMondayAndSecondIsTuesday() {
            // MARK: - Arrange
            let deps = WeekPlanTestFactory.setupDependencies()
            let week = WeekPlanTestFactory.createMockCookingWeek(
                plan: [CookingDay.monday: "value 2", CookingDay.tuesday: "value"])
            let sut = WeekPlanTestFactory.makeSUT(deps, week: week)

            // MARK: - Act
            sut.swap(CookingDay.monday, CookingDay.tuesday)

            // MARK: - Assert
            #expect(sut.week.plan == [CookingDay.monday: "value", CookingDay.tuesday: "value 2"])
        }

        @Test("swap changes week when first is monday and second is wednesday")
        func swapChangesWeekWhenFirstIsMondayAndSecondIsWednesday() {
            // MARK: - Arrange
            let deps = WeekPlanTestFactory.setupDependencies()
            let week = WeekPlanTestFactory.createMockCookingWeek(
                plan: [CookingDay.monday: "value 2", CookingDay.wednesday: "value"])
            let sut = WeekPlanTestFactory.makeSUT(deps, week: week)

            // MARK: - Act
            sut.swap(CookingDay.monday, CookingDay.wednesday)

            // MARK: - Assert
            #expect(sut.week.plan == [CookingDay.monday: "value", CookingDay.wednesday: "value 2"])
        }

        @Test("swap changes week when first is tuesday and second is monday")
        func swapChangesWeekWhenFirstIsTuesdayAndSecondIsMonday() {
            // MARK: - Arrange
            let deps = WeekPlanTestFactory.setupDependencies()
            let week = WeekPlanTestFactory.createMockCookingWeek(
                plan: [CookingDay.tuesday: "value 2", CookingDay.monday: "value"])
            let sut = WeekPlanTestFactory.makeSUT(deps, week: week)

            // MARK: - Act
            sut.swap(CookingDay.tuesday, CookingDay.monday)

            // MARK: - Assert
            #expect(sut.week.plan == [CookingDay.tuesday: "value", CookingDay.monday: "value 2"])
        }

        @Test("swap changes week when first is tuesday and second is wednesday")
        func swapChangesWeekWhenFirstIsTuesdayAndSecondIsWednesday() {
            // MARK: - Arrange
            let deps = WeekPlanTestFactory.setupDependencies()
            let week = WeekPlanTestFactory.createMockCookingWeek(
                plan: [CookingDay.tuesday: "value 2", CookingDay.wednesday: "value"])
            let sut = WeekPlanTestFactory.makeSUT(deps, week: week)

            // MARK: - Act
            sut.swap(CookingDay.tuesday, CookingDay.wednesday)

            // MARK: - Assert
            #expect(sut.week.plan == [CookingDay.tuesday: "value", CookingDay.wednesday: "value 2"])
        }

        @Test("swap changes week when first is wednesday and second is monday")
        func swapChangesWeekWhenFirstIsWednesdayAndSecondIsMonday() {
            // MARK: - Arrange
            let deps = WeekPlanTestFactory.setupDependencies()
            let week = WeekPlanTestFactory.createMockCookingWeek(
                plan: [CookingDay.wednesday: "value 2", CookingDay.monday: "value"])
            let sut = WeekPlanTestFactory.makeSUT(deps, week: week)

            // MARK: - Act
            sut.swap(CookingDay.wednesday, CookingDay.monday)

            // MARK: - Assert
            #expect(sut.week.plan == [CookingDay.wednesday: "value", CookingDay.monday: "value 2"])
        }

        @Test("swap changes week when first is wednesday and second is tuesday")
        func swapChangesWeekWhenFirstIsWednesdayAndSecondIsTuesday() {
            // MARK: - Arrange
            let deps = WeekPlanTestFactory.setupDependencies()
            let week = WeekPlanTestFactory.createMockCookingWeek(
                plan: [CookingDay.wednesday: "value 2", CookingDay.tuesday: "value"])
            let sut = WeekPlanTestFactory.makeSUT(deps, week: week)

            // MARK: - Act
            sut.swap(CookingDay.wednesday, CookingDay.tuesday)

            // MARK: - Assert
            #expect(sut.week.plan == [CookingDay.wednesday: "value", CookingDay.tuesday: "value 2"])
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm Nlfgu7dRd X4xWdMdfR Lc7OuXils 0IJJ_kh7u mYym5-Dt9 nZiCnmp41 5gqw7pamD 7kSEvjiVM
// testgen:parts dligFyWPI zLQTXMpWp 5oTegROUt TMoO8Z7UA yirVCLIAc jR4L2hSo9 9nNemoaGY p2A0ONAd7 Q55NCdpaF PHfG9-0mN
// testgen:parts _re_wTkwT NNacRYvTb DVguu1S0n _fgM1WFWZ o6nx9D51l
