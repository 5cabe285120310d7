def publish(boards: dict, page: bytes) -> None:
    """Sends a page to each board."""
    for link in boards.values():
        link.send(page)
