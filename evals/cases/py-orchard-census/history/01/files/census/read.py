from census.tree import Tree


class BadRow(ValueError):
    pass


def trees(text: str) -> list[Tree]:
    """Trees of a census, one a line: `sort;age` or `sort;age;girth`."""
    return [_tree(row) for row in text.splitlines() if row.strip()]


def _tree(row: str) -> Tree:
    sort, _, numbers = row.partition(";")
    try:
        age, *girth = [int(number) for number in numbers.split(";")]
    except ValueError as error:
        raise BadRow(row) from error
    if not sort.strip() or age < 0 or len(girth) > 1 or any(one <= 0 for one in girth):
        raise BadRow(row)
    return Tree(sort.strip(), age, girth[0] if girth else None)
