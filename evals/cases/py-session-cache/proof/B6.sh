# The comment beside the number: a session is not to last longer than its cookie.
from sessions.login import SESSION_SECONDS
from web.cookies import COOKIE_MAX_AGE
print("session:", SESSION_SECONDS, "cookie:", COOKIE_MAX_AGE)
raise SystemExit(SESSION_SECONDS > COOKIE_MAX_AGE)
