# After logging out the session is still there.
from sessions import login
token = login.start_session("ann", ["admin"])
login.log_out(token)
print("after logging out:", login.cache.get(token))
raise SystemExit(login.cache.get(token) is not None)
