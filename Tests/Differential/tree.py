"""Programs as trees of text, so that they can be made smaller piece by piece."""

PLAIN = {
    "Int": "1", "Bool": "true", "String": '"a"', "Int?": "nil", "String?": "nil", "Item?": "nil", "[Int]": "[]",
    "[String]": "[]", "[Item]": "[]", "[String: Int]": "[:]", "Kind": ".small", "Status": ".idle",
}


class Piece:
    """An expression, a statement or a declaration: words and further pieces. One that is needed is never left out."""

    def __init__(self, *parts, type=None, kind="expression"):
        self.parts, self.type, self.kind = list(parts), type, kind

    def text(self, indent=0):
        words = []
        for place, part in enumerate(self.parts):
            if isinstance(part, Piece):
                words.append(part.text(indent))
            elif isinstance(part, Block):
                words.append(part.text(indent + 1) + "    " * indent)
            else:
                text = part.replace("\n", "\n" + "    " * indent)
                isBefore = isinstance((self.parts + [""])[place + 1], Block)
                words.append(text.rstrip(" ") if isBefore and text.rstrip(" ").endswith("\n") else text)
        return "".join(words)

    def copy(self):
        return Piece(
            *[part if isinstance(part, str) else part.copy() for part in self.parts], type=self.type, kind=self.kind)


class Block:
    """Pieces on lines of their own."""

    def __init__(self, *pieces):
        self.pieces = list(pieces)

    def text(self, indent):
        return "".join("    " * indent + piece.text(indent).rstrip(" ") + "\n" for piece in self.pieces)

    def copy(self):
        return Block(*[piece.copy() for piece in self.pieces])


def walk(piece, path=()):
    """Every piece and block below one, outermost first, with the way there."""
    yield path, piece
    inner = piece.parts if isinstance(piece, Piece) else piece.pieces
    for place, part in enumerate(inner):
        if not isinstance(part, str):
            yield from walk(part, path + (place,))


def at(piece, path):
    for place in path:
        piece = (piece.parts if isinstance(piece, Piece) else piece.pieces)[place]
    return piece


def smaller(program):
    """Programs with one piece less, the largest steps first."""
    places = list(walk(program))
    for path, piece in places:
        if path and isinstance(at(program, path[:-1]), Block) and piece.kind != "needed":
            changed = program.copy()
            del at(changed, path[:-1]).pieces[path[-1]]
            yield changed
    for path, piece in places:
        if isinstance(piece, Block) and len(path) > 1 and isinstance(at(program, path[:-2]), Block):
            if at(program, path[:-1]).kind == "statement":
                changed = program.copy()
                at(changed, path[:-2]).pieces[path[-2]:path[-2] + 1] = at(changed, path).pieces
                yield changed
    for path, piece in places:
        if isinstance(piece, Piece) and piece.type and piece.text() != PLAIN.get(piece.type):
            inner = [part for way, part in walk(piece) if way and isinstance(part, Piece) and part.type == piece.type]
            plain = [Piece(PLAIN[piece.type], type=piece.type)] if piece.type in PLAIN else []
            for part in plain + inner[:2]:
                changed = program.copy()
                parent = at(changed, path[:-1])
                (parent.parts if isinstance(parent, Piece) else parent.pieces)[path[-1]] = part.copy()
                yield changed
