# A session that expires this very instant is accepted again.
from datetime import datetime, timezone
from sessions.expiry import is_expired
now = datetime.now(timezone.utc)
print("expired at this instant:", is_expired(now, now))
raise SystemExit(not is_expired(now, now))
