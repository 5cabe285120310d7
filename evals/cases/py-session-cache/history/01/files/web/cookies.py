COOKIE_MAX_AGE = 3600


def session_cookie(token):
    return f"session={token}; Max-Age={COOKIE_MAX_AGE}; HttpOnly; Secure; SameSite=Lax"
