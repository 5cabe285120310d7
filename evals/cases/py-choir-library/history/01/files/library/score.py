from dataclasses import dataclass


class Refused(Exception):
    """Something that the user can put right. Its text is shown."""


@dataclass(frozen=True)
class Score:
    number: int
    composer: str
    title: str
    copies: int

    @classmethod
    def of(cls, line: str) -> "Score":
        number, composer, title, copies = line.rstrip("\n").split(";")
        return cls(int(number), composer, title, int(copies))
