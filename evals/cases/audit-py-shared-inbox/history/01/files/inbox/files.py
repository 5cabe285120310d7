"""Attachments, all in one folder."""

import hashlib
from pathlib import Path
from urllib.parse import unquote


def read(folder, name):
    """The bytes of an attachment, or None if there is none of that name. `name` is as it stood in the URL."""
    if "/" in name or "\\" in name or name in ("", ".", ".."):
        return None
    path = Path(folder) / unquote(name)
    return path.read_bytes() if path.is_file() else None


def etag(content):
    # Tells browsers whether their copy is stale; nothing trusts it.
    return hashlib.md5(content, usedforsecurity=False).hexdigest()  # nosec B324
