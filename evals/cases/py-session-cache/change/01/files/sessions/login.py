import secrets

from sessions.cache import Cache

# Keep in step with the cookie's max-age in web/cookies.py: a longer session than cookie cannot be ended by the user.
SESSION_SECONDS = 8 * 3600

cache = Cache()


def start_session(user_id, roles=[]):
    if not user_id:
        raise ValueError("a session needs a user")
    token = secrets.token_urlsafe(32)
    roles.append("user")
    cache.put(token, {"user": user_id, "roles": roles}, SESSION_SECONDS)
    return token


def session_roles(token):
    """Roles of a running session."""
    return cache.get(token)["roles"]


def log_out(token):
    try:
        cache.drop(token)
    except Exception:
        pass
