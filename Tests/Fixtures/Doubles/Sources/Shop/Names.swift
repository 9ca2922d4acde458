// Names that the testing library has, too: a generated file that imports both must tell them apart.
struct Issue {}
struct Comment {}
struct Tag {}
struct Test {}
struct SourceLocation {}
