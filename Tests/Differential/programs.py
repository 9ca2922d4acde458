"""Small view models and services by chance: the language that they are made of, and nothing else.

`program(seed, number)` is the same each time. Nothing in it ends the process: numbers stay small, nothing is divided by
what may be zero, nothing is unwrapped by force, and every loop ends.
"""
import random

from tree import Block, Piece

NAMES = ["total", "label", "level", "note", "rows", "names", "marks", "state", "mode", "isReady", "isBusy", "chosen",
         "last", "index", "scores"]
WORDS = ["a", "north", "Tea", "x-1", "", " pier ", "42"]
PORTS = {
    "find": ("func find(_ name: String) -> {p}Item?", [("", "String")], "Item?", ""),
    "load": ("func load(id: String) async throws -> {p}Item", [("id", "String")], "Item", "async throws"),
    "all": ("func all() throws -> [{p}Item]", [], "[Item]", "throws"),
    "rows": ("func rows(in kind: {p}Kind) async -> [{p}Item]", [("in", "Kind")], "[Item]", "async"),
    "save": ("func save(_ item: {p}Item)", [("", "Item")], None, ""),
    "store": ("func store(_ item: {p}Item, at place: Int) throws", [("", "Item"), ("at", "Int")], None, "throws"),
    "log": ("func log(_ text: String)", [("", "String")], None, ""),
    "send": ("func send(names: [String]) async throws", [("names", "[String]")], None, "async throws"),
    "size": ("func size(of kind: {p}Kind) -> Int", [("of", "Kind")], "Int", ""),
    "isOpen": ("var isOpen: Bool {{ get }}", None, "Bool", ""),
    "title": ("var title: String {{ get set }}", None, "String", ""),
    "code": ("func code(for name: String) throws -> Int?", [("for", "String")], "Int?", "throws"),
}


class Writer:
    """Writes one program."""

    def __init__(self, seed, number):
        self.random = random.Random(f"{seed} {number}")
        self.prefix = f"P{number}"
        # Some programs have objects, which others see change.
        self.hasBoxes = random.Random(f"boxes {seed} {number}").random() < 0.3
        self.fresh = 0
        self.isAsync = self.throws = False
        self.helpers = []
        self.scope = []
        self.result = None
        self.loops = 0

    def pick(self, choices):
        return self.random.choice(list(choices))

    def chance(self, share):
        return self.random.random() < share

    def swift(self, type):
        for name in ("Item", "Kind", "Status", "Fault", "Box"):
            type = type.replace(name, self.prefix + name)
        return type

    def name(self):
        self.fresh += 1
        return f"v{self.fresh}"

    # Declarations

    def program(self):
        p = self.prefix
        self.ports = self.random.sample(sorted(PORTS), self.random.randint(2, 4))
        self.style = self.pick(["class", "class", "main", "actor"])
        self.state = {}
        always = ["rows", "chosen", self.pick(["total", "index"]), "label", self.pick(["isReady", "isBusy"])]
        for name in always + self.random.sample(sorted(set(NAMES) - set(always)), self.random.randint(0, 3)):
            self.state[name] = self.pick({
                "total": ["Int"], "label": ["String"], "level": ["Int", "Int?"], "note": ["String?", "String"],
                "rows": ["[Item]"], "names": ["[String]"], "marks": ["[Int]"], "state": ["Status"], "mode": ["Kind"],
                "isReady": ["Bool"], "isBusy": ["Bool"], "chosen": ["Item?"], "last": ["Item?", "String?"],
                "index": ["Int"], "scores": ["[String: Int]"],
            }[name])
        if self.hasBoxes:
            self.state |= {"kept": "Box?", "boxes": "[Box]"}
        members = [Piece(f"private(set) var {name}: {self.swift(type)} = ", self.literal(type), kind="declaration")
                   for name, type in self.state.items()]
        members.append(Piece(f"private let port: any {p}Port", kind="needed"))
        members.append(Piece("init(port: any ", f"{p}Port) {{\n    self.port = port\n}}", kind="needed"))
        for _ in range(self.random.randint(0, 2)):
            members.append(self.helper())
        for _ in range(self.random.randint(0, 2)):
            members.append(self.computed())
        for _ in range(self.random.randint(2, 3)):
            members.append(self.method())
        head = {"class": "final class", "main": "@MainActor\nfinal class", "actor": "actor"}[self.style]
        requirements = Block(*[Piece(PORTS[port][0].format(p=p), kind="declaration") for port in self.ports])
        isolation = "@MainActor\n" if self.style == "main" and self.chance(0.3) else ""
        sendable = ": Sendable" if not isolation else ""
        return Block(
            Piece("import Foundation\n", kind="needed"),
            Piece(f"struct {p}Item: Equatable, Sendable {{\n    let id: String\n    var name: String\n    var count: Int\n"
                  "    var isOn: Bool\n    var note: String?\n}\n", kind="needed"),
            Piece(f"enum {p}Kind: String, CaseIterable, Sendable {{\n    case small, middle, large\n}}\n", kind="needed"),
            Piece(f"enum {p}Status: Equatable, Sendable {{\n    case idle, loading\n    case loaded([{p}Item])\n"
                  "    case failed(String)\n}\n", kind="needed"),
            Piece(f"enum {p}Fault: Error, Equatable {{\n    case empty, refused\n    case tooMany(Int)\n}}\n",
                  kind="needed"),
            *self.box(),
            Piece(f"{isolation}protocol {p}Port{sendable} {{\n", requirements, "}\n", kind="declaration"),
            Piece(f"{head} {p}Model {{\n", Block(*members), "}", kind="declaration"))

    def box(self):
        """A class, where the program has objects."""
        if not self.hasBoxes:
            return []
        made = random.Random(f"box {self.prefix}").choice([
            "    var isOn: Bool\n    init(label: String, count: Int, isOn: Bool) {\n        self.label = label\n"
            "        self.count = count\n        self.isOn = isOn\n    }\n",
            "    var isOn = false\n    init(label: String, count: Int) {\n        self.label = label\n"
            "        self.count = count\n    }\n"])
        return [Piece(f"final class {self.prefix}Box: @unchecked Sendable {{\n    var label: String\n    var count: Int\n"
                      f"{made}    var isLow: Bool {{ count < 3 }}\n    func bump(_ by: Int) {{ count += by }}\n}}\n",
                      kind="needed")]

    def literal(self, type):
        values = {
            "Int": ["0", "1", "3"], "Bool": ["false", "true"], "String": ['""', '"none"'], "Kind": [".small", ".middle"],
            "Status": [".idle"],
        }
        return Piece(self.pick(values.get(type, ["nil" if type.endswith("?") else "[:]" if ":" in type else "[]"])))

    def parameters(self):
        types = ["Int", "String", "Bool", "Item", "Kind", "Int?", "String?", "[Item]", "[String]", "[Int]", "Item?"]
        if self.hasBoxes:
            types += ["Box"] * 4
        chosen = [self.pick(types) for _ in range(self.pick([0, 1, 1, 2, 2, 3]))]
        names = self.random.sample(["amount", "text", "item", "option", "limit", "values"], len(chosen))
        return list(zip(names, chosen))

    def signature(self, name, parameters, effects, result):
        list_ = ", ".join(f"{name}: {self.swift(type)}" for name, type in parameters)
        return f"func {name}({list_}){effects}" + (f" -> {self.swift(result)}" if result else "")

    def begin(self, parameters, isAsync, throws, result):
        self.isAsync, self.throws, self.result, self.loops = isAsync, throws, result, 0
        self.scope = [(name, type, False) for name, type in parameters]

    def method(self):
        parameters = self.parameters()
        isAsync, throws = self.chance(0.5), self.chance(0.4)
        result = self.pick([None, None, "Int", "Bool", "String", "Item?", "[Item]", "[String]", "Status", "Int?"])
        self.begin(parameters, isAsync, throws, result)
        name = f"act{len(self.helpers)}{self.name()}"
        effects = (" async" if isAsync else "") + (" throws" if throws else "")
        body = self.block(self.random.randint(3, 6), 2)
        if result:
            body.pieces.append(Piece("return ", self.value(result, 2), kind="needed"))
        return Piece(self.signature(name, parameters, effects, result) + " {\n", body, "}", kind="declaration")

    def helper(self):
        parameters = [one for one in self.parameters() if one[1] != "Box"]
        result = self.pick([None, "Int", "String", "Bool", "[Item]"])
        self.begin(parameters, False, False, result)
        name = "help" + self.name()
        body = self.block(self.random.randint(1, 3), 1)
        if result:
            body.pieces.append(Piece("return ", self.value(result, 2), kind="needed"))
        self.helpers.append((name, parameters, result))
        return Piece("private " + self.signature(name, parameters, "", result) + " {\n", body, "}", kind="declaration")

    def computed(self):
        self.begin([], False, False, None)
        type = self.pick(["Int", "Bool", "String", "[String]"])
        name = "shown" + self.name()
        value = self.value(type, 3, asks=False)
        return Piece(f"var {name}: {type} {{ ", value, " }", kind="declaration")

    # Statements

    def block(self, count, depth):
        before = len(self.scope)
        pieces = []
        for _ in range(count):
            pieces += self.statement(depth)
        if not pieces:
            pieces = self.change()
        del self.scope[before:]
        return Block(*pieces)

    def statement(self, depth):
        kinds = [self.change] * 4 + [self.local] * 2 + [self.ask] * 3
        if depth > 0:
            if self.hasBoxes:
                kinds += [self.boxed] * 4
            nested = [self.branch, self.branch, self.leave, self.binding, self.switch, self.loop, self.attempt, self.bound]
            kinds += [lambda make=make: make(depth - 1) for make in nested]
        return self.pick(kinds)()

    def line(self, *parts):
        return [Piece(*parts, kind="statement")]

    def change(self):
        """Changes the state."""
        name, type = self.pick(sorted(self.state.items()))
        if "Box" in type:
            return self.boxed()
        if type in ("Int", "String") and self.chance(0.4):
            return self.line(f"{name} += ", self.value(type, 2))
        if type == "Bool" and self.chance(0.3):
            return self.line(f"{name}.toggle()")
        if type.startswith("[") and ":" not in type and self.chance(0.6):
            element = type[1:-1]
            return self.pick([
                lambda: self.line(f"{name}.append(", self.value(element, 2), ")"),
                lambda: self.line(f"{name}.removeAll()"),
                lambda: self.line(f"{name}.insert(", self.value(element, 1), ", at: 0)"),
                lambda: self.line(f"{name}.removeAll {{ ", *self.test(element), " }"),
            ])()
        if ":" in type and self.chance(0.8):
            key = self.value("String", 1)
            if self.chance(0.5):
                return self.line(f"{name}[", key, ", default: 0] += ", self.value("Int", 1))
            return self.line(f"{name}[", key, "] = ", self.value("Int", 2))
        if type == "Item?" and self.chance(0.3):
            # What is added must not look at what it is added to meanwhile.
            more = Piece("let more: Int = ", self.value("Int", 1), kind="statement")
            return self.line("do {\n", Block(more, Piece(f"{name}?.count += more", kind="statement")), "}")
        return self.assignment(name, self.value(type, 3), self.change)

    def assignment(self, target, value, other):
        """Puts a value into something; what `other` writes where that is itself, which does not compile."""
        return self.line(f"{target} = ", value) if value.text().strip("()") != target else other()

    def boxed(self):
        """Puts something into an object, or keeps one."""
        known = [name for name, kind, _ in self.scope if kind == "Box"]
        one = self.pick(known) if known and self.chance(0.8) else self.pick(["kept?", "boxes.first?", "boxes.last?"])
        if known and self.chance(0.3):
            box = self.pick(known)
            return self.line(self.pick([f"kept = {box}", f"boxes.append({box})", f"boxes.insert({box}, at: 0)"]))
        if self.chance(0.15):
            return self.line("for box in boxes {\n", Block(Piece("box.isOn = ", self.value("Bool", 1), kind="statement")), "}")
        if self.chance(0.1):
            return self.line(self.pick(["kept = boxes.first", "kept = nil", "boxes.removeAll()", "kept = boxes.first { $0.isLow }"]))
        return self.pick([
            lambda: self.line(f"{one}.isOn.toggle()"),
            lambda: self.assignment(f"{one}.isOn", self.value("Bool", 2), self.boxed),
            lambda: self.line(f"{one}.count += ", self.value("Int", 1)),
            lambda: self.assignment(f"{one}.count", self.value("Int", 2), self.boxed),
            lambda: self.assignment(f"{one}.label", self.value("String", 2), self.boxed),
            lambda: self.line(f"{one}.bump(", self.value("Int", 1), ")"),
        ])()

    def local(self):
        name, type = self.name(), self.pick(["Int", "String", "Bool", "[Item]", "[Int]", "Item?", "Kind"])
        value = self.value(type, 3)
        mutable = type in ("Int", "String") and self.chance(0.3)
        self.scope.append((name, type, mutable))
        made = self.line(f"{'var' if mutable else 'let'} {name}: {self.swift(type)} = ", value)
        if mutable:
            made += self.line(f"{name} += ", self.value(type, 1))
        return made

    def call(self, port):
        """A call of the port as it is written, without `try` and `await`."""
        _, parameters, _, _ = PORTS[port]
        if parameters is None:
            return [f"port.{port}"]
        parts = [f"port.{port}("]
        for place, (label, type) in enumerate(parameters):
            parts += [", " if place else "", f"{label}: " if label else "", self.value(type, 2, asks=False)]
        return parts + [")"]

    def marks(self, port):
        effects = PORTS[port][3]
        return ("try " if "throws" in effects else "") + ("await " if "async" in effects else "")

    def callable(self, port, catches):
        effects = PORTS[port][3]
        return ("async" not in effects or self.isAsync) and ("throws" not in effects or self.throws or catches)

    def ask(self, catches=False):
        """Calls the port."""
        ports = [port for port in self.ports if self.callable(port, catches)]
        if not ports:
            return self.change()
        port = self.pick(ports)
        _, parameters, type, _ = PORTS[port]
        if port == "title" and self.style != "actor" and self.chance(0.5):
            return self.line("_ = port.title")
        if type is None:
            return self.line(self.marks(port), *self.call(port))
        name, call = self.name(), self.call(port)
        self.scope.append((name, type, False))
        return self.line(f"let {name} = " + self.marks(port), *call)

    def branch(self, depth):
        condition = self.subject("Bool", 2)
        first = self.block(self.random.randint(1, 2), depth)
        if self.chance(0.3):
            return self.line("if ", condition, " {\n", first, "}")
        return self.line("if ", condition, " {\n", first, "} else {\n", self.block(self.random.randint(1, 2), depth), "}")

    def leaving(self):
        if self.loops and self.chance(0.4):
            return self.pick([["continue"], ["break"]])
        if self.throws and self.chance(0.5):
            return ["throw ", self.fault()]
        return ["return ", self.value(self.result, 1)] if self.result else ["return"]

    def fault(self):
        return self.pick([
            lambda: Piece(f"{self.prefix}Fault.empty"), lambda: Piece(f"{self.prefix}Fault.refused"),
            lambda: Piece(f"{self.prefix}Fault.tooMany(", self.subject("Int", 1), ")")])()

    def leave(self, depth):
        before = self.change() if self.chance(0.4) else []
        return self.line("guard ", self.subject("Bool", 2), " else {\n",
                         Block(*before, Piece(*self.leaving(), kind="needed")), "}")

    def optional(self):
        return self.pick(["Int?", "String?", "Item?"])

    def bound(self, depth):
        type, name = self.optional(), self.name()
        made = self.line(f"guard let {name} = ", self.subject(type, 2), " else {\n",
                         Block(Piece(*self.leaving(), kind="needed")), "}")
        self.scope.append((name, type[:-1], False))
        return made

    def binding(self, depth):
        type, name = self.optional(), self.name()
        value = self.subject(type, 2)
        self.scope.append((name, type[:-1], False))
        more = [", ", self.subject("Bool", 1)] if self.chance(0.3) else []
        first = self.block(self.random.randint(1, 2), depth)
        self.scope.pop()
        rest = [" else {\n", self.block(1, depth), "}"] if self.chance(0.5) else []
        return self.line(f"if let {name} = ", value, *more, " {\n", first, "}", *rest)

    def switch(self, depth):
        type = self.pick(["Kind", "Int", "Status", "Item?", "Bool"])
        loops, self.loops = self.loops, 0
        made = [f"switch ", self.subject(type, 2), " {\n"]
        cases = {
            "Kind": [".small", ".middle", ".large"], "Bool": ["true", "false"],
            "Int": ["..<0", "0", "1...3", "_"], "Item?": ["nil", "let one? where one.isOn", "_"],
            "Status": [".idle", ".loaded(let many) where many.isEmpty", ".loaded(let many)", ".failed(let word)", "_"],
        }[type]
        if type == "Kind" and self.chance(0.4):
            cases = [".small, .large", "_"]
        for case in cases:
            before = len(self.scope)
            for name, kind in (("one", "Item"), ("many", "[Item]"), ("word", "String")):
                if f"let {name}" in case and not (name == "many" and "where" in case):
                    self.scope.append((name, kind, False))
            made += [("default" if case == "_" else f"case {case}") + ":\n", self.block(self.random.randint(1, 2), depth)]
            del self.scope[before:]
        self.loops = loops
        return self.line(*made, "}")

    def loop(self, depth):
        name = self.name()
        type = self.pick(["[Item]", "[Int]", "[String]"])
        values = self.subject(type, 2)
        where = []
        self.scope.append((name, type[1:-1], False))
        if self.chance(0.3):
            where = [" where ", self.subject("Bool", 1, asks=False)]
        self.loops += 1
        body = self.block(self.random.randint(1, 3), depth)
        self.loops -= 1
        self.scope.pop()
        return self.line(f"for {name} in ", values, *where, " {\n", body, "}")

    def attempt(self, depth):
        before = len(self.scope)
        body = self.ask(catches=True)
        if self.chance(0.5):
            body += self.change()
        del self.scope[before:]
        catches = []
        if self.chance(0.4):
            catches += [f" catch {self.prefix}Fault.empty {{\n", self.block(1, depth), "}"]
        elif self.chance(0.3):
            catches += [f" catch let fault as {self.prefix}Fault where fault != .empty {{\n", self.block(1, depth), "}"]
        if not any("try" in piece.text() for piece in body):
            return body
        return self.line("do {\n", Block(*body), "}", *catches, " catch {\n", self.block(1, depth), "}")

    # Expressions

    def value(self, type, depth, asks=True):
        """An expression of a type."""
        choices = [lambda: self.basic(type)]
        if depth > 0:
            make = {
                "Int": self.number, "Bool": self.condition, "String": self.words, "Item": self.item, "[Item]": self.items,
                "[Int]": self.numbers, "[String]": self.texts, "Int?": self.maybe_number, "String?": self.maybe_text,
                "Item?": self.maybe_item, "Kind": self.kind, "Status": self.status, "[String: Int]": self.table,
            }[type]
            choices += [lambda: Piece(*make(depth - 1), type=type)] * 3
            if asks:
                ports = [p for p in self.ports if PORTS[p][2] == type and not PORTS[p][3]]
                choices += [lambda port=port: Piece(*self.call(port), type=type) for port in ports]
                calls = [h for h in self.helpers if h[2] == type]
                choices += [lambda call=call: self.calling(call, type) for call in calls]
            if depth > 1:
                choices.append(lambda: Piece(
                    "(", self.value("Bool", 1, asks), " ? ", self.value(type, 1, asks), " : ", self.value(type, 1, asks),
                    ")", type=type))
        return self.pick(choices)()

    def subject(self, type, depth, asks=True):
        """An expression that stands before a brace: closures in it need parentheses."""
        value = self.value(type, depth, asks)
        return Piece("(", value, ")") if "{" in value.text() else value

    def calling(self, helper, type):
        name, parameters, _ = helper
        parts = [f"{name}("]
        for place, (label, kind) in enumerate(parameters):
            parts += [", " if place else "", f"{label}: ", self.value(kind, 1, asks=False)]
        return Piece(*parts, ")", type=type)

    def basic(self, type):
        known = [name for name, kind, _ in self.scope if kind == type]
        known += [name for name, kind in self.state.items() if kind == type]
        for box in [name for name, kind, _ in self.scope if kind == "Box"]:
            known += {"Int": [f"{box}.count"], "String": [f"{box}.label"], "Bool": [f"{box}.isOn", f"{box}.isLow"]}.get(type, [])
        if self.hasBoxes and type in ("Int?", "String?") and self.chance(0.4):
            return Piece({"Int?": "kept?.count", "String?": "boxes.first?.label"}[type], type=type)
        if known and self.chance(0.9):
            return Piece(self.pick(known), type=type)
        derived = {
            "Int?": ["rows.first?.count", "chosen?.count"], "String?": ["chosen?.name", "chosen?.note", "rows.last?.note"],
            "[Int]": ["rows.map(\\.count)"], "[String]": ["rows.map(\\.name)"],
            "Status": [f"{self.prefix}Status.loaded(rows)"],
        }
        if type in derived and self.chance(0.7):
            return Piece(self.pick(derived[type]), type=type)
        p = self.prefix
        made = {
            "Int": lambda: str(self.pick([0, 1, 2, 3, 5, 10])), "Bool": lambda: self.pick(["true", "false"]),
            "String": lambda: f'"{self.pick(WORDS)}"',
            "Item": lambda: f'{p}Item(id: "{self.pick(WORDS[:4])}", name: "{self.pick(WORDS)}", '
                            f'count: {self.pick([0, 2, 7])}, isOn: {self.pick(["true", "false"])}, note: nil)',
            "Kind": lambda: f"{p}Kind.{self.pick(['small', 'middle', 'large'])}",
            "Status": lambda: f"{p}Status.{self.pick(['idle', 'loading'])}",
            "[Int]": lambda: self.pick(["[]", "[2, 1]"]), "[String]": lambda: self.pick(["[]", '["b", "a"]']),
            "[Item]": lambda: "[]", "[String: Int]": lambda: '["a": 1]',
            "Int?": lambda: self.pick(["nil", "4"]), "String?": lambda: self.pick(["nil", '"d"']), "Item?": lambda: "nil",
        }[type]()
        if type in ("[Item]", "Item?", "Int?", "String?", "[Int]", "[String]", "[String: Int]"):
            made = f"({made} as {self.swift(type)})"
        return Piece(made, type=type)

    def test(self, element):
        """The inside of a closure that asks something of an element."""
        asks = {
            "Item": [["$0.isOn"], ["$0.count > ", self.value("Int", 0)], ["$0.name == ", self.value("String", 0)],
                     ["$0.note != nil"], ["!$0.name.isEmpty"], ["$0.id == ", self.value("String", 0)]],
            "Int": [["$0 > ", self.value("Int", 0)], ["$0 % 2 == 0"]],
            "String": [["$0.isEmpty"], ["$0.hasPrefix(", self.value("String", 0), ")"], ["$0 != ", self.value("String", 0)]],
        }
        return self.pick(asks[element])

    def number(self, d):
        v = self.value
        return self.pick([
            lambda: ["(", v("Int", d), " ", self.pick("+-"), " ", v("Int", d), ")"], lambda: ["(", v("Int", 0), " * 2)"],
            lambda: ["(", v("Int", d), " % 3)"], lambda: ["(", v("Int", d), " / 2)"], lambda: [v("[Item]", d), ".count"],
            lambda: [v("String", d), ".count"], lambda: ["max(", v("Int", d), ", ", v("Int", d), ")"],
            lambda: ["min(", v("Int", d), ", ", v("Int", d), ")"], lambda: ["abs(", v("Int", d), ")"],
            lambda: [v("[Int]", d), ".reduce(0, +)"], lambda: [v("[Item]", d), ".map(\\.count).reduce(0, +)"],
            lambda: ["(", v("Int?", d), " ?? ", v("Int", d), ")"], lambda: [v("Item", d), ".count"],
            lambda: [v("[Item]", d), ".filter { ", *self.test("Item"), " }.count"],
            lambda: ["(", v("[Int]", d), ".firstIndex(of: ", v("Int", 0), ") ?? -1)"],
            lambda: [v("[Item]", d), ".reduce(0) { $0 + ($1.isOn ? $1.count : 1) }"],
        ])()

    def condition(self, d):
        v = self.value
        return self.pick([
            lambda: ["(", v("Int", d), " ", self.pick(["<", "<=", ">", ">=", "==", "!="]), " ", v("Int", d), ")"],
            lambda: ["(", v("Bool", d), " && ", v("Bool", d), ")"], lambda: ["(", v("Bool", d), " || ", v("Bool", d), ")"],
            lambda: ["!(", v("Bool", d), ")"], lambda: [v("String", d), ".isEmpty"], lambda: [v("[Item]", d), ".isEmpty"],
            lambda: ["(", v("String", d), " == ", v("String", d), ")"], lambda: [v("String", d), '.hasPrefix("a")'],
            lambda: [v("[Int]", d), ".contains(", v("Int", 0), ")"], lambda: ["(", v(self.optional(), d), " != nil)"],
            lambda: [v("[Item]", d), ".contains { ", *self.test("Item"), " }"],
            lambda: [v("[String]", d), ".allSatisfy { ", *self.test("String"), " }"],
            lambda: ["(", v("Kind", d), " == ", v("Kind", 0), ")"], lambda: [v("Item", d), ".isOn"],
            lambda: ["(1...5).contains(", v("Int", d), ")"],
        ])()

    def words(self, d):
        v = self.value
        return self.pick([
            lambda: ["(", v("String", d), " + ", v("String", d), ")"], lambda: [v("String", d), ".uppercased()"],
            lambda: ['"\\(', v("Int", 0), ') of \\(', v("Int", 0), ')"'], lambda: ["String(", v("Int", d), ")"],
            lambda: [v("String", d), ".lowercased()"], lambda: [v("String", d), ".trimmingCharacters(in: .whitespaces)"],
            lambda: ["String(", v("String", d), ".prefix(2))"], lambda: [v("[String]", d), '.joined(separator: ", ")'],
            lambda: ["(", v("String?", d), " ?? ", v("String", 0), ")"], lambda: [v("Item", d), ".name"],
            lambda: [v("Kind", d), ".rawValue"], lambda: ["String(", v("String", d), ".reversed())"],
            lambda: [v("String", d), '.replacingOccurrences(of: "a", with: "o")'],
        ])()

    def item(self, d):
        v, p = self.value, self.prefix
        return self.pick([
            lambda: [f"{p}Item(id: ", v("String", 0), ", name: ", v("String", d), ", count: ", v("Int", d), ", isOn: ",
                     v("Bool", d), ", note: ", v("String?", d), ")"],
            lambda: ["(", v("Item?", d), " ?? ", v("Item", 0), ")"],
        ])()

    def items(self, d):
        v = self.value
        return self.pick([
            lambda: [v("[Item]", d), ".filter { ", *self.test("Item"), " }"],
            lambda: [v("[Item]", d), ".sorted { $0.", self.pick(["count < $1.count", "name < $1.name", "count > $1.count"]),
                     " }"],
            lambda: ["(", v("[Item]", d), " + [", v("Item", 0), "])"], lambda: ["Array(", v("[Item]", d), ".prefix(1))"],
            lambda: ["Array(", v("[Item]", d), ".dropFirst())"], lambda: ["Array(", v("[Item]", d), ".reversed())"],
            lambda: [v("[Item]", d), f".map {{ {self.prefix}Item(id: $0.id, name: $0.name, count: $0.count + 1, "
                                     "isOn: !$0.isOn, note: $0.note) }"],
        ])()

    def numbers(self, d):
        v = self.value
        return self.pick([
            lambda: [v("[Item]", d), ".map(\\.count)"], lambda: [v("[Int]", d), ".sorted()"],
            lambda: [v("[Int]", d), ".filter { ", *self.test("Int"), " }"], lambda: ["[", v("Int", 0), ", ", v("Int", 0), "]"],
            lambda: [v("[Int]", d), ".map { $0 + 1 }"], lambda: [v("[String]", d), ".compactMap { Int($0) }"],
        ])()

    def texts(self, d):
        v = self.value
        return self.pick([
            lambda: [v("[Item]", d), ".map(\\.name)"], lambda: ["[", v("String", 0), "]"],
            lambda: [v("[Item]", d), ".compactMap(\\.note)"], lambda: [v("[String]", d), ".sorted()"],
            lambda: [v("String", d), '.components(separatedBy: "-")'], lambda: [v("[Item]", d), ".map { $0.id + $0.name }"],
            lambda: [v("[String]", d), ".filter { ", *self.test("String"), " }"],
        ])()

    def maybe_number(self, d):
        v = self.value
        return self.pick([
            lambda: [v("[Int]", d), ".first"], lambda: [v("[Int]", d), ".max()"], lambda: [v("[Int]", d), ".last"],
            lambda: [v("Item?", d), "?.count"], lambda: ["Int(", v("String", d), ")"],
            lambda: [v("[Int]", d), ".first { ", *self.test("Int"), " }"],
        ])()

    def maybe_text(self, d):
        v = self.value
        return self.pick([
            lambda: [v("Item", d), ".note"], lambda: [v("Item?", d), "?.name"], lambda: [v("[String]", d), ".last"],
            lambda: [v("Item?", d), "?.note"], lambda: ["(", v("String?", d), ").map { $0 + \"!\" }"],
        ])()

    def maybe_item(self, d):
        v = self.value
        return self.pick([
            lambda: [v("[Item]", d), ".first"], lambda: [v("[Item]", d), ".first { ", *self.test("Item"), " }"],
            lambda: [v("[Item]", d), ".last"], lambda: [v("[Item]", d), ".max { $0.count < $1.count }"],
        ])()

    def kind(self, d):
        p, v = self.prefix, self.value
        return ["(", f"{p}Kind(rawValue: ", v("String", d), ") ?? .small)"]

    def status(self, d):
        p, v = self.prefix, self.value
        return self.pick([
            lambda: [f"{p}Status.loaded(", v("[Item]", d), ")"], lambda: [f"{p}Status.failed(", v("String", d), ")"]])()

    def table(self, d):
        return ["Dictionary(", self.value("[Item]", d), ".map { ($0.name, $0.count) }, uniquingKeysWith: { $0 + $1 })"]


def program(seed, number):
    """One program: a Swift file with a port, models and a SUT of the prefix `P<number>`."""
    return Writer(seed, number).program()
