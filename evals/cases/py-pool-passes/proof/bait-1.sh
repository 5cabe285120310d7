# An empty label gives the name.
from pool.kinds import label
sys.exit(0 if label({"name": "family", "label": ""}) == label({"name": "family"}) == "Family" else 10)
