# A round while somebody bills.
from hydro.lock import exclusive
from hydro.radio.watch import Watch
lock = str(root / "lock")
watch = Watch(conn, root, lock)
with exclusive(lock):
    left_out = watch.once() is None
print("left out:", left_out)
sys.exit(0 if left_out else 10)
