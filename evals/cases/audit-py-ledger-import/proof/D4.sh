# Two imports that look at once both get the lock.
import threading
from ledger.lock import Locked, locked
barrier = threading.Barrier(2, timeout=2)
exists, touch = Path.exists, Path.touch
def slow(path):
    found = exists(path)
    try:
        barrier.wait()
    except threading.BrokenBarrierError:
        pass
    return found
Path.exists = slow
inside = []
both = threading.Barrier(2, timeout=2)
def work():
    try:
        with locked(top):
            inside.append(1)
            both.wait()
    except (Locked, FileExistsError, FileNotFoundError, threading.BrokenBarrierError):
        pass
threads = [threading.Thread(target=work) for _ in range(2)]
for t in threads: t.start()
for t in threads: t.join()
print(len(inside), "imports hold the lock")
raise SystemExit(len(inside) != 1)
