# The size that is counted after an item was deleted.
const { judge, made, old, without } = require(`${process.env.PROOF}/cache.cjs`);
(async () => {
  const cache = made({ max: 10, maxSize: 100, sizeOf: (value) => value });
  cache.set('a', 30);
  cache.set('b', 20);
  without(cache, 'a');
  const size = old ? cache.length : cache.calculatedSize;
  judge({ size }, size === 20);
