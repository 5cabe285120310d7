# The size that is counted after an item was deleted.
  const cache = made({ max: 10, maxSize: 100, sizeOf: (value) => value });
  cache.set('a', 30);
  cache.set('b', 20);
  without(cache, 'a');
  const size = old ? cache.length : cache.calculatedSize;
  judge({ size }, size === 20);
