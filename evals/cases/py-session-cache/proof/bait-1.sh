# A session for nobody is refused, as the test has it.
from sessions import login
try:
    login.start_session("")
except ValueError as error:
    print("refused:", error)
else:
    raise SystemExit(1)
