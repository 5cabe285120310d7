#!/bin/sh
# label.sh DB ID TEXT: puts a label on a document. The scanner runs it, too.
set -eu
sqlite3 "$1" "UPDATE document SET label = '$3' WHERE id = '$2'"
