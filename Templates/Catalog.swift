/// The templates built into the tool, by name.
public enum Catalog {}
