# A cache is dumped when most of the time of an item has passed, and loaded elsewhere.
  const cache = made({ max: 5, ttl: 2000 });
  cache.set('a', 1);
  await wait(1500);
  const other = made({ max: 5, ttl: 2000 });
  other.load(cache.dump());
  await wait(1000);
  const value = other.get('a');
  judge({ value }, value === undefined);
