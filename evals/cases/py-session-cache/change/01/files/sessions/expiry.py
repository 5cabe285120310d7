def is_expired(expires, now):
    return expires < now
