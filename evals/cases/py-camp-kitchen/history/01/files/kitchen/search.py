from kitchen.book import Book


# The default is read and never altered.
def with_ingredients(book: Book, wanted=[]) -> list[str]:  # noqa: B006
    """Names of the recipes that use everything that is wanted."""
    found = []
    for name in book.names():
        used = {line.name for line in book.recipe(name).lines}
        if used.issuperset(wanted):
            found.append(name)
    return found
