def is_expired(expires, now):
    # <= on purpose: see the commit that introduced it.
    return expires <= now
