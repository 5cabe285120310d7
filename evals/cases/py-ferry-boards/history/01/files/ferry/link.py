import socket


class Link:
    """A connection to one board. A board acknowledges a page with a single byte."""

    def __init__(self, address: str, port: int):
        self._target = (address, port)

    def send(self, page: bytes) -> None:
        with socket.create_connection(self._target, timeout=5) as connection:
            connection.sendall(len(page).to_bytes(2, "big") + page)
            if connection.recv(1) != b"\x06":
                raise OSError("the board did not acknowledge the page")
