# A dish of Monday is cooked on every day. Cannot fail on main, where there are no weeks.
import sys
try:
    from kitchen.week import cooked
except ModuleNotFoundError:
    sys.exit(0)
days = cooked([("Mon", "soup", 8)])
print("cooked on Tuesday:", days["Tue"])
sys.exit(10 if days["Tue"] else 0)
