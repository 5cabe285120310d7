import tempfile
import unittest
from pathlib import Path

from library.desk import found
from library.loans import Loans
from library.score import Refused
from library.shelf import Shelf


def shelf() -> Shelf:
    file = Path(tempfile.mkdtemp(), "scores")
    file.write_text("1;Bach;Jesu, meine Freude;40\n2;Bach;Magnificat;30\n3;Brahms;Nänie;60\n", encoding="utf-8")
    return Shelf(file)


class Library(unittest.TestCase):
    def test_all_words_must_be_there(self):
        self.assertEqual(found(shelf(), "BACH freude"), "1  Bach: Jesu, meine Freude")

    def test_too_few_copies(self):
        # The Magnificat has thirty.
        with self.assertRaises(Refused):
            Loans(shelf()).lend_all("bach", 35)
