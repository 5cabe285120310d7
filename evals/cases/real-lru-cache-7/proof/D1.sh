# Something is read before the cache is full, and then something is added.
  const cache = made({ max: 5 });
  for (const key of ['a', 'b', 'c']) cache.set(key, key);
  cache.get('a');
  cache.set('d', 'd');
  const seen = ['a', 'b', 'c', 'd'].map((key) => cache.get(key));
  judge(seen, seen.join('') === 'abcd');
