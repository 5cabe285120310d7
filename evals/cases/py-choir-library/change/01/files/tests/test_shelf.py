import unittest
from itertools import islice

from tests.test_library import shelf


class Search(unittest.TestCase):
    def test_reads_no_more_than_is_asked_for(self):
        # The third line is no score, and nobody gets that far.
        one = shelf()
        one._file.write_text("1;Bach;Magnificat;30\n2;Bach;Motetten;20\nnonsense\n", encoding="utf-8")
        self.assertEqual([score.number for score in islice(one.search("bach"), 2)], [1, 2])

    def test_has(self):
        self.assertTrue(shelf().has("brahms"))
        self.assertFalse(shelf().has("bruckner"))
