from dataclasses import dataclass


@dataclass(frozen=True)
class Tree:
    sort: str
    age: int
    # Unknown where nobody had a tape.
    girth: int | None = None
