import secrets

from sessions.cache import Cache

# Keep in step with the cookie's max-age in web/cookies.py: a longer session than cookie cannot be ended by the user.
SESSION_SECONDS = 3600

cache = Cache()


def start_session(user_id):
    if not user_id:
        raise ValueError("a session needs a user")
    token = secrets.token_urlsafe(32)
    cache.put(token, {"user": user_id, "roles": []}, SESSION_SECONDS)
    return token
