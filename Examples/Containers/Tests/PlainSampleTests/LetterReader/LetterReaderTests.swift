// testgen:fingerprint a02ce1f74600d843 suite LetterReader
import Foundation
import Testing
@testable import PlainSample

@Suite("LetterReader")
struct LetterReaderTests {
    @Suite("Choose")
    struct Choose {
        @Test("choose changes state")
        func chooseChangesState() {
            // MARK: - Arrange
            let deps = LetterReaderTestFactory.setupDependencies()
            let sut = LetterReaderTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.choose(2)

            // MARK: - Assert
            #expect(sut.state.form.box == 2)
        }
    }

    @Suite("Type")
    struct TypeTests {
        @Test("type changes state")
        func typeChangesState() {
            // MARK: - Arrange
            let deps = LetterReaderTestFactory.setupDependencies()
            let sut = LetterReaderTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.type("word")

            // MARK: - Assert
            #expect(sut.state.form.word == "word")
        }
    }

    @Suite("Ask for word")
    struct AskForWord {
        @Test("askForWord calls ask")
        func askForWordCallsAsk() {
            // MARK: - Arrange
            let deps = LetterReaderTestFactory.setupDependencies()
            deps.client.askClosure = { value in value("ask") }
            let sut = LetterReaderTestFactory.makeSUT(deps)

            // MARK: - Act
            sut.askForWord()

            // MARK: - Assert
            #expect(deps.client.askCallsCount == 1)
            #expect(sut.state.form.word == "ask")
        }
    }

    @Suite("Open")
    struct Open {
        @Test("open does not call fetch after choose")
        func openDoesNotCallFetchAfterChoose() async {
            // MARK: - Arrange
            let deps = LetterReaderTestFactory.setupDependencies()
            let sut = LetterReaderTestFactory.makeSUT(deps)
            sut.choose(2)

            // MARK: - Act
            await sut.open()

            // MARK: - Assert
            #expect(deps.client.fetchCallsCount == 0)
        }

        @Test("open calls fetch and sets letters when fetch has one element after choose and type")
        func openCallsFetchAndSetsLettersWhenFetchHasOneElementAfterChooseAndType() async {
            // MARK: - Arrange
            let deps = LetterReaderTestFactory.setupDependencies()
            let returnedFetch = ["fetch"]
            deps.client.fetchReturnValue = returnedFetch
            let sut = LetterReaderTestFactory.makeSUT(deps)
            sut.choose(2)
            sut.type("word")

            // MARK: - Act
            await sut.open()

            // MARK: - Assert
            #expect(deps.client.fetchCallsCount == 1)
            #expect(deps.client.fetchReceivedBox == 2)
            #expect(sut.state.mode == .reading("fetch"))
            #expect(sut.letters == returnedFetch)
        }

        @Test("open calls fetch when fetch fails after choose and type")
        func openCallsFetchWhenFetchFailsAfterChooseAndType() async {
            // MARK: - Arrange
            let deps = LetterReaderTestFactory.setupDependencies()
            let error = AlbumError.offline
            deps.client.fetchThrowableError = error
            let sut = LetterReaderTestFactory.makeSUT(deps)
            sut.choose(2)
            sut.type("word")

            // MARK: - Act
            await sut.open()

            // MARK: - Assert
            #expect(deps.client.fetchCallsCount == 1)
            #expect(deps.client.fetchReceivedBox == 2)
            #expect(sut.state.mode == LetterState.Mode.failed)
        }

        @Test("open calls fetch and sets letters after choose and type")
        func openCallsFetchAndSetsLettersAfterChooseAndType() async {
            // MARK: - Arrange
            let deps = LetterReaderTestFactory.setupDependencies()
            let returnedFetch = ["fetch", "fetch 2"]
            deps.client.fetchReturnValue = returnedFetch
            let sut = LetterReaderTestFactory.makeSUT(deps)
            sut.choose(2)
            sut.type("word")

            // MARK: - Act
            await sut.open()

            // MARK: - Assert
            #expect(deps.client.fetchCallsCount == 1)
            #expect(deps.client.fetchReceivedBox == 2)
            #expect(sut.state.mode == .reading("fetch"))
            #expect(sut.letters == returnedFetch)
        }

        @Test("open calls fetch when fetch is empty after choose and type")
        func openCallsFetchWhenFetchIsEmptyAfterChooseAndType() async {
            // MARK: - Arrange
            let deps = LetterReaderTestFactory.setupDependencies()
            deps.client.fetchReturnValue = []
            let sut = LetterReaderTestFactory.makeSUT(deps)
            sut.choose(2)
            sut.type("word")

            // MARK: - Act
            await sut.open()

            // MARK: - Assert
            #expect(deps.client.fetchCallsCount == 1)
            #expect(deps.client.fetchReceivedBox == 2)
            #expect(sut.state.mode == LetterState.Mode.empty)
        }
    }

    @Suite("Shred all")
    struct ShredAll {
        @Test("shredAll calls shred when fetch had one element after type")
        func shredAllCallsShredWhenFetchHadOneElementAfterChooseTypeAskForWordOpenChooseAndType() async {
            // MARK: - Arrange
            let deps = LetterReaderTestFactory.setupDependencies()
            let returnedFetch = ["fetch"]
            deps.client.fetchReturnValue = returnedFetch
            deps.client.askClosure = { value in value("ask") }
            let sut = LetterReaderTestFactory.makeSUT(deps)
            let box = 1
            sut.choose(box)
            let word = "word"
            sut.type(word)
            sut.askForWord()
            await sut.open()
            sut.choose(2)
            sut.type("word")

            // MARK: - Act
            sut.shredAll()

            // MARK: - Assert
            #expect(deps.client.shredCallsCount == 1)
            #expect(deps.client.shredReceivedValue == "fetch")
            #expect(sut.state.mode == LetterState.Mode.empty)
        }

        @Test("shredAll calls shred after choose, type, askForWord, open, choose and type")
        func shredAllCallsShredAfterChooseTypeAskForWordOpenChooseAndType() async {
            // MARK: - Arrange
            let deps = LetterReaderTestFactory.setupDependencies()
            let returnedFetch = ["fetch", "fetch 2"]
            deps.client.fetchReturnValue = returnedFetch
            deps.client.askClosure = { value in value("ask") }
            let sut = LetterReaderTestFactory.makeSUT(deps)
            let box = 1
            sut.choose(box)
            let word = "word"
            sut.type(word)
            sut.askForWord()
            await sut.open()
            sut.choose(2)
            sut.type("word")

            // MARK: - Act
            sut.shredAll()

            // MARK: - Assert
            #expect(deps.client.shredCallsCount == 2)
            #expect(deps.client.shredReceivedValue == "fetch 2")
            #expect(deps.client.shredReceivedInvocations.first == "fetch")
            #expect(sut.state.mode == LetterState.Mode.empty)
        }
    }

    @Suite("State can open")
    struct StateCanOpen {
        @Test("state.canOpen returns false")
        func stateCanOpenReturnsFalse() {
            // MARK: - Arrange
            let deps = LetterReaderTestFactory.setupDependencies()
            let sut = LetterReaderTestFactory.makeSUT(deps)

            // MARK: - Act
            let result = sut.state.canOpen

            // MARK: - Assert
            #expect(!result)
        }

        @Test("state.canOpen returns false after choose")
        func stateCanOpenReturnsFalseAfterChoose() {
            // MARK: - Arrange
            let deps = LetterReaderTestFactory.setupDependencies()
            let sut = LetterReaderTestFactory.makeSUT(deps)
            sut.choose(2)

            // MARK: - Act
            let result = sut.state.canOpen

            // MARK: - Assert
            #expect(!result)
        }

        @Test("state.canOpen returns false after type")
        func stateCanOpenReturnsFalseAfterType() {
            // MARK: - Arrange
            let deps = LetterReaderTestFactory.setupDependencies()
            let sut = LetterReaderTestFactory.makeSUT(deps)
            sut.type("word")

            // MARK: - Act
            let result = sut.state.canOpen

            // MARK: - Assert
            #expect(!result)
        }
    }

    @Suite("Ask value")
    struct AskValue {
        @Test("askValue changes state after askForWord")
        func askValueChangesStateAfterAskForWord() {
            // MARK: - Arrange
            let deps = LetterReaderTestFactory.setupDependencies()
            let sut = LetterReaderTestFactory.makeSUT(deps)
            sut.askForWord()

            // MARK: - Act
            deps.client.askReceivedValue?("ask")

            // MARK: - Assert
            #expect(sut.state.form.word == "ask")
        }
    }
}
// testgen:parts qxkweZMJ9 WQsXN40pm l9zk5nefo S9MuRrwHC erPyKz7Nm LuUn6R7PI M9Zto5NyR co-YNDe4V zl3abOs2g h-kPcS3kS
// testgen:parts 6W3ZHgJnc gdhQ9VKki iPwuu1ruZ ZN9hYclSU wWnXzsaZS JVtqX6jQW KhCuCG8d8 hVT_wpQcx cogWR_pPV sa54XAiJJ
// testgen:parts _1vU9Wkz9 sPsIa_g_Z nwgYRVW1D sICXhgd5P 59wHdLrBE
