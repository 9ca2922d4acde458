// testgen:fingerprint c11542ebdff34dbd suite ThemeService
import Foundation
import Testing
@testable import PlainSample

@Suite("ThemeService")
struct ThemeServiceTests {
    @Suite("Initialization")
    struct Initialization {
        @Test("init sets theme")
        func initSetsTheme() {
            // MARK: - Arrange
            let deps = ThemeServiceTestFactory.setupDependencies()
            deps.defaults.set("theme", forKey: "theme")

            // MARK: - Act
            let sut = ThemeServiceTestFactory.makeSUT(deps)

            // MARK: - Assert
            #expect(sut.theme == "theme")
        }

        @Test("init sets theme when theme is nil")
        func initSetsThemeWhenThemeIsNil() {
            // MARK: - Arrange
            let deps = ThemeServiceTestFactory.setupDependencies()

            // MARK: - Act
            let sut = ThemeServiceTestFactory.makeSUT(deps)

            // MARK: - Assert
            #expect(sut.theme == "light")
        }
    }

    @Suite("Choose")
    struct Choose {
        @Test("choose sets theme")
        func chooseSetsTheme() {
            // MARK: - Arrange
            let deps = ThemeServiceTestFactory.setupDependencies()
            let sut = ThemeServiceTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.choose("name")

            // MARK: - Assert
            #expect(deps.defaults.string(forKey: "theme") == "name")
            #expect(sut.theme == "name")
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo zIlNqLFwX 3NpVuXils 9tjbT7ULc H1VwMKa2a EK_iKz7Nm teqtSqosu
