import logging
import unittest

from ferry.publish import publish


class Board:
    def __init__(self, *failures):
        self.failures = list(failures)
        self.pages = []

    def send(self, page):
        if self.failures:
            raise self.failures.pop(0)
        self.pages.append(page)


class Publish(unittest.TestCase):
    def setUp(self):
        logging.disable()
        self.addCleanup(logging.disable, logging.NOTSET)

    def test_a_board_that_is_back_gets_its_page(self):
        board = Board(OSError("off"), OSError("off"))
        self.assertEqual(publish({"Skerry": board}, b"08:15", pause=0), {})
        self.assertEqual(board.pages, [b"08:15"])

    def test_the_other_boards_get_theirs(self):
        # Its data are wrong in a way that nobody thought of.
        broken, well = Board(TypeError("port")), Board()
        self.assertEqual(publish({"Skerry": broken, "Northholm": well}, b"08:15", pause=0), {"Skerry": "see the log"})
        self.assertEqual(well.pages, [b"08:15"])
