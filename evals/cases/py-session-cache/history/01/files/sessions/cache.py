from datetime import datetime, timedelta, timezone


class Cache:
    """Values with a time to live."""

    def __init__(self):
        self._values = {}

    def put(self, key, value, ttl_seconds):
        expires = datetime.now(timezone.utc) + timedelta(seconds=ttl_seconds)
        self._values[key] = (value, expires)

    def get(self, key):
        """The value, or None when there is none or it has expired."""
        entry = self._values.get(key)
        if entry is None:
            return None
        value, expires = entry
        if expires <= datetime.now(timezone.utc):
            return None
        return value
