# forget saves without the lock. On main there is no forget.
with tempfile.TemporaryDirectory() as name:
    store = Store(Path(name, "weights.json"))
    seen = []
    save = store._save
    def watched():
        seen.append("held" if store._lock.locked() else "free")
        save()
    store._save = watched
    store.add(Reading("Linde", 600, 30_500))
    if not hasattr(store, "forget"):
        sys.exit(0)
    store.forget("Linde")
    print("the lock in _save: add", seen[0] + ", forget", seen[1])
    sys.exit(0 if seen == ["held", "held"] else 10)
