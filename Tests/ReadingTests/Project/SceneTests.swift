import Project
import Reading
import Resolving
import Testing

@Suite struct SceneTests {
    private let tree = FileTree([
        "App/Main.storyboard": """
        <document initialViewController="w1"><scenes>
        <viewController id="w1" customClass="WelcomeViewController"><view><connections>
        <outlet property="ofTheView" destination="a"/></connections></view>
        <connections><outlet property="titleLabel" destination="b"/></connections></viewController>
        <viewController id="l1" storyboardIdentifier="Login" customClass="LoginViewController"></viewController>
        <viewController id="d1" customClass="DetailViewController"></viewController>
        </scenes></document>
        """,
        "App/ProfileViewController.xib": """
        <document><placeholder placeholderIdentifier="IBFilesOwner" customClass="ProfileViewController">
        <connections><outlet property="nameLabel" destination="a"/></connections></placeholder></document>
        """,
    ])

    @Test func theInitialSceneNeedsNoIdentifier() {
        let scene = readScene(of: "WelcomeViewController", in: tree)
        #expect(scene == Scene(.storyboard("Main", identifier: nil), outlets: ["titleLabel"]))
    }

    @Test func anotherSceneIsFoundByItsIdentifier() {
        #expect(
            readScene(of: "LoginViewController", in: tree) == Scene(.storyboard("Main", identifier: "Login")))
    }

    @Test func aSceneThatNothingLeadsToIsNone() {
        #expect(readScene(of: "DetailViewController", in: tree) == nil)
        #expect(readScene(of: "OtherViewController", in: tree) == nil)
    }

    @Test func aNibIsFoundByTheNameOfTheController() {
        #expect(
            readScene(of: "ProfileViewController", in: tree)
                == Scene(.nib("ProfileViewController"), outlets: ["nameLabel"]))
    }
}
