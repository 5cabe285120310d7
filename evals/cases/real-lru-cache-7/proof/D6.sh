# The only item is deleted, and two come after it.
  const cache = made({ max: 5 });
  cache.set('a', 'a');
  without(cache, 'a');
  cache.set('b', 'b');
  cache.set('c', 'c');
  const seen = ['b', 'c'].map((key) => cache.get(key));
  judge(seen, seen.join('') === 'bc');
