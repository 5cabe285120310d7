import sys
from pathlib import Path

from census.read import trees
from census.report import report

if __name__ == "__main__":
    print(report(trees(Path(sys.argv[1]).read_text(encoding="utf-8"))))
