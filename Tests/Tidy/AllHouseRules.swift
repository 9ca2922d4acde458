extension HouseRule {
    /// Every rule; a test keeps the list.
    static let all: [HouseRule] = [
        // list
        .branchesDiffer,
        .declarationsAreNamedElsewhere,
        .filesAreShort,
        .functionsFitAScreen,
        .importsStayInTheirModule,
        .onlyTheHostTouchesTheWorld,
        .parametersAreUsed,
        .privateDeclarationsAreUsed,
        .publicDeclarationsAreDocumented,
        .testsAssert,
        .throwsIsNeeded,
        // end of list
    ]
}
