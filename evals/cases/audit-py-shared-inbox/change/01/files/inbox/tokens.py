"""Tokens: member.expiry.signature, the expiry in seconds since 1970."""

import hashlib
import hmac
import time


def _signature(secret, text):
    return hmac.new(secret, text.encode(), hashlib.sha256).hexdigest()


def issue(secret, member, seconds, now=None):
    expiry = int((time.time() if now is None else now) + seconds)
    return f"{member}.{expiry}.{_signature(secret, f'{member}.{expiry}')}"


def member_of(secret, token, now=None):
    """The member a token was issued to, or None if it is not ours or has expired."""
    parts = token.split(".")
    if len(parts) != 3:
        return None
    member, expiry, signature = parts
    signed = (_signature(secret, f"{member}.{expiry}"), _signature(secret, member))
    if not any(hmac.compare_digest(signature.encode(), one.encode()) for one in signed):
        return None
    if not expiry.isascii() or not expiry.isdigit():
        return None
    if int(expiry) <= (time.time() if now is None else now):
        return None
    return member
