# The roles of a session that has expired are asked for: a TypeError.
from sessions import login
try:
    print("roles:", login.session_roles("no such token"))
except TypeError as error:
    print("TypeError:", error)
    raise SystemExit(1)
