# The number of a meter in an address leads out of the archive.
import tempfile
from pathlib import Path
top = Path(tempfile.mkdtemp())
(top / "letters").mkdir()
(top / "letters" / "2026-01-05.json").write_text("a letter")
(top / "archive").mkdir()
answer = Office(book, Archive(top / "archive")).get("/message?meter=../letters&day=2026-01-05")
print("answer:", answer)
sys.exit(10 if answer == (200, "a letter") else 0)
