# Two sessions that are started without roles share one list, and the second has "user" twice.
from sessions import login
login.start_session("ann")
second = login.session_roles(login.start_session("bob"))
print("roles of the second session:", second)
raise SystemExit(second != ["user"])
