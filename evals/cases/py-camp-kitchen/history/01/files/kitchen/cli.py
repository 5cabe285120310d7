import sys
from pathlib import Path

from kitchen.book import Book
from kitchen.show import shown


def main(folder: str, name: str, people: str) -> None:
    for line in Book(Path(folder)).for_people(name, int(people)).lines:
        print(shown(line))


if __name__ == "__main__":
    main(*sys.argv[1:])
